## Стол

rp-round = Раунд { $n } из { $all }
rp-over = Игра окончена
rp-phase-0 = Подготовка
rp-phase-1 = Бросок
rp-phase-2 = Фаза кубиков
rp-phase-3 = Фаза рынка
rp-phase-4 = Завершение раунда
rp-initiative = Карты инициативы
rp-initiative-card = Карта инициативы { $n }
rp-card = Карта { $n }
rp-with-coin = с монетой
rp-bag = В мешке { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }
rp-market = Рынок
rp-empty-market = Рынок пуст.
rp-deck = Колода
rp-discard-pile = Сброс
rp-trash = Мусор

## Карты

rp-costs = стоит { $n } золота
rp-hands = { $n ->
        [one] одна рука
       *[other] две руки
    }
rp-hands-used = занято рук: { $n } из { $most }
rp-arrow = двигает фишку { $direction }
rp-buy = Купить
rp-discard = Сбросить
rp-do-return = Вернуть на рынок
rp-used = использован

## Лист героя

rp-row = { $attribute }: { $action }
rp-you = вы
rp-empty = пусто
rp-wants = по предыстории здесь нужен { $colour }
rp-matches = совпадает с предысторией ({ $colour })
rp-old = было
rp-new = стало
rp-goal = сейчас { $value }, нужно { $wanted }, { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }: { $state }
rp-value = сейчас { $value }, нужно { $wanted }, { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }
rp-goal-met = выполнено
rp-goal-missed = не выполнено
rp-goal-open = ещё возможно
rp-goal-beyond = без действия уже не выйдет
rp-square = { $square }: { $stars }
rp-token = здесь фишка
rp-matched = С предысторией совпало { $n } из 6: { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }
rp-weapons = Оружие
rp-armour = Броня
rp-traits = Черты
rp-skills = Навыки
rp-in-hand = Кубик в руке: { $die }
rp-holds = Карта инициативы { $n }
rp-charisma = { $n } { $n ->
        [one] жетон харизмы
        [few] жетона харизмы
       *[many] жетонов харизмы
    }
rp-gold = { $n } золота
rp-stars = Пока { $n } { $n ->
        [one] звезда
        [few] звезды
       *[many] звёзд
    }
rp-score = Звёзды на сейчас, по строкам
rp-score-of = Звёзды на сейчас: { $player }
rp-show-sheet = Весь лист: { $player }
rp-sheet-of = Герой игрока { $player }
rp-starting = Ваши кубики

## Одиночная игра

rp-solo = Одиночная игра
rp-enemy-die = Кубик врага
rp-enemy = { $n ->
        [0] Кубик врага не бросали
       *[other] На кубике врага { $n }
    }
rp-enemy-cards = При { $n } картах забирает
rp-gold-left = За каждые { $n } золота в конце — звезда.
