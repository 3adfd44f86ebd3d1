## kubik odds story

reach = { $dice ->
        [one] Хватит ли мер: { $dice } кубик
        [few] Хватит ли мер: { $dice } кубика
       *[other] Хватит ли мер: { $dice } кубиков
    }
long = { $dice ->
        [one] Хватит ли мер за { $rolls } { $rolls ->
            [one] бросок
            [few] броска
           *[other] бросков
        }: { $dice } кубик
        [few] Хватит ли мер за { $rolls } { $rolls ->
            [one] бросок
            [few] броска
           *[other] бросков
        }: { $dice } кубика
       *[other] Хватит ли мер за { $rolls } { $rolls ->
            [one] бросок
            [few] броска
           *[other] бросков
        }: { $dice } кубиков
    }
conflict = { $dice ->
        [one] { $dice } кубик против { $enemy }
        [few] { $dice } кубика против { $enemy }
       *[other] { $dice } кубиков против { $enemy }
    }
needed = { $n } и больше
win = победа
draw = ничья
lose = поражение
alone = в одиночку
helped = с помощью ({ $dice })
joint = общим трудом (с { $dice })
effort = { $way }, особое усилие
