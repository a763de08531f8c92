"""Every message between the host and a client, both over REST and over the socket.

The types of the web client are generated from this package (`make wire`), so that both sides share one source.
`docs/protocol.md` explains the order of the messages.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from galerie.host.wire.base import Level, MoveText, Name, Seat, Wire
from galerie.host.wire.chat import ChatLine, Room
from galerie.host.wire.games import (
    GameInfo,
    Health,
    HostInfo,
    LevelInfo,
    MoveCheck,
    OptionForm,
    OptionsCheck,
    Readiness,
)
from galerie.host.wire.learning import (
    LessonInfo,
    LessonState,
    LessonTry,
    Picture,
    Pictures,
    Progress,
    PuzzleInfo,
    PuzzleList,
    PuzzleState,
    PuzzleTry,
    SceneInfo,
)
from galerie.host.wire.lobby import Listing, LobbyInfo
from galerie.host.wire.moments import Asked, ClockReading, Countdown, Ending, Hint, Moment, Replay, Review, Seal
from galerie.host.wire.people import (
    AccountName,
    GameEntry,
    GameList,
    GameRating,
    Me,
    Passphrase,
    PassphraseWish,
    Player,
    RemovalWish,
    SignInWish,
    SignUpWish,
)
from galerie.host.wire.problems import Problem
from galerie.host.wire.socket import (
    Command,
    CommandId,
    Frame,
    Happened,
    Look,
    Ping,
    Play,
    Pong,
    Refused,
    Said,
    Saved,
    Say,
    Seated,
    Welcome,
)
from galerie.host.wire.tables import (
    BotWish,
    ClockRule,
    DealCode,
    JoinWish,
    PairWish,
    SeatInfo,
    SeatRating,
    SeatWish,
    TableInfo,
    TableWish,
)
from galerie.host.wire.words import WordInfo, WordList

__all__ = [
    "AccountName",
    "Asked",
    "BotWish",
    "ChatLine",
    "ClockReading",
    "ClockRule",
    "Command",
    "CommandId",
    "Countdown",
    "DealCode",
    "Ending",
    "Frame",
    "GameEntry",
    "GameInfo",
    "GameList",
    "GameRating",
    "Happened",
    "Health",
    "Hint",
    "HostInfo",
    "JoinWish",
    "LessonInfo",
    "LessonState",
    "LessonTry",
    "Level",
    "LevelInfo",
    "Listing",
    "LobbyInfo",
    "Look",
    "Me",
    "Moment",
    "MoveCheck",
    "MoveText",
    "Name",
    "OptionForm",
    "OptionsCheck",
    "PairWish",
    "Passphrase",
    "PassphraseWish",
    "Picture",
    "Pictures",
    "Ping",
    "Play",
    "Player",
    "Pong",
    "Problem",
    "Progress",
    "PuzzleInfo",
    "PuzzleList",
    "PuzzleState",
    "PuzzleTry",
    "Readiness",
    "Refused",
    "RemovalWish",
    "Replay",
    "Review",
    "Room",
    "Said",
    "Saved",
    "Say",
    "SceneInfo",
    "Seal",
    "Seat",
    "SeatInfo",
    "SeatRating",
    "SeatWish",
    "Seated",
    "SignInWish",
    "SignUpWish",
    "TableInfo",
    "TableWish",
    "Welcome",
    "Wire",
    "WordInfo",
    "WordList",
    "encode",
]

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
