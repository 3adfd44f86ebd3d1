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
# Кто там сидит: человек или бот такой-то силы.
kind-human = человек
kind-random = бот, который ходит наугад
kind-careless = бот-новичок
kind-greedy = опытный бот
kind-search = сильный бот
seats = За столом: { $seats }.
seats-unfit = мест названо { $n }, а игроков { $players }
agreed-before = записанная игра продолжается так, как договорились: с --load можно указать только --seats, --lang и --save
hand-over = Теперь выбирает { $player }. Передайте клавиатуру и нажмите Enter.
thinking = { $player } думает…

## Общие слова экранов игр

turn = ход { $n }
you = вы
used = применено
nothing = пусто
sign-turn = после имени: чей сейчас ход

## Выбор

log = Что произошло
log-cut = … и ещё { $n } { $n ->
        [one] строка
        [few] строки
       *[many] строк
    } до этого: ж покажет всё
group-other = Ещё
folded = { $low }–{ $high }; Enter покажет
amounts = Число от { $low } до { $high }
everything = { $option } — всё, что есть
no = нет
fill-words = и ваши слова, не больше { $most } { $most ->
        [one] знака
       *[other] знаков
    }
fill-lines = и ваши слова, не больше { $most } { $most ->
        [one] знака
       *[other] знаков
    }; строка с \ на конце продолжается на следующей
fill-number = и число от { $low } до { $high }
fill-in = Перед своим ответом введите =.
no-words = После = нет слов.
words-too-long = Здесь знаков: { $n }, а можно не больше { $most }.
words-unfit = В этих словах есть знак, который нельзя показать.
number-unfit = «{ $text }» — не целое число от { $low } до { $high }.
no-such-number = Варианта { $line } нет: введите { $high ->
        [1] 1
       *[other] число от { $low } до { $high }
    }.
aside = Выбирает { $player }; вы тоже можете действовать.
aside-bot = Вы можете действовать; «и»: продолжит { $player }.
prompt = { $player } (отмена { $undo }, ? помощь) >
unknown = «{ $line }»: сейчас так нельзя. Введите номер или ключ варианта, ? для помощи; н объяснит, почему нельзя.
once-more = Если так и задумано, введите { $line } ещё раз.
no-card = Что прочитать? Введите к и номер варианта или начало названия.
many-cards = Подходит несколько: { $cards }.
hint-first = Подсказка: { $option }; шанс { $chance } %.
hint-other = Или: { $option }; шанс { $chance } %.
hint-sure = Уверенность, что первое лучше второго: { $sure } %.
hint-why = С первым через несколько ходов в среднем: { $reasons }.
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
home-nothing = Вам нечего забрать с собой.
home-ask = Файл для героя по имени { $name } (Enter — не сохранять) >

## Помощь

help-choose = Введите номер варианта или его ключ ({ $key }); на вопрос «сколько» введите само число.
help-fill = и свой ответ: слова или число
help-help = этот список
help-table = снова показать весь стол; то же делает Enter там, где он ни на что не отвечает
help-legend = что значат знаки на странице
help-card = весь текст карты или грани: к 3 или к и начало названия
help-hint = что сделал бы здесь хороший бот, насколько он уверен и почему
help-why = почему другое сейчас нельзя
help-undo = отменить последний выбор; о 3 отменит три
help-log = весь журнал
help-chronicle = что было, рассказом
help-as = за 1: действует союзник на этом месте
help-go = пусть продолжит союзник, который ждёт; бот — до конца хода
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
stretch = выборы с { $first } по { $last }:
unchecked = не проверено: { $why }
dishonest = нечестно: в файле записано то, чего не было.
other-content = в той партии были другие карты (содержимое { $theirs }, здесь { $ours }): её повторит только версия, которая её записала
own-content = в той партии карты исправлены файлом { $file } (содержимое { $theirs }, здесь { $ours }): укажите этот файл через --content
no-own-content = та партия шла без файла владельца (содержимое { $theirs }, а здесь с файлом { $file } — { $ours }): уберите --content и KUBIK_CONTENT
other-rules = та партия шла по другим правилам (номер { $theirs }, здесь { $ours }): её повторит только версия, которая её записала

## Игры и карты

