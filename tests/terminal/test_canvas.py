from galerie.terminal.canvas import Canvas

GREY, RED, GOLD = "#808080", "#ff0000", "#ffd700"


def test_a_disc_five_columns_by_two_rows_has_round_corners() -> None:
    canvas = Canvas(5, 2, GREY)
    canvas.ellipse(2.5, 1, 2, 1, GOLD)
    assert [canvas.strip(row).text for row in range(2)] == ["▗   ▖", "▝   ▘"]
    middle = list(canvas.strip(0))[2].style
    assert middle
    assert middle.bgcolor
    assert middle.bgcolor.name == GOLD


def test_light_falls_on_the_upper_rim() -> None:
    canvas = Canvas(5, 2, GREY)
    canvas.ellipse(2.5, 1, 2, 1, GOLD, rim=RED)
    assert canvas.strip(0).text[2] in "▀▄"
    assert canvas.strip(1).text[2] == " "


def test_drawing_over_the_edge_is_clipped() -> None:
    canvas = Canvas(3, 2, GREY)
    canvas.ellipse(3, 2, 4, 4, RED)
    canvas.rectangle(2, 1, 9, 9, GOLD)
    assert [canvas.strip(row).cell_length for row in range(2)] == [3, 3]


def test_text_keeps_the_background_below_it() -> None:
    canvas = Canvas(3, 1, GREY)
    canvas.rectangle(1, 0, 1, 1, GOLD)
    canvas.write(1, 0, "é", RED)
    letter = list(canvas.strip(0))[1]
    assert letter.text == "é"
    assert letter.style
    assert letter.style.color
    assert letter.style.bgcolor
    assert (letter.style.color.name, letter.style.bgcolor.name) == (RED, GOLD)


def test_a_character_with_three_colours_shows_the_two_commonest() -> None:
    canvas = Canvas(1, 1, GREY)
    canvas.ellipse(0.25, 0.25, 0.2, 0.2, RED)
    canvas.ellipse(0.75, 0.25, 0.2, 0.2, GOLD)
    assert canvas.strip(0).cell_length == 1
