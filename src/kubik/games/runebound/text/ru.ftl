## Слова за столом

game = Runebound
group-enemy = Враги
group-quest = Задания
group-event = События
group-skill = Навыки
group-asset = Приобретения
group-story = Сюжетные карты
group-hero = Герои
group-scenario = Злодеи
about = Странствуйте, сражайтесь, учитесь и остановите злодея, пока не поздно. Для двоих–четверых.
how =
    Каждый ведёт по карте своего героя. В ход у вас три очка действий (ОД): перейти на соседнюю клетку или бросить походные кубики и идти, насколько они позволят, торговать в городе, отдохнуть, потренироваться и взять новые карты навыков, а за два очка — отправиться в приключение там, где лежит его жетон.

    Приключение — это враг, с которым предстоит бой, задание, которое куда-нибудь посылает, или событие с двумя вариантами. Завершённое приключение становится трофеем, а за трофеи изучают навыки с руки. На золото покупают приобретения, и многие из них дают свой боевой жетон.

    Проверка раскрывает столько карт навыков, каково значение характеристики; хватает одного символа успеха. Приложить усилие — значит сбросить карту навыка: чтобы раскрыть ещё одну карту, перебросить кубик или заплатить за то, что дают ваши карты.

    В бою обе стороны бросают жетоны и по очереди тратят выпавшее: наносят урон, ловкостью переворачивают или заставляют перебросить жетон, удваивают, ударами применяют способности, а щитами блокируют раны. Начинает тот, у кого больше золотых сторон.

    Когда все сделали по ходу, жетон времени сдвигается: открываются сюжетные карты, обновляются жетоны приключений. После первого круга появляется злодей, а все враги становятся опытными. Кто одолеет злодея, побеждает; если вовремя не успеет никто, проиграют все.
card = «{ $name }»
and = { $first }, { $second }
or = { $first } или { $second }
both = { $first } и { $second }
named-hex = { $name } ({ $spot })
unnamed-hex = { $terrain } { $near } ({ $spot })
to-hex = { $to } ({ $spot })
to-unnamed-hex = { $to } { $near } ({ $spot })
terrain-plains = равнина
terrain-hills = холмы
terrain-forest = лес
terrain-mountains = горы
terrain-water = вода
terrain-city = город
terrain-wild = джокер
of-plains = равнины
of-hills = холмов
of-forest = леса
of-mountains = гор
of-water = воды
to-plains = на равнину
to-hills = на холмы
to-forest = в лес
to-mountains = в горы
to-water = на воду
on-plains = на равнине
on-hills = на холмах
on-forest = в лесу
on-mountains = в горах
on-water = на воде
kind-city = город
kind-settlement = поселение
kind-shrine = святилище
kind-fortress = крепость
kind-wilderness = глушь
any-city = любой город
any-settlement = любое поселение
any-shrine = любое святилище
any-fortress = любая крепость
in-city = в городе
in-settlement = в поселении
in-shrine = в святилище
in-fortress = в крепости
in-wilderness = в глуши
to-kind-city = в города
to-kind-settlement = в поселения
to-kind-shrine = в святилища
to-kind-fortress = в крепости
deck-combat = бой
deck-exploration = исследование
deck-social = встреча
deck-any = любой
deck-skills = колода навыков
deck-assets = колода приобретений
deck-of-combat = колода боя
deck-of-exploration = колода исследований
deck-of-social = колода встреч
trophy-combat = { $n ->
        [one] { $n } трофей боя
        [few] { $n } трофея боя
       *[many] { $n } трофеев боя
    }
trophy-exploration = { $n ->
        [one] { $n } трофей исследования
        [few] { $n } трофея исследования
       *[many] { $n } трофеев исследования
    }
trophy-social = { $n ->
        [one] { $n } трофей встречи
        [few] { $n } трофея встречи
       *[many] { $n } трофеев встречи
    }
trophy-any = { $n ->
        [one] { $n } любой трофей
        [few] { $n } любых трофея
       *[many] { $n } любых трофеев
    }
attribute-body = тело
attribute-mind = разум
attribute-spirit = дух
attribute-any = любую характеристику
stat-body = к телу
stat-mind = к разуму
stat-spirit = к духу
stat-health = к жизни
stat-speed = к скорости
stat-hand = к пределу руки
stat = { $n } { $stat }
asset-weapon = оружие
asset-clothing = одежда
asset-equipment = снаряжение
asset-mobility = передвижение
asset-commodity = товары
symbol-physical = физический урон
symbol-magic = магический урон
symbol-skull = череп
symbol-double = удвоение
symbol-agility = ловкость
symbol-surge = удар
symbol-shield = щит
symbol-blank = прочерк
symbol-of-physical = физического урона
symbol-of-magic = магического урона
symbol-of-skull = черепа
symbol-of-double = удвоения
symbol-of-agility = ловкости
symbol-of-surge = удара
symbol-of-shield = щита
face = { $n ->
        [0] { $symbol }
        [1] { $symbol }
       *[other] { $symbol } ×{ $n }
    }
face-gold = { $face }★
token = { $first } / { $second }
trait-beast = зверь
trait-construct = механизм
trait-demon = демон
trait-dragon = дракон
trait-elemental = элементаль
trait-giant = великан
trait-humanoid = гуманоид
trait-mystic = мистик
trait-savage = дикарь
trait-spirit = дух
trait-trickster = ловкач
trait-undead = нежить
trait-villain = злодей
trait-warrior = воин
roll-move = движении
roll-explore = исследовании
roll-rest = отдыхе
roll-retreat = отступлении
gold = { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }
points = { $n } ОД
wounds = { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    }
skill-cards = { $n ->
        [one] { $n } карту навыка
        [few] { $n } карты навыков
       *[many] { $n } карт навыков
    }
