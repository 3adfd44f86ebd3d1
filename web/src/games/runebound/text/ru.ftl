rb-map = Карта
rb-larger = Ближе
rb-smaller = Дальше
rb-whole = Вся карта
rb-to-hero = К герою
rb-gem = Жетон приключения: { $deck }
rb-gem-down = Жетон приключения лицом вниз: { $deck }
rb-hero-here = { $hero } ({ $player })
rb-zombies = { $n ->
    [one] Зомби
   *[other] Зомби: { $n }
}
rb-story-here = Сюжет: { $card }
rb-quest-here = Задание: { $card }
rb-market-has = Рынок: { $cards }
rb-way = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}, { $dice ->
    [0] без кубиков
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}.
rb-way-zombies = { $n ->
    [one] На пути зомби!
   *[other] На пути зомби: { $n }!
}
rb-heroes = Герои и время
rb-gold = Золото
rb-lore = Знания
rb-ally = Союзники
rb-trophies = Трофеи ({ $deck }): { $n }
rb-health = { $wounds ->
    [0] Без ран, здоровье { $health }
    [one] { $wounds } рана, здоровье { $health }
    [few] { $wounds } раны, здоровье { $health }
   *[other] { $wounds } ран, здоровье { $health }
}
rb-defeated = Поражение в бою
rb-detained = Под стражей
rb-points = Осталось очков действий: { $n }
rb-assets = Имущество
rb-empty = Нет: { $type }
rb-quests = Задания
rb-hand = Рука ({ $n } из { $most })
rb-skills = Изученные навыки
rb-own-trophies = Трофеи ({ $n })
rb-cards = Карт: { $n }, на руке: { $hand }
rb-markets = Рынки
rb-exchange = Обмен
rb-you-give = Вы отдаёте
rb-you-want = Вы хотите ({ $player })
rb-gives = { $player } отдаёт
rb-nothing = Ничего
rb-propose = Предложить
rb-pile = { $name }: в колоде { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
rb-skill-deck = Навыки
rb-asset-deck = Приобретения
rb-time = Время
rb-act-1 = Акт первый
rb-act-2 = Акт второй
rb-space = Деление { $n }
rb-refresh = жетоны приключений обновляются
rb-story = карта сюжета
rb-now = сейчас
rb-villain-at = { $place }
rb-away = { $n ->
    [0] здесь
    [one] { $n } клетка
    [few] { $n } клетки
   *[other] { $n } клеток
}
rb-ap = { $n } ОД
rb-choose-hero = Выбрать
rb-odds = { $n ->
    [one] { $n } карта: { $chance }
    [few] { $n } карты: { $chance }
   *[other] { $n } карт: { $chance }
}
rb-revealed = Открытые карты навыков
rb-successes = { $n ->
    [0] Успехов нет.
   *[other] Успехов: { $n }.
}
rb-next-card = Ещё одна карта: { $chance }.
rb-dice = Кубики местности
rb-fight = Бой
rb-round = Раунд { $n }
rb-spent = потрачен
rb-aside = отложен
rb-token = { $up } (на обороте: { $back })
rb-played-by = играет { $player }
rb-passed = пас
rb-used = применено
rb-over = Игра окончена.
rb-turn-of = Ходит { $player }.
rb-you = вы
rb-heroes-to-choose = Герои на выбор
rb-drawn = Разыгрываемая карта
rb-success = успех
rb-stories = Сюжет
rb-price = Цена: { $n } золота
rb-you-are = Вы здесь: { $place }.
rb-around = Вокруг
rb-takes = Кубик, чтобы войти: { $die }.
rb-over-river = вода, через реку
rb-any-die = любой
rb-reach = Куда ведут кубики
rb-choose-hex = Места на выбор
rb-find = Дорога куда угодно
rb-find-label = Что ищем?
rb-nowhere = На карте этого нет.
rb-go = { $n ->
    [1] { $direction }
   *[other] { $n } × { $direction }
}
rb-direction-0 = юго-восток
rb-direction-1 = юг
rb-direction-2 = юго-запад
rb-direction-3 = северо-запад
rb-direction-4 = север
rb-direction-5 = северо-восток