players = игроков { $n }
values = одно из: { $values }
default = по умолчанию: { $value }
no-pieces = В игре «{ $game }» нет карт с текстом.
origin-rulebook = Записи, где есть взятое из правил: { $n }
origin-public = Записи, где есть взятое из открытых источников: { $n }
origin-proposed = Записи, где есть предложенное «Кубиком»: { $n }
origin-owner = Записи, исправленные владельцем коробки: { $n }
owned = исправлено владельцем коробки: { $fields }

## Сервер

serving =
    «Кубик» открыт по адресу { $url }
    Столы хранятся в { $database }. Ctrl-C останавливает сервер; ничего не пропадёт.
metrics = Показатели сервера: { $url }, только с этого компьютера.
cannot-listen = нельзя открыть порт { $port } на { $host }: { $why }
bad-address = по адресу { $address } другие серверы не найдут этот; укажите --address в виде http://10.0.0.5:8000
contact-without-key = --push-contact нужен для уведомлений, а без --push-key их нет
port-busy = порт { $port } на { $host } занят другой программой; укажите другой через { $option }, например { $option } 0 (любой свободный)

backed-up = { $file }: сохранено столов — { $tables }, людей — { $people }. В файле зёрна неоконченных партий, не показывайте его никому.
restored = Восстановлено столов — { $tables }, людей — { $people }.

## Что не так в файле содержимого

fault-unreadable = файл не читается: { $why }
fault-toml = это не TOML: { $why }
fault-unplayable = с этим игра не работает: { $why }
fault-no_game = игры «{ $name }» нет; есть: { $known }
fault-no_content = у этой игры нет файлов содержимого, исправлять нечего
fault-no_kind = раздела «{ $name }» нет; есть: { $known }
fault-no_entry = записи «{ $name }» нет
fault-near_entry = { fault-no_entry }; похожие: { $near }
fault-not_a_table = исправление — это таблица с игрой, разделом и записью, например [roll_player.card.longsword], а под ней поля
fault-corrections = исправления уже есть в файле { $file }; все они должны быть в одном
fault-no_addition = к этой игре ничего нельзя добавить
fault-fixed = { $field } исправить нельзя
fault-no_field = поля «{ $name }» нет
fault-missing = не хватает поля «{ $name }»
fault-no_word = { $value } здесь не подходит
fault-type = нужно { $type ->
        [int] целое число
        [str] слово в кавычках
        [array] перечисление в квадратных скобках
        [bool] true или false
        [object] значение в фигурных скобках
       *[other] { $type }
    }
fault-least = нужно число не меньше { $n }
fault-most = нужно число не больше { $n }
fault-longer = список слишком короткий: должно быть { $n }
fault-shorter = список слишком длинный: должно быть { $n }
fault-length = в списке { $got }, а должно быть { $n }

## kubik odds

no-odds = у игры { $game } такой таблицы нет
no-svg = { $file }: картинка — это файл SVG, и его имя должно оканчиваться на .svg
odds-number = --{ $name }: нужно число от { $least } до { $most }, а не «{ $given }»
odds-others = --{ $name }: не больше { $most }
percent = { $share } %
point = ,

## О чём нельзя договориться

unfit-loaded = { $file }: игра { $game } уже загружена, а файл содержимого называют до этого

unfit-no_game = Игры «{ $name }» нет. Есть: { $known }
unfit-no_bot = Бота «{ $name }» нет. Есть: { $known }
unfit-bot_figure = Бот { $bot }: «{ $name }» — не настройка вида iterations=200
unfit-bot_setting = Бот { $bot }: у { $name } нет такой настройки
unfit-bot_time = Бот search: скажите, сколько ему думать, iterations=200 или seconds=1
unfit-bot_horizon = Бот search: смотреть вперёд надо хотя бы на один ход, horizon=1
unfit-bot_overlooks = Бот careless: доля незамеченного должна быть меньше 1, overlooks=0.5
unfit-no_setting = У этой игры нет настройки «{ $name }». Есть: { $known }
unfit-no_value = Настройка { $name }: значения «{ $value }» нет. Есть: { $known }
unfit-no_list = Настройка { $name }: «{ $value }» — не список
unfit-no_switch = Настройка { $name }: «{ $value }» — не true и не false
unfit-no_number = Настройка { $name }: «{ $value }» — не число
