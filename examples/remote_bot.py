"""A bot that plays over the network: it takes a seat by a link and chooses at random among what is possible.

    python examples/remote_bot.py http://127.0.0.1:8000 INVITATION

It needs `pip install websockets` and nothing of Kubik. docs/protocol.md describes the messages.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

PAUSE = 0.5
"""Seconds to wait when the connection is lost or the server is busy."""


def call(server: str, method: str, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    """The answer to a call, and the cookie that came with it."""
    request = Request(server + path, json.dumps(body).encode(), {"cookie": cookie}, method=method)
    with urlopen(request) as answer:
        return json.load(answer), answer.headers.get("set-cookie", "").partition(";")[0]


def play(server: str, table: str, cookie: str) -> Any:
    """Play until the game is over, and come back whenever the connection is lost; how the game ended."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}"
    while True:
        try:
            with connect(address, additional_headers={"cookie": cookie}) as socket:
                ending = answer_questions(socket)
                if ending is not None:
                    return ending
        except (OSError, WebSocketException) as lost:
            print(f"connection lost ({lost})", file=sys.stderr)
        time.sleep(PAUSE)


def answer_questions(socket: ClientConnection) -> Any:
    """One connection. What was on its way when the last one broke is forgotten: the first update shows whether it
    arrived, and if it does so later, the version in our new choice is out of date and only one of the two counts."""
    update, sent = None, ""
    for text in socket:
        message = json.loads(text)
        if message["type"] == "update":
            update = message
        elif message["type"] == "refused":
            if message["reason"] not in ("stale", "not_your_turn", "over", "too_much", "trouble"):
                sys.exit(message["text"])
            time.sleep(PAUSE)
        # An update may also be about something else, like chat: as long as a choice has no answer, there is no other.
        if message.get("id") == sent:
            sent = ""
        if update is None or sent:
            continue
        if update["ending"] is not None:
            return update["ending"]
        question = update["question"]
        if question is not None and question["waiting"]:
            sent = uuid4().hex
            key = random.choice(question["options"])["key"]
            socket.send(json.dumps({"type": "choose", "id": sent, "version": update["version"], "key": key}))
    return None


def main() -> None:
    server, link = sys.argv[1:]
    try:
        _, cookie = call(server, "PUT", "/api/me", {"name": "Remote bot", "language": "en"})
        joined, _ = call(server, "POST", "/api/join", {"link": link}, cookie)
    except HTTPError as refused:
        sys.exit(json.load(refused)["text"])
    ending = play(server, joined["table"], cookie)
    print("won" if joined["seat"] in ending["winners"] else "lost", ending["sheet"])


if __name__ == "__main__":
    main()
