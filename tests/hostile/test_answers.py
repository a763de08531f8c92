"""Whatever is asked for, the answer is a sentence: never a failure of the host, nor anything but text to be read."""

import pytest

from tests.servers import Guest

DEEP = "[" * 100_000
LONG = "x" * 100_000
ME = {"kind": "me", "name": "Ada"}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/tables"),
        ("POST", "/api/pairings"),
        ("POST", "/api/session"),
        ("POST", "/api/analysis"),
        ("POST", "/api/lessons/reversi/first"),
        ("PUT", "/api/me/progress"),
    ],
)
@pytest.mark.parametrize("body", [DEEP, '{"game":' + DEEP, '{"a":' * 20_000])
def test_json_within_json_without_end_is_refused(ada: Guest, method: str, path: str, body: str) -> None:
    answer = ada.http.request(method, path, content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["text"]


@pytest.mark.parametrize(
    ("path", "wish"),
    [
        ("/api/tables", {"game": LONG, "seats": [ME]}),
        ("/api/tables", {"game": "reversi", "seats": [ME, {"kind": "bot", "level": LONG}]}),
        ("/api/tables", {"game": "reversi", "seats": [ME, ME], "options": {LONG: True}}),
        ("/api/games/reversi/check", {"seats": 2, "options": {LONG: LONG}}),
        ("/api/analysis/review", {"record": f"game: {LONG}"}),
        ("/api/pairings", {"game": LONG, "name": "Ada"}),
    ],
)
def test_a_refusal_that_quotes_at_length_is_a_sentence(ada: Guest, path: str, wish: dict[str, object]) -> None:
    answer = ada.http.post(path, json=wish)
    assert 400 <= answer.status_code < 500, answer.text
    assert len(answer.json()["text"]) < 5_000


def test_a_record_that_is_refused_at_length_is_answered_by_a_sentence(ada: Guest) -> None:
    table = ada.open_table(ME, {**ME, "kind": "here"})
    record = ada.http.get(f"/api/tables/{table}/record").text
    answer = ada.http.post("/api/replay", content=f"{record}0 {LONG}\n")
    assert answer.status_code == 400, answer.text


def test_a_name_is_one_line_of_visible_characters(ada: Guest) -> None:
    name = "A\x00d\x1b]0;x\x07a \u202eb\u2066 \r\n!"
    table = ada.open_table({"kind": "me", "name": name}, {"kind": "open"})
    (seat, _) = ada.http.get(f"/api/tables/{table}").json()["seats"]
    assert seat["name"] == "A d ]0;x a b !"
    assert seat["name"] in ada.http.get(f"/api/tables/{table}/record").text
