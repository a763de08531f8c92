"""Who writes to which table: a host that writes to what another one holds is found, and so is a table with two events
of one version.
"""

from typing import Final

import psycopg

from galerie.host.cluster.slots import slot_of
from galerie.host.store.address import Address

BEGIN: Final = """
CREATE SCHEMA audit;
CREATE TABLE audit.writes (owner TEXT, writer TEXT NOT NULL);
CREATE FUNCTION audit.slot_of(key TEXT) RETURNS INTEGER LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
    sum BIGINT = 4294967295;
BEGIN
    FOR at IN 0 .. length(key) - 1 LOOP
        sum = sum # get_byte(key::BYTEA, at);
        FOR bit IN 1 .. 8 LOOP
            sum = (sum >> 1) # (3988292384 * (sum & 1));
        END LOOP;
    END LOOP;
    RETURN (sum # 4294967295) % 1024;
END;
$$;
CREATE FUNCTION audit.note() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO audit.writes SELECT owner, split_part(current_setting('application_name'), ' ', 2)
        FROM cluster.leases WHERE slot = audit.slot_of(NEW.table_id);
    RETURN NULL;
END;
$$;
CREATE TRIGGER audit AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION audit.note();
"""
SLOT: Final = "SELECT audit.slot_of(%s)"
INTRUDERS: Final = """
SELECT owner, count(DISTINCT writer) FROM audit.writes GROUP BY owner HAVING owner IS NULL OR count(DISTINCT writer) > 1
"""
FORKS: Final = "SELECT table_id, version, count(*) FROM events GROUP BY table_id, version HAVING count(*) > 1"


def begin(database: Address) -> None:
    """Watch all tables from now on. A run of a host is known in its sessions by a name of its own."""
    with psycopg.connect(database.url) as db:
        db.execute(BEGIN.encode())
        assert db.execute(SLOT, ("a table",)).fetchone() == (slot_of("a table"),)


def intruders(database: Address) -> list[str]:
    with psycopg.connect(database.url) as db:
        return [f"{number} hosts have written to what {owner} held" for owner, number in db.execute(INTRUDERS)]


def forks(database: Address) -> list[str]:
    with psycopg.connect(database.url) as db:
        return [f"{table} has {number} events of version {version}" for table, version, number in db.execute(FORKS)]
