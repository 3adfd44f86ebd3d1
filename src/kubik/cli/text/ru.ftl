## Кто играет

person = Герой { $n }
person-alone = Герой
# У ботов есть имена, чтобы строки журнала читались как обычные фразы; по местам.
name-0 = Анна
name-1 = Борис
name-2 = Клара
name-3 = Давид
name-4 = Эмма
name-5 = Феликс
seats = За столом: { $seats }.
seats-unfit = мест названо { $n }, а игроков { $players }
agreed-before = записанная игра продолжается так, как договорились: с --load можно указать только --seats, --lang и --save
hand-over = Теперь выбирает { $player }. Передайте клавиатуру и нажмите Enter.
thinking = { $player } думает…

## Стол Hero Realms

turn = ход { $n }
you = вы
out = вне игры
team = команда { $n }
emperor = император
general = генерал
target = ваша цель
pools = золото { $gold } · бой { $combat }
hand = рука { $n }
deck = колода { $n }
discard = сброс { $n }
market = Торговый ряд
sacrificed = жертвенная стопка { $n }
in-play = в игре
expended = повёрнут
prepared = подготовлен
ally-used = союзное свойство применено
used = применено
your-hand = рука
empty-hand = на руке ничего нет
known-hand = на руке
known-top = на колоде
seen-top = на колоде
looked = просмотр
waiting = ждёт
discard-of = Стопка сброса (игрок { $player })
sacrifice-pile = Жертвенная стопка
nothing = пусто

## Стол «Граней судьбы»

round = раунд { $n } из { $all }
total = итого { $n }
forged = заменено { $n }
at-island = остров { $n }
dice = кубики
light-die = светлый
dark-die = тёмный
feats = подвиги
tokens = жетоны
hammer = молот
scepter = скипетр
companion = компаньон
cerberus = жетон Цербера
triton = жетон Тритона
moved = продвинут
islands = Острова
memory = воспоминание ({ $player })
temple = Храм
sanctuary = святилище
gardens = сады
forest = лес
sold-out = распродано
replaced = Заменённые грани (игрок { $player })
# Грань или клетка в нескольких буквах.
mark-mirror = зеркало
mark-ship = корабль
mark-shield = щит { $sign }
mark-chaos = хаос { $sign }
mark-golem = голем { $sign }
mark-boar = вепрь { $colour ->
        [red] К
        [green] З
        [yellow] Ж
       *[blue] С
    }
mark-misfortune = беда { $colour ->
        [red] К
        [green] З
        [yellow] Ж
       *[blue] С
    }
cell-start = старт
cell-forge = ковка
cell-hall = зал
cell-steal = кража { $gains }
cell-per-forged = { $gains } за замену
cell-goddess = Богиня
celestial-die = небесный кубик
treasures = сокровища
lane-top = верх
lane-middle = середина
lane-bottom = низ
lane-final = финал

## Выбор

log = Что произошло
log-cut = … и ещё { $n } { $n ->
        [one] строка
        [few] строки
       *[many] строк
    } до этого: ж покажет всё
group-play = Разыграть
group-use = Применить
group-buy = Купить
group-attack = Атака
group-feat = Подвиги
group-light = Светлый
group-dark = Тёмный
group-other = Ещё
amounts = Число от { $low } до { $high }
aside = Выбирает { $player }; вы тоже можете действовать.
aside-bot = Вы можете действовать; «и»: продолжит { $player }.
prompt = { $player } (отмена { $undo }, ? помощь) >
unknown = «{ $line }»: сейчас так нельзя. Введите номер или ключ варианта, ? для помощи; н объяснит, почему нельзя.
nothing-to-play = На руке нет карт, которые просто дают золото, бой или стойкость.
no-card = Что прочитать? Введите к и номер варианта или начало названия.
many-cards = Подходит несколько: { $cards }.
hint-sure = Подсказка: { $option }. { $all ->
        [one] Советчик уверен.
        [few] Все { $all } советчика согласны.
       *[many] Все { $all } советчиков согласны.
    }
hint-first = Подсказка: { $option }. Так { $votes ->
        [one] считает { $votes } советчик
        [few] считают { $votes } советчика
       *[many] считают { $votes } советчиков
    } из { $all }: выбор неочевиден.
hint-other = Или: { $option } ({ $votes } из { $all }).
why-nothing = Всё, чего можно ожидать, сейчас можно.
undone = { $n ->
        [one] { $n } выбор отменён.
        [few] { $n } выбора отменено.
       *[many] { $n } выборов отменено.
    }
