## Слова стола

game = Путь героя
group-weapon = Оружие
group-armour = Броня
group-trait = Черты
group-skill = Навыки
group-class = Классы
group-race = Расы
group-backstory = Предыстории
group-alignment = Мировоззрения
about = Выбирайте кубики и покупайте снаряжение, чтобы создать величайшего героя. Для одного и до четырёх игроков.
how =
    Каждый создаёт героя. В каждом раунде кубики бросают и раскладывают по картам инициативы; вы по очереди берёте карту с кубиком, кладёте кубик в ряд своего планшета и можете выполнить действие этого ряда: перевернуть кубик, поменять два местами, изменить значение на 1, перебросить, сдвинуть мировоззрение или взять жетон харизмы.

    Затем в порядке карт инициативы каждый покупает карту рынка или сбрасывает одну за 2 золотых: оружие помогает по ходу игры, навыки применяют в любой момент, броня и черты приносят звёзды в конце.

    Когда все планшеты заполнены, считают звёзды: за характеристики, которых требует класс, кубики цвета класса, цветные клетки предыстории, мировоззрение, броню и черты. Побеждает тот, у кого звёзд больше.
attribute-str = Сила
attribute-dex = Ловкость
attribute-con = Выносливость
attribute-int = Интеллект
attribute-wis = Мудрость
attribute-cha = Харизма
of-str = силы
of-dex = ловкости
of-con = выносливости
of-int = интеллекта
of-wis = мудрости
of-cha = харизмы
short-str = СИЛ
short-dex = ЛОВ
short-con = ВЫН
short-int = ИНТ
short-wis = МДР
short-cha = ХАР
action-str = перевернуть кубик
action-dex = поменять два кубика
action-con = кубик на 1 выше или ниже
action-int = перебросить кубик
action-wis = сдвинуть фишку
action-cha = взять жетон харизмы
colour-green = зелёный
colour-blue = синий
colour-red = красный
colour-purple = фиолетовый
colour-black = чёрный
colour-white = белый
colour-gold = золотой
die = { $colour } { $n }
cell = { $attribute } { $n }
card = «{ $name }»
or = { $first } или { $second }
square-0 = добро и порядок
square-1 = добро
square-2 = добро и хаос
square-3 = порядок
square-4 = центр
square-5 = хаос
square-6 = зло и порядок
square-7 = зло
square-8 = зло и хаос
direction-up = к добру
direction-down = ко злу
direction-left = к порядку
direction-right = к хаосу
stars = { $n } { $n ->
        [one] звезда
        [few] звезды
       *[many] звёзд
    }

## Что лежит в коробке

type-weapon = оружие
type-armour = броня
type-trait = черта
type-skill = навык
kind-class = класс
kind-race = раса
kind-backstory = предыстория
kind-alignment = мировоззрение
cost = стоимость { $n }
rank = ранг { $n }
hands = { $n ->
        [one] одна рука
       *[other] две руки
    }
arrow = стрелка { $direction }
arrow-copied = стрелка выбранного навыка
modifier = { $attribute } { $n }
no-modifiers = без бонусов и штрафов
goal-exact = { $attribute } { $least }: { $stars }
goal-range = { $attribute } { $least }—{ $most }: { $stars }
goal-least = { $attribute } { $least }+: { $stars }
mark = { $cell }: { $colour }
grid-row = { $left } / { $middle } / { $right }
line-ability = { $name }: { $text }
line-armour = Звёзды за 1, 2, … предмета (набор: { $set } броня): { $stars }
line-armour-bonus = Ещё { $stars } за набор, если цвет класса — { $first } или { $second }
window-any = В любой момент.
window-pool = В любой момент; эффект — только в фазе кубиков, пока на картах инициативы есть никем не выбранные кубики.
window-pool_or_market = В любой момент; эффект — пока на карте инициативы лежит никем не выбранный кубик.
window-own_market = В любой момент; эффект — только в свой ход в фазе рынка.
window-copied = Когда можно применить выбранный навык.