story-margath = { $n ->
        [one] { $n } жетон знаний
        [few] { $n } жетона знаний
       *[many] { $n } жетонов знаний
    }
story-corpse_king = { $n ->
        [one] { $n } союзника
       *[other] { $n } союзников
    }

## Названия на карте

near-tamalir = близ Тамалира
near-forge = близ Кузни
near-riverwatch = близ Речного Дозора
near-dawnsmoor = близ Даунсмура
near-starfall_forest = близ Леса Звездопада
near-rogue_peak = близ Пика изгоя
near-everton = близ Эвертона
near-caer_lok = близ Каэр Лока
near-suvars_haven = близ Пристанища Сувара
near-cursed_ruins = близ Проклятых руин
near-thelsvan_plains = близ Тельсванских равнин
near-blackwing_swamp = близ Топи Чёрного крыла
near-telis_castle = близ Замка Телис
near-outlaw_glade = близ Разбойничьей вольницы
near-gloomy_thicket = близ Чащи уныния
near-valley_of_souls = близ Долины душ
near-undercity = близ Подземного города
near-serpent_forest = близ Змеиного леса
near-echo_lake = близ Озера Эха
near-ithrite_forge = близ Итрайтовой кузни
near-sharp_cliffs = близ Острых скал
near-ash_hills = близ Пепельных холмов
near-hedge_wood = близ Живой изгороди
near-howling_valley = близ Воющего дола
near-hunting_circle = близ Охотничьего круга
near-lake_kernan = близ Озера Кернан
near-kellos_breath = близ Дыхания Келлоса
near-stump_wood = близ Пнёвого леса
near-bright_dale = близ Светлого дола
near-misty_plains = близ Туманных равнин
near-bitter_lowlands = близ Низин горечи
near-mountains_of_despair = близ Гор отчаяния
near-madness_pass = близ Перевала безумия
near-firmament = близ Небосвода
near-bluehaze_hills = близ Холмов Синей дымки
near-moonglow_marsh = близ Топи Лунного света
near-cedrics_crossing = близ Переправы Седрика
near-southern_plains = близ Южных равнин
near-sundergard = близ Сандергарда
near-greenwood = близ Зелёного леса
near-aris_sanctuary = близ Святилища Арис
near-lake_of_tears = близ Озера слёз
near-fangs_of_mennara = близ Клыков Меннары
near-fort_rodric = близ Форта Родрик
near-trade_town = близ Торгового града
near-riverlands = близ Речных земель
near-tarn_gardens = близ Садов Тарна
near-echo_landing = близ Пристани Эха
to-tamalir = в Тамалир
to-forge = в Кузню
to-riverwatch = в Речной Дозор
to-dawnsmoor = в Даунсмур
to-starfall_forest = в Лес Звездопада
to-rogue_peak = на Пик изгоя
to-everton = в Эвертон
to-caer_lok = в Каэр Лок
to-suvars_haven = в Пристанище Сувара
to-cursed_ruins = в Проклятые руины
to-thelsvan_plains = на Тельсванские равнины
to-blackwing_swamp = в Топь Чёрного крыла
to-telis_castle = в Замок Телис
to-outlaw_glade = в Разбойничью вольницу
to-gloomy_thicket = в Чащу уныния
to-valley_of_souls = в Долину душ
to-undercity = в Подземный город
to-serpent_forest = в Змеиный лес
to-echo_lake = на Озеро Эха
to-ithrite_forge = в Итрайтову кузню
to-sharp_cliffs = на Острые скалы
to-ash_hills = на Пепельные холмы
to-hedge_wood = в Живую изгородь
to-howling_valley = в Воющий дол
to-hunting_circle = в Охотничий круг
to-lake_kernan = на Озеро Кернан
to-kellos_breath = к Дыханию Келлоса
to-stump_wood = в Пнёвый лес
to-bright_dale = в Светлый дол
to-misty_plains = на Туманные равнины
to-bitter_lowlands = в Низины горечи
to-mountains_of_despair = в Горы отчаяния
to-madness_pass = на Перевал безумия
to-firmament = на Небосвод
to-bluehaze_hills = на Холмы Синей дымки
to-moonglow_marsh = в Топь Лунного света
to-cedrics_crossing = к Переправе Седрика
to-southern_plains = на Южные равнины
to-sundergard = в Сандергард
to-greenwood = в Зелёный лес
to-aris_sanctuary = в Святилище Арис
to-lake_of_tears = на Озеро слёз
to-fangs_of_mennara = в Клыки Меннары
to-fort_rodric = в Форт Родрик
to-trade_town = в Торговый град
to-riverlands = в Речные земли
to-tarn_gardens = в Сады Тарна
to-echo_landing = на Пристань Эха

## Карты

hero-figure = { $stat } { $n }
short-body = тело
short-mind = разум
short-spirit = дух
short-health = жизнь
short-speed = скорость
short-hand = предел руки
figure-skill = навык: { $attribute }
figure-cost = { $deck } { $n }
figure-success = символ успеха
figure-price = цена { $n }
figure-enemy = враг
figure-quest = задание
figure-event = событие
figure-deck = колода: { $deck }
figure-health = жизнь { $n }
figure-story = сюжетная карта
figure-story-quest = сюжетное задание
figure-hero = герой
figure-villain = злодей
line-named = { $name }: { $text }
line-token = Жетон { $code }: { $token }
line-tokens = Жетоны: { $tokens }
line-start = Начинает { $kind ->
        [settlement] в поселении
        [shrine] в святилище
       *[fortress] в крепости
    }, золото: { $gold }.