undo-impossible = { $n ->
        [0] Отменить ничего нельзя: после вашего выбора ответил случай, открылись карты или выбирал кто-то другой.
        [one] Отменить можно только { $n } выбор.
        [few] Отменить можно только { $n } выбора.
       *[many] Отменить можно только { $n } выборов.
    }
go-impossible = Никто из союзников не ждёт: сейчас выбираете вы.
as-impossible = Введите за и место или имя человека, который сейчас может действовать.
saved = Записано: { $file }

## Помощь

help-choose = Введите номер варианта или его ключ ({ $key }); на вопрос «сколько» введите само число. Enter снова покажет стол.
help-help = этот список
help-card = весь текст карты или грани: к 3 или к и начало названия
help-all = разыграть с руки всё, что просто даёт золото, бой или стойкость
help-hint = что сделали бы здесь хорошие боты и насколько они согласны
help-why = почему другое сейчас нельзя
help-undo = отменить последний выбор; о 3 отменит три
help-log = весь журнал
help-piles = { $game ->
        [dice_forge] подвиги островов с их текстами и заменённые грани
       *[other] просмотреть стопки сброса
    }
help-as = за 1: действует союзник на этом месте (Гидра)
help-go = пусть продолжит союзник, который ждёт; бот — до конца хода (Гидра)
help-save = записать игру в файл: з, з ФАЙЛ
help-quit = выход

## Конец

game-over = Игра окончена
winners = { $n ->
        [0] Никто не победил.
        [one] Победа: { $players }.
       *[other] Победители: { $players }.
    }
place = { $n }. { $player }
seed-hash = Хеш зерна: { $hash } (само зерно вы увидите в конце)
seed = Зерно: { $seed }; его хеш { $hash } был показан в начале.
verify-with = Эту игру может проверить каждый:

## Повтор и проверка

unfinished = Игра не окончена; { $n ->
        [one] сделан { $n } выбор
        [few] сделано { $n } выбора
       *[many] сделано { $n } выборов
    }.
after-choices = После выбора { $n } из { $all }
last-choice = { $player } выбирает { $key }
step = Enter — дальше, х — выход >
seat-name = место { $n } ({ $player })
honest = { $from ->
        [position] честно, начиная с записанной позиции
       *[start] честно
    }: { $choices } { $choices ->
        [one] выбор
        [few] выбора
       *[many] выборов
    }, зерно { $seed } соответствует объявленному хешу { $hash }, { $n ->
        [0] никто не победил
       *[other] победа: { $winners }
    }
honest-unfinished = { $from ->
        [position] пока честно, начиная с записанной позиции
       *[start] пока честно
    }: { $choices } { $choices ->
        [one] выбор
        [few] выбора
       *[many] выборов
    }, зерно { $seed } соответствует объявленному хешу { $hash }, игра не окончена
dishonest = нечестно: в файле записано то, чего не было.

## Игры и карты

players = игроков { $n }
values = одно из: { $values }
default = по умолчанию: { $value }
setting-mode = режим; без него — по числу игроков
setting-characters = наборы персонажей по местам, через запятую; '' — начальная колода
setting-module = модуль «Восстания»; без него — никакой или модуль подготовки
setting-setup = какие подвиги лежат на островах; без неё — для первой игры или для модуля
setting-feats = подвиги взамен тех, что в подготовке, через запятую: twins,cerberus
setting-tree_keeps_gold = даёт ли «Дерево» золото и тем, у кого есть 8 золота
setting-remove_gold_6 = двое игроков: всегда ли убирать из храма грань 6 золота
setting-colours = цвета вепрей, воспоминаний и невзгод по порядку, через запятую
setting-tie = кто побеждает при ничьей
setting-first = место, которое начинает, от 0; без него решает случай
setting-acquire = тратит ли купленная карта один ждущий её эффект (one) или все (all)
setting-share_gems = Гидра: могут ли союзники вместе платить за огненные самоцветы
origin-rulebook = Значения из правил: { $n }
origin-public = Значения из открытых источников: { $n }
origin-proposed = Значения, предложенные «Кубиком»: { $n }

## Сервер

serving =
    «Кубик» открыт по адресу { $url }
    Столы хранятся в { $database }. Ctrl-C останавливает сервер; ничего не пропадёт.
cannot-listen = нельзя открыть порт { $port } на { $host }: { $why }
bad-address = по адресу { $address } другие серверы не найдут этот; укажите --address в виде http://10.0.0.5:8000
contact-without-key = --push-contact нужен для уведомлений, а без --push-key их нет
port-busy = порт { $port } на { $host } занят другой программой; укажите другой через --port, например --port 0 (любой свободный)
