"""Long work: done by several threads in order, and its progress shown where somebody watches."""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from rich.progress import Progress

Item = TypeVar("Item")
Result = TypeVar("Result")

WAIT_S = 0.7  # work that takes no longer needs no bar


def in_order(work: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[Result]:
    """The results of `work`, in the order of the items. Threads suffice where the work is native.

    Only a few items per thread are under way at any time, so that memory doesn't grow with their number.
    """
    pool = ThreadPoolExecutor(jobs)
    under_way: deque[Future[Result]] = deque()
    try:
        for item in items:
            under_way.append(pool.submit(work, item))
            if len(under_way) > 2 * jobs:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


class Watched:
    """A progress bar on standard error, if that is a terminal and the work takes long enough to wonder.

    `unit` is what is counted: "games", or "bytes". Without a total only what is done is shown.
    """

    def __init__(self, unit: str, total: int | None) -> None:
        self._unit, self._total = unit, total
        self._done = 0
        self._show_from = time.monotonic() + WAIT_S if sys.stderr.isatty() else float("inf")
        self._bar: Progress | None = None

    def __enter__(self) -> Watched:
        return self

    def advance(self, count: int) -> None:
        """So much more is done."""
        self._done += count
        if self._bar is not None:
            self._bar.update(self._bar.task_ids[0], completed=self._done)
        elif time.monotonic() > self._show_from:
            self._bar = self._begin()

    def __exit__(self, *_: object) -> None:
        self.hide()

    def hide(self) -> None:
        """Takes the bar away, for something else to be printed; it comes back if the work goes on."""
        if self._bar is not None:
            self._bar.stop()
            self._bar = None

    def _begin(self) -> Progress:
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            DownloadColumn,
            MofNCompleteColumn,
            Progress,
            TimeRemainingColumn,
            TransferSpeedColumn,
        )

        counted = (
            (DownloadColumn(), TransferSpeedColumn())
            if self._unit == "bytes"
            else (MofNCompleteColumn(), f"[dim]{self._unit}")
        )
        bar = Progress(BarColumn(), *counted, TimeRemainingColumn(), console=Console(stderr=True), transient=True)
        bar.add_task(self._unit, total=self._total, completed=self._done)
        bar.start()
        return bar
