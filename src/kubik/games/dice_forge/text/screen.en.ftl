### The words of the screen in the terminal.

round = round { $n } of { $all }
total = total { $n }
forged = forged { $n }
at-island = island { $n }
dice = dice
light-die = light
dark-die = dark
feats = feats
tokens = tokens
hammer = hammer
scepter = scepter
companion = companion
cerberus = Cerberus token
triton = Triton token
moved = moved
islands = Islands
memory = memory ({ $player })
temple = Temple
sanctuary = sanctuary
gardens = gardens
forest = forest
sold-out = sold out
replaced = Replaced faces of { $player }
# A face or a cell in a few letters.
mark-mirror = mirror
mark-ship = ship
mark-shield = shield { $sign }
mark-chaos = chaos { $sign }
mark-golem = golem { $sign }
mark-boar = boar { $colour ->
        [red] R
        [green] G
        [yellow] Y
       *[blue] B
    }
mark-misfortune = misf. { $colour ->
        [red] R
        [green] G
        [yellow] Y
       *[blue] B
    }
cell-start = start
cell-forge = forge
cell-hall = hall
cell-steal = steal { $gains }
cell-per-forged = { $gains } a forged face
cell-goddess = goddess
celestial-die = celestial die
treasures = treasures left
lane-top = top
lane-middle = middle
lane-bottom = bottom
lane-final = end
sign-reserve = what a player has, and how much there is room for
sign-glory = glory points so far; the total counts feats and track as well
sign-up = the face of a die that lies up
sign-one-of = one of these; without a stroke, all of them
sign-left = so many faces or cards are left; as a face, ×3 triples the other die
sign-hero = before a name on a board: where this player's hero, golem or token stands
sign-next = a cell where your golem can step next
sign-fork = the lane goes on to this cell as well
sign-trade = pay this, gain that
sign-discount = a face for so much less
sign-empty = a cell that brings nothing
sign-ways = an ancient shard moves the token to the left, loyalty to the right
sign-rebellion = before the spaces of the track: what a feat brings that is new to all, and one that is new to you
sign-loyalty = before the spaces of the track: what a face of this resource brings besides
sign-face = a face by its name: c and the name gives its whole text
sign-owned = the letter is the colour of the card { $feat } that it belongs to: R red, G green, Y yellow, B blue
sign-hammer = gold on the hammer; behind the arrow, the glory that this and the next phase bring
sign-scepter = gold on the scepter; behind the =, the shards that it can stand for
sign-companion = the space of the companion
help-piles = the feats of the islands with their texts, and the faces that were replaced

## What can be agreed before the start

setting-module = the module of Rebellion; without it, none, or that of the set-up
setting-setup = which feats lie on the islands; without it, the introductory ones or those for the module
setting-feats = feats that replace those of the set-up, with commas: twins,cerberus
setting-first = the seat that begins, from 0; without it, chance decides
setting-tree_keeps_gold = whether the Tree still gives its gold to those who have 8 gold or more
setting-remove_gold_6 = two players: whether the face of 6 gold is always taken out of the temple
setting-colours = the colours of boars, memories and misfortunes in their order, with commas
setting-convert_parts = whether Sentinel and Cyclops may turn any part of a gain into glory, not only all of it
setting-left_hand_blesses = whether the own dice of the Left Hand count as an own blessing
setting-tie = who wins a tie
