## Почему в просьбе отказано

reason-not_begun = Игра ещё не началась: не все места заняты.
reason-over = Игра окончена.
reason-not_your_turn = Сейчас вас ни о чём не спрашивают.
reason-stale = За столом уже что-то изменилось, посмотрите ещё раз.
reason-not_possible = Сейчас это невозможно.
reason-cannot_be_filled_in = Такой ответ не подходит: он пуст, слишком длинный или выходит за границы, либо в нём есть символы, которые нельзя показать.
reason-nothing_to_undo = Вам пока нечего отменять.
reason-nothing_asked = Вашего согласия никто не ждёт.
reason-taken = Это место занято.
reason-begun = Игра уже началась; вместо вас может доиграть бот.
reason-no_seat = Такого места нет.
reason-bad_bot = Такого бота нет.
reason-no_table = Такого стола нет.
reason-other_version = Этот стол создан другой версией программы, продолжить за ним нельзя.
reason-damaged = Запись этого стола повреждена; вернуть его из резервной копии может тот, кто держит сервер.
reason-unfinished = Эта партия осталась неоконченной: по обновлённым правилам её не продолжить.
reason-other_rules = Это было до обновления правил: об этом есть запись в журнале, но повторить это нельзя.
reason-other_content = { $detail ->
        [none] Этот стол создан без файла владельца, а у сервера такой файл есть: здесь продолжить нельзя.
       *[other] За этим столом карты исправлены файлом { $detail }, а у сервера его нет: здесь продолжить нельзя.
    }
reason-no_link = Эта ссылка больше не действует.
reason-watching = Вы наблюдаете, места за этим столом у вас нет.
reason-malformed = Сообщение не удалось прочитать: { $detail }
reason-bad_setup = Такой стол создать нельзя: { $detail }
reason-too_much = Слишком много запросов, подождите немного.
reason-stranger = Сначала назовите своё имя.
reason-other_site = Эта страница открыта не с того сайта, что сервер, или прокси между ними меняет Host.
reason-trouble = Сейчас не удалось сохранить стол, попробуйте ещё раз.
reason-not_over = Игра ещё не окончена.
reason-seated = У вас уже есть другое место за этим столом.
reason-resigned = Игрок на этом месте сдался.
reason-here = Этот человек здесь или только что был здесь.
reason-no_position = В игре не было столько выборов.
reason-what_if = Пробную партию можно скачать, когда закончится настоящая.
reason-no_game = Такой игры нет.
reason-nothing_here = Здесь ничего нет.
reason-push = На этом сервере уведомления не настроены.
reason-bad_browser = Этому браузеру нельзя присылать уведомления: { $detail }

## Что происходит за столом помимо игры

note-went_back = { $name } отменяет { $n ->
        [one] { $n } выбор
        [few] { $n } выбора
       *[many] { $n } выборов
    }.
note-disagreed = { $name } не соглашается на отмену.
note-kept = { $name } отсутствует; дальше играет бот.
note-returned = { $name } снова за столом.
note-resigned = { $name } сдаётся; дальше играет бот.
note-conceded = { $name } сдаётся; игра окончена.
note-updated = Игра продолжается по обновлённым правилам; прежние ходы отменить уже нельзя.
note-closed = По обновлённым правилам продолжить нельзя; партия остаётся неоконченной.

## Боты

bot-name = Бот { $seat }
bot-random = наобум
about-random = ходит наугад
bot-careless = новичок
about-careless = знает игру, но половины возможностей не замечает
bot-greedy = опытный
about-greedy = делает то, что кажется лучшим
bot-search = сильный
about-search = думает наперёд

## О чём договорились

agreed-yes = да
agreed-no = нет

## Уведомления

push-your_turn = Ваш ход.

## Что не так с базой данных

database-unknown_kind = { $place }: это не путь к файлу, не sqlite:///путь и не postgresql://...
database-no_address = { $place }: это не полный адрес (postgresql://имя:пароль@сервер:порт/база)
database-unwritable = В { $place } нельзя записать: { $detail }
database-unusable = { $place } не открывается: { $detail }
database-foreign = { $place }: это не база «Кубика», в ней есть чужие таблицы ({ $table })
database-newer = { $place }: база записана более новой программой (схема { $schema }, а эта знает схемы до { $known })
database-other_schema = { $place }: схема { $schema }, а эта программа пишет { $known }; сохраняйте той программой, на которой работает сервер
database-missing = базы данных { $place } нет
database-exists = файл { $place } уже есть; выберите другой
database-unreadable = { $place } не читается: { $detail }
database-no_backup = { $place } — не целая резервная копия: { $detail }
database-not_empty = в { $place } уже есть столы или люди; восстанавливать можно только в пустую базу
