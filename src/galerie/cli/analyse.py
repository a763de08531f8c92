"""`galerie analyse`: what the moves of a recorded match were worth, in words, as JSON and as curves."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from galerie.cli.language import Lang

if TYPE_CHECKING:
    from galerie.core import Record
    from galerie.study.analysis import Judgement
    from galerie.study.exploring import Exploration
    from galerie.study.reporting import Worth


def analyse(
    file: Annotated[Path, typer.Argument(help="A recorded match.", show_default=False)],
    ply: Annotated[
        int | None, typer.Option(min=0, help="Only the position after so many moves.", show_default="all")
    ] = None,
    variation: Annotated[int, typer.Option(min=0, help="A variation of the record; 0 is the match.")] = 0,
    work: Annotated[
        int | None, typer.Option(min=1, help="The work for each position; a million take about a second.")
    ] = None,
    svg: Annotated[
        Path | None,
        typer.Option(metavar="FILE|FOLDER", help="Write the curve of values, or in a folder all curves, as SVG."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    game: Annotated[
        int, typer.Option(min=0, help="The number of the match in a file of several, from 1 on.", show_default=False)
    ] = 0,
    lang: Lang = "",
) -> None:
    """Tell what each move of a recorded match was worth, where it turned, and what would have been better."""
    from galerie.matches import read
    from galerie.study import reporting
    from galerie.study.analysis import WORK
    from galerie.study.exploring import Exploration
    from galerie.terminal.reviews import review_text, told_review

    exploration = Exploration.of(read(file, game))
    reporting.require_judge(exploration.record.game)
    exploration.tree.variation(variation)
    if ply is not None:
        judge_position(exploration, variation, ply, work or WORK, json, lang)
        return
    record, found = exploration.record, list["Worth"]()
    if not json:
        typer.echo(heading(record, lang) + "\n")
    for worth in reporting.worths(exploration, variation, work or reporting.WORK):
        found.append(worth)
        if not json:
            typer.echo(row(record, worth, lang))
    told = told_review(record) if variation == 0 and not json and exploration.is_over else None
    if json:
        typer.echo(encoded(found))
    else:
        typer.echo("\n" + (review_text(record, told, lang) if told else summary(record, found, lang)))
    if svg:
        write_charts(svg, record, found, lang)


def judge_position(exploration: "Exploration", variation: int, ply: int, work: int, json: bool, language: str) -> None:
    """Print what the moves of one position are worth to whoever is to move."""
    import msgspec

    from galerie.core import Refusal
    from galerie.study.reporting import final_judgement
    from galerie.terminal.reviews import side_names
    from galerie.texts import say

    match = exploration.match(exploration.tree.node(variation, ply))
    found = {seat: final_judgement(match, seat, work) for seat in sorted(match.to_move)}
    judgements = {seat: judgement for seat, judgement in found.items() if judgement}
    if not judgements:
        raise Refusal("judge-nobody")
    if json:
        typer.echo(msgspec.json.encode([{"seat": seat, "judgement": each} for seat, each in judgements.items()]))
        return
    sides = side_names(exploration.record, language)
    for seat, judgement in judgements.items():
        typer.echo(say(language, "analyse-position", {"side": sides[seat], "moves": ply}))
        for row in judgement_rows(exploration.record.game, judgement, language):
            typer.echo(row)


def judgement_rows(game: str, judgement: "Judgement", language: str) -> list[str]:
    """The moves, best first, and the facts."""
    from galerie.texts import maybe, say

    unit = maybe(language, f"{game}-unit") or ""
    rows = [say(language, "analyse-depth", {"depth": judgement.depth, "work": judgement.work})]
    for each in judgement.moves:
        exact = say(language, "analyse-exact") if each.exact else ""
        rows.append(
            f"  {each.move:<8} {number(each.value, language):>7} {unit} {exact:<6} {' '.join(each.line)}".rstrip()
        )
    facts = (maybe(language, f"{game}-fact-{key}", {"value": fact}) for key, fact in judgement.facts.items())
    return [*rows, *(f"  {fact}" for fact in facts if fact)]


def heading(record: "Record", language: str) -> str:
    from galerie.terminal.reviews import side_names
    from galerie.texts.names import game_name

    return " · ".join([game_name(language, record.game), *side_names(record, language)])


def row(record: "Record", worth: "Worth", language: str) -> str:
    """One move with its value and its loss."""
    from galerie.study.reporting import is_lead
    from galerie.terminal.reviews import side_names
    from galerie.texts import maybe, say

    sides, unit = side_names(record, language), maybe(language, f"{record.game}-unit") or ""
    value = "?" if worth.value is None else number(worth.value, language)
    side = f"{sides[worth.seat]:<{max(map(len, sides))}}"
    parts = [f"{worth.ply + 1:>4}. {side} {worth.move:<10} {value:>7} {unit}"]
    if worth.exact:
        parts.append(say(language, "analyse-exact"))
    if worth.loss:
        parts.append(say(language, "analyse-lost", {"loss": number(worth.loss, language, sign=False), "unit": unit}))
    if worth.missed_win and is_lead(record.game):
        parts.append(say(language, "analyse-missed"))
    return " ".join(parts)


def summary(record: "Record", found: "list[Worth]", language: str) -> str:
    """The turning points with better lines, and what each side has lost."""
    from galerie.study.reporting import turning_points
    from galerie.terminal.reviews import side_names
    from galerie.texts import maybe, say

    sides, unit = side_names(record, language), maybe(language, f"{record.game}-unit") or ""
    points = turning_points(found)
    rows = [say(language, "analyse-turning" if points else "analyse-no-turning")]
    for worth in points:
        details: dict[str, str | int] = {
            "number": worth.ply + 1,
            "side": sides[worth.seat],
            "move": worth.move,
            "loss": number(worth.loss or 0.0, language, sign=False),
            "unit": unit,
        }
        rows.append("  " + say(language, "analyse-turn", details))
        if worth.better:
            rows.append("    " + say(language, "analyse-better", {"line": " ".join(worth.better)}))
    rows.append("")
    for seat, side in enumerate(sides):
        lost = sum(worth.loss or 0.0 for worth in found if worth.seat == seat)
        total = {"side": side, "loss": number(lost, language, sign=False), "unit": unit}
        rows.append(say(language, "analyse-total", total))
    return "\n".join(rows)


def write_charts(path: Path, record: "Record", found: "list[Worth]", language: str) -> None:
    """One file with the curve of values, or a folder with that and the losses."""
    from galerie.cli.puzzles import write
    from galerie.core import Refusal

    charts = drawn(record, found, language)
    if path.suffix.lower() == ".svg":
        files = {path: charts["values"]}
    else:
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refusal("file-unwritable", file=str(path), reason=error.strerror or "") from error
        files = {path / f"{name}.svg": chart for name, chart in charts.items()}
    for each, chart in files.items():
        write(each, chart.encode())


def drawn(record: "Record", found: "list[Worth]", language: str) -> dict[str, str]:
    """The charts by name: the values of the game, and what each move has lost."""
    from galerie.study.chart import Curve, Mark, Words, svg
    from galerie.study.reporting import Point, curves, turning_points
    from galerie.terminal.reviews import side_names
    from galerie.texts import maybe, say
    from galerie.texts.names import game_name

    sides, unit = side_names(record, language), maybe(language, f"{record.game}-unit") or ""

    def words(name: str) -> Words:
        return Words(
            title=say(language, f"analyse-chart-{name}", {"game": game_name(language, record.game)}),
            across=say(language, "analyse-axis-moves"),
            up=say(language, f"analyse-axis-{name}", {"unit": unit}),
            exact=say(language, "analyse-exact"),
            estimated=say(language, "analyse-estimated"),
        )

    values = curves(record.game, len(record.seats), found)
    at = {point.ply: point.value for points in values.values() for point in points}
    turned = turning_points(found)
    marks = [Mark(worth.ply, at[worth.ply], worth.move) for worth in turned]
    losses = {
        seat: [Point(each.ply, each.loss, each.exact) for each in found if each.seat == seat and each.loss is not None]
        for seat in range(len(record.seats))
    }
    lost = [Mark(worth.ply, worth.loss or 0.0, worth.move) for worth in turned]
    return {
        "values": svg(words("values"), [Curve(sides[seat], points) for seat, points in values.items()], marks),
        "losses": svg(words("losses"), [Curve(sides[seat], points) for seat, points in losses.items()], lost),
    }


def encoded(found: "list[Worth]") -> bytes:
    import msgspec

    from galerie.study.reporting import turning_points

    turning = {worth.ply for worth in turning_points(found)}
    rows: list[dict[str, Any]] = [
        {
            "ply": worth.ply,
            "seat": worth.seat,
            "move": worth.move,
            "value": worth.value,
            "best": worth.best,
            "loss": worth.loss,
            "exact": worth.exact,
            "turning": worth.ply in turning,
            "better": worth.better,
            "judgement": worth.judgement,
        }
        for worth in found
    ]
    return msgspec.json.encode(rows)


def number(value: float, language: str, *, sign: bool = True) -> str:
    """A value with one decimal, as the language writes it."""
    text = f"{value:{'+' if sign else ''}.1f}".replace("-", "−")
    return text.replace(".", ",") if language == "fr" else text
