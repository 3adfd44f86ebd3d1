## Слова за столом

game = История
group-hero = Готовые герои
group-adventure = Приключения
about = Сценарист, герои и горсть кубиков: расскажите, что вы делаете, и каждая шестёрка станет мерой успеха. От одного до шести.
how =
    Один из вас — сценарист, остальные играют за героев. Или программа сама ведёт одно из трёх приключений, а вы все — герои; если играете в одиночку, рядом будут спутники.

    Расскажите, что делает ваш герой и какие силы ему помогают. Ступени этих сил — ваши кубики. Слабость, которая мешает, отнимает два кубика и даёт 1 опыт; состояния и трудности отнимают кубики, преимущества и меры успеха помощников добавляют. Затем бросок: каждая шестёрка — мера успеха. Обычно хватает одной; если нет ни одной — это фиаско.

    Сразу после броска можно совершить особое усилие: все кубики без шестёрки один раз перебрасываются. Цена — состояние «усталость» (1) или 1 опыт.

    В споре с противником меры успеха взаимно гасятся. В долгих делах меры копятся за несколько бросков. В совместной работе меры всех складываются, а каждое фиаско отнимает три.

    Сумма состояний не бывает больше шести; у кого их шесть, тот выбывает из сцены, пока ему не помогут. Пять опыта поднимают силу на ступень или дают новую.

## До начала

form-way = Кто судит
way-program = Программа
way-scenarist = Сценарист
way-dice_table = Никто: стол для бросков
form-adventure = Приключение
adventure-free = Никакого, своя история
form-each_weakness_counts = Считается каждая слабость
form-rolled_measures = В проигранном споре считаются все меры противника
form-character_effort = Особые усилия для персонажей сценариста
unfit-players = Так ({ $way }) в историю играют от { $low } до { $high } человек.
unfit-no_adventure = Программе нужно приключение, которое она поведёт.

## Что спрашивают

ask-choose_hero = За какого героя вы играете?
ask-develop = Какую силу вы поднимаете? Неиспользованные очки пропадают.
ask-act = Кто берётся за дело и как?
ask-asked = Вы возьмётесь за это? Как?
ask-prepare = Расскажите, что вы делаете, и бросайте. Что идёт в счёт и кто поможет?
ask-asked_to_help = Вы поможете? Как?
ask-gather = Кто ещё берётся за работу?
ask-invited = Вы присоединитесь к работе? Как?
ask-effort = Особое усилие? Все кубики без шестёрки перебрасываются.
ask-weakest = Кому достанется: { $condition } ({ $value })?
ask-choose_obstacle = Что вы попробуете?
ask-vote = Как вы решаете?
ask-bring_back = Вы поможете тому, кто выбыл?
ask-rest = Передышка. Что вы делаете?
ask-spare = Куда пойдут лишние меры ({ $n })?
ask-new_power = Для чего годится новая сила?
ask-name_power = Как называется новая сила?

## Что можно выбрать

option-hero = { $words }
option-raise = Поднять: { $words }
option-done = Готово
option-done-rest = Дальше
option-done-bring_back = Ничего
option-done-spare = Пусть пропадут
option-approach = { $words }
option-let = Пусть возьмётся { $words } ({ $target })
option-give_up = Никто ничего не может сделать
option-decline = Нет
option-plainly = Рассказать попросту
option-plainly-name_power = Назвать по тому, для чего она годится
option-without = Без силы: { $words }
option-with = С силой: { $words }
option-use = Использовать преимущество: { $words }
option-keep = Приберечь: { $words }
option-help = Позвать на помощь: { $words } ({ $target })
option-character = Принять помощь: { $words }
option-refuse = Обойтись без помощи: { $words }
option-invite = Позвать в работу: { $words } ({ $target })
option-ready = Готово
option-roll = Бросить
option-withdraw = Передумать
option-tire = Да: устать
option-spend = Да: за 1 опыт
option-no_effort = Нет
option-weakest = { $words } ({ $target })
option-obstacle = { $words }
option-leave = Уйти
option-decide = { $words }
option-heal = { $words } ({ $target })
option-buy = Освоить новую силу
option-tag = { $words }
option-words = { $words }
option-number = { $n }