line-setup = При подготовке: { $text }
line-surge = Удар { $cost }, { $name }: { $text }
line-reward = Награда: { $text }
line-attempt = { $places }, { $points }: { $how }.
line-outcome = { $number }. { $needs }: { $text }
line-outcome-free = { $number }. { $text }
line-foe = { $name }: { $figures }
line-first = Для первого героя, который его выполнит.
line-each = Каждый герой может выполнить его один раз.
line-villain-token = Седьмой жетон: { $token }
line-villain-health = Жизнь не бывает меньше { $least }.
line-villain-fight = Герой на клетке злодея может вступить с ним в бой за { $points }. Кто победит в этом бою, побеждает в игре.
line-act-one = Конец первого акта: { $text }
line-march = С конца второго акта жетон времени стоит; вместо этого первый игрок бросает { $n ->
        [one] { $n } походный кубик
        [few] { $n } походных кубика
       *[many] { $n } походных кубиков
    }, и за каждого джокера злодей проходит клетку к цели: { $goal }. Если он дойдёт, проиграют все.
line-loss = В конце второго акта проигрывают все.
line-zombies = Зомби: кто входит на их клетку, получает { $wounds }; за { $points } герой на этой клетке убивает зомби и получает { $gold }.
how-explore = исследуйте
how-test = проверьте { $attribute }{ $mod }
how-pay = заплатите
how-fight = сразитесь
how-visit = посетите
needs-successes = { $n ->
        [one] { $n } успех
        [few] { $n } успеха
       *[many] { $n } успехов
    }
needs-victory = победа
no-bonus = нет бонуса
not-a-trophy = сбросьте эту карту

## Что делают карты: когда

on-combat_start = в начале боя
on-after_cast = после броска жетонов
on-after_action = после вашего боевого действия
on-take_damage = когда вы получили раны в бою
on-would_be_defeated = когда вас должны победить
on-self_defeated = когда вас победили
on-enemy_defeated = когда вы победили врага
on-gain_trophy = когда вы получили трофеи
on-turn_start = в начале вашего хода
on-rest = после отдыха
on-test_passed = после пройденной проверки
on-move_rolled = после броска кубиков для движения
per-turn = раз за ход
per-test = раз за проверку
per-round = раз за раунд
per-combat = раз за бой
per-game = раз за игру
may = если хотите, { $text }
action-points = { $n ->
        [0] без траты ОД
       *[other] { $n } ОД
    }
combat-action = боевое действие
when-gold = с { $n ->
        [one] { $n } золотым
       *[other] { $n } золотыми
    } или больше
when-enemy_trait = если у него есть свойство «{ $trait }»
when-first_round = в первом раунде
when-deck = на картах приключений ({ $deck })
when-successes = если успехов не меньше { $n }
cost-gold = заплатите { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }
cost-exert = приложите { $n ->
        [one] усилие
        [few] { $n } усилия
       *[many] { $n } усилий
    }
cost-trophy = потратьте { $trophy }
cost-damage = получите { $wounds }
cost-symbol = потратьте { $n ->
        [one] { $n } символ { $symbol }
        [few] { $n } символа { $symbol }
       *[many] { $n } символов { $symbol }
    }
need-gold = { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }
need-trophy = { $trophy }
paid = { $cost } и { $text }

## Что делают карты: эффекты

do-gain_gold = получите { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }
do-gold_per_symbol = получите по 1 золотому за каждый кубик с символом { $terrain } или джокером
do-lose_gold-user = потеряйте { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }
do-lose_gold-foe = противник теряет { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }
do-damage = получите { $wounds }
do-heal = вылечите { $wounds }
do-heal_all = вылечите все раны
do-delay = вы задержаны
do-gain_story = получите { $tokens }
do-lose_story = потеряйте { $tokens }
do-gain_trophy = получите { $trophy }
do-refresh_gem = обновите жетон приключения на своей клетке
do-keep_card = заберите эту карту как трофей
do-drop_card = сбросьте эту карту
do-choose = { $courses }
do-pay = если { $cost }, { $then }; иначе { $otherwise }
do-draw_adventure-combat = разыграйте ещё одну карту боя
do-draw_adventure-exploration = разыграйте ещё одну карту исследования
do-draw_adventure-social = разыграйте ещё одну карту встречи
do-draw_skills = возьмите { $cards }
do-learn_free = можете изучить навык с руки, не тратя трофеев
do-trade = немедленно торгуйте, цены на { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    } ниже
do-draw_asset = возьмите верхнюю карту приобретения (её можно сбросить)
do-search_asset = возьмите из колоды приобретений первую карту типа «{ $type }»
do-take_asset = возьмите с любого рынка приобретение ценой не больше { $n }
do-move_free = передвиньтесь не дальше чем на { $n ->
        [one] { $n } клетку
        [few] { $n } клетки
       *[many] { $n } клеток
    }
do-move_free-mind = передвиньтесь не дальше чем на столько клеток, каково значение вашего разума
do-move_roll = бросьте { $n ->
        [one] { $n } походный кубик
        [few] { $n } походных кубика
       *[many] { $n } походных кубиков
    } и передвиньтесь
do-test = проверьте { $attribute }{ $mod }
do-test-success = при успехе { $text }
do-test-fail = при провале { $text }
do-test-per_success = за каждый успех { $text }
do-explore_count = бросьте кубики, как при исследовании: за каждый кубик с символом местности вашей клетки или джокером { $text }
do-each_hero = каждый герой: { $text }
do-each_hero-when = каждый герой { $when }: { $text }
do-place_villain = злодей приходит { $to }
do-place_zombie = поместите { $zombies } { $to }
do-place_zombie-every = поместите по зомби { $to }, на каждую клетку
do-remove_zombie = уберите до { $zombies } не дальше { $n ->
        [one] { $n } клетки
       *[other] { $n } клеток
    } от вас
