"""The review of a recorded game as text: the moments that mattered, and the remarks."""

from galerie.core import Record
from galerie.core.record import begin
from galerie.games import GAMES, find
from galerie.study import needs_deal, review_recorded, reviewer
from galerie.study.reviewing import Moment, Review
from galerie.terminal import wording
from galerie.terminal.boards import board_of
from galerie.texts import maybe, say
from galerie.texts.names import reason


def is_reviewable(record: Record) -> bool:
    """Whether a record suffices for the review that the app shows, once the game is over: no deal is hidden."""
    return reviewer(record.game) is not None and not needs_deal(record.game)


def told_review(record: Record) -> Review | None:
    """The review of a finished game, where a record suffices for one."""
    return review_recorded(record) if is_reviewable(record) else None


def review_text(record: Record, told: Review, language: str) -> str:
    """The moments that mattered and the remarks, as the app tells them."""
    sides, game = side_names(record, language), record.game
    count = len(told.moments)
    rows = [say(language, "review-moments", {"count": count}) if count else say(language, "review-faultless")]
    for moment in told.moments:
        heading, *details = moment_rows(game, moment, sides, language)
        rows += [f"  {heading}", *(f"    {detail}" for detail in details)]
    for remark in told.remarks:
        figures = {**remark.figures, "name": "" if remark.seat is None else sides[remark.seat], "you": "no"}
        rows.append(maybe(language, f"{game}-remark-{remark.told}", figures) or "")
    return "\n".join(rows)


def moment_rows(game: str, moment: Moment, sides: list[str], language: str) -> list[str]:
    """A move that mattered, what would have been better, and why."""
    heading = say(language, "review-moment", {"number": moment.ply + 1, "move": moment.move})
    figures = {**moment.figures, "name": sides[moment.seat], "you": "no"}
    rows = [f"{heading} {maybe(language, f'{game}-moment-{moment.told}', figures)}"]
    if moment.better:
        rows.append(f"{say(language, 'review-instead')} {moment.better}")
    if moment.deeper:
        rows.append(say(language, "review-deeper"))
    elif moment.reason and (why := reason(language, game, moment.reason, moment.reason_figures, sides)):
        rows.append(say(language, "review-hint", {"reason": why}))
    return rows


def side_names(record: Record, language: str) -> list[str]:
    """Each seat by its side and the name of its player."""
    view = begin(GAMES, record).position.view(None)
    board = board_of(find(record.game))(language)
    names = wording.recorded(language, record.game, record.seats)
    return [wording.called(board.side(view, seat).name, name) for seat, name in enumerate(names)]
