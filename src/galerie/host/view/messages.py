"""Stored values as messages. Storage and protocol have types of their own; this is where one becomes the other."""

from galerie.host import wire
from galerie.host.store.rows import StoredChatLine, StoredClock, StoredEnding


def clock_rule(clock: StoredClock) -> wire.ClockRule:
    return wire.ClockRule(clock.per, clock.seconds, clock.increment)


def stored_clock(rule: wire.ClockRule) -> StoredClock:
    return StoredClock(rule.per, rule.seconds, rule.increment)


def chat_line(line: StoredChatLine) -> wire.ChatLine:
    return wire.ChatLine(line.number, line.room, line.at, line.by, line.seat, line.name, line.text)


def ending(ending: StoredEnding) -> wire.Ending:
    return wire.Ending(ending.scores, ending.ranks, ending.reason, ending.counted)
