"""Language-model agents as players: a client of a server's interface for programs, as tools of the Model Context
Protocol.
"""
