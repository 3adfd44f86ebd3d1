## Везде

skip = К главному
home = Kubik: ко всем играм
close = Закрыть
cancel = Отмена
save = Сохранить
copy = Скопировать
copied = Скопировано
qr-code = QR-код
only-here = С других устройств этот адрес не открыть: он работает только на этом компьютере. Чтобы пригласить других, запустите сервер так:
loading = Зажигаем лампы…
connection-lost = Связь потеряна, восстанавливаем…
trouble-offline = Сервер сейчас недоступен.
trouble-broken = Сервер не смог ответить. Попробуйте ещё раз.
default-name = Странник
seat-number = Место { $number }

## Настройки

settings = Настройки
your-name = Ваше имя
language = Язык
setting-motion = Анимация
setting-sound = Звуки
setting-plain = Стол текстом, для программ чтения с экрана
setting-warn = Переспрашивать, если выбор похож на ошибку
setting-asides = Предлагать, что можно сделать в чужой ход
setting-notify = Оповещать о моём ходе, когда я смотрю в другое окно

## Зал

lobby-title = Присаживайтесь
lobby-lead = Фэнтезийные настольные игры при свете лампы: с друзьями по ссылке или против ботов, которых приятно обыграть. Без регистрации и ожидания.
you-are = Вы играете как
change-name = Сменить
my-tables = Ваши столы
more-tables = { $count ->
    [one] Ещё { $count } стол
    [few] Ещё { $count } стола
   *[many] Ещё { $count } столов
}
table-over = Партия окончена
your-turn = Ваш ход
waiting-for = Ждём: { $name }
seats-open = Ждём игроков
on-the-shelf = На полке
players-from-to = { $range ->
    [one] Игроков: { $to }
   *[wide] Игроков: от { $from } до { $to }
}
play-now = Играть
new-table = Создать стол…

## Почитать об игре

learn = Правила и карты
learn-rules = Правила
learn-gallery = Что в коробке
learn-numbered = По номерам
learn-numbered-lead = Каждое правило с номером и наши решения там, где книга правил молчит. Только по-английски.
book-search = Искать в правилах
book-here = За этим столом
book-elsewhere = Чего нет за этим столом
book-nothing = Таких слов здесь нет.
gallery-search = Искать в названиях и текстах
gallery-groups = Что показать
gallery-all = Всё
gallery-origin = Из любого источника
gallery-count = Показано: { $count } из { $all }
origin-rulebook = книга правил
origin-public = открытые источники
origin-proposed = предложено Kubik
origin-owner = владелец этой коробки
origin-all = Источник: { $origin }
origin-both = Название: { $names }; цифры: { $figures }

## Новый стол

new-table-of = { $game }: новый стол
how-many = Сколько игроков
who-sits = Кто где сидит
sit-me = Вы
sit-friend = Друг, по ссылке
sit-bot = Бот, { $bot }
bots-are = Боты:
as-usual = Как обычно
by-lot = По жребию
more-to-agree = О чём ещё можно договориться
set-table = Создать стол

## По ссылке

join-title = Вас приглашают
join-lead = { $kind ->
    [watch] Эту партию можно посмотреть. Как вас зовут?
    [move] Ваше место переедет на это устройство. Под каким именем будете играть дальше?
   *[other] За столом для вас есть место. Под каким именем будете играть?
}
join-host = Приглашает
join-present = За столом
join-yours = Для вас
join-free = Свободно мест
join-free-of = { $free ->
    [0] нет
   *[other] { $free } из { $seats }
}
sit-down = { $kind ->
    [watch] Смотреть
   *[other] Сесть за стол
}
join-taken = Место уже занято
join-taken-lead = По этой ссылке свободных мест больше нет. Попросите у того, кто её прислал, другую или ссылку для зрителей. А можно создать свой стол.
join-seated-lead = Этот стол — среди ваших, в зале.

## Ожидание

waiting-room = Стол готов
waiting-lead = Игра начнётся, как только все места будут заняты.
waiting-send = Отправьте ссылку друзьям.
seat-open = Свободно
seat-a-bot = Посадить бота…
link-invitation = Ссылка на любое свободное место
link-seat = Ссылка на место { $number }
link-watch = Ссылка для зрителей
more-links = Другие ссылки
leave-seat = Встать из-за стола

## За столом

