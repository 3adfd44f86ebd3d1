st-scene = Сцена
st-no-scene = История ещё не началась
st-told = Что рассказано
st-scenarist = Сценарист: { $name }
st-heroes = Герои
st-powers = Силы
st-weakness = Слабость
st-conditions = Состояния
st-stage = ступень { $n }
st-used = используется
st-experience = Опыт: { $n }
st-points = Очков развития: { $n }
st-burden = Состояния: { $n } из { $most }
st-out = вне сцены
st-dead = погиб
st-show-sheet = Лист: { $hero }
st-hinders = Мешает: { $what }.
st-hinders-all = Мешает всему.
st-healed-by = Снимается силами: { $what }.
st-own-condition = Чему оно мешает, решают игроки.

st-obstacle = Препятствие
st-need = { $need ->
    [one] Нужна { $need } мера успеха.
    [few] Нужно { $need } меры успеха.
   *[other] Нужно { $need } мер успеха.
}
st-against = Противник: { $name }, { $n ->
    [0] без кубиков
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
}.
st-long = Мер успеха: { $total } из { $need }; { $rolls ->
    [one] остался { $rolls } бросок.
    [few] осталось { $rolls } броска.
   *[other] осталось { $rolls } бросков.
}
st-joint = Общее дело: на всех { $need ->
    [one] { $need } мера
    [few] { $need } меры
   *[other] { $need } мер
} успеха.
st-decision = Решаете вместе.
st-ways = Как взяться за дело
st-fits = Подходит: { $what }.
st-strains = Может задеть слабость: { $what }.

st-pool = Бросок
st-pool-reasons = Откуда столько кубиков
st-dice = { $n ->
    [0] без кубиков
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
}
st-no-dice = Ни одного кубика: это фиаско.
st-odds = Хотя бы { $need ->
    [one] { $need } мера
    [few] { $need } меры
   *[other] { $need } мер
} успеха: { $chance }, с особым усилием { $effort }.
st-odds-enemy = Больше мер, чем у противника: { $chance }, с особым усилием { $effort }.
st-step-power = Сила
st-step-weakness = Слабость
st-step-condition = Состояние
st-step-setback = Трудность
st-step-advantage = Преимущество
st-step-help = Помощь
st-step-by_hand = Сценарист
st-step-character = Персонаж
st-helps = помогает: { $hero }
st-will-help = Поможет { $hero } ({ $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
}).
st-effort = Особое усилие?
st-effort-odds = С ним хотя бы { $need ->
    [one] { $need } мера
    [few] { $need } меры
   *[other] { $need } мер
} успеха: { $chance }.
st-effort-odds-enemy = С ним больше мер, чем у противника: { $chance }.
st-effort-name = Назвать усталость иначе
st-voice = Говорит:
st-teller = рассказчик
st-rolled = { $faces }
st-measures = { $n ->
    [0] нет мер
    [one] { $n } мера
    [few] { $n } меры
   *[other] { $n } мер
}
st-dice-lie = Кубики
st-marks = Преимущества и трудности
st-each-roll = каждый бросок
st-clocks = Часы
st-segments = { $n } из { $all }
st-secret = тайные

st-write-prepare = Что делает ваш герой?
st-write-lead = Расскажите, что происходит дальше
st-write-judge = Скажите что-нибудь о замысле
st-write-state_result = Расскажите, что вышло
st-write-name_thing = Напишите
st-write-beside = Скажите что-нибудь
st-writing = { $count ->
    [one] Пишет
   *[other] Пишут
}: { $names } …
st-letters = Письма для вас: { $n }
st-chronicle = Хроника
st-copy = Скопировать как Markdown
st-threads = Незаконченные дела
st-people = Кого встретили
st-lines = Чего в истории не будет
st-veils = Только намёком
st-notes = Заметки

st-safety = Карты безопасности
st-before-scene = Вернуться к тому, что было до этой сцены, если все согласны
st-slow = Медленнее
st-stop = Стоп
st-slow-hint = Попросить всех не спешить. Никто не узнает, кто это был.
st-stop-hint = Остановить историю. Никто не узнает, кто это был.
st-slowed = Пожалуйста, медленнее
st-stopped = Стоп: сначала поговорим

st-panel = За ширмой сценариста
st-tab-pages = Приключение
st-tab-things = На стол
st-tab-people = Персонажи
st-tab-memory = Заметки
st-tab-oracle = Оракул
st-scenes = Сцены
st-no-characters = Пока никто не вышел на сцену.
st-written-characters = В приключении
st-on_success = Успех:
st-on_draw = Ничья:
st-on_failure = Неудача:
st-on_fiasco = Фиаско:

st-own-make = Свой герой…
st-own-hero = Свой герой
st-own-read = Из файла:
st-own-unread = В этом файле нет героя.
st-own-name = Имя
st-own-concept = Кто это
st-own-sum = ступеней: { $n } из { $most }
st-own-stage = Ступень
st-own-remove = Убрать: { $name }
st-own-tags-of = Для чего годится
st-own-triggers = Когда мешает
st-own-weaknesses = Слабости
st-own-take = Играть за этого героя
st-own-save = Сохранить героя
st-own-no-name = Герою нужно имя.
st-own-no-power = У каждой силы должно быть название и то, для чего она годится.
st-own-no-weakness = У каждой слабости должно быть название и случай, когда она мешает.
st-own-tags = Одна сила годится не больше чем для { $tags } дел.
st-own-stages = Сил — не больше { $powers }, ступеней всего — не больше { $stages }.