## Что дают оружие и классы

power-goal_die_bonus-class = Для целей класса каждый ваш кубик цвета класса считается на { $n } больше, даже выше 6; черты этого не учитывают.
power-goal_die_bonus-gold = Для целей класса каждый ваш золотой кубик считается на { $n } больше, даже выше 6; черты этого не учитывают.
power-more_moves = Действием мудрости можете сдвинуть фишку ещё на { $n } { $n ->
        [one] клетку
        [few] клетки
       *[many] клеток
    }.
power-income-no_coin = Взяв карту инициативы без золотого, получите { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }.
power-income-row_full = Заполнив ряд выложенным кубиком, получите ещё { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }.
power-more_armour = В конце игры один ваш неполный набор брони считается больше на { $n } { $n ->
        [one] предмет
        [few] предмета
       *[many] предметов
    }.
power-repeat_action = Раз в раунд после действия ряда: заплатите { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }, чтобы выполнить его ещё раз.
power-discount = Покупки на рынке и из сброса дешевле на { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }.
power-buy_action = Раз в раунд можете заплатить { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    } за действие { $attribute }.
power-action_after_placing = Выложив кубик цвета своего класса, можете выполнить ещё и действие { $attribute }.
power-action_after_buying-trait = Купив черту, можете выполнить действие { $attribute }.
power-action_after_buying-skill = Купив навык, можете выполнить действие { $attribute }.
power-action_after_buying-weapon-armour = Купив оружие или броню, можете выполнить действие { $attribute }.
power-action_after_discarding = Взяв золотые вместо покупки, можете выполнить действие { $attribute }.
power-action_instead = Выложив кубик, можете вместо действия ряда выполнить действие { $attribute }.
power-return_to_market = Перед фазой рынка можете вернуть карту из сброса на рынок.
power-more_purchases = В раунде, когда вы выложили кубик в ряд { $attribute }, можете купить больше карт: ещё { $n }.
power-gold_die_income = Каждый золотой кубик, попавший на ваш планшет, приносит { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }.
power-more_rolls = Действием интеллекта можете бросить кубик ещё { $n } { $n ->
        [one] раз
        [few] раза
       *[many] раз
    } и оставить любое из значений.
power-more_flips = Действием силы можете перевернуть ещё { $n } { $n ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    }.

## Сколько стоят черты

trait-per-weapons = { $stars } за каждое своё оружие.
trait-per-skills = { $stars } за каждый свой навык.
trait-per-traits = { $stars } за каждую свою черту, включая эту.
trait-per-gold = { $stars } за каждые { $each } оставшихся золотых.
trait-per-class_dice = { $stars } за каждые { $each } кубика цвета своего класса.
trait-per-backstory_matches = { $stars } за каждые { $each } кубика, совпавших с предысторией.
trait-per-rows_of_one_colour = { $stars } за каждый ряд с тремя кубиками одного цвета.
trait-per-low_attributes = { $stars } за каждую характеристику, равную { $n } и менее.
trait-attribute-low = { $stars }, если значение { $attributes } составляет { $n } и менее.
trait-attribute-high = { $stars }, если значение { $attributes } составляет { $n } и более.
trait-aligned-good = { $stars }, если фишка стоит в ряду добра.
trait-aligned-evil = { $stars }, если фишка стоит в ряду зла.
trait-aligned-lawful = { $stars }, если фишка стоит в столбце порядка.
trait-aligned-chaotic = { $stars }, если фишка стоит в столбце хаоса.
trait-goals = { $stars }, если выполнено целей класса: { $n } и более.
trait-gold = { $stars }, если у вас не осталось золотых.

## Что делают навыки

