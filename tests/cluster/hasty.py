"""A host with a bug: it counts leases by its own time, which is a minute ahead. Run as `galerie` is."""

from galerie.cli import main
from galerie.host.cluster import leases

for name in ("ENTER", "RENEW", "LIVE", "TAKE"):
    by_database = getattr(leases, name)
    setattr(leases, name, by_database.replace("clock_timestamp()", "(clock_timestamp() + interval '60 s')"))

if __name__ == "__main__":
    main()
