## kubik odds story

reach = { $dice ->
        [one] Chance of enough measures with { $dice } die
       *[other] Chance of enough measures with { $dice } dice
    }
long = { $dice ->
        [one] Chance of enough measures with { $dice } die, added up over { $rolls } rolls
       *[other] Chance of enough measures with { $dice } dice, added up over { $rolls } rolls
    }
conflict = { $dice ->
        [one] { $dice } die against { $enemy }
       *[other] { $dice } dice against { $enemy }
    }
needed = { $n } or more
win = victory
draw = draw
lose = defeat
alone = alone
helped = with help ({ $dice })
joint = joint work (with { $dice })
effort = { $way }, special effort
