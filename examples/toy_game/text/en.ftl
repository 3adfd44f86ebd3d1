game = Towers
about = Lay cards on your tower; a lower one makes it fall. The highest tower wins.
form-hand = Cards in hand
place-hand = Hand
place-tower = Tower
place-deck = Deck
hand-small = 3
hand-large = 5
unfit-players = Towers is for 2 to 4 players.
ask-turn = Which card do you lay?
option-lay = Lay { $piece }
event-draws = { $player } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
event-lays = { $player } lays { $piece }.
event-falls = The tower of { $player } falls.
score-height = Height of the tower
