// A minimal boardgame.io server with everything at its default: state in memory, socket.io, the lobby's REST.

const { Server, Origins } = require("boardgame.io/server");
const { Reversi } = require("./reversi.js");

const server = Server({ games: [Reversi], origins: [Origins.LOCALHOST] });
server.run(0).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));

// before its memory is measured, so that what is only waiting to be collected is not counted
process.on("SIGUSR2", () => global.gc?.());