## Что происходит

event-chooses_hero = { $player } играет за героя: { $hero }. { $text }
event-raises = { $player } поднимает силу «{ $name }» до ступени { $n }.
event-learns = { $player } осваивает новую силу: { $name }.
event-begins = { $name }. { $text }
event-scene = { $name }. { $text }
event-obstacle_simple = { $text } (сложность { $difficulty })
event-obstacle_opposed = { $text } ({ $name }: { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[other] { $n } кубиков
    })
event-obstacle_extended = { $text } (сложность { $difficulty }, { $rolls ->
        [one] { $rolls } бросок
        [few] { $rolls } броска
       *[other] { $rolls } бросков
    })
event-obstacle_joint = { $text } (вместе, сложность { $difficulty })
event-obstacle_decision = { $text }
event-acts = { $hero } берётся за дело. { $way }
event-declines = { $hero } отказывается.
event-helps = { $hero } помогает герою: { $other }. { $way }
event-character_helps = { $name } помогает герою ({ $hero }): { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[other] { $n } кубиков
    }.
event-character_works = { $name } работает вместе с вами: { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[other] { $n } кубиков
    }.
event-help_refused = { $hero } обойдётся без помощи: { $name }.
event-withdraws = { $hero } решает иначе.
event-tells = { $hero }: { $words }
event-tells_plainly = { $hero } — { $power }: { $way }
event-tells_plainly-freely = { $hero } — { $power }.
event-hindered = Герою ({ $hero }) мешает слабость: { $name } (+{ $n } опыт).
event-rolls = { $hero }: { $n ->
        [0] кубиков нет
       *[other] кубики { $faces }
    }; { $sixes ->
        [0] ни одной меры успеха
        [one] { $sixes } мера успеха
        [few] { $sixes } меры успеха
       *[other] { $sixes } мер успеха
    }.
event-helper_rolls = { $hero } помогает: { $n ->
        [0] кубиков нет
       *[other] кубики { $faces }
    }; { $sixes ->
        [0] одним кубиком меньше
        [one] одним кубиком больше
       *[other] кубиков больше на { $sixes }
    }.
event-enemy_rolls = { $name }: { $n ->
        [0] кубиков нет
       *[other] кубики { $faces }
    }; { $sixes ->
        [0] ни одной меры успеха
        [one] { $sixes } мера успеха
        [few] { $sixes } меры успеха
       *[other] { $sixes } мер успеха
    }.
event-spends = { $hero } тратит опыт: { $n }.
event-effort = Особое усилие! { $hero } перебрасывает: { $faces }. { $sixes ->
        [0] По-прежнему ни одной меры.
        [one] Всего { $sixes } мера успеха.
        [few] Всего { $sixes } меры успеха.
       *[other] Всего { $sixes } мер успеха.
    }
event-simple_success = Успех: { $n } из { $difficulty }.
event-simple_failure = Неудача: { $n } из { $difficulty }.
event-simple_fiasco = Фиаско.
hero-figures = сил: { $powers }, ступеней: { $n }
hero-power = { $name } ({ $n }): { $tags }
hero-weakness = Слабость: { $name }: { $strains }
adventure-figures = Приключение: сцен { $scenes }, концовок { $n }
event-conflict_success = { $hero } побеждает с перевесом { $n }.
event-conflict_draw = Ничья.
event-conflict_failure = Верх берёт другая сторона ({ $name }), перевес { $n }.
event-conflict_fiasco = Фиаско.
event-long_goes_on = Пока { $n } из { $difficulty }; осталось бросков: { $left }.
event-long_success = Успех: { $n } из { $difficulty }.
event-long_failure = Неудача: { $n } из { $difficulty }, а броски кончились.
event-long_fiasco = Фиаско. Пока { $n } из { $difficulty }; осталось бросков: { $left }.
event-joint_success = Вместе { $n } из { $difficulty }: успех.
event-joint_failure = Вместе { $n } из { $difficulty }: неудача.
event-joint_fiasco = Вместе { $n }: общее фиаско.
event-joint_goes_on = Вместе пока { $n } из { $difficulty }.
event-gives_up = Здесь никто ничего не может с этим поделать.
event-follows = { $text }
event-condition = { $hero }: { $name } ({ $n }).
event-out = { $hero } выбывает из сцены.
event-eased = { $hero }: { $name } — { $left ->
        [0] прошло
       *[other] осталось { $left }
    }.