do-move_zombies = каждый зомби проходит { $n ->
        [one] { $n } клетку
        [few] { $n } клетки
       *[many] { $n } клеток
    } к ближайшему герою
zombies = { $n ->
        [one] зомби
       *[other] { $n } зомби
    }
zombies-to-remove = { $n } зомби
to-here = на свою клетку
to-beside = на соседнюю клетку
to-beside-region = на { $n ->
        [one] соседнюю клетку
       *[other] соседние клетки
    } { $near }
to-free = { $to } без героев
do-challenge = вызовите другого героя на своей клетке на бой без отступления, каждого раз за игру; если победите, { $text }
do-deal-physical = нанесите { $n ->
        [one] { $n } физический урон
       *[other] { $n } физического урона
    }
do-deal-magic = нанесите { $n ->
        [one] { $n } магический урон
       *[other] { $n } магического урона
    }
do-deal-skull = нанесите { $n ->
        [one] { $n } урон
       *[other] { $n } урона
    }
do-deal-unblockable = { $deal }, который нельзя заблокировать
do-deal-cancel = { $deal }; противник может потратить столько же символов удара, чтобы этого избежать
do-flip-self = переверните { $n ->
        [0] все свои жетоны
        [one] 1 свой жетон
        [few] { $n } своих жетона
       *[many] { $n } своих жетонов
    }
do-flip-foe = переверните { $n ->
        [0] все жетоны противника
        [one] 1 жетон противника
        [few] { $n } жетона противника
       *[many] { $n } жетонов противника
    }
do-flip-any = переверните { $n ->
        [0] все жетоны
        [one] 1 любой жетон
        [few] { $n } любых жетона
       *[many] { $n } любых жетонов
    }
do-recast-self = перебросьте { $n ->
        [0] любые свои жетоны
        [one] 1 свой жетон
        [few] до { $n } своих жетонов
       *[many] до { $n } своих жетонов
    }
do-recast-self-spent = перебросьте { $n ->
        [0] любые свои потраченные жетоны
        [one] 1 свой потраченный жетон
        [few] до { $n } своих потраченных жетонов
       *[many] до { $n } своих потраченных жетонов
    }
do-recast-foe = противник перебрасывает { $n ->
        [0] любые жетоны по вашему выбору
        [one] 1 жетон по вашему выбору
        [few] до { $n } жетонов по вашему выбору
       *[many] до { $n } жетонов по вашему выбору
    }
do-remove-foe = уберите до конца раунда { $n ->
        [0] все жетоны противника
        [one] 1 жетон противника
        [few] { $n } жетона противника
       *[many] { $n } жетонов противника
    }
do-remove-foe-symbols = уберите до конца раунда { $n ->
        [0] все жетоны противника
        [one] 1 жетон противника
        [few] { $n } жетона противника
       *[many] { $n } жетонов противника
    } с символом { $symbols }
do-amplify = до конца раунда ваши символы { $symbols } считаются { $n ->
        [2] дважды
       *[other] { $n } раза
    }
do-forbid-surge = до конца раунда противник не может применять удары
do-forbid-shield = до конца раунда противник не может тратить щиты
do-forbid-agility = до конца раунда противник не может использовать ловкость
do-forbid-double = до конца раунда противник не может удваивать символы
do-reflect = до конца раунда за раны, полученные вами от атак, противник получает столько же урона ({ $symbol })
do-extra_actions = сразу совершите ещё { $n ->
        [one] одно боевое действие
       *[other] до { $n } боевых действий
    }
do-add_token = добавьте до конца раунда жетон «{ $face }»
do-copy_enemy_surge = примените способность удара случайного врага из сброса колоды боя

## Что делают карты: постоянные правила

rule-die_as = { $per } при { $on } кубик может считаться символом { $terrain }
rule-add_symbol = при { $on } у вас есть символ { $terrain } сверх кубиков
rule-extra_dice = при { $on } бросайте на { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    } больше
rule-free_reroll = { $per } можете перебросить { $n ->
        [0] все непотраченные кубики броска
       *[other] 1 кубик
    } без усилия
rule-ignore_rivers = реки вам не мешают
rule-basic_move = без кубиков вы передвигаетесь на расстояние до { $n ->
        [one] { $n } клетки
       *[other] { $n } клеток
    }
rule-basic_move-when = { $when } без кубиков вы передвигаетесь на расстояние до { $n ->
        [one] { $n } клетки
       *[other] { $n } клеток
    }
