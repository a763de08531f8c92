"""The country under the map: two coasts, hills and woods, drawn lightly like an old survey. It means nothing.

The client draws the same one, in `Country.svelte`; a test compares them.
"""

from typing import Final
from xml.etree.ElementTree import Element

from galerie.svg.elements import at, box, disc, group, line, number, path
from galerie.svg.themes import Theme

EXTENT: Final = 1100
"""The drawing is this wide and high, whatever the size of the map."""

LAND: Final = (
    "M-40-40H690c5 8 22 30 29 47s7 44 16 53s25 0 36 4s26 11 29 21s-7 26-9 39s-9 32-1 41s35 5 48 13s20 33 32 37"
    "s27-7 40-11s30-18 40-14s16 27 22 41s4 37 13 44s28-6 40-4s22 12 35 19s27 16 40 23s33 18 40 22V1140H500"
    "c-5-7-25-25-30-40s6-40 0-50s-22-8-33-13s-26-7-32-17s-5-28-2-41s26-26 22-34s-34-5-47-13s-20-34-33-37"
    "s-29 12-44 17s-36 18-46 13s-8-30-16-43s-21-28-34-32s-30 8-44 6s-30-10-41-18s-19-21-25-33s2-30-10-40"
    "s-40-17-61-23s-53-10-64-12zM257 1048c-2 8-20 13-32 15s-26-1-40-4s-38-7-45-15s3-21 2-32s-13-27-7-32s28-2 41 0"
    "s26 6 36 12s16 15 24 24s23 24 21 32zM342 1048c0 6-1 15-6 18s-16 0-23-1s-16-4-19-8s-4-13-1-18s13-9 20-10"
    "s17 0 22 3s7 10 7 16zM930 70c-1 5-5 10-10 13s-14 5-21 4s-20-4-23-8s-1-12 3-17s12-9 20-10s20-1 25 2s7 11 6 16"
    "z"
)
HEIGHTS: Final = (
    "M473 197c5 24 1 49-7 75s-16 60-39 82s-68 43-101 51s-68 0-98-5s-66-8-84-23s-25-44-27-70s-1-58 16-83"
    "s56-54 88-68s68-14 104-19s84-19 109-9s34 45 39 69zM926 684c-10 19-22 38-43 49s-56 21-83 15s-57-34-82-53"
    "s-57-38-69-59s-2-46-1-69s-4-53 10-69s46-28 74-29s64 11 94 23s70 28 89 50s23 55 25 79s-4 44-14 63z"
)
CONTOURS: Final = (
    "M434 208c6 16 4 38-4 57s-23 40-42 55s-46 27-71 36s-54 17-78 16s-51-11-63-24s-10-36-9-55s4-41 18-57"
    "s43-28 66-40s48-31 71-35s51 2 70 10s36 21 42 37zM398 216c6 10 1 31-9 45s-31 28-49 37s-40 16-58 18s-43 0-52-8"
    "s-6-26-4-39s6-30 18-41s37-21 55-26s36-5 53-3s40 7 46 17zM893 658c-9 15-15 38-32 43s-49-6-71-14s-46-19-63-33"
    "s-32-34-40-53s-15-46-7-59s37-16 57-20s41-9 63-4s48 19 67 34s43 39 47 57s-12 34-21 49zM871 639"
    "c-4 10-18 19-32 20s-35-6-50-13s-31-17-41-28s-16-25-17-37s1-26 10-33s29-11 44-8s34 17 47 27s24 22 30 34"
    "s13 28 9 38z"
)
HILLS: Final = (
    "M364 220c10-25 21-33 31-33s19 11 31 33m-23-24l1 16m6-9l2 12M301 265c11-28 23-37 34-37s20 13 34 37m-24-27"
    "l1 19m7-10l2 13M193 275c10-23 22-30 32-30s19 11 32 30m-23-22l1 15m6-8l2 11M227 310c11-26 23-34 33-34"
    "s20 12 33 34m-24-25l1 17m7-10l2 12M325 335c11-31 24-41 35-41s21 15 35 41m-25-30l1 21m7-12l2 15M144 350"
    "c11-27 24-36 36-36s22 13 36 36m-26-26l1 18m7-10l2 13M255 375c11-29 24-38 35-38s21 13 35 38m-25-27l1 19m7-11"
    "l2 14M790 570c9-31 20-41 30-41s18 14 30 41m-21-29l1 20m6-11l2 15M663 590c12-30 25-40 37-40s22 14 37 40"
    "m-26-29l1 20m7-11l2 15M733 620c12-26 25-35 37-35s22 12 37 35m-27-25l1 17m7-10l2 12M852 625c11-23 22-31 33-31"
    "s20 11 33 31m-24-22l1 16m7-9l2 11M815 670c11-23 24-31 35-31s21 11 35 31m-25-22l1 15m7-9l2 11M715 675"
    "c9-24 20-33 30-33s18 11 30 33m-21-23l1 16m6-9l2 12"
)
TREES: Final = (
    "M603 362v-9a8 9 0 1 1 1 0M547 366v-9a8 9 0 1 1 1 0M613 389v-9a8 9 0 1 1 1 0M561 390v-9a8 9 0 1 1 1 0M537 391"
    "v-9a8 9 0 1 1 1 0M533 415v-9a8 9 0 1 1 1 0M584 415v-9a8 9 0 1 1 1 0M611 422v-9a8 9 0 1 1 1 0M553 435v-9"
    "a8 9 0 1 1 1 0M873 850v-9a8 9 0 1 1 1 0M914 862v-9a8 9 0 1 1 1 0M975 873v-9a8 9 0 1 1 1 0M991 900v-9"
    "a8 9 0 1 1 1 0M849 901v-9a8 9 0 1 1 1 0M920 907v-9a8 9 0 1 1 1 0M879 923v-9a8 9 0 1 1 1 0M819 924v-9"
    "a8 9 0 1 1 1 0M858 928v-9a8 9 0 1 1 1 0M911 931v-9a8 9 0 1 1 1 0M919 958v-9a8 9 0 1 1 1 0M181 551v-9"
    "a8 9 0 1 1 1 0M128 568v-9a8 9 0 1 1 1 0M159 574v-9a8 9 0 1 1 1 0M205 578v-9a8 9 0 1 1 1 0M162 604v-9"
    "a8 9 0 1 1 1 0M141 611v-9a8 9 0 1 1 1 0M188 624v-9a8 9 0 1 1 1 0M614 858v-9a8 9 0 1 1 1 0M669 886v-9"
    "a8 9 0 1 1 1 0M645 886v-9a8 9 0 1 1 1 0M580 888v-9a8 9 0 1 1 1 0M612 903v-9a8 9 0 1 1 1 0M559 909v-9"
    "a8 9 0 1 1 1 0M600 938v-9a8 9 0 1 1 1 0M453 59v-9a8 9 0 1 1 1 0M500 81v-9a8 9 0 1 1 1 0M418 93v-9"
    "a8 9 0 1 1 1 0M464 94v-9a8 9 0 1 1 1 0M494 101v-9a8 9 0 1 1 1 0M517 119v-9a8 9 0 1 1 1 0"
)
WAVES: Final = (
    "M70 870q9-8 18 0t18 0M40 1060q9-8 18 0t18 0M110 940q9-8 18 0t18 0M300 985q9-8 18 0t18 0M250 1075q9-8 18 0"
    "t18 0M390 1075q9-8 18 0t18 0M800 30q9-8 18 0t18 0M1040 215q9-8 18 0t18 0M905 150q9-8 18 0t18 0M1050 25"
    "q9-8 18 0t18 0M860 130q9-8 18 0t18 0"
)


