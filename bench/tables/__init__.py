"""Tables of two players each, at one server or another, played over real connections: what `load` measures with."""
