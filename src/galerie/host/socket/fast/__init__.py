"""Everything that was written for speed against the internals of other packages. `fast = false` turns it off.

| module | what it does | internals of |
|---|---|---|
| `protocol` | frames and unframes whole text messages itself | uvicorn, websockets |
| `send_batch` | sends the messages of many connections in one go, beneath the transports | asyncio, uvloop |
| `move_batch` | starts the moves of many tables a few at a time | |
| `framework` | loads fewer plugins, and frees sockets without the garbage collector | Litestar |
| `process` | tunes the garbage collector and the interpreter's switch interval | CPython |

The rest of the host imports from here only `protocol.fast_channel`, `move_batch.move_queue`, and what `web.app` and
`web.server` choose by the setting. `tests/host/test_internals.py` names every private attribute that is relied upon.
"""
