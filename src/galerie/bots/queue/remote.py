"""The host's side of the queue: jobs are sent, and replies awaited."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import msgspec

from galerie.bots.lanes import TooLong
from galerie.bots.queue import messages
from galerie.bots.queue.connection import FAILURES, Connection, key
from galerie.bots.queue.messages import Answer, Failed, Job, Reply, Returned, Staff, Taken, UnansweredError
from galerie.bots.queue.register import BEAT_SECONDS, Register
from galerie.bots.slots import Label, Slots
from galerie.core import Seat

CLAIM_SECONDS: Final = 5.0
"""After this long a job that no worker has taken is not waited for any more."""

MARGIN_SECONDS: Final = 5.0
"""How much longer than its bot may think an answer is waited for."""

TIMES: Final = 2
"""How often a move is asked for before the host chooses it itself."""

LONGEST: Final = 10_000
"""Jobs in the queue, of all hosts together. Each has at most as many there as there are cores."""

LASTING_SECONDS: Final = 60
"""After how long without a change Valkey forgets a list: of jobs that nobody takes, of replies that nobody reads."""

Result: TypeAlias = Literal["sent", "answered", "again", "late", "local"]
"""What became of a job: an answer is late when nobody waits for it any more, be it because it came before."""

log: Final = logging.getLogger(__name__)


class LostError(Exception):
    """A job was taken and will not be answered: it may be asked again."""


@dataclass(eq=False, slots=True)
class Question:
    """A job that waits for its answer."""

    move: asyncio.Future[str]
    since: float
    """When it was sent, or else taken."""

    worker: str = ""
    """Who has taken it."""

    def give_up(self, error: Exception) -> None:
        if not self.move.done():
            self.move.set_exception(error)


class RemoteBots:
    """The same view, level and seed give the same move as here. Whose job is sent next is decided as for processes
    here; there are never more of them in the queue than the workers have cores.
    """

    def __init__(
        self, address: str, *, most: int, seconds: float, count: Callable[[Result], None] = lambda _: None
    ) -> None:
        """At most so many jobs in the queue, about each of which a bot may think for so many seconds. `count` is told
        what becomes of each.
        """
        self._connection = Connection(address)
        self._hosts, self._workers = Register(self._connection, "hosts"), Register(self._connection, "workers")
        self._most = most
        self._seconds = seconds
        self._count = count
        self._name = secrets.token_hex(8)
        self._version = ""
        self._slots: Slots[None] = Slots(())
        self._size = 0
        """How many slots there are, idle or lent."""

        self._cores = 0
        self._noted = ""
        self._closed = False
        self._questions: dict[str, Question] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many moves wait for their turn to be sent."""
        return self._slots.waiting

    @property
    def cores(self) -> int:
        """Of all workers, as far as jobs are sent to them; 0 while the queue does not answer."""
        return self._cores

    async def think(self, game: str, level: str, view: Any, seat: Seat, seed: int) -> str:
        """The move a bot chooses on another machine. Raises UnansweredError, or TooLong."""
        try:
            async with self._turn((game, level)):
                return await self._ask(game, level, messages.plain(view), seat, seed)
        except UnansweredError:
            self._count("local")
            raise

    def start(self) -> None:
        """Look for workers, until closed."""
        self._start(self._run())

    async def close(self) -> None:
        self._closed = True  # in Python 3.11, timeouts of the package may swallow that a task is cancelled
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*FAILURES):
            await self._hosts.leave(self._name)
            await self._connection.do("DEL", key("replies", self._name))
        await self._connection.close()

    async def _run(self) -> None:
        """Whenever the queue fails, all who wait for it think here."""
        self._version = await asyncio.to_thread(messages.common_version)
        while not self._closed:
            try:
                async with asyncio.TaskGroup() as group:
                    group.create_task(self._beat())
                    group.create_task(self._listen())
            except* Exception as errors:
                self._note("queue failed: bots think here", type(errors.exceptions[0]).__name__)
            finally:
                self._resize(0)
                for question in self._questions.values():
                    question.give_up(UnansweredError())
            await asyncio.sleep(BEAT_SECONDS)

    # Sending

    @asynccontextmanager
    async def _turn(self, label: Label) -> AsyncIterator[None]:
        if not self._cores:  # nobody would ever get one
            raise UnansweredError
        loan = await self._slots.take(label)
        try:
            yield
        finally:
            self._slots.measure(loan)
            self._slots.put_back(loan.item)
            self._resize(self._cores)

    async def _ask(self, game: str, level: str, view: msgspec.Raw, seat: Seat, seed: int) -> str:
        for attempt in range(TIMES):
            if attempt and self._cores:
                self._count("again")
            with suppress(LostError):
                job = Job(secrets.token_urlsafe(12), self._name, game, level, view, seat, seed, self._seconds)
                return await self._answer(job)
        raise UnansweredError

    async def _answer(self, job: Job) -> str:
        if not self._cores:
            raise UnansweredError
        loop = asyncio.get_running_loop()
        question = self._questions[job.id] = Question(loop.create_future(), loop.time())
        try:
            await self._send(job)
            self._count("sent")
            move = await question.move
        except FAILURES as error:
            raise UnansweredError from error
        finally:
            del self._questions[job.id]
            if not question.worker:
                self._start(self._withdraw(job.id))
        self._count("answered")
        return move

    async def _send(self, job: Job) -> None:
        jobs = key("jobs", self._version)
        _, length, _ = await self._connection.do_all(
            [
                ("SET", key("job", job.id), msgspec.json.encode(job), "PX", round(1000 * CLAIM_SECONDS)),
                ("RPUSH", jobs, job.id),
                ("EXPIRE", jobs, LASTING_SECONDS),
            ]
        )
        if length > LONGEST:
            raise UnansweredError

    async def _withdraw(self, job: str) -> None:
        """Let nobody take a job that nobody waits for."""
        with suppress(*FAILURES):
            await self._connection.do_all([("DEL", key("job", job)), ("LREM", key("jobs", self._version), 1, job)])

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Watching

    async def _beat(self) -> None:
        while not self._closed:
            taken = [question for question in self._questions.values() if question.worker]
            await self._hosts.announce(self._name, self._version)
            staff = await self._staff()
            self._resize(min(self._most, sum(each.cores for each in staff.values())))
            self._note("bots think on other machines" if self._cores else "no workers at the queue: bots think here")
            for question in taken:
                if question.worker not in staff:
                    question.give_up(LostError())
            self._give_up_old()
            await asyncio.sleep(BEAT_SECONDS)

    async def _staff(self) -> dict[str, Staff]:
        """The workers of our version, by name."""
        staff: dict[str, Staff] = {}
        for name, said in (await self._workers.present()).items():
            with suppress(msgspec.MsgspecError):  # another version may say it in another way
                staff[name] = msgspec.json.decode(said, type=Staff)
        return {name: each for name, each in staff.items() if each.version == self._version}

    def _give_up_old(self) -> None:
        now = asyncio.get_running_loop().time()
        for question in self._questions.values():
            if not question.worker and now > question.since + CLAIM_SECONDS:
                question.give_up(UnansweredError())
            elif now > question.since + self._seconds + MARGIN_SECONDS:
                question.give_up(LostError())

    def _resize(self, cores: int) -> None:
        """Have so many slots, as soon as enough of them are idle."""
        self._cores = cores
        while self._size < cores:
            self._size += 1
            self._slots.put_back(None)
        while self._size > cores and self._slots.withdraw():
            self._size -= 1
        if not cores:
            self._slots.dismiss(UnansweredError())

    def _note(self, news: str, reason: str = "") -> None:
        """Log where bots think, once."""
        if news != self._noted:
            self._noted = news
            log.warning(news, extra={"cores": self._cores, **({"reason": reason} if reason else {})})

    async def _listen(self) -> None:
        while not self._closed:
            if text := await self._connection.pop(key("replies", self._name)):
                self._hear(text)

    def _hear(self, text: bytes) -> None:
        try:
            reply: Reply = msgspec.json.decode(text, type=Reply)
        except msgspec.MsgspecError:
            log.warning("queue: a reply is malformed")
            return
        question = self._questions.get(reply.id)
        if question is None or question.move.done():
            if isinstance(reply, Answer):
                self._count("late")
            return
        match reply:
            case Taken(worker=worker):
                question.worker, question.since = worker, asyncio.get_running_loop().time()
            case Returned():
                question.give_up(LostError())
            case Failed(slow=True):
                question.give_up(TooLong("work-long"))
            case Failed():
                question.give_up(UnansweredError())
            case Answer(move=move):
                question.move.set_result(move)