event-back = { $hero } возвращается в строй.
event-advantage = Преимущество: { $name } (+{ $n }).
event-setback = Трудность: { $name } (−{ $n }).
event-mark_gone = Больше не в счёт: { $name }.
event-heals = { $hero } { $own ->
        [1] справляется со своей бедой
       *[other] приходит на помощь ({ $other })
    }: { $name }.
event-heals_nothing = Это не помогает.
event-leaves_scene = Герои оставляют всё как есть.
event-votes = { $player } — за: { $text }
event-decided = Решено: { $text }
event-ends = { $grade ->
        [open] История окончена.
        [good] Хороший конец.
        [mixed] Конец так себе.
       *[bad] Плохой конец.
    } { $text }

## Со сценаристом

enemy = противник
everybody = всем
ask-lines = { $veils ->
        [1] О чём говорить только намёками, за завесой?
       *[other] Чего в этой истории быть не должно? Никто не узнает, чьё это желание.
    }
ask-lead = Как история идёт дальше?
ask-what_do_you_do = Что вы делаете?
ask-name_thing = { $what ->
        [new_scene] Как называется сцена?
        [new_obstacle] Что стоит на пути?
        [advantage] Как называется преимущество?
        [setback] Как называется трудность?
        [condition] Как называется состояние?
        [person] Кто появляется?
        [clock] Как называются часы?
        [secret_clock] Как называются тайные часы?
        [note] Что записать для себя?
        [whisper] Что вы шепчете?
        [handout] Что вы раздаёте?
        [thread] Какая нить остаётся открытой?
       *[met] Кого они встретили?
    }
ask-obstacle_kind = Как это преодолеть: { $text }
ask-obstacle_enemy = Кто противостоит героям или сколько у него кубиков? { $text }
ask-obstacle_difficulty = Сколько мер нужно? { $text }
ask-obstacle_rolls = Сколько бросков даётся? { $text }
ask-mark_value = Сколько это стоит: { $text }
ask-mark_uses = Надолго ли: { $text }
ask-condition_value = Сколько кубиков отнимает: { $text }
ask-condition_kind = Какого рода: { $text } ({ $value })
ask-character_dice = Сколько кубиков у персонажа?
ask-clock_size = Сколько делений?
ask-clock_moves = Что двигает часы?
ask-no_dice = Не осталось ни одного кубика: это фиаско. Всё равно рискнёте?
ask-judge = Так и будет?
ask-state_result = Каков итог?
ask-agree_to_power = Вы согласны на новую силу: { $power }?
ask-enemy_effort = Особое усилие противника?
ask-join_with = С чем это свести в одно?
ask-name_merged = Как это теперь называется?
ask-end_story = Чем всё кончилось?
ask-paused = История остановилась. Продолжать?
ask-beside = Что вы делаете тем временем?
option-veil = Завесы
option-freely = Свой замысел
option-admit = Моя слабость мешает: { $words }
option-admit-judge = Слабость мешает: { $words }
option-deny = Слабость не мешает: { $words }
option-hinder = Состояние мешает: { $words }
option-spare = Состояние не мешает: { $words }
option-count = Учесть: { $words }
option-discount = Не учитывать: { $words }
option-more_dice = Кубиком больше
option-fewer_dice = Кубиком меньше
option-with-judge = Разрешить: { $words }
option-without-judge = Вычеркнуть: { $words }
option-approve = Да
option-turn_down = Нет
option-turn_down-judge = Отклонить
option-approve-judge = Бросайте!
option-as_written = Как в приключении
option-said = Это всё
option-suffer = Состояние по мерам противника
option-follow = Дальше по приключению
option-scene = Сцена: { $words }
option-obstacle-lead = Препятствие: { $words }
option-new_scene = Своя сцена
option-new_obstacle = Своё препятствие
option-advantage = Преимущество
option-setback = Трудность
option-person = Появляется персонаж
option-clock = Часы
option-secret_clock = Тайные часы
option-note = Заметка
option-handout = Раздать всем
option-thread = Открытая нить
option-met = Встреченный персонаж
option-drop_obstacle = Препятствие больше не важно
option-harder = Сделать труднее
option-easier = Сделать легче
option-seek = Искать преимущество
option-ask = Спросить ({ $words }): что вы делаете? ({ $target })
option-rest = Передышка
option-condition = Состояние для героя: { $words } ({ $target })
option-condition-lead = Состояние: { $target }
option-whisper = Шепнуть: { $target }
option-hand = Раздать одному: { $target }
option-grant = 1 опыт: { $target }
option-away = { $words } выбывает из сцены ({ $target })
option-return = { $words } возвращается ({ $target })
option-death = { $words } погибает ({ $target })
option-lift = Прошло: { $words } ({ $target })
option-rename = Переименовать: { $words } ({ $target })
option-join = Свести с другим: { $words } ({ $target })
option-with_condition = { $words }
option-end_mark = Больше не в счёт: { $words }
option-advance = На деление вперёд: { $words }
option-turn_back = На деление назад: { $words }
option-end_clock = Убрать часы: { $words }
option-close_thread = Закрыто: { $words }
option-hurt = Ранить: { $words }
option-send_off = Уходит: { $words }
option-end_story = История окончена
option-never_mind = Не надо
option-kind = { $n ->
        [0] Одним броском
        [1] Против врага
        [2] За несколько бросков
       *[other] Вместе
    }
