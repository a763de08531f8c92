"""Whoever has given no name is called “you”, and no sentence says of them what it says of others: “You is thinking”.

A sentence about a seat is told whether that is the reader's, in `$you`, and then does not use its name.
"""

from collections.abc import Iterator
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from galerie.texts import LANGUAGES
from tests.core.test_catalogues import FILES, messages, source

NAMED: Final = {"name", "other", "names"}

ELSEWHERE: Final = {"study.ftl", "refusals.ftl", "host.ftl"}
"""Catalogues that do not speak of people at a table."""

ONLY_OTHERS: Final = {
    *("turn-of", "preview-invitation", "games-theirs", "curtain-turn", "join-from", "takeover-asked", "takeover-sent"),
    *("takeback-asked", "takeback-asked-replay", "draw-asked", "pause-asked", "rematch-asked"),
    *("takeback-declined-by", "draw-declined-by", "pause-declined-by", "takeover-declined-by", "rematch-declined-by"),
    *("result-other", "result-other-counted", "result-other-tied", "result-other-among", "result-lost-among"),
    *("result-loser", "resume-with", "copyright-waited", "chat-mute"),
    *("opponent-against", "opponent-stays", "opponent-met", "opponent-near", "opponent-harder", "opponent-gentler"),
    *("opponent-play", "opponent-leans", "terminal-next-opponent", "ghost-of", "deflecto-reason-lengthen"),
    *(
        "call-challenge",
        "challenge-declined",
        "challenge-duel-from",
        "challenge-duel-to",
        "challenge-from",
        "challenge-to",
        "conduct-blocked",
        "duel-challenged",
        "friend-agreed",
        "friend-offer",
        "friends-challenge-name",
        "friends-end-name",
        "friends-ended",
        "friends-many",
        "notice-challenge-body",
        "notice-draw",
        "notice-duel-body",
        "notice-paired-body",
        "notice-pause",
        "notice-rematch-body",
        "notice-seated-body",
        "notice-takeback",
        "notice-takeover",
        "notice-turn-body",
        "out-grace",
        "out-offer",
        "privacy-unblock-name",
        "privacy-unblocked",
        "reclaim-asked",
        "reclaim-asked-how",
        "preview-friend",
        "preview-room",
        "room-absent",
        "room-claim-asked",
        "room-claim-asked-how",
        "room-claim-grant",
        "room-claim-not",
        "room-claim-other",
        "room-claim-unmet",
        "room-claim-waits",
        "room-kick",
        "room-kick-really",
        "seat-free",
        "seat-free-really",
        "succession-ask",
        "succession-ask-opener",
        "succession-waiting",
        "succession-who",
        "tournament-awaits",
        "tournament-remove-name",
        "tournament-rule-wins",
        "tournament-your-game",
    ),
}
"""Said of somebody else only: who asks is not asked, and the winner has sentences of their own."""

LABELS: Final = {
    *("duel-board", "duel-by", "duel-replay-of", "duel-you", "preview-duel", "preview-tournament-over"),
    *("room-claim", "tournament-by"),
    *("chat-line", "chat-muted", "rating-change", "result-shared", "result-shared-counted", "lobby-sit-at"),
    *("lobby-watch-at", "lobby-away", "name-who", "copyright-voted-by", "copyright-photo"),
    *("terminal-copyright-lay-out-of", "terminal-copyright-best-of", "terminal-copyright-count"),
    "reflecto-review-chain",
    *(
        "introduction-how",
        "introduction-stay",
        "reclaim-seat",
        "reclaim-waits",
        "renaming-done",
    ),
}
"""A name beside something else, which is no part of a sentence, or the one that the reader has or says they have."""

NO_SEATS: Final = {
    *(
        "opening",
        "lobby-bot",
        "bot-absent",
        "bot-account-named",
        "token-revoke-name",
        "level-title",
        "level-rated",
        "bot-numbered",
        "terminal-variant",
        "variation-begins",
    ),
    *(
        "account-unknown",
        "admin-ban-name",
        "admin-done-remove",
        "admin-remove-how",
        "admin-remove-name",
        "admin-reported-by",
        "admin-signed-in",
        "device-out-name",
        "friend-unknown",
        "notices-remove-name",
        "notices-test-name",
        "profile-unknown",
    ),
    *("engine-protocol", "format-unknown", "format-read-only"),
    *("bot-absent", "bot-invited", "bot-account-named", "token-revoke-name"),
    *("variation-goes-on", "new-game-name", "new-game-taken", "new-game-written", "new-game-here"),
    *("deflecto-sides", "deflecto-meadow", "deflecto-chapel"),
    *("deflecto-reason-quiet", "deflecto-reason-examined", "reversi-reason-lead", "miroir-bases-or"),
}
"""The names of other things: an opening, a level, a variation, a square, a word, a device; somebody whom an
administrator looks at; or another number."""


READER: Final = "Zoé"
"""Stands for the reader: a sentence that is told so must not name them."""


def catalogues(language: str) -> Iterator[tuple[FluentBundle, dict[str, frozenset[str]]]]:
    """Those that speak of people, with the variables of their messages."""
    for file in FILES:
        if not file.endswith("lessons") and file not in ELSEWHERE:
            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(FluentResource(source(language, file)))
            yield bundle, messages(language, file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_says_of_the_reader_what_it_says_of_others(language: str) -> None:
    wrong = []
    for bundle, found in catalogues(language):
        for message, variables in found.items():
            if not variables & NAMED or message in ONLY_OTHERS | LABELS | NO_SEATS:
                continue
            value, plain = bundle.get_message(message).value, dict.fromkeys(variables, "2")
            assert value
            made = plain | {"you": "yes", "name": READER, "other": "Ada"}
            suffered = plain | {"you": "no", "name": "Ada", "other": READER, "replaced": "yes", "again": "yes"}
            told = [bundle.format_pattern(value, values)[0] for values in (made, suffered)]
            wrong += [f"{message}: {each}" for each in told if READER in str(each)]
    assert not wrong, "\n".join(wrong)


def test_what_is_not_of_seats_exists() -> None:
    known = {message for _, found in catalogues(LANGUAGES[0]) for message in found}
    assert (ONLY_OTHERS | LABELS | NO_SEATS) - known == set()
