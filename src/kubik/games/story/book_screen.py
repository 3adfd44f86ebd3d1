"""What is read in the terminal beside the table: papers, and for the scenarist the pages of the adventure."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from kubik.games.story.adventures import Consequence, Obstacle, Scene
from kubik.games.story.content import TAGS
from kubik.screen import Look, bar, hang, joined, titled

MARGIN: Final = 4
"""The telling has white to both sides, like a page of a book."""


def book(look: Look, text: str) -> list[Text]:
    """Paragraphs between margins."""
    lines = []
    for paragraph in text.splitlines():
        for line in Text(paragraph, "italic").wrap(look.console, look.width - 2 * MARGIN):
            line.rstrip()
            lines.append(Text(" " * MARGIN).append_text(line))
    return lines


def papers(look: Look) -> list[Text]:
    """What was written down, as far as the reader may know it."""
    view, say = look.view, look.words.say
    lines: list[Text] = []
    for label, texts in (("letters", view.letters), ("notes", view.notes), ("threads", view.threads),
                         ("met", view.people), ("lines", view.lines), ("veils", view.veils)):  # fmt: skip
        known = [look.text.phrase(text) for text in texts if text]
        if known:
            lines.append(bar(Text(say(label), "bold"), look.width))
        for text in known:
            lines += hang("•", Text(text), look.console, indent=2)
    return lines or [Text(say("no-papers"))]


def adventure(look: Look) -> list[Text]:
    """The pages of the adventure for the scenarist: the scene with its obstacles, ways and consequences."""
    script, view, say = look.rules.adventure, look.view, look.words.say
    if script is None or look.viewer is None or look.viewer != look.rules.scenarist:
        return hang("", Text(say("only-scenarist")), look.console, indent=0)
    lines = titled([Text(script.told(look.text.language), "bold")], look.console)
    if view.scene < 0:
        lines += book(look, script.premise.told(look.text.language))
    for each in script.characters:
        dice = ", ".join(f"{TAGS[tag].told(look.text.language)} {n}" for tag, n in each.dice)
        person = Text(each.told(look.text.language), "bold").append(f" ({dice}): ", "not bold dim")
        lines += hang("•", person.append(each.text.told(look.text.language), "not bold"), look.console, indent=2)
    return lines + _written(look, script.scenes[view.scene if view.scene >= 0 else script.start])


def _written(look: Look, scene: Scene) -> list[Text]:
    told, say = look.text.language, look.words.say
    lines = [bar(Text(scene.told(told), "bold"), look.width), *book(look, scene.text.told(told))]
    if scene.choice:
        lines += hang("", Text(say("one-of-them"), "dim"), look.console, indent=2)
    for obstacle in scene.obstacles:
        lines += _written_obstacle(look, obstacle)
    if scene.on_unsolved.told(told):
        lines += _consequence(look, "on_unsolved", scene.on_unsolved)
    return lines


def _written_obstacle(look: Look, obstacle: Obstacle) -> list[Text]:
    told = look.text.language
    title = joined([Text(obstacle.told(told), "bold"), *kind(look, obstacle)])
    lines = hang("•", title, look.console, indent=2)
    for way in obstacle.approaches:
        tags = ", ".join(tag.told(told) for n, tag in enumerate(TAGS) if way.tags >> n & 1)
        lines += hang("    –", Text(way.told(told)).append(f" ({tags})", "dim"), look.console, indent=6)
    for course in obstacle.courses:
        lines += hang("    –", Text(f"{course.told(told)} {course.then.told(told)}"), look.console, indent=6)
    for name in ("on_success", "on_draw", "on_failure", "on_fiasco"):
        consequence: Consequence = getattr(obstacle, name)
        lines += _consequence(look, name, consequence) if consequence.told(told) else []
    return lines


def kind(look: Look, obstacle: Obstacle) -> list[str]:
    """Of which kind an obstacle of the adventure is, with its figures for so many heroes."""
    say, n = look.words.say, obstacle.number
    parts = [say(f"kind-of-{obstacle.kind}")]
    if obstacle.kind == "opposed":
        parts.append(say("dice", n=look.rules.enemy_dice[n]))
    elif obstacle.kind != "decision":
        parts.append(say("difficulty", n=look.rules.difficulty[n]))
    return [*parts, say("in-rolls", n=obstacle.rolls)] if obstacle.kind == "extended" else parts


def _consequence(look: Look, name: str, consequence: Consequence) -> list[Text]:
    told = look.text.language
    body = Text(consequence.told(told))
    for thing in (consequence.advantage, consequence.setback, consequence.condition):
        if thing is not None:
            value = look.words.say(f"value-{thing.word}") if thing.word else str(thing.value).replace("-", "−")
            body.append(f" [{thing.told(told)} {value}]", "dim")
    return hang(f"    {look.words.say(name)}:", body, look.console, indent=6)
