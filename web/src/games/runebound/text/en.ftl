rb-map = Map
rb-larger = Zoom in
rb-smaller = Zoom out
rb-whole = The whole map
rb-to-hero = To the hero
rb-gem = Gem: { $deck }
rb-gem-down = Gem, face down: { $deck }
rb-hero-here = { $hero } ({ $player })
rb-zombies = { $n ->
    [one] A zombie
   *[other] { $n } zombies
}
rb-story-here = Story: { $card }
rb-quest-here = Quest: { $card }
rb-market-has = Market: { $cards }
rb-way = { $steps ->
    [one] One step
   *[other] { $steps } steps
}, { $dice ->
    [0] no die
    [one] one die
   *[other] { $dice } dice
}.
rb-way-zombies = { $n ->
    [one] A zombie is in the way!
   *[other] { $n } zombies are in the way!
}
rb-heroes = Heroes and time
rb-gold = Gold
rb-lore = Lore
rb-ally = Allies
rb-trophies = Trophies ({ $deck }): { $n }
rb-health = { $wounds ->
    [0] Unhurt, health { $health }
    [one] One wound, health { $health }
   *[other] { $wounds } wounds, health { $health }
}
rb-defeated = Defeated
rb-detained = Detained
rb-points = { $n ->
    [one] One action point left
   *[other] { $n } action points left
}
rb-assets = Assets
rb-empty = No { $type }
rb-quests = Quests
rb-hand = Hand ({ $n } of { $most })
rb-skills = Learned skills
rb-own-trophies = Trophies ({ $n })
rb-cards = Cards: { $n }, hand: { $hand }
rb-markets = Markets
rb-exchange = Exchange
rb-you-give = You give
rb-you-want = You want of { $player }
rb-gives = { $player } gives
rb-nothing = Nothing
rb-propose = Propose
rb-pile = { $name }: { $n ->
    [one] one card
   *[other] { $n } cards
} in the pile
rb-skill-deck = Skills
rb-asset-deck = Assets
rb-time = Time
rb-act-1 = Act one
rb-act-2 = Act two
rb-space = Space { $n }
rb-refresh = gems turn up
rb-story = a story comes up
rb-now = now
rb-villain-at = { $place }
rb-away = { $n ->
    [0] here
    [one] one hex away
   *[other] { $n } hexes away
}
rb-ap = { $n } AP
rb-choose-hero = Choose
rb-odds = { $n ->
    [0] no card: { $chance }
    [one] one card: { $chance }
   *[other] { $n } cards: { $chance }
}
rb-revealed = Revealed skill cards
rb-successes = { $n ->
    [0] No success.
    [one] One success.
   *[other] { $n } successes.
}
rb-next-card = One more card: { $chance }.
rb-dice = Terrain dice
rb-fight = Fight
rb-round = Round { $n }
rb-spent = spent
rb-aside = set aside
rb-token = { $up } (back: { $back })
rb-played-by = played by { $player }
rb-passed = has passed
rb-used = used
rb-over = The game is over.
rb-turn-of = It is the turn of { $player }.
rb-you = you
rb-heroes-to-choose = Heroes to choose from
rb-drawn = The card that is being resolved
rb-success = success
rb-stories = Stories
rb-price = Price: { $n } gold
rb-you-are = You are here: { $place }.
rb-around = Around you
rb-takes = To go there by dice: { $die }.
rb-over-river = water, over the river
rb-any-die = any die
rb-reach = Where the dice lead
rb-choose-hex = Places to choose
rb-find = The way to anything
rb-find-label = What do you look for?
rb-nowhere = It is nowhere on the map.
rb-go = { $n ->
    [one] { $direction }
   *[other] { $n } × { $direction }
}
rb-direction-0 = south-east
rb-direction-1 = south
rb-direction-2 = south-west
rb-direction-3 = north-west
rb-direction-4 = north
rb-direction-5 = north-east