option-amount = { $n }
option-amount-obstacle_enemy = { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[other] { $n } кубиков
    }
option-amount-character_dice = { $n ->
        [0] нет: не разбирается
        [1] 1: не особо искусен
        [2] 2: не особо искусен
        [3] 3: сносно
        [4] 4: сносно
        [5] 5: сносно
       *[other] { $n }: по-настоящему хорош
    }
option-enemy = { $words }
option-one_roll = На один бросок
option-each_roll = На каждый бросок
option-by_hand = Только моя рука
option-by_fiasco = Каждое фиаско и моя рука
option-of_kind = { $words }
option-of_no_kind = Никакого рода
option-end = { $n ->
        [0] Хорошо
        [1] Ни хорошо ни плохо
        [2] Плохо
       *[other] Кто знает?
    }
option-merge = Свести в одно: { $words }
option-keep_name = Оставить название
option-speak_as = { $n ->
        [0] Говорить от лица героя
        [1] Говорить от себя
       *[other] Говорить за персонажа: { $words }
    }
option-slow = Карта «помедленнее»
option-stop = Карта «стоп»
option-character-beside = Тоже берётся за работу: { $words }
option-roll-no_dice = Всё равно рискнуть
option-go_on = Продолжаем
option-oracle = Спросить оракула: { $words }
option-idea = { $n ->
        [0] Идея: место
        [1] Идея: кто-то
        [2] Идея: беда
        [3] Идея: поворот
       *[other] Случайное событие
    }
event-oracle = Оракул ({ $name }): { $text }
event-idea = Оракул: { $text }
event-narrates = { $words }
event-says = { $hero }: «{ $words }»
event-character_says = { $name }: «{ $words }»
event-remarks = (({ $player }: { $words }))
event-line = Этого в истории не будет: { $name }.
event-veil = Только за завесой: { $name }.
event-acts-freely = { $hero } берётся за дело.
event-helps-freely = { $hero } помогает герою: { $other }.
event-seeks = { $hero } ищет преимущество.
event-judges = { $hero }: { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[other] { $n } кубиков
    }.