rule-discount = приобретения стоят для вас на { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    } меньше
rule-sell_bonus = +{ $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    } за каждое проданное приобретение типа «{ $types }»
rule-sell_anywhere = можете продавать товары за рыночную стоимость в любом городе, поселении, святилище и любой крепости
rule-commodity = рыночная стоимость { $n } { $places }
rule-asset_limit = у вас может быть { $n } приобретения типа «{ $type }»
rule-test_bonus = +{ $n }, когда проверяете { $attribute }
rule-test_bonus-when = { $when }: +{ $n }, когда проверяете { $attribute }
rule-exert_reveals = { $per } усилие раскрывает { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
rule-train_bonus = при тренировке берите на { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } больше
rule-rest_bonus = отдыхая в глуши, лечите на { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    } больше
rule-initiative_bonus = +{ $n } к инициативе в каждом раунде
rule-damage_reduction = { $per } первый нанесённый вам урон меньше на { $n }
rule-learn_discount = навыки стоят для вас на { $n ->
        [one] { $n } трофей
        [few] { $n } трофея
       *[many] { $n } трофеев
    } меньше, но не меньше одного
rule-adventure_choice = { $per } берите { $n ->
        [one] { $n } карту приключения
        [few] { $n } карты приключений
       *[many] { $n } карт приключений
    } вместо одной: одну разыграйте, остальные положите под колоду
rule-forbid-surge = противник не может применять удары
rule-forbid-shield = противник не может тратить щиты
rule-forbid-agility = противник не может использовать ловкость
rule-forbid-double = противник не может удваивать символы
rule-regenerate = в начале каждого раунда со второго вылечите { $wounds }
rule-health_per-spirit = { $n } к жизни за каждое очко вашего духа
rule-health_per-foe_story-margath = { $n } к жизни за каждый жетон знаний противника
rule-health_per-foe_story-corpse_king = { $n } к жизни за каждого союзника противника
rule-health_per-zombies = { $n } к жизни за каждого зомби на карте
rule-roads_closed = дорог и мостов как будто нет
rule-zombie_bounty = за убитого зомби { $n ->
        [0] золота не дают
        [one] дают { $n } золотой
       *[other] дают { $n } золотых
    }

## О чём спрашивают

ask-choose_hero = Кто ваш герой?
ask-choose_start = Где начинает ваш герой?
ask-act = Ваш ход: что делаете?
ask-wander = Куда идёте? { $n ->
        [one] Осталась { $n } клетка.
        [few] Осталось { $n } клетки.
       *[many] Осталось { $n } клеток.
    }
ask-travel = Куда идёте по кубикам?
ask-travel-retreat = Удастся ли уйти?
ask-resting = Перебросить кубики, прежде чем лечиться?
ask-counting = Перебросить кубики, прежде чем считать?
ask-exploring = { $piece }: какой исход?
ask-pick_outcome = { $piece }: какой исход?
ask-choose_adventure = Какое из этих приключений разыграете?
ask-course = { $piece }: что вы сделаете?
ask-choose_one = Что вы выбираете?
ask-may_pay = Платить? Цена: { $cost }.
ask-choose_deck = Из какой колоды получить { $n ->
        [one] трофей
        [few] { $n } трофея
       *[many] { $n } трофеев
    }?
ask-exert = Какую карту навыка сбросите ради усилия?
ask-spend_trophies = Какой трофей потратите?
ask-waive = Какой трофей из цены не платить?
ask-learn_free = Изучить навык, не тратя трофеев?
ask-discard_down = { $n ->
        [one] Лишняя { $n } карта
        [few] Лишние { $n } карты
       *[many] Лишних { $n } карт
    }: какую сбросите?
ask-forget_skill = Слишком много навыков ({ $attribute }): какой сбросите?
ask-drop_asset = Слишком много приобретений типа «{ $type }»: какое сбросите?
ask-choose_market = В каком городе торгуете?
ask-trading = Рынок, { $city }: продайте что хотите, затем купите или сбросьте одну карту.
ask-keep_asset = { $piece }: оставите себе?
ask-take_asset = Какое приобретение возьмёте?
ask-testing = Приложить усилие и раскрыть ещё карту?
ask-which_first = { $on }: какая способность применяется первой?
ask-may_use = { $on }: какую способность применить?
ask-offer = Чем меняетесь? Второй игрок — { $other }.
ask-answer = { $other } предлагает: { $gives } в обмен на { $takes }. Согласны?
ask-challenge = Кого вызываете?
ask-march = Куда идёт злодей?
ask-next_zombie = Какой зомби идёт следующим?
ask-zombie_goes = Куда идёт зомби с клетки { $hex }?
ask-choose_zombie_hex = Где появляется зомби?
ask-choose_zombie = Какого зомби убрать?
ask-combat_action = Какое боевое действие?
ask-spend_some = Какие жетоны с символом { $symbol } потратить?
ask-use_agility = Ловкость: перевернуть свой жетон или заставить противника перебросить его жетон?
ask-may_avert = Потратить символы удара ({ $n }), чтобы избежать атаки?
ask-block = Урон { $n }: какой щит блокирует?
ask-pick_tokens-flip = Какой жетон перевернуть?
ask-pick_tokens-recast = Какие жетоны перебросить?
ask-pick_tokens-set_aside = Какой жетон убрать?
ask-pay_with = Каким жетоном с символом { $symbol } заплатить?
ask-may_retreat = Раунд окончен: попытаться отступить?
ask-copy_surge = { $piece }: какую способность применить?

## Что можно выбрать

option-done = Хватит
option-done-testing = Объявить результат
option-done-may_use = Никакую
option-done-learn_free = Ничего не изучать
option-done-keep_asset = Оставить
option-done-resting = Лечиться
option-done-counting = Считать
option-done-choose_zombie = Больше никого
option-done-waive = Платить
option-hero = { $piece }
option-start = { $hex }
option-move = Шаг { $to }
option-roll = Бросить кубики и идти
option-trade = Торговать
option-adventure = В приключение
option-rest = Отдохнуть
option-train = Тренироваться
option-stand_up = Подняться
option-attempt = Выполнять { $piece }
option-fight = Сразиться со злодеем
option-kill = Убить зомби
option-deliver = Продать { $piece } за { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }
option-use = { $piece }: { $text }
option-learn = Изучить { $piece }
option-exchange = Обмен: { $target }
option-challenge = Вызвать: { $target }
option-end = Закончить ход
option-step = { $to }, кубик: { $face }
option-step_as = { $to }, кубик по способности: { $face }
option-step_free = { $to }, дополнительный символ
option-reroll = Приложить усилие и перебросить кубик: { $face }
option-free_reroll = Перебросить без усилия: { $face }
option-reroll_all = Перебросить все кубики
option-stop = Остаться здесь
option-discard = Сбросить { $piece }
option-exert = Усилие: сбросить { $piece }
option-forget = Сбросить { $piece }
option-spend = Потратить { $piece } ({ $deck })
option-waive = { $deck ->
        [any] Серый символ
       *[other] Трофей: { $name }
    }
option-deck = { $deck }
option-buy = Купить { $piece } (цена { $n })
option-remove = Сбросить с рынка { $piece }
option-take = Взять { $piece }
option-sell = Продать { $piece }
option-drop = Сбросить { $piece }
option-market = { $city }
option-resolve = { $piece }
option-course = { $name }: { $text }
option-choose = { $text }
option-pay = Да: { $text }
option-decline = Нет: { $text }
option-outcome = { $text }
option-give_up = Пока оставить
option-place_zombie = { $hex }
option-remove_zombie = { $hex }
option-move_zombie = Зомби: { $hex }
option-towards = { $to }
option-give = Отдать { $piece }
option-ask_for = Попросить { $piece }
option-give_gold = Отдать { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }
option-ask_gold = Попросить { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }
option-propose = Предложить это
option-cancel = Не меняться
option-accept = Согласиться
option-refuse = Отказаться
option-attack-physical = Нанести физический урон всеми символами: { $n }
option-attack-magic = Нанести магический урон всеми символами: { $n }
option-attack-skull = Нанести урон всеми черепами: { $n }
option-attack_with-physical = Нанести физический урон частью символов
option-attack_with-magic = Нанести магический урон частью символов
option-attack_with-skull = Нанести урон частью черепов
option-double = Удвоить { $token } на жетоне { $under }
option-agility = Использовать ловкость: { $token }
option-surge = { $text }
option-surge_with = Потратить лишь часть ударов. { $text }
option-pass = Пас
option-spend_token = Потратить { $token }
option-block = Заблокировать: { $token }
option-suffer = Принять раны
option-avert = Избежать атаки
option-flip = Перевернуть { $token }
option-recast = Перебросить { $token }
option-set_aside = Убрать { $token }
option-all = Все
option-copy = { $text }
option-retreat = Попытаться отступить
option-fight_on = Продолжить бой
option-done-spend_some = Достаточно
option-done-pick_tokens = Достаточно
option-done-use_agility = Хватит

## Что происходит

event-opens = { $piece }: над страной сгущается тень.
event-picks_hero = { $player } играет за героя: { $piece }.
event-lays_market = Рынок, { $city }: { $pieces }.
event-starts_at = { $player } начинает: { $hex }.
event-begins_turn = { $act ->
        [1] Первый акт
        [2] Второй акт
       *[other] После второго акта
    }, ход { $space } · { $player }
event-time = Жетон времени на делении { $n }.
event-act_two = Начинается второй акт: все враги теперь опытные.
event-refreshes_gems = Жетоны приключений обновлены, кроме тех, где стоят герои.
event-refreshes_gem = { $player } обновляет жетон приключения.
event-draws = { $player } берёт { $n ->
        [one] { $n } карту навыка
        [few] { $n } карты навыков
       *[many] { $n } карт навыков
    }.
event-draws-known = { $player } берёт на руку: { $pieces }.
event-discards = { $player } сбрасывает карту { $piece }.
event-exerts = { $player } прилагает усилие и сбрасывает карту { $piece }.
event-shuffles = Сброс перетасован: { $deck }.
event-moves = { $player } идёт { $to }.
event-moves-away = { $player } отступает { $to }.
event-rolls = { $player } бросает кубики: { $dice }.
event-rerolls = { $player } перебрасывает { $face }: { $new }.
event-rests = { $player } отдыхает.
event-heals = { $player } лечит { $wounds }.
event-is_wounded = { $player } получает { $wounds }.
event-is_defeated = { $player } терпит поражение.
event-is_detained = { $player }: герой под стражей.
event-stands_up = { $player } поднимается.
event-dies = { $player } гибнет от руки злодея и выбывает из игры.
event-gains_gold = { $player }: +{ $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }.
event-loses_gold = { $player }: −{ $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }.
event-pays = { $player } платит { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }.
event-pays_off = { $player } платит.
event-declines = { $player } не платит.
event-gains_story-margath = { $player } узнаёт новое о драконах: +{ $n ->
        [one] { $n } жетон знаний
        [few] { $n } жетона знаний
       *[many] { $n } жетонов знаний
    }.
event-gains_story-corpse_king = { $player } находит { $n ->
        [1] союзника
        [one] { $n } союзника
       *[other] { $n } союзников
    }.
event-loses_story-margath = { $player } теряет { $n ->
        [one] { $n } жетон знаний
        [few] { $n } жетона знаний
       *[many] { $n } жетонов знаний
    }.
event-loses_story-corpse_king = { $player } теряет { $n ->
        [1] союзника
        [one] { $n } союзника
       *[other] { $n } союзников
    }.
event-keeps = { $player } забирает карту { $piece } как трофей ({ $deck }).
event-gains_trophy = { $player } получает { $trophy }.
event-spends_trophy = { $player } тратит трофей { $piece }.
event-learns = { $player } изучает навык { $piece }.
event-forgets = { $player } сбрасывает изученный навык { $piece }.
event-adventures = { $player } отправляется в приключение ({ $deck }).
event-draws_adventure = { $player } берёт карту { $piece }.
event-resolves = { $player } разыгрывает карту { $piece }.
event-puts_under = { $player } кладёт под колоду: { $pieces }.
event-discards_adventure = Карта { $piece } сброшена.
event-gets_quest = { $player } получает задание { $piece }.
event-chooses_course = { $player } выбирает: { $course }.
event-attempts = { $player } пытается выполнить задание { $piece }.
event-gives_up = { $player }: задание { $piece } пока не выполнено.
event-fulfils = { $player } выполняет задание { $piece }, исход { $number }.
event-tests = { $player } проверяет { $attribute }: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }.
event-reveals = { $player } раскрывает { $pieces }: { $n ->
        [0] успехов нет
        [one] { $n } успех
        [few] { $n } успеха
       *[many] { $n } успехов
    }.
