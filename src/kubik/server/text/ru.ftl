## Почему в просьбе отказано

reason-not_begun = Игра ещё не началась: не все места заняты.
reason-over = Игра окончена.
reason-not_your_turn = Сейчас вас ни о чём не спрашивают.
reason-stale = За столом уже что-то изменилось, посмотрите ещё раз.
reason-not_possible = Сейчас это невозможно.
reason-nothing_to_undo = У вас нет хода, который можно вернуть.
reason-nothing_asked = Вашего согласия никто не ждёт.
reason-taken = Это место занято.
reason-begun = Игра уже началась; вместо вас может доиграть бот.
reason-no_seat = Такого места нет.
reason-bad_bot = Такого бота нет.
reason-no_table = Такого стола нет.
reason-no_link = Эта ссылка больше не действует.
reason-watching = Вы наблюдаете, места за этим столом у вас нет.
reason-malformed = Сообщение не удалось прочитать: { $detail }
reason-bad_setup = Так стол накрыть нельзя: { $detail }
reason-too_much = Слишком много запросов, подождите немного.
reason-stranger = Сначала назовите своё имя.
reason-trouble = Сейчас не удалось сохранить стол, попробуйте ещё раз.
