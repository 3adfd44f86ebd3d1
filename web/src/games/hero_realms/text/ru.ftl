## Что лежит на столе

hr-market = Рынок
hr-market-deck = Рыночная колода: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
hr-gems = осталось самоцветов: { $n }
hr-for-sale = В продаже
hr-sacrificed = Жертвенная стопка
hr-hand = Рука
hr-hand-size = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    } на руке
hr-deck-size = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    } в колоде
hr-your-hand = Ваша рука
hr-empty-hand = На руке нет карт.
hr-deck = Колода
hr-discard = Стопка сброса
hr-in-play = В игре
hr-expended = повёрнута
hr-ally-used = союзное свойство применено
hr-nothing = ничего
hr-close = Закрыть
hr-top-known = На верху колоды
hr-hand-known = Известные карты на руке
hr-defence-now = оборона сейчас { $n }

## Игроки

hr-you = вы
hr-turn = ходит
hr-out = вне игры
hr-health = стойкость { $n }
hr-gold = золото
hr-combat = очки боя
hr-pools = золото { $gold }, очки боя { $combat }
hr-team = Команда { $n }
hr-allies = союзники
hr-enemies = противники
hr-shared = общая стойкость { $n }
hr-emperor = Император
hr-general = Генерал
hr-used = применено
hr-each-turn = раз в ход
hr-once = раз за игру

## Что ждёт своего часа

hr-waiting = Ждёт своего часа
hr-discount = { $what ->
        [action] Следующее действие дешевле на { $n }
        [champion] Следующий защитник дешевле на { $n }
       *[any] Следующая карта дешевле на { $n }
    }
hr-blessed = Защитники: +{ $n } к обороне
hr-heist = Ограбление: купите из чужого сброса

## Карты, о которых спрашивают

hr-from-looked = С верха вашей колоды
hr-from-discard = В вашей стопке сброса
hr-from-own = Ваши карты

## Что сделать

hr-deeds = Действия
hr-play-all = Разыграть всё
hr-use-all = Применить свойства
hr-use-all-hint = Все свойства, в которых нечего выбирать
