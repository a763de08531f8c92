"""Tables of two players on either server, played over real connections, for the `load` benchmark."""
