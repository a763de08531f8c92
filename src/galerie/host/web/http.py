"""uvicorn's HTTP protocol for visitors who may mean harm: the time of a request and the number of them are limited."""

from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from galerie.core import Refusal
from galerie.host.web.connections import Connections
from galerie.host.web.problems import STATUSES, problem
from galerie.host.web.turns import Turns
from galerie.host.wire import encode
from galerie.texts import choose

SLICE: Final = 1024
"""Bytes that are parsed in one turn: a chunk of one byte takes as long as a large one."""

ANSWER: Final = (
    "HTTP/1.1 {status} Refused\r\n"
    "content-type: application/json\r\n"
    "content-length: {length}\r\n"
    "cache-control: no-store\r\n"
    "connection: close\r\n\r\n"
)


class GuardedHttp(H11Protocol):
    def __init__(self, *arguments: Any, connections: Connections, turns: Turns, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._connections = connections
        self._turns = turns
        self._received = b""
        self._arrived = 0
        """How many bytes have come of the request that has not arrived whole."""

        self._is_waiting = False
        """Whether what was received waits for its turn."""

    # Overridden methods of uvicorn's protocol

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._connections.enter(transport, self.client[0] if self.client else "", self._refuse)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._connections.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        """Nothing more is read until it is this connection's turn."""
        self._received += data
        self._arrived += len(data)
        self._connections.hold(self.transport, self._arrived)
        if not (self._is_waiting or self.transport.is_closing()):
            self.transport.pause_reading()
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self.conn.trailing_data[0]:  # frames before the connection is accepted
            self.transport.abort()
        else:
            self.transport.resume_reading()
            super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            return
        if not self._is_answering:
            self._connections.wait(self.transport)
        if self._is_answering or self.conn.trailing_data[0]:
            self._note_request()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._connections.pause(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._connections.resume(self.transport)

    def send_400_response(self, msg: str) -> None:
        del msg
        self._refuse(Refusal("message-malformed"))

    def shutdown(self) -> None:
        if self._is_answering:
            self.cycle.keep_alive = False
        else:
            self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        self.transport.close()

    @property
    def _is_answering(self) -> bool:
        cycle: Any = self.cycle  # None before the first request
        return cycle is not None and not cycle.response_complete

    def _wait(self) -> None:
        self._is_waiting = True
        self._turns.add(self._receive)

    def _receive(self) -> None:
        self._is_waiting = False
        if self.transport.is_closing():
            return
        data, self._received = self._received[:SLICE], self._received[SLICE:]
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # a WebSocket has taken over
            if self._received:  # frames before the connection is accepted
                self.transport.abort()
            return
        self._note_request()
        if self._received:
            self._wait()
        elif not (self.flow.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def _note_request(self) -> None:
        if self._is_answering and not self.cycle.more_body:
            self._connections.serve(self.transport)
            self._forget_arrived()
        else:
            self._connections.receive(self.transport)
            if self.conn.our_state is h11.DONE:  # it was answered already, and the rest of it is thrown away
                self._forget_arrived()

    def _forget_arrived(self) -> None:
        """What has come of a request is the handler's now, apart from what belongs to the next one."""
        self._arrived = len(self._received) + len(self.conn.trailing_data[0])
        self._connections.hold(self.transport, self._arrived)

    def _refuse(self, refusal: Refusal) -> None:
        """Answer, unless another answer has begun, and close the connection. Nobody has told us their language."""
        if not (self._is_answering and self.cycle.response_started):
            body = encode(problem(refusal, choose("")))
            head = ANSWER.format(status=STATUSES.get(refusal.code, 400), length=len(body))
            self.transport.write(head.encode() + body)
        self.transport.close()