effect-attribute_action = Выполните действие { $attributes }.
effect-take_gold = Возьмите { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }.
effect-search = Замените свой кубик любым кубиком из мешочка; значение остаётся прежним.
effect-negotiate = Обменяйте свой кубик на кубик с никем не выбранной карты инициативы; затем разложите эти кубики заново.
effect-sleight_of_hand = Переместите свой кубик в другой ряд, где есть свободная клетка.
effect-climb = Переверните кубик на никем не выбранной карте инициативы; затем разложите эти кубики заново.
effect-intimidate = Перебросьте любые кубики на никем не выбранных картах инициативы; затем разложите их заново.
effect-open_lock = Заплатите { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    } за верхнюю карту колоды рынка, не глядя и без скидок.
effect-move_silently = Купите карту из сброса вместо карты с рынка.
effect-diplomacy = Примените навык другого игрока; поворачивается эта карта, а не та.

## О чём спрашивают

ask-choose_race = Кто ваш герой? Выберите планшет персонажа.
ask-choose_side = Вам достался { $colour } кубик. Какую сторону карты класса вы берёте?
ask-choose_class = Выберите класс.
ask-place_start = Разложите начальные кубики: какой кубик в какой ряд?
ask-tie = Значения равны: какой кубик положить на карту инициативы с меньшей цифрой?
ask-take_card = Ваш ход: возьмите карту инициативы с кубиком.
ask-place = В какой ряд выложить кубик ({ $die })?
ask-flip = Сила: какой кубик перевернуть?
ask-swap = Ловкость: какие два кубика поменять местами? Первый:
ask-swap_with = Ловкость: с каким кубиком поменять?
ask-adjust = Выносливость: значение какого кубика изменить на 1?
ask-reroll = Интеллект: какой кубик перебросить?
ask-keep = Какое значение оставить?
ask-move = Мудрость: куда сдвинуть фишку?
ask-charm = Харизма: взять жетон харизмы?
ask-repeat = Заплатить, чтобы выполнить действие { $attribute } ещё раз?
ask-instead = Какое действие выполнить?
ask-one_action = Какое действие выполнить?
ask-take_gold = Взять золотые ({ $n })?
ask-search = Какой свой кубик заменить кубиком из мешочка?
ask-search_bag = Какой кубик взять из мешочка?
ask-negotiate = Какой свой кубик обменять?
ask-negotiate_for = На кубик с какой карты инициативы?
ask-sleight_of_hand = Какой свой кубик переместить в другой ряд?
ask-sleight_to = В какой ряд?
ask-climb = На какой карте инициативы перевернуть кубик?
ask-intimidate = На каких картах инициативы перебросить кубики?
ask-open_lock = Купить верхнюю карту колоды за { $cost } { $cost ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }?
ask-move_silently = Какую карту купить из сброса?
ask-make_room = Для карты { $piece } не хватает рук. Что отложить?
ask-attune = Вернуть карту из сброса на рынок?
ask-market = Рынок: купите карту или сбросьте одну ради золотых.
ask-clean_up = Раунд окончен. Перейти к обновлению?
ask-refresh = Какой навык восстановить?
ask-last_chance = Последняя возможность применить навыки перед подсчётом звёзд.
ask-aside = Вы можете действовать и в чужой ход.

## Что можно выбрать

option-race = { $piece }, { $n ->
        [0] герой
       *[other] героиня
    }
option-class = { $piece }
option-start = { $die } в ряд { $attribute }
option-next = { $die }
option-take = Взять карту инициативы { $n }
option-place = В ряд { $attribute }
option-yes = Да
option-done = Нет
option-done-flip = Достаточно
option-done-move = Не двигать
option-done-intimidate = Достаточно
option-done-last_chance = Считать звёзды
option-flip = Перевернуть { $cell }
option-swap = { $cell }
option-with = { $cell }
option-raise = { $cell }: увеличить на 1
option-lower = { $cell }: уменьшить на 1
option-reroll = Перебросить { $cell }
option-keep = Оставить { $n }
option-again = Бросить ещё раз
option-move = Сдвинуть { $direction }
option-action = Действие { $attribute }
option-buy = Купить { $piece } за { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }
option-buy-tokens = Купить { $piece } за { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    } и { $tokens } { $tokens ->
        [one] жетон харизмы
        [few] жетона харизмы
       *[many] жетонов харизмы
    }
