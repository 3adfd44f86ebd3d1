## Везде

skip = К главному
home = Kubik: ко всем играм
close = Закрыть
cancel = Отмена
save = Сохранить
yes = Да
sure = Вы уверены?
copy = Скопировать
copied = Скопировано
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
setting-motion = Движение на столе
setting-sound = Звуки
setting-plain = Стол текстом, для программ чтения с экрана
setting-notify = Звать меня, когда мой ход, а я смотрю в другое окно

## Зал

lobby-title = Присаживайтесь
lobby-lead = Фэнтезийные настольные игры при свете лампы: с друзьями по ссылке или против ботов, которых приятно обыграть. Без регистрации и ожидания.
you-are = Вы играете как
change-name = Сменить
my-tables = Ваши столы
table-over = Партия окончена
your-turn = Ваш ход
waiting-for = Ждём: { $name }
seats-open = Ещё есть свободные места
on-the-shelf = На полке
players-from-to = Игроков: от { $from } до { $to }
play-now = Играть
new-table = Накрыть стол…
not-ready = Пока не готова

## Новый стол

new-table-of = { $game }: новый стол
how-many = Сколько игроков
who-sits = Кто где сидит
sit-me = Вы
sit-friend = Друг, по ссылке
sit-bot = Бот, { $bot }
as-usual = Как обычно
by-lot = По жребию
more-to-agree = О чём ещё договориться
set-table = Накрыть стол

## По ссылке

join-title = Вас приглашают
join-lead = За столом для вас есть место. Под каким именем будете играть?
sit-down = Сесть за стол

## Ожидание

waiting-room = Стол накрыт
waiting-lead = Игра начнётся, как только все места будут заняты. Отправьте ссылку друзьям.
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
which-option = Что вы хотите сделать?
how-much = Сколько
less = Меньше
more-of-it = Больше
hint = Подсказка
hint-thinking = Советники совещаются…
hint-says = Советники выбрали бы:
all-options = Все варианты списком
undo = Вернуть ход
undo-at-once = { $count ->
    [one] Вернуть ход, сразу
    [few] Вернуть ход сразу (можно { $count } хода)
   *[other] Вернуть ход сразу (можно { $count } ходов)
}
undo-asks = Вернуть ход: спросим остальных
undo-waits = Ждём, согласятся ли остальные вернуть ход.
undo-asked = { $count ->
    [one] { $name } просит вернуть { $count } ход.
    [few] { $name } просит вернуть { $count } хода.
   *[other] { $name } просит вернуть { $count } ходов.
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
return = Играть снова самому
let-bot-play = Пусть играет бот
log = Журнал
log-empty = Пока ничего не произошло.
earlier = Более ранние строки
chat = Беседа
chat-empty = Пока никто ничего не сказал.
chat-line = Скажите что-нибудь
send = Сказать
watching = Вы зритель
trying-out = Проба
back-to-game = Назад к партии
closed-title = Этот стол для вас закрыт
closed-lead = Такого стола нет, или у вас нет за ним места.
to-lobby = Ко всем играм

## Меню стола

table-menu = Меню стола
try-out = Попробовать
try-out-lead = Копия этого момента для вас одного, против ботов. Настоящая партия не изменится.
replay = Просмотр партии
game-file = Файл партии
move-seat = Пересесть на другое устройство
move-lead = Откройте эту ссылку на другом устройстве, один раз, в течение часа
show-plain = Показать стол текстом
show-board = Показать стол картинкой
bot-for-me = Пусть пока за меня играет бот
resign = Сдаться
resign-sure = Ваше место до конца доиграет бот. Вернуть это нельзя.
shortcuts = Клавиши и касания
key-options = выбрать вариант на панели
key-end = закончить ход или пропустить
key-all = все варианты списком
key-undo = вернуть ход
key-hint = подсказка
key-log = журнал
key-chat = беседа
key-players = игроки
key-plain = картинка или текст
key-menu = меню стола
key-tab = к следующему на столе
key-enter = выбрать
key-escape = закрыть
key-help = этот список
touch-lead = На сенсорном экране подержите палец на карте или фишке, чтобы прочитать о ней.

## Конец

you-won = Вы победили!
they-won = { $count ->
    [one] Победа: { $names }
   *[other] Победители: { $names }
}
winner = победа
place = Место
rematch = Сыграть ещё раз
join-rematch = Сесть за новую партию
check-fair = Был ли случай честным?
fair-yes = Да. У показанного сейчас зерна ровно тот хеш, который был объявлен до первого хода, так что никто не мог потом подменить ни тасование, ни бросок. Команда `kubik verify` по файлу партии проверит и каждый ход.
fair-no = Нет! Хеш зерна не совпадает с объявленным до первого хода.
fair-unknown = Без защищённого соединения браузер не умеет считать хеши. Скачайте файл партии и проверьте его командой `kubik verify`.
seed = Зерно:
seed-hash = Объявленный хеш:

## Просмотр партии

replay-of = Просмотр: { $game }
to-table = К столу
replay-first = К началу
replay-back = На ход назад
replay-play = Показывать
replay-pause = Остановить
replay-forward = На ход вперёд
replay-last = К концу
replay-place = Место в партии
play-on = Играть отсюда