def country(width: float, theme: Theme) -> Element:
    shallows = theme.pick("rgba(255,255,255,0.36)", "rgba(140,190,205,0.07)")
    heights = theme.pick("rgba(206,180,110,0.17)", "rgba(170,180,120,0.07)")
    ink = theme.pick("rgba(104,82,30,0.42)", "rgba(214,206,160,0.26)")
    wood = theme.pick("rgba(62,98,44,0.46)", "rgba(150,196,130,0.3)")
    water = theme.pick("rgba(42,108,150,0.4)", "rgba(150,205,235,0.28)")
    pen = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return group(
        [
            box(0, 0, EXTENT, EXTENT, fill=theme.pick("#d3e4e8", "#13232c")),
            line(LAND, shallows, 64),
            line(LAND, shallows, 34),
            path(
                LAND,
                fill=theme.pick("#f6f1df", "#1b2520"),
                stroke=theme.pick("#a9975f", "#53644f"),
                stroke_width=3,
            ),
            path(HEIGHTS, fill=heights),
            path(CONTOURS, fill=heights),
            line(CONTOURS, ink, 2.5, stroke_dasharray="1 7", **pen),
            line(HILLS, ink, 2.5, **pen),
            line(TREES, wood, 2.5, **pen),
            line(WAVES, water, 2.5, **pen),
            _rose(theme),
        ],
        transform=f"scale({number(width / EXTENT)})",
    )


def _rose(theme: Theme) -> Element:
    light = theme.pick("rgba(250,240,205,0.8)", "rgba(40,50,48,0.8)")
    dark = theme.pick("rgba(150,112,34,0.55)", "rgba(210,176,96,0.45)")
    return group(
        [
            disc(0, 0, 46),
            path("M0-62 9-9 62 0 9 9 0 62-9 9-62 0-9-9Z", fill=light),
            path("M0-62V0H62L9 9ZM0 62V0H-62L-9-9Z", fill=dark, stroke="none"),
        ],
        fill="none",
        stroke=theme.pick("rgba(120,88,20,0.5)", "rgba(226,196,120,0.4)"),
        stroke_width=2,
        stroke_linejoin="round",
        transform=at(1012, 108),
    )