event-passes_test = { $player } проходит проверку.
event-fails_test = { $player } проваливает проверку.
event-adds_to_market = На рынок поступает карта { $piece }.
event-buys = { $player } покупает { $type ->
        [weapon] оружие
        [clothing] одежду
        [equipment] снаряжение
        [mobility] средство передвижения
       *[commodity] товар
    } { $piece } за { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }.
event-removes = { $player } сбрасывает с рынка карту { $piece }.
event-sells = { $player } продаёт { $type ->
        [weapon] оружие
        [clothing] одежду
        [equipment] снаряжение
        [mobility] средство передвижения
       *[commodity] товар
    } { $piece } за { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }.
event-gains_asset = { $player } получает { $type ->
        [weapon] оружие
        [clothing] одежду
        [equipment] снаряжение
        [mobility] средство передвижения
       *[commodity] товар
    } { $piece }.
event-drops = { $player } сбрасывает { $type ->
        [weapon] оружие
        [clothing] одежду
        [equipment] снаряжение
        [mobility] средство передвижения
       *[commodity] товар
    } { $piece }.
event-uses = { $player } применяет { $ability }.
event-begins_fight = { $player } вступает в бой: { $piece }.
event-begins_fight-hero = { $player } вступает в бой, противник — { $target }.
event-ends_fight-won = { $player } побеждает в бою.
event-ends_fight-lost = { $player } проигрывает бой.
event-ends_fight-retreated = Бой прерван.
event-ends_fight-left = Противник отступает: { $player } остаётся без боя.
event-enemy_heals = { $piece } лечит { $wounds }.
event-challenges = { $player } бросает вызов: { $target }.
event-offers = { $player } предлагает обмен: { $gives } на { $takes } ({ $target }).
event-refuses = { $player } отказывается от обмена: { $target }.
event-exchanges = { $player } меняется: { $gives } на { $takes } ({ $target }).
event-draws_story = Сюжет продолжается: { $piece }.
event-discards_story = Сюжетное задание { $piece } завершено.
event-villain_appears = { $piece } приходит { $to }!
event-villain_moves = { $piece } идёт { $to }.
event-places_zombie = Появляется зомби: { $hex }.
event-removes_zombie = Зомби упокоен: { $hex }.
event-zombie_moves = Зомби идёт { $to }.
event-wins = { $player } одолевает злодея и побеждает!
event-all_lose = Герои проиграли.
event-begins_combat_round = Раунд боя { $n }.
event-casts = { $player } бросает жетоны: { $faces }.
event-has_initiative = { $player }: первое действие, инициатива { $n } против { $other }.
event-passes = { $player } пасует.
event-attacks = { $player } атакует.
event-deals-physical = { $player }: { $n ->
        [one] { $n } физический урон
       *[other] { $n } физического урона
    }.
