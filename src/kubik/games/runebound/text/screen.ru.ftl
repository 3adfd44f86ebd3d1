### Слова экрана в терминале.

act = { $n ->
        [1] первый акт
        [2] второй акт
       *[other] после второго акта
    }
points-left = { $n } ОД
time = время
space-story = с
space-gems = о
stories = сюжет
villain = злодей
fight = Бой
fight-round = раунд { $n }
played-by = { $enemy } (решает { $player })
passed = пас
can-do = карта
wounds-of = раны { $n }/{ $most }
gold-of = золото { $n }
story-of-margath = знания { $n }
story-of-corpse_king = союзники { $n }
is-defeated = побеждён
is-detained = задержан
is-out = выбыл
figures = герой
assets = имеет
skills = навыки
quests = задания
hand = рука
hand-of = рука { $n }/{ $most }
trophies-of = трофеи { $trophies }
buy-for = Купить «{ $piece }» за { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }
around = Вокруг вас{ $near ->
        [0] {""}
       *[other] { $cost ->
            [dice] { " " }· ‹кубиков› до клетки
           *[points] { " " }· ‹ОД› до клетки пешком
        }
    }
asks-hero = Ваш противник: { $foe } · { $asked }
asks-enemy = Вы решаете за врага: { $foe } · { $asked }
with-cost = { $option } ({ $n } ОД)
step-for = { $direction } ({ $n } ОД): { $hex }
step-move = { $direction }: { $hex }
step-towards = { $direction }: { $hex }
step-step = { $direction }, кубик «{ $face }»: { $hex }
step-step_as = { $direction }, кубик «{ $face }» по способности: { $hex }
step-step_free = { $direction }, дополнительный символ: { $hex }
direction-n = на север
direction-ne = на северо-восток
direction-e = на восток
direction-se = на юго-восток
direction-s = на юг
direction-sw = на юго-запад
direction-w = на запад
direction-nw = на северо-запад
double = Удвоить { $token }
double-with = Удвоить { $token }, положив на { $under }
ways = путь до
letter-plains = р
letter-hills = х
letter-forest = л
letter-mountains = г
letter-water = в
letter-city = Г
sign-villain-letter = З
sign-zombie-letter = з
sign-river = река по границе клеток: её пересекают за воду или джокер
sign-road = дорога через границу: годится любой кубик
sign-bridge = мост: дорога через реку
sign-away = столько клеток от вашего героя, в эту сторону
sign-doubled = жетон лежит на удвоении
sign-gem = жетон приключения: { $deck }
sign-face-down = жетон приключения лицевой стороной вниз
sign-hero = на карте после знака места: герой этого игрока
sign-villain = злодей
sign-zombie = зомби
sign-story = клетка сюжетного задания с этим номером
sign-quest = клетка одного из ваших заданий
sign-reach = сюда можно дойти за столько кубиков, а до броска — за столько ОД
sign-more = и что-то ещё: смотрите на странице
sign-story-space = после числа на шкале времени: там продолжается сюжет
sign-gems-space = после числа на шкале времени: там обновляются жетоны приключений
sign-attribute = у характеристики: изученные навыки и сколько их может быть
sign-any = в цене навыка: любой трофей
sign-spent = жетон потрачен
sign-initiative = золотая сторона жетона: инициатива
help-map = вся карта
group-move = Идти
group-reroll = Переброс
group-act = Сделать
group-learn = Изучить
group-sell = Продать
group-buy = Купить
group-remove = Сбросить
group-fight = В бою
group-give = Отдать
group-ask_for = Попросить

## О чём договариваются до начала

setting-scenario = сюжет, его злодей и карты
setting-enemies = кто решает за врагов
setting-initiative_by_symbols = считать ли инициативу по символам, а не по жетонам
setting-deadly_villain = выбывает ли герой, которого победил злодей
setting-first = место, которое начинает, от 0; без него решает случай
