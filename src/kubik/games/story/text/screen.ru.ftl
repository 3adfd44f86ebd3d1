### Слова экрана в терминале.

## Сцена

scene = сцена { $n }: { $name }
slow = на столе карта «Помедленнее»
stopped = на столе карта «Стоп»
in-the-way = На пути
kind-of-simple = один бросок
kind-of-opposed = против врага
kind-of-extended = долгое дело
kind-of-joint = сообща
kind-of-decision = решение
enemy = враг
needed = нужно
difficulty = сложность { $n }
so-far = набрано { $n }
rolls-left = осталось бросков: { $n } из { $most }
dice = { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
in-rolls = { $n ->
        [one] { $n } бросок
        [few] { $n } броска
       *[many] { $n } бросков
    }
advantages = за вас
setbacks = против
one-roll = на один бросок
each-roll = на каждый бросок
elsewhere = не здесь
clocks = часы
secret = тайные
characters = люди
oracle = оракул

## Действие

role-0 = действует
role-1 = работает
role-2 = помогает
role-3 = лечит
role-4 = ищет преимущество
role-helps = помогает: { $name }
pool = кубики
odds = шансы
rolled = выпало
effort = усилие
no-dice = ни одного кубика
measures = { $n ->
        [0] ни одной меры
        [one] { $n } мера
        [few] { $n } меры
       *[many] { $n } мер
    }
reason-power = { $name }
reason-weakness = { $name } (слабость)
reason-condition = { $name } (состояние)
reason-advantage = { $name } (преимущество)
reason-setback = { $name } (трудность)
reason-by_hand = вручную
reason-help = помощь: { $name }
reason-character = { $name }
outlook-measure = хоть одна мера { $chance }, с усилием { $effort }
outlook-alone = успех { $chance }, с усилием { $effort }
outlook-helped = после бросков помощников { $chance }, с усилием { $effort }
outlook-together = сообща { $chance }, с усилиями { $effort }
outlook-long = если все броски ({ $rolls }) такие же { $chance }, с усилиями { $effort }
effort-enough = уже достаточно
effort-success = принесёт успех с шансом { $chance }
effort-another = принесёт шестёрку с шансом { $chance }

## Герои

experience = опыт { $n }
points = очков развития: { $n }
powers = силы
weak = слабости
conditions = состояния
is-out = выбыл из сцены
is-away = не в сцене
is-dead = погиб
voice = голос
for-oneself = вы говорите от себя

## Что можно выбрать

help-by = Помочь: { $way }
heal-by = Полечить: { $what }
group-roll = Дальше
group-act = Действие
group-story = История
group-let = Другие
group-count = В счёт
group-things = Стол
group-heroes = Герои
group-papers = Бумаги
group-speak = Речь
group-oracle = Оракул

## Страницы

help-papers = шёпот и записки для вас, заметки, открытые нити, встреченные люди, запреты и завесы
help-adventure = для сценариста: страница приключения об этой сцене
letters = Шёпот и записки
notes = Заметки
threads = Открытые нити
met = Встреченные люди
lines = Чего не будет в этой истории
veils = За завесой
no-papers = Ничего не записано.
only-scenarist = Страницы приключения читает только сценарист.
one-of-them = Герои выбирают одно из этого; довольно одного успеха.
on_success = успех
on_draw = ничья
on_failure = неудача
on_fiasco = фиаско
on_unsolved = без успеха
value-measures = число мер
value-net = оставшиеся меры
value-enemy_net = оставшиеся меры врага

## Знаки

sign-stage = ступень силы, в кубиках
sign-six = шестёрка: мера успеха
sign-reasons = на сколько кубиков больше или меньше и почему
sign-condition = состояние и сколько кубиков оно отнимает
sign-sum = сумма всех состояний; с шестью герой выбывает из сцены

## Что можно вписать

help-home = записать своего героя с опытом в файл, чтобы играть им дальше: домой, домой ФАЙЛ
fill-in-choose_hero = и файл вашего собственного героя: = olga.json
fill-in-prepare = и что делает ваш герой, своими словами; строка с \ на конце продолжается на следующей
fill-in-effort = и другое название для усталости
fill-in-lead = и ваш рассказ; строка с \ на конце продолжается на следующей
fill-in-beside = и ваша реплика; строка с \ на конце продолжается на следующей
fill-in-what_do_you_do = и ваши слова или дело; строка с \ на конце продолжается на следующей
fill-in-lines = и пожелание, своими словами
fill-in-name_thing = и ваши слова
fill-in-name_power = и её название
fill-in-name_merged = и новое название
fill-in-paused = и ваша реплика

## Настройки, для `kubik games`

setting-way = кто судит: program (программа), scenarist (сценарист, место 0) или dice_table (стол для кубиков)
setting-adventure = приключение или free: своя история
setting-each_weakness_counts = считается каждая мешающая слабость, а не одна за действие
setting-rolled_measures = после проигранного поединка считаются все меры врага
setting-character_effort = особые усилия для персонажей сценариста
