"""What a game says of itself reaches clients that were not built with it."""

from tests.servers import Guest


def test_the_texts_of_a_game_are_told_in_both_languages(ada: Guest) -> None:
    french, english = (ada.http.get(f"/api/games/reversi/texts/{language}") for language in ("fr", "en"))
    assert french.headers["content-type"].startswith("text/plain")
    assert "reversi-side-gold = Or" in french.text
    assert "reversi-side-gold = Gold" in english.text


def test_the_rules_of_a_game_are_told(ada: Guest) -> None:
    assert ada.http.get("/api/games/reversi/law/en").text.startswith("# Reversi")


def test_an_unknown_game_or_language_is_refused(ada: Guest) -> None:
    assert ada.http.get("/api/games/nothing/texts/fr").json()["code"] == "game-unknown"
    assert ada.http.get("/api/games/reversi/texts/de").status_code == 400


def test_only_a_game_without_a_face_is_sent_as_text(ada: Guest) -> None:
    table = ada.open_table({"kind": "me"}, {"kind": "here"})
    (start,) = ada.http.get(f"/api/tables/{table}/moments").json()
    assert start["text"] is None
    assert all(game["has_law"] for game in ada.http.get("/api/games").json())