board = Стол
ask-bar = О чём спрашивают
game-over = Игра окончена
results = Итоги
nothing-there = Сейчас здесь нечего выбирать.
hidden-pieces = { $count } лицом вниз
which-option = Что вы хотите сделать?
how-much = Сколько
less = Меньше
this-many = Выбрать { $n }
more-of-it = Больше
blank-words = Напишите ответ
blank-number = Число от { $least } до { $most }
blank-length = Символов: { $length } из { $most }
skip-asides = Не до моего хода
skip-asides-hint = То, что можно сделать в чужой ход, не предлагается до вашего хода.
hint = Подсказка
hint-thinking = Советники совещаются…
hint-says = Советчик выбрал бы:
hint-chance = шанс { $chance } %
hint-sure = Уверенность, что первое лучше второго: { $sure } %.
hint-why = С первым через несколько ходов в среднем: { $reasons }.
all-options = Все варианты списком
undo = Отменить
undo-at-once = { $count ->
    [one] Отменить последний выбор
    [few] Отменить последний выбор (подряд можно { $count } выбора)
   *[other] Отменить последний выбор (подряд можно { $count } выборов)
}
undo-nothing = Отменить: вы ещё ничего не выбирали
undo-asks = Отменить: спросим согласия остальных
undo-waits = Ждём, согласятся ли остальные на отмену.
undo-asked = { $count ->
    [one] { $name } просит отменить { $count } выбор.
    [few] { $name } просит отменить { $count } выбора.
   *[other] { $name } просит отменить { $count } выборов.
}
agree = Согласиться
disagree = Нет
players = Игроки
to-move = ходит
this-is-you = это вы
is-here = за столом
is-away = не в сети
bot-plays = бот, { $bot }
bot-keeps = пока играет бот ({ $bot })
return = Вернуться в игру
resigned = игрок сдался
resigned-bot = игрок сдался; дальше играет бот ({ $bot })
let-bot-play = Пусть играет бот
log = Журнал
log-empty = Пока ничего не произошло.
earlier = Более ранние строки
chat = Чат
chat-empty = Пока никто ничего не написал.
chat-line = Напишите что-нибудь
send = Отправить
watching = Вы зритель
trying-out = Проба
back-to-game = Назад к партии
closed-title = Этот стол для вас закрыт
closed-lead = Такого стола нет, или у вас нет за ним места.
to-lobby = Ко всем играм
since = Пока вас не было
since-lead = { $count ->
    [one] Пока вас не было, случилось { $count } событие.
    [few] Пока вас не было, случилось { $count } события.
   *[many] Пока вас не было, случилось { $count } событий.
}
since-show = Рассказать
since-dismiss = Не сейчас
since-read = К столу

## Меню стола

table-menu = Меню стола
try-out = Попробовать
try-out-lead = Личная копия этого момента, против ботов. Настоящая партия не изменится.
replay = Просмотр партии
game-file = Файл партии
move-seat = Пересесть на другое устройство
move-lead = Откройте эту ссылку на другом устройстве: она сработает один раз и только в течение часа
show-plain = Показать стол текстом
show-board = Показать стол картинкой
bot-for-me = Пусть пока за меня играет бот
resign = Сдаться
resign-sure = За вас до конца доиграет бот, но победить вы уже не сможете. Передумать будет нельзя.
resign-ends = Игра на этом закончится вашим поражением. Передумать будет нельзя.
how-to-play = Как играть
shortcuts = Клавиши и касания
key-options = выбрать вариант на панели
key-end = закончить ход или пропустить
key-all = все варианты списком
key-write = написать ответ, если он нужен
key-undo = отменить выбор
key-hint = подсказка
key-learn = правила и карты
key-log = журнал
key-since = что было без вас
key-chat = чат
key-players = игроки
key-plain = картинка или текст
key-menu = меню стола
key-tab = к следующему на столе
key-enter = выбрать
key-escape = закрыть
key-step = на шаг назад или вперёд
key-ends = к началу или к концу
key-run = воспроизвести или поставить на паузу
key-help = этот список
credits = Картинки составлены из значков
credits-by = авторы: { $names } и другие; лицензия CC BY 3.0, цвета и рамки наши.
touch-lead = На сенсорном экране подержите палец на карте или фишке, чтобы прочитать о ней.

## Конец

you-won = Вы победили!
they-won = { $count ->
    [one] Победа: { $names }
   *[other] Победители: { $names }
}
nobody-won = Никто не победил
ended-early = { $count ->
    [one] Игра закончилась досрочно: сдался игрок { $names }.
   *[other] Игра закончилась досрочно: сдались { $names }.
}
winner = победа
counting = Идёт подсчёт…
count-all = Показать всё
breaks-ties = { $what } (при ничьей)
place = Место
rematch = Сыграть ещё раз
join-rematch = Сесть за новую партию
watch-rematch = Смотреть новую партию
check-fair = Всё ли было честно?
fair-yes = Да. Из этого зерна получаются все тасовки и броски, а его хеш ровно тот, что был объявлен до первого хода: подменить случай никто не мог. Команда «kubik verify» проверит по файлу партии и каждый ход.
fair-no = Нет! Хеш зерна не совпадает с объявленным до первого хода.
fair-unknown = Без защищённого соединения браузер не умеет считать хеши. Скачайте файл партии и проверьте его командой «kubik verify».
seed = Зерно:
seed-hash = Объявленный хеш:

## Просмотр партии

replay-of = Просмотр: { $game }
to-table = К столу
replay-first = К началу
replay-back = На шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = На шаг вперёд
replay-last = К концу
replay-place = Момент партии
play-on = Играть с этого места
