df-round = Раунд { $n } из { $all }
df-turn-of = Ход: { $player }
df-your-turn = Ваш ход
df-you = вы
df-over = Игра окончена
df-temple = Храм
df-gardens = Сады
df-forest = Лес
df-islands = Острова
df-players = Игроки
df-left = { $n ->
        [0] не осталось
        [one] осталась { $n }
        [few] осталось { $n }
       *[many] осталось { $n }
    }
df-cost = стоит { $n } { $n ->
        [one] золото
       *[other] золота
    }
df-reserve = { $resource }: { $n } из { $most }
df-amount = { $resource }: { $n }
df-total = Всего: { $n }
df-total-long = Слава вместе с подвигами и полями: { $n }
df-forged = Заменено граней: { $n }
df-feats = Подвиги
df-no-feats = подвигов пока нет
df-used = применён
df-hammer = Молот: { $gold } из { $phase } золота, затем { $glory } { $glory ->
        [one] очко
        [few] очка
       *[many] очков
    } славы
df-hammers-done = Молот: пройден
df-scepter = Скипетр: { $gold } из { $most } золота
df-companion = Компаньон: деление { $n } из { $most }
df-cerberus = Жетоны Цербера: { $n }
df-triton = Жетоны Тритона: { $n }
df-card = Владелец карты: { $face }
df-memory = { $player }: жетон воспоминаний, { $gains }
df-hero = Герой: { $player }
df-hero-at = Герой: { $place }
df-home = на начальном портале
df-on-island = { $island }
df-golem = Голем: { $player }
df-token = Жетон: { $player }
df-cell = Клетка { $n }: { $text }
df-cell-next = дальше { $next }
df-treasures = Сокровища
df-treasure-lies = Здесь лежит: { $treasure }
df-zone = От { $low } до { $high }
df-path-loyalty = особый путь в сторону лояльности: на { $n }
df-path-rebellion = особый путь в сторону восстания: на { $n }
df-way-rebellion = в сторону восстания — сразу на { $n }
df-rebellion = Восстание
df-loyalty = Лояльность
df-lies-up = вверху
df-locked = нельзя заменить
df-dice-of = Кубики: { $player }
df-replaced = Заменённые грани
df-blessing = Ваше благословение: выбирайте сейчас
df-blessed = ещё получает благословение
df-asked = выбирает
df-nothing = ничего