option-discard = Сбросить { $piece } и взять 2 золотых
option-take_gold = Взять 2 золотых
option-end = Закончить ход
option-return = Вернуть { $piece } на рынок
option-drop = Отложить { $piece }
option-give_up = Отказаться от нового оружия
option-use = Применить { $piece }: { $text }
option-copy = Применить { $piece } «Дипломатией»: { $text }
option-ability = Применить способность класса
option-refresh = Восстановить { $piece }
option-clean_up = Перейти к обновлению
option-exchange = { $cell }
option-colour = Кубик: { $colour }
option-for = Карта инициативы { $n }
option-turn = Карта инициативы { $n }
option-roll = Карта инициативы { $n }
option-buy_discarded = Купить { $piece } за { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }
option-buy_discarded-tokens = Купить { $piece } за { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    } и { $tokens } { $tokens ->
        [one] жетон харизмы
        [few] жетона харизмы
       *[many] жетонов харизмы
    }
option-shift = { $cell }
option-to = В ряд { $attribute }

## Что произошло

event-begins_round = — Раунд { $n } из { $most }, первый игрок: { $player } —
event-rolls_for_start = { $player } бросает кубик за право начать: { $n }.
event-chooses_race = { $player } выбирает расу: { $piece }.
event-draws_for_class = { $player } вытаскивает кубик: { $colour }.
event-chooses_class = { $player } выбирает класс: { $piece }.
event-is_dealt = { $player } получает карты { $piece } и { $second }.
event-rolls = { $player } бросает кубики: { $dice }.
event-lays_out = На картах инициативы: { $dice }.
event-lays_row = На рынке: { $pieces }.
event-reshuffles = Стопка сброса становится новой колодой рынка.
event-takes = { $player } берёт карту инициативы { $n }, кубик { $die }.
event-places = { $player } выкладывает кубик { $die } на клетку { $cell }.
event-gains_gold = { $player }: +{ $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }.
event-pays = { $player } платит { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }.
event-turns = { $player } переворачивает { $cell }: { $die }.
event-swaps = { $player } меняет местами { $cell } ({ $die }) и { $other_cell } ({ $other }).
event-raises = { $player } увеличивает { $cell }: { $die }.
event-lowers = { $player } уменьшает { $cell }: { $die }.
event-rerolls = { $player } перебрасывает { $cell }: { $die }.
event-keeps = { $player } оставляет { $die } на клетке { $cell }.
event-moves_token = { $player } двигает фишку мировоззрения: { $square }.
event-takes_charisma = { $player } берёт жетон харизмы.
event-uses_skill = { $player } применяет навык { $piece }.
event-copies_skill = { $player } применяет чужой навык { $second } картой { $piece }.
event-uses_ability = { $player } применяет способность класса { $piece } за { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }.
event-searches = { $player } берёт из мешочка { $die } вместо кубика { $other } ({ $cell }).
event-negotiates = { $player } берёт из резерва { $die } вместо кубика { $other } ({ $cell }).
event-shifts = { $player } перемещает { $die } на клетку { $cell }.
event-turns_pool = { $player } переворачивает кубик на карте инициативы { $n }: { $die }.
event-rerolls_pool = { $player } перебрасывает кубики резерва: { $dice }.
event-buys = { $player } покупает { $piece } за { $n } { $n ->
        [one] золотой
        [few] золотых
       *[many] золотых
    }.
