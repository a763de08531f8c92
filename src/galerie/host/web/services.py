"""The services that all tables share, as the settings want them."""

from functools import partial
from typing import TYPE_CHECKING

from galerie.bots.workers import Workers, WorkLimits
from galerie.core import Refusal
from galerie.host.cluster.placement import Alone
from galerie.host.moderation import word_filter
from galerie.host.notices.notice import Notices
from galerie.host.ops.metrics import Metrics
from galerie.host.store.address import Address
from galerie.host.store.store import Store
from galerie.host.table.limits import TableLimits, openings
from galerie.host.table.made import Made
from galerie.host.table.services import Services
from galerie.host.view.analysis import RecordLimits
from galerie.host.view.snapshot import PageLimits
from galerie.host.web.settings import Settings

if TYPE_CHECKING:
    from galerie.bots.queue.remote import RemoteBots
    from galerie.host.cluster.cluster import Cluster


def services_of(settings: Settings) -> Services:
    metrics = Metrics()
    work = WorkLimits(
        settings.work_per_person,
        settings.work_waiting,
        settings.waiting_seconds,
        settings.thinking_seconds,
        settings.work_seconds,
        settings.review_seconds,
    )
    store = Store(settings.data, metrics.committed, reading=work.waiting, shared=bool(settings.cluster_address))
    cluster = _cluster(settings, store)
    workers = Workers(
        settings.bot_workers,
        settings.analysis_workers,
        study=settings.study_workers,
        review=settings.review_workers,
        limits=work,
        remote=_remote(settings, metrics),
    )
    for kind, lane in workers.lanes.items():
        metrics.work_waiting.labels(kind).set_function(partial(getattr, lane, "waiting"))
    if workers.remote:
        metrics.work_waiting.labels("queue").set_function(partial(getattr, workers.remote, "waiting"))
        metrics.queue_cores.set_function(partial(getattr, workers.remote, "cores"))
    return Services(
        store,
        workers,
        settings.bot_pause,
        settings.ready_check,
        settings.ready_grace,
        settings.notice_pause,
        limits=TableLimits(
            settings.table_events,
            RecordLimits(
                settings.record_lines, settings.record_bytes, PageLimits(settings.moments_per_page, settings.page_bytes)
            ),
            settings.record_games,
            settings.chat_per_person,
            settings.chat_per_address,
            settings.chat_per_room,
            settings.reclaims_per_guest,
            settings.reclaims_per_table,
            settings.reclaim_minutes,
            settings.games_per_page,
        ),
        metrics=metrics,
        notices=Notices(settings.notices_waiting, settings.notices_per_person),
        pictures=Made(settings.preview_bytes),
        word_filter=word_filter.read(settings.word_list),
        openings=openings(settings.tables_per_hour),
        placement=cluster.placement if cluster else Alone(),
        cluster=cluster,
    )


def _cluster(settings: Settings, store: Store) -> "Cluster | None":
    """What the server needs as one host of several; its packages are extras."""
    if not (settings.cluster_address and isinstance(settings.data, Address)):
        return None
    host, _, port = settings.cluster_address.rpartition(":")
    if not (host and port.isdecimal()):
        raise Refusal("cluster-address", address=settings.cluster_address)
    try:
        import redis  # noqa: F401
    except ImportError as error:  # it is an extra
        raise Refusal("cluster-driver") from error
    from galerie.host.cluster.cluster import Cluster

    return Cluster(
        settings.data.url,
        store.secret,
        settings.cluster_address,
        settings.valkey,
        settings.lease_seconds,
        settings.request_bytes,
    )


def _remote(settings: Settings, metrics: Metrics) -> "RemoteBots | None":
    if not settings.queue:
        return None
    from galerie.bots.queue.remote import RemoteBots

    return RemoteBots(
        settings.queue,
        most=settings.queue_jobs,
        seconds=settings.thinking_seconds,
        count=lambda result: metrics.queue_jobs.labels(result).inc(),
    )
