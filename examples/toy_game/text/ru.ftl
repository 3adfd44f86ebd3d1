game = Башни
about = Кладите карты на свою башню: на большей карте меньшая не держится. Побеждает самая высокая башня.
form-hand = Карт в руке
place-hand = Рука
place-tower = Башня
place-deck = Колода
hand-small = 3
hand-large = 5
unfit-players = В «Башни» играют от 2 до 4 человек.
ask-turn = Какую карту вы кладёте?
option-lay = Положить { $piece }
event-draws = { $player } берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }.
event-lays = { $player } кладёт { $piece }.
event-falls = Башня падает: { $player }.
score-height = Высота башни
