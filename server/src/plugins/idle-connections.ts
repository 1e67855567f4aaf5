import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface IdleConnectionsOptions {
  /** A connection on which no byte came or went for so long is closed, in ms. */
  readonly idleMs: number;
  /** In ms; only differences count. */
  readonly clock?: () => number;
}

/** What is known of a connection. */
interface Watched {
  /** Bytes that came and went, when last looked at, and since when it is that many. */
  bytes: number;
  since: number;
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse } | null;
  /** Bytes that had come when the last exchange ended. */
  restsAt: number | null;
}

/** Looks that are taken within the time that a connection may be idle. */
const LOOKS = 30;

/** Whether the next byte is ours: the request is whole, and what was written of the answer has gone. */
function isOurTurn(socket: Socket, { exchange }: Watched): boolean {
  return exchange !== null && exchange.request.complete && socket.writableLength === 0;
}

/** Whether nothing was begun since the last exchange. */
function isResting(socket: Socket, { exchange, restsAt }: Watched): boolean {
  return exchange === null && restsAt === socket.bytesRead;
}

/**
 * Closes connections whose other end neither sends what it has begun nor takes what it asked for. How long something takes
 * in all does not matter: a slow line may go on, a silent one not. Between requests a connection rests for as long as the
 * server's `keepAliveTimeout` says.
 */
export function closeIdleConnections(
  server: Server,
  { idleMs, clock = () => Date.now() }: IdleConnectionsOptions,
) {
  const connections = new Map<Socket, Watched>();
  // Node's own limits are of the whole time.
  server.headersTimeout = 0;
  server.requestTimeout = 0;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { bytes: 0, since: clock(), exchange: null, restsAt: null });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    const watched = connections.get(request.socket);
    if (watched === undefined) return;
    watched.exchange = { request, response };
    response.once('close', () => {
      if (watched.exchange?.response === response) watched.exchange = null;
      watched.restsAt = request.socket.bytesRead;
    });
  });

  /** Closes what has been idle for too long. */
  function look(): void {
    const now = clock();
    for (const [socket, watched] of connections) {
      const bytes = socket.bytesRead + socket.bytesWritten;
      const moves = bytes !== watched.bytes;
      if (moves || isOurTurn(socket, watched) || isResting(socket, watched))
        Object.assign(watched, { bytes, since: now });
      else if (now - watched.since >= idleMs) socket.destroy();
    }
  }

  const timer = setInterval(look, Math.max(1, idleMs / LOOKS)).unref();
  server.once('close', () => clearInterval(timer));
  return { look };
}
