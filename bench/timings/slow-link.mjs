import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A slow mobile connection: round trips of 150 ms, 1.6 Mbit/s to the browser and 750 kbit/s from it. */
const [ONE_WAY, DOWN, UP] = [75, 1_600 / 8, 750 / 8]; // milliseconds, bytes per millisecond

/** Forwards TCP connections to a port of this machine as over a slow link, whose bandwidth they share. @returns `port` and `stop` */
export async function startSlowLink(target) {
  const [down, up] = [createLine(DOWN), createLine(UP)];
  const sockets = new Set();
  const server = createServer((browser) => {
    const upstream = connect({ port: target, host: '127.0.0.1' });
    // The connection itself takes one round trip: what the browser sends first waits for it.
    forward(browser, upstream, up, 2 * ONE_WAY);
    forward(upstream, browser, down, 0);
    for (const socket of [browser, upstream]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: /** @type {import('node:net').AddressInfo} */ (server.address()).port,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One direction of the link. @returns a function that reserves the line for some bytes and returns when the last of them arrives */
function createLine(rate) {
  let free = 0;
  return (bytes) => {
    free = Math.max(free, performance.now()) + bytes / rate;
    return free + ONE_WAY;
  };
}

function forward(from, to, line, setUpTime) {
  const opened = performance.now() + setUpTime;
  const underWay = [];
  const send = (chunk, arrival) => {
    underWay.push(chunk);
    // Timers of nearly the same time may fire in any order, but the bytes of a connection may not, so each delivers what was sent first.
    setTimeout(() => deliver(to, underWay.shift()), arrival - performance.now());
  };
  from.on('data', (chunk) => send(chunk, Math.max(line(chunk.length), opened + ONE_WAY)));
  from.on('close', () => send(undefined, line(0)));
}

/** @param {Buffer} [chunk] undefined: the other side has closed the connection */
function deliver(to, chunk) {
  if (!chunk) to.destroySoon();
  else if (to.writable) to.write(chunk);
}
