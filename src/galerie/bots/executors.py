"""Where the games of a tournament are played: in this process, in several, or on a Dask cluster of many machines."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from galerie.bots.following import follow
from galerie.core import Refusal

T = TypeVar("T")


class Executor(Protocol):
    def __call__(self, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        """Do the work for each of these arguments, and yield the results as they come."""
        ...


def here(work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
    """One after another, in this process."""
    return (work(*arguments) for arguments in tasks)


@dataclass(frozen=True, slots=True)
class Processes:
    workers: int

    def __call__(self, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        with ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=follow) as pool:
            waiting = [pool.submit(work, *arguments) for arguments in tasks]
            try:
                for future in as_completed(waiting):
                    yield future.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


@dataclass(frozen=True, slots=True)
class Cluster:
    """The workers of a Dask cluster, each of which must have Galerie and the players from outside."""

    address: str
    """Of its scheduler, such as `tcp://10.0.0.1:8786`."""

    def __call__(self, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        try:
            from distributed import Client
            from distributed import as_completed as in_order_of_completion
        except ImportError as error:
            raise Refusal("arena-dask") from error
        try:
            client = Client(self.address)
        except (OSError, ValueError) as error:
            raise Refusal("arena-cluster", address=self.address) from error
        with client:
            waiting = [client.submit(work, *arguments, pure=False) for arguments in tasks]
            try:
                for future in in_order_of_completion(waiting):
                    yield future.result()
            finally:
                client.cancel(waiting)
