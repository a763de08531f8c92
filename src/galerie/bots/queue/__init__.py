"""Bots that think on other machines: a host puts jobs into a queue in Valkey, and workers there take and answer them.

A job is plain data: the names of a game and a level, a seed, and the view of the bot's seat; nothing else leaves the
host. It is claimed by one worker at most. The host asks again when the worker dies, and thinks itself when nobody
answers. Valkey keeps nothing that matters: when it is gone or has forgotten everything, hosts think themselves.

- `messages`: jobs and replies, and the version that hosts and workers must have in common;
- `connection`: to Valkey, and the names of its keys;
- `register`: who is there;
- `remote`: the host's side; `worker`: the other.
"""
