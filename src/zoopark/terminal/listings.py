"""The catalogue of games and the rulebook, as text and as data."""

from collections.abc import Iterator, Sequence
from typing import Any

from zoopark.games.catalog import GAMES
from zoopark.rulebook import BOOKS, Book, Rule, all_rules, book
from zoopark.texts import Language, Mistake, Texts, typed_texts


def games_data() -> list[dict[str, Any]]:
    """Every game with its options, modules and presets, as JSON-compatible data."""
    return [
        {
            "name": spec.name,
            "players": [spec.least_players, spec.most_players],
            "options": [
                {"name": option.name, "form": option.form, "about": option.about}
                for option in spec.options
            ],
            "modules": list(spec.modules),
            "tweaks": [tweak._asdict() for tweak in spec.tweaks],
            "presets": [
                {"name": preset.name, "about": preset.about, "modules": list(preset.modules)}
                for preset in spec.presets
            ],
        }
        for spec in GAMES.values()
    ]


def print_games(say: Texts) -> None:
    """The same as text."""
    module, preset = say("games.module"), say("games.preset")
    for spec in GAMES.values():
        players = say("games.players", least=spec.least_players, most=spec.most_players)
        print(f"{spec.name}   {players}")
        for option in spec.options:
            written = f"{option.name}={option.form}"
            print(f"  {written:<25} {_told(say, 'option', option.name, option.about)}")
        width = max(len(tweak.name) for tweak in spec.tweaks)
        for tweak in spec.tweaks:
            span = say("games.span", printed=tweak.printed, least=tweak.least, most=tweak.most)
            print(f"  {say('games.tweak')} {tweak.name:<{width}} {span} ({tweak.rule})")
        for name in spec.modules:
            print(f"  {module} {name:<18} {_module(say, name)}".rstrip())
        for each in spec.presets:
            if each.text == each.name:  # others are no words of a game string
                about = _told(say, "preset", each.name, each.about)
                print(f"  {preset} {each.name:<18} {about}")


def _module(say: Texts, name: str) -> str:
    """What people call an expansion."""
    keys = (f"module.{name}", f"mini.{name}")
    return next((say(key) for key in keys if key in say), "")


def _told(say: Texts, kind: str, name: str, about: str) -> str:
    """What a game says of itself, in the language of the user."""
    key = f"games.{kind}.{name}"
    return say(key) if key in say else about


def _chapters(ids: Sequence[str]) -> Iterator[tuple[Book, int, list[Rule]]]:
    """The rules with these ids, or in these chapters, chapter by chapter; all if none is named."""
    wanted = [text.upper().rstrip(".") for text in ids] or list(BOOKS)
    for text in wanted:
        if not any(f"{rule.id}.".startswith(f"{text}.") for rule in all_rules()):
            raise Mistake("command.wrong.rule", rule=text[:20])
    for prefix in BOOKS:
        found = book(prefix)
        for number in found.chapters:
            rules = [
                rule
                for rule in found.rules.values()
                if rule.chapter == number
                and any(f"{rule.id}.".startswith(f"{text}.") for text in wanted)
            ]
            if rules:
                yield found, number, rules


def rules_data(ids: Sequence[str], language: str) -> list[dict[str, Any]]:
    """Rules as JSON-compatible data."""
    return [
        {
            "id": rule.id,
            "book": found.title[language],
            "chapter": found.chapters[number][language],
            "text": rule.text(language),
            "origin": rule.origin,
            "ours": rule.ours[language] if rule.ours else None,
            "repealed_by": rule.repealed_by,
            "changed_by": rule.changed_by,
        }
        for found, number, rules in _chapters(ids)
        for rule in rules
    ]


def print_rules(ids: Sequence[str], language: Language) -> None:
    """The same as text, under the headings of their chapters."""
    say = typed_texts(language)
    for found, number, rules in _chapters(ids):
        print(f"\n{found.title[language]}: {found.chapters[number][language]}")
        for rule in rules:
            mark = "+" if rule.partly_house else "*" if rule.house else " "
            print(f"  {rule.id:<7}{mark} {rule.text(language)}{_remarks(rule, say)}")
    print(f"\n* {say('terminal.house')}   + {say('terminal.partly')}")


def _remarks(rule: Rule, say: Texts) -> str:
    """In brackets behind a rule: which part is ours, and which rules repeal or change it."""
    told = [("terminal.repealed", rule.repealed_by), ("terminal.changed", rule.changed_by)]
    words = [say(key, rules=", ".join(ids)) for key, ids in told if ids]
    if rule.ours:
        words.insert(0, say("terminal.ours", ours=rule.ours[say.language]))
    return f" [{'; '.join(words)}]" if words else ""
