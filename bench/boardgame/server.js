// A minimal boardgame.io server with everything at its default: state in memory, socket.io, the lobby's REST.
// With PGDATABASE in the environment its matches are stored there, by bgio-postgres.

const { Server, Origins } = require("boardgame.io/server");
const { Reversi } = require("./reversi.js");

function storage() {
  const { PGHOST: host, PGPORT: port, PGDATABASE: database, PGUSER: username } = process.env;
  if (!database) return {};
  const { PostgresStore } = require("bgio-postgres");
  return { db: new PostgresStore({ host, port, database, username, logging: false }) };
}

const server = Server({ games: [Reversi], origins: [Origins.LOCALHOST], ...storage() });
server.run(0).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));

// before its memory is measured, so that what is only waiting to be collected is not counted
process.on("SIGUSR2", () => global.gc?.());
