## Слова за столом

game = Hero Realms
group-action = Действия
group-item = Предметы
group-champion = Защитники
group-character = Персонажи
faction-imperial = Империя
faction-guild = Гильдия
faction-necros = Культ Смерти
faction-wild = Дикари
type-action = действие
type-item = предмет
type-champion = защитник
subtype-arrow = стрела
subtype-assassin = убийца
subtype-axe = топор
subtype-bow = лук
subtype-coin = монета
subtype-currency = валюта
subtype-curse = проклятие
subtype-dagger = кинжал
subtype-demon = демон
subtype-dragon = дракон
subtype-elf = эльф
subtype-feline = кошка
subtype-gem = самоцвет
subtype-giant = великан
subtype-holy_relic = святыня
subtype-human = человек
subtype-instrument = инструмент
subtype-knife = нож
subtype-mace = булава
subtype-mage = маг
subtype-magic_supplies = магические припасы
subtype-magic_weapon = магическое оружие
subtype-melee_weapon = оружие ближнего боя
subtype-monk = монах
subtype-necromancer = некромант
subtype-ogre = огр
subtype-orc = орк
subtype-paladin = паладин
subtype-priest = жрец
subtype-ranged_weapon = оружие дальнего боя
subtype-rogue = плут
subtype-spell = заклинание
subtype-staff = посох
subtype-sword = меч
subtype-troll = тролль
subtype-vampire = вампир
subtype-warrior = воин
subtype-wolf = волк
cost = стоимость { $n }
defence = оборона { $n }
guard = страж
copies-market = в торговой колоде { $n }
copies-gem = в стопке самоцветов { $n }
copies-starter = в начальной колоде { $n }
copies-character = в колоде персонажа { $n }
health = стойкость { $n }
card = «{ $name }»
score-health = Стойкость

## Режимы

mode-duel = Игра вдвоём
mode-free_for_all = Куча-мала
mode-hunter_first_blood = Охотник. Первая кровь
mode-hunter_survival = Охотник. Борьба за выживание
mode-hydra_2v2 = Гидра (2 на 2)
mode-hydra_3v3 = Гидра (3 на 3)
mode-emperor_3v3 = Император

## Что делают карты

effect-gold = +{ $n } { $n ->
        [one] золото
        [few] золота
       *[many] золотых
    }
effect-combat = +{ $n } { $n ->
        [one] очко боя
        [few] очка боя
       *[many] очков боя
    }
effect-health = +{ $n } { $n ->
        [one] очко стойкости
        [few] очка стойкости
       *[many] очков стойкости
    }
effect-lose-health = Потеряйте { $n } { $n ->
        [one] очко стойкости
        [few] очка стойкости
       *[many] очков стойкости
    }