event-deals-magic = { $player }: { $n ->
        [one] { $n } магический урон
       *[other] { $n } магического урона
    }.
event-deals-skull = { $player }: { $n ->
        [one] { $n } урон
       *[other] { $n } урона
    }.
event-doubles = { $player } удваивает жетон «{ $face }».
event-is_agile = { $player } использует ловкость.
event-spends_tokens = { $player }: −{ $faces }.
event-averts = { $player } избегает атаки.
event-reduces = { $piece } уменьшает урон на { $n }.
event-blocks = { $player } блокирует { $wounds }.
event-enemy_wounded = { $piece } получает { $wounds }.
event-tries_retreat = { $player } пытается отступить.
event-retreats = { $player } покидает бой.
event-stays = { $player }: отступить не удалось.
event-gets_token = { $player }: новый жетон — { $face }.
event-amplifies = { $player }: символы { $symbol } считаются ×{ $n }.
event-forbids-surge = { $player }: в этом раунде противник не применяет удары.
event-forbids-shield = { $player }: в этом раунде противник не тратит щиты.
event-forbids-agility = { $player }: в этом раунде противник не использует ловкость.
event-forbids-double = { $player }: в этом раунде противник не удваивает символы.
event-reflects = { $player }: раны вернутся противнику.
event-acts_again = { $player } получает ещё одно действие.
event-recalls = { $player }: сила врага { $piece }.
event-flips = { $player } переворачивает { $n ->
        [one] свой жетон
       *[other] свои жетоны
    }: { $faces }.
event-flips-foe = { $player } переворачивает { $n ->
        [one] жетон
       *[other] жетоны
    } противника: { $faces }.
event-recasts = { $player } перебрасывает { $n ->
        [one] свой жетон
       *[other] свои жетоны
    }: { $faces }.
event-recasts-foe = { $player } заставляет противника перебросить { $n ->
        [one] жетон
       *[other] жетоны
    }: { $faces }.
event-sets_aside = { $player } убирает { $n ->
        [one] жетон
       *[other] жетоны
    } противника: { $faces }.
nothing = ничего

## Почему нельзя

reason-not_your_turn = Сейчас не ваш ход.
reason-no_die = { $hex }: нет подходящего кубика.
reason-too_dear = { $piece }: не хватает { $n ->
        [one] { $n } золотого
       *[other] { $n } золотых
    }.