event-gives_up = { $player } отказывается от карты { $piece }.
event-drops = { $player } откладывает { $piece }.
event-discards = { $player } сбрасывает с рынка { $piece }.
event-takes_gold = { $player } берёт золотые вместо покупки.
event-returns_card = { $player } возвращает на рынок { $piece }.
event-enemy_rolls = На вражеском кубике выпало { $n }.
event-trashes = В мусор: { $pieces }.
event-clears = С рынка в сброс: { $pieces }.
event-refreshes = { $player } восстанавливает навык { $piece }.
event-discards_own = Без карты { $piece } звёзд больше: { $player } сбрасывает её перед подсчётом.
event-scores = { $player }: { $stars }.
event-earns_title = { $player } получает звание: { $title }.

## Почему нельзя

reason-not_your_turn = Сейчас не ваш ход.
reason-too_dear = { $piece }: не хватает { $n } { $n ->
        [one] золотого
       *[other] золотых
    }.
reason-no_hands = Для карты { $piece } не хватает рук: сначала отложите оружие.
reason-row_full = Ряд { $attribute } заполнен.
reason-taken = Карту инициативы { $n } уже взяли.
reason-exhausted = { $piece }: навык уже применён, его нужно восстановить.
reason-off_the_grid = { $piece }: стрелка ведёт за край карты мировоззрения.
reason-no_skill_to_copy = Ни у кого больше нет навыка, который можно применить.
reason-not_now = { $piece }: посреди хода навыки не применяют.
reason-ability_used = Способность класса в этом раунде уже применена.
reason-ability_too_dear = Для способности класса не хватает { $n } { $n ->
        [one] золотого
       *[other] золотых
    }.

## О чём легко забыть

warning-effect_in_vain = { $piece } сейчас только сдвинет фишку: эффект не сработает.
warning-put_down = { $piece } уйдёт в сброс, хотя сейчас этого ничто не требует.
warning-hurts_goal = { $piece } может испортить уже выполненные цели.

## Подсчёт

score-goal_str = Цель: сила
score-goal_dex = Цель: ловкость
score-goal_con = Цель: выносливость
score-goal_int = Цель: интеллект
score-goal_wis = Цель: мудрость
score-goal_cha = Цель: харизма
score-class_dice = Кубики цвета класса
score-alignment = Мировоззрение
score-backstory = Предыстория
score-armour_chain = Кольчужная броня
score-armour_leather = Кожаная броня
score-armour_mystic = Волшебная броня
score-trait = Черта: { $name }
score-gold_left = Оставшиеся золотые
score-stars = Звёзды
score-gold = Золотые

## О чём договариваются

form-classes = Классы
classes-drawn = по вытянутому кубику
classes-chosen = по выбору
form-less_random_setup = Меньше случайности при подготовке
form-random_market_deck = Случайная колода рынка
form-friendly_market = Дружественный рынок
form-short_game = Короткая партия
form-first = Первый игрок
unfit-players = Играют от { $low } до { $high } человек.
unfit-first = За столом нет места { $n }, с которого можно начать.

## Экран

screen-initiative = Кубики
screen-market = Рынок
screen-now = Сейчас

## Что не так в содержимом

fault-gold_class = золотого класса не бывает
fault-goal = цель от { $least } до { $most } недостижима
fault-sides = у карты класса каждого цвета есть стороны a и b, а у { $colour } — не обе
fault-needs = карте типа { $type } нужно поле { $field }
fault-has_no = у карты типа { $type } не бывает поля { $field }
fault-pieces = в списке звёзды за { $stars } частей доспеха, а в комплекте их { $pieces }
fault-colours = dice: должны быть { $known }
fault-no_card = without: карты «{ $name }» нет
fault-titles = звания идут от большего числа звёзд к меньшему
fault-low_attributes = at_most относится к low_attributes и там обязателен
fault-one_of_both = нужно либо at_least, либо at_most

## Что советчик называет как доводы

stake-stars = { $n } звезды к концу партии, судя по всему
stake-gold = { $n } золота