event-turned_down = { $hero } обходится без броска.
event-obstacle_dropped = Больше не стоит на пути: { $text }
event-rest = Герои переводят дух.
event-granted = { $hero } получает 1 опыт.
event-dies = { $hero } погибает.
event-character_enters = Появляется { $name }.
event-character_leaves = { $name } уходит.
event-character_hurt = { $name }: состояния { $n }.
event-clock = { $name }: { $segments }
event-clock_full = { $name }: { $segments } — время вышло!
event-clock_gone = Часы убраны: { $name }.
event-notes = Заметка: { $words }
event-whispers = { $player } шепчет ({ $to_seat }): { $words }
event-hands_out = { $player } раздаёт ({ $to_seat }): { $words }
event-thread = Открытая нить: { $name }
event-thread_closed = Нить закрыта: { $name }
event-merged = { $hero }: { $name } ({ $n }).
event-no_power = Сценарист не согласен на силу: { $name }.
event-slow_card = Кто-то просит помедленнее.
event-stop_card = Кто-то говорит «стоп».
event-goes_on = История продолжается.

## Почему нельзя

reason-not_told = Сначала расскажите, что вы делаете, потом бросайте.
reason-no_dice = Без подходящей силы нужны преимущества, с которыми останется хотя бы один кубик.
reason-cannot_help = У кого нет подходящей силы, тот помочь не может.
reason-no_experience = Опыта нет.
reason-out = Ваш герой вне сцены, пока ему не помогут.
reason-too_dear = Не хватает опыта: { $n }.
reason-highest = Ступень { $n } — высшая.
reason-scenarist_only = Это дело сценариста.
reason-effort_made = На одно действие — одно особое усилие.
reason-nothing_to_reroll = Нет кубиков, которые можно перебросить.

## Итоги

score-scenes = Сцены
score-experience = Остаток опыта
score-conditions = Состояния

## Что не так в файле приключения или героя

fault-unknown = { $what ->
        [tag] нет метки
        [strain] нет испытания
        [condition] нет такого вида состояний:
        [scene] нет сцены
        [obstacle] нет препятствия
        [character] нет персонажа
       *[skill] у персонажа нет умения
    } «{ $name }»
fault-near = { fault-unknown }; похожие: { $near }
fault-adventure_twice = приключение «{ $name }» уже есть
fault-silent = нет текста: нужно en или ru
fault-unreadable_words = текст слишком длинный, или в нём есть знак, который нельзя показать
fault-marked = текст не может начинаться с @
fault-id_twice = встречается дважды
fault-part_twice = «{ $name }» встречается дважды
fault-scene_end = сцену нельзя назвать «end»
fault-unsolved = on_unsolved бывает только у сцен с flow = "choice"
fault-no_choice = выбирать не из чего
fault-decision_choice = у решения нет успеха, который завершил бы сцену с flow = "choice"
fault-joint_alone = для общего труда нужно два подхода: у каждого свой
fault-one_option = для решения нужно два варианта
fault-no_failure = простое препятствие сложности 1 нельзя провалить: ни одной меры — это фиаско, а одной достаточно
fault-needs = препятствию вида { $kind } нужно поле { $part }
fault-has_no = у препятствия вида { $kind } не бывает поля { $part }
fault-target = target «{ $target }» здесь не подходит; есть: { $known }
fault-no_value = value «{ $value }»: такого значения здесь не бывает
fault-nowhere = не названо ни одного препятствия
fault-no_dice = { $name } — решение, кубики там не бросают
fault-over = { $name } к тому времени уже позади
fault-flag = флаг «{ $name }» никто не ставит
fault-circle = возвращает к сцене { $name }: история никогда не кончится
fault-unreached = сюда ничто не ведёт
fault-no_end = нет ни одной концовки: нужна [[end]]
fault-last_end = у последней концовки нет when: она для всего остального
fault-stage = «{ $name }»: ступень не может быть выше { $n }
fault-no_tag = силе нужна хотя бы одна метка
fault-no_power = герою нужна сила
fault-more = { $what }: { $n }, а можно не больше { $most }
fault-too_long = файл слишком длинный: это не герой
fault-suffix = имя файла героя кончается на { $suffix }
fault-unwritable = не удаётся записать: { $why }

## Что советчик называет как доводы

stake-burden = { $n } в состояниях
stake-experience = { $n } опыта