reason-not_met = Исход { $number }: требование не выполнено.
reason-few_points = { $what }: нужно { $n } ОД, а у вас { $left }.
reason-detained = { $what }: герой задержан и сначала должен подняться.
reason-defeated = { $what }: герой побеждён и может только отдыхать.
reason-not_in_city = Торговать можно только в городе.
reason-no_assets = Торговать нечем: приобретения кончились.
reason-no_gem = В приключение: здесь нет жетона приключения.
reason-gem_face_down = В приключение: жетон лежит лицевой стороной вниз.
reason-no_skills = Тренироваться не с чем: карты навыков кончились.
reason-no_cards = В приключение: в этой колоде не осталось карт.
reason-villain_elsewhere = Злодей не здесь.
reason-no_zombie = Здесь нет зомби.
reason-few_trophies = { $piece }: не хватает { $n ->
        [one] { $n } трофея
       *[other] { $n } трофеев
    }.
reason-fulfilled = { $piece }: вы это уже выполнили.
reason-quest_elsewhere = { $piece }: { $places }.
reason-cannot_pay = { $piece }: вам нечем заплатить.
reason-sold_elsewhere = { $piece }: здесь рыночную стоимость не дают.
reason-used = { $piece }: уже применено.
reason-used_up = { $what }: уже применено.
reason-few_surge = { $what }: не хватает { $n ->
        [one] { $n } символа
       *[other] { $n } символов
    } удара.
reason-surge_forbidden = { $what }: противник запретил удары в этом раунде.
reason-agility_forbidden = Противник запретил ловкость в этом раунде.
reason-double_forbidden = Противник запретил удвоение в этом раунде.
reason-no_card = { $what }: на руке нет карты навыка, чтобы приложить усилие.
reason-no_token = { $what }: ни один ваш жетон не подходит.
reason-not_here = { $piece }: не здесь.
reason-no_rival = { $piece }: здесь некого вызвать.
warning-points_left = У вас ещё есть { $n ->
        [one] { $n } очко действий
        [few] { $n } очка действий
       *[many] { $n } очков действий
    }.
warning-symbols_left = У вас ещё есть символы для урона или ударов: после паса они пропадут.
warning-zombie = Там зомби: вы получите { $wounds }.
warning-deadly_zombie = Там зомби: вы получите { $wounds } и будете побеждены.
warning-skill_limit = { $piece }: навыков этой характеристики у вас уже предел; один придётся сбросить.
warning-asset_limit = { $piece }: приобретений этого типа у вас уже предел; одно придётся сбросить.

## До начала и в конце

form-scenario = Сценарий
form-enemies = Кто решает за врагов
form-initiative_by_symbols = Инициативу считают по символам, а не по жетонам
form-deadly_villain = Злодей убивает
form-first = Кто начинает
usual-first = Решает случай
scenario-margath = Возвышение Маргата
scenario-corpse_king = Король мертвецов
enemies-neighbour = Игрок справа
enemies-bot = Бот
unfit-players = Runebound рассчитан на { $low }–{ $high } игроков.
unfit-first = Места { $n }, которое начинало бы, нет.
score-skills = Изучено навыков
score-trophies = Осталось трофеев
score-gold = Осталось золота
score-story = Знания или союзники

## Места для простых экранов

place-first = первый игрок
place-turn = чей ход
place-turns = ходов
place-points = очки действий
place-act = акт
place-space = время
place-face_down = жетоны вниз лицом
place-zombies = зомби
place-villain = злодей
place-dice = кубики
place-markets = рынки
place-asset_deck = колода приобретений
place-asset_discard = сброс приобретений
place-skill_deck = колода навыков
place-skill_discard = сброс навыков
place-revealed = раскрыто
place-combat = бой
place-exploration = исследование
place-social = встреча
place-cards = колода
place-under = под колодой
place-discard = сброс
place-story_deck = сюжетная колода
place-story_discard = прошедшие сюжеты
place-slots = сюжетные задания
place-fight = бой
place-hero = герой
place-hex = клетка
place-gold = золото
place-wounds = раны
place-defeated = побеждён
place-detained = задержан
place-out = выбыл
place-story = сюжетные жетоны
place-hand = рука
place-skills = навыки
place-assets = приобретения
place-quests = задания
place-drawn = взято
place-fulfilled = выполнено

# What is wrong in content files.

fault-row = terrain: в ряду { $row } гексов { $n }, а в ряду 0 — { $first }
fault-no_terrain = terrain: в ряду { $row } стоит «{ $letter }», такой местности нет
fault-alone = у { $hex } нет соседей
fault-no_hex = гекса { $hex } нет
fault-hex_twice = { $hex } указан дважды
fault-no_edge = { $hexes }: гексов должно быть два
fault-no_neighbours = { $one } и { $other } — не соседи
fault-edge_twice = { $one } и { $other } указаны дважды
fault-count = должно быть { $wanted }, а не { $n }
fault-few_assets = size: столько приобретений нет
fault-no_space = деления времени { $n } нет
fault-faces = faces: стороны должны быть разными, и одна из них — джокер
fault-no_city = cities: города «{ $name }» нет
fault-id_twice = этот id встречается дважды
fault-no_start = start: такого места на карте нет: { $name }
fault-no_place = target: такого места нет
fault-no_effect = эффекта «{ $name }» нет
fault-no_region = области «{ $name }» нет
fault-test_attribute = характеристика бывает только у проверки, и проверке она нужна
fault-fight_enemy = враг бывает только у боя, и бою он нужен
fault-symbols = исход { $n }: символы нужны для исследования, и только для него
fault-successes = исход { $n }: успехи нужны для проверки, и только для неё
fault-cost = исход { $n }: цена нужна, чтобы платить, и только для этого
fault-no_face = такой стороны жетона нет: «{ $face }»

## Что советчик называет как доводы

stake-villain = { $n } % к шансу победить злодея
stake-skills = { $n } навыка
stake-trophies = { $n } трофея
stake-gold = { $n } золота
stake-wounds = { $n } раны