effect-per = { $effect } { $per }
per-champions = за каждого вашего защитника
per-other_champions = за каждого другого вашего защитника
per-other_guards = за каждого другого вашего стража
per-other_wild_cards = за каждую другую вашу карту Дикарей в игре
per-other_knives = за каждый нож, разыгранный вами раньше в этот ход
effect-draw = Возьмите { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
effect-discard = Сбросьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
effect-opponent_discard = Выбранный противник сбрасывает { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
effect-draw_then_discard = { $n ->
        [one] Можете взять 1 карту; если взяли, сбросьте 1 карту
       *[other] Можете взять до { $n } карт, затем сбросьте столько же, сколько взяли
    }
effect-stun = Оглушите выбранного защитника противника
effect-stun-may = Можете оглушить выбранного защитника противника
effect-prepare = Подготовьте одного своего защитника
effect-sacrifice = Можете принести в жертву { $n ->
        [one] 1 карту
       *[other] до { $n } карт
    } с руки или из стопки сброса
effect-sacrifice-then = { $first }. Если принесли: { $then }
effect-topdeck-any-may = Можете положить карту из своей стопки сброса на верх своей колоды
effect-topdeck-champion = Положите защитника из своей стопки сброса на верх своей колоды
effect-next_acquire-any-deck = Следующую карту, купленную в этот ход, положите на верх своей колоды
effect-next_acquire-any-hand = Следующую карту, купленную в этот ход, возьмите на руку
effect-next_acquire-action-deck = Следующее действие, купленное в этот ход, положите на верх своей колоды
effect-or = { $first } или { $second }
effect-or-more = { $first }, или { $second }
effect-when = Если { $condition }: { $then }
effect-when-otherwise = Если { $condition }: { $then }. Иначе: { $otherwise }
when-champions = у вас в игре не меньше { $n } { $n ->
        [one] защитника
       *[other] защитников
    }
when-actions = у вас в игре не меньше { $n } { $n ->
        [one] действия
       *[other] действий
    }
when-bows = у вас в игре есть лук
when-combat_gained = в этот ход вы получили не меньше { $n } { $n ->
        [one] очка боя
       *[other] очков боя
    }
effect-discount-action = Следующее действие, купленное в этот ход, стоит на { $n } { $n ->
        [one] золото
        [few] золота
       *[many] золотых
    } меньше
effect-discount-champion = Следующий защитник, купленный в этот ход, стоит на { $n } { $n ->
        [one] золото
        [few] золота
       *[many] золотых
    } меньше
effect-damage = { $n } урона противнику и каждому его защитнику; стражи не мешают
effect-track = Посмотрите { $look ->
        [one] { $look } верхнюю карту
        [few] { $look } верхние карты
       *[many] { $look } верхних карт
    } своей колоды; сбросьте из них не больше { $n }, остальные верните на верх в любом порядке
effect-heist = В этот ход можете купить одну карту с указанной стоимостью из стопки сброса противника; не в первые два своих хода
effect-bless = Вы или союзник: +{ $health } { $health ->
        [one] очко стойкости
        [few] очка стойкости
       *[many] очков стойкости
    }, а защитники этого игрока получают +{ $defence } к обороне до конца его следующего хода
effect-resurrect = Верните в игру из своей стопки сброса защитника, оглушённого после вашего прошлого хода
line-expend = Поворот: { $text }
line-ally = Союз ({ $faction }): { $text }
line-sacrifice = Жертва: { $text }
line-skill = { $name }, раз в ход за { $n } { $n ->
        [one] золото
        [few] золота
       *[many] золотых
    }: { $text }
line-ability = { $name }, раз за игру: { $text }

## О чём спрашивают

ask-main = Ваш ход: разыгрывайте карты, применяйте свойства, покупайте, атакуйте.
ask-amount = Цель: { $target }. Сколько очков боя потратить на атаку?
ask-discard_card = Сбросьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
ask-opponent_discard = Кто должен сбросить карту?
ask-draw_then_discard = Сколько карт взять? Столько же придётся сбросить.
ask-stun = Какого защитника оглушить?
ask-prepare = Какого своего защитника подготовить?
ask-sacrifice = Принести в жертву карту с руки или из стопки сброса?
ask-topdeck = Какую карту положить на верх своей колоды?
ask-choose = Выберите одно.
ask-damage = Кому нанести урон?
ask-track_discard = Сбросить одну из просмотренных карт?
ask-track_keep = Какую карту положить на колоду следующей? Последняя окажется сверху.
ask-bless = Кого благословить?
ask-resurrect = Какого защитника вернуть в игру?
ask-acquire = К купленной карте подходят несколько эффектов. Какой применить?
ask-share = Сколько золота вы платите за карту { $card }?
ask-share-attack = Сколько очков боя вы тратите на общую атаку на защитника { $card } (игрок { $target })?
ask-bequeath = Вы выбыли из игры. Какую карту оставить императору?

## Что можно выбрать

option-end_turn = Закончить ход
option-done = Нет, дальше
option-play = Разыграть { $card }
option-expend = Повернуть { $card }: { $text }
option-ally = Союзное свойство { $card }: { $text }
option-sacrifice = Принести в жертву { $card }: { $text }
option-buy = Купить { $card } (стоимость { $n })
option-attack = Атаковать игрока: { $target }
option-attack_champion = Атаковать защитника { $card } (игрок { $target })
option-skill = Применить умение
option-ability = Применить способность
option-heist = Купить { $card } из стопки сброса (игрок { $target })
option-pass_card = За 1 золото передать { $card } из своей стопки сброса (получит { $target })
option-buy_together = Предложить вместе оплатить { $card }
option-attack_together = Предложить вместе атаковать защитника { $card } (игрок { $target })
option-amount = { $n }
option-amount-amount = Потратить { $n } { $n ->
        [one] очко боя
        [few] очка боя
       *[many] очков боя
    }
option-amount-draw_then_discard = { $n ->
        [0] Не брать карт
        [one] Взять { $n } карту
        [few] Взять { $n } карты
       *[many] Взять { $n } карт
    }
option-amount-share = { $n ->
        [0] Ничего не платить
        [one] Заплатить { $n } золото
        [few] Заплатить { $n } золота
       *[many] Заплатить { $n } золотых
    }
option-amount-share-attack = { $n ->
        [0] Ничего не тратить
        [one] Потратить { $n } очко боя
        [few] Потратить { $n } очка боя
       *[many] Потратить { $n } очков боя
    }
option-choose = { $text }
option-target = { $target }
option-stun = Оглушить защитника { $card } (игрок { $target })
option-prepare = Подготовить { $card }
option-discard = Сбросить { $card }
option-sacrifice_from_hand = Принести в жертву { $card } с руки
option-sacrifice_from_discard = Принести в жертву { $card } из стопки сброса
option-topdeck = Положить { $card } на колоду
option-resurrect = Вернуть в игру { $card }
option-track_discard = Сбросить { $card }
option-track_keep = Положить { $card } на колоду
option-bequeath = Оставить { $card }
option-acquire-any-deck = Любая карта: на верх колоды
option-acquire-any-hand = Любая карта: на руку
option-acquire-action-deck = Действие: на верх колоды
option-refuse = Отказаться

## Что произошло

event-begins_turn = — Ход { $n }: { $player } —
event-plays = { $player } разыгрывает { $card }.
event-gains_gold = { $player }: +{ $n } { $n ->
        [one] золото
        [few] золота
       *[many] золотых
    }.
event-gains_combat = { $player }: +{ $n } { $n ->
        [one] очко боя
        [few] очка боя
       *[many] очков боя
    }.
event-gains_health = { $player }: +{ $n } { $n ->
        [one] очко стойкости
        [few] очка стойкости
       *[many] очков стойкости
    }.
event-loses_health = { $player } теряет { $n } { $n ->
        [one] очко стойкости
        [few] очка стойкости
       *[many] очков стойкости
    }, остаётся { $health }.
event-draws = { $player } берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
event-draws-seen = { $player } берёт: { $cards }.
event-ends_turn = { $player } заканчивает ход.
event-enters_row = { $card } выходит в торговый ряд.
event-pays = { $player } платит { $n } { $n ->
        [one] золото
        [few] золота
       *[many] золотых
    } за { $card }.
event-pays-attack = { $player } тратит { $n } { $n ->
        [one] очко боя
        [few] очка боя
       *[many] очков боя
    } на защитника { $card } (игрок { $target }).
event-shuffles = { $player } перемешивает стопку сброса в новую колоду.
event-discards = { $player } сбрасывает { $card }.
event-makes_discard = { $player } выбирает, кто сбросит карту: { $target }.
event-expends = { $player } поворачивает { $card }.
event-uses_ally = { $player } применяет союзное свойство { $card }.
event-sacrifices = { $player } приносит в жертву { $card }.
event-sacrifices_for_effect = { $player } приносит в жертву { $card } ради её свойства.
event-prepares = { $player } подготавливает { $card }.
event-puts_on_deck = { $player } кладёт { $card } на верх колоды.
event-takes_into_hand = { $player } берёт на руку { $card }.
event-buys = { $player } покупает { $card }.
event-steals = { $player } забирает { $card } из стопки сброса (игрок { $target }).
event-attacks = { $player } тратит { $n } { $n ->
        [one] очко боя
        [few] очка боя
       *[many] очков боя
    } на атаку. Цель: { $target }.
event-attacks_champion = { $player } атакует защитника { $card } (игрок { $target }).
event-is_stunned = Защитник { $card } (игрок { $player }) оглушён.
event-damages = { $player } наносит { $n } урона. Цели: { $target } и все защитники этого игрока.
event-looks = { $player } смотрит верхние карты колоды: { $n }.
event-looks-seen = { $player } смотрит: { $cards }.
event-blesses = { $player } благословляет: { $target } получает { $n } { $n ->
        [one] очко стойкости
        [few] очка стойкости
       *[many] очков стойкости
    }.
event-resurrects = { $player } возвращает в игру { $card }.
event-uses_skill = { $player } применяет умение «{ $skill }».
event-uses_ability = { $player } применяет способность «{ $ability }».
event-passes_card = { $player } передаёт карту { $card }, её получает { $target }.
event-proposes = { $player } предлагает вместе оплатить { $card }.
event-proposes-attack = { $player } предлагает вместе атаковать защитника { $card } (игрок { $target }).
event-refuses = { $player } не хочет платить за { $card }.
event-refuses-attack = { $player } не хочет атаковать защитника { $card } (игрок { $target }).
event-drops_out = { $player } выбывает из игры.
event-bequeaths = { $player } оставляет карту { $card }, её получает { $target }.

## Почему нельзя

reason-not_your_turn = Сейчас не ваш ход.
reason-answer_first = Сначала ответьте на вопрос.
reason-too_dear = { $card }: не хватает { $n } { $n ->
        [one] золотого
       *[other] золотых
    }.
reason-too_strong = Защитник { $card } (игрок { $target }): не хватает { $n } { $n ->
        [one] очка боя
       *[other] очков боя
    }.
reason-no_combat = { $target }: нет очков боя для атаки.
reason-shielded = { $target } за спиной у стража: сначала оглушите стражей.
reason-champion_shielded = Защитника { $card } (игрок { $target }) закрывает страж: сначала оглушите стражей.
reason-out_of_reach = { $target }: в этом режиме этого игрока атаковать нельзя.
reason-champion_out_of_reach = В этом режиме нельзя атаковать защитника { $card } (игрок { $target }).
reason-no_ally = Для союзного свойства { $card } нужна ещё одна карта этой фракции в игре.
reason-ally_used = Союзное свойство { $card } в этот ход уже применялось.
reason-expended = Карта { $card } уже повёрнута.
reason-skill_used = Умение в этот ход уже применялось.
reason-skill_too_dear = На умение не хватает { $n } { $n ->
        [one] золотого
       *[other] золотых
    }.
reason-ability_used = Способность в этой игре уже применена.
reason-heist_too_early = Ограбление невозможно в первые два ваших хода.
reason-proposal_refused = Союзник уже отказался.

## О чём можно забыть

warning-left = Вы ещё можете { $parts }.
left-cards = разыграть { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }
left-abilities = применить { $n } { $n ->
        [one] свойство
        [few] свойства
       *[many] свойств
    }
left-gold = потратить { $n } { $n ->
        [one] золото
        [few] золота
       *[many] золотых
    }
left-combat = потратить { $n } { $n ->
        [one] очко боя
        [few] очка боя
       *[many] очков боя
    }
warning-resurrect_in_vain = «{ $ability }» применяется раз за игру, а оглушённых после вашего прошлого хода защитников у вас нет.
warning-stun_in_vain = «{ $ability }» применяется раз за игру, а оглушить сейчас некого.
warning-heist_in_vain = «{ $ability }» применяется раз за игру, а в стопках сброса противников вам сейчас нечего купить.

## О чём договариваются до начала

about = Собирайте колоду, нанимайте защитников и останьтесь последним в строю.
how =
    У каждого есть стойкость, обычно 50; у кого она упала до 0, тот выбывает, а побеждает оставшийся. У охоты и команд свои условия победы.

    В свой ход вы разыгрываете карты с руки: они ничего не стоят и сразу дают золото, очки боя или стойкость. За золото покупают карты торгового ряда и огненные самоцветы: они ложатся в ваш сброс и придут на руку, когда колода будет перетасована. Очками боя бьют соперников или оглушают их защитников; сначала должны пасть подготовленные стражи.

    Ваши защитники остаются на столе, и большинство можно повернуть раз в ход. Две карты одной фракции открывают друг другу свойства союзника, а некоторыми картами можно пожертвовать ради ещё одного эффекта.

    В конце хода остаток золота и очков боя пропадает, всё, кроме защитников, уходит в сброс, и вы берёте пять карт.
form-mode = Режим
usual-mode = Обычный: вдвоём дуэль, больше — каждый за себя
form-characters = Персонажи
usual-characters = Без персонажа
form-first = Кто начинает
form-acquire = Купленная карта тратит
form-share_gems = Гидра: союзники могут вместе платить за огненные самоцветы
acquire-one = один ждущий её эффект
acquire-all = все ждущие её эффекты

## Почему так договориться нельзя

unfit-seats = Играют от { $low } до { $high } человек.
unfit-players = «{ $mode }»: играют от { $low } до { $high } человек.
unfit-exactly = «{ $mode }»: играют { $low } { $low ->
        [few] человека
       *[many] человек
    }.
unfit-characters = Персонажей названо { $n }, а мест { $players }.
unfit-first = За столом нет места, с которого должна начаться игра.
unfit-emperor_begins = В режиме «Император» начинает игрок на первом месте.
unfit-emperors = Если персонажи есть только у двоих, это императоры: они сидят посередине своих команд.

## Что не так в содержимом

fault-defence = defence — для защитников, и она есть у каждого
fault-expend = expend — только для защитников
fault-primary = primary — только для действий и предметов
fault-ally = для ally нужна фракция
fault-deck = deck: карты «{ $name }» нет

## Что советчик называет как доводы

stake-health = { $n } здоровья
stake-others = { $n } здоровья у соперников
stake-cards = карт на { $n } золота
