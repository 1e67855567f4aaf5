import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface IdleConnectionsOptions {
  /** A connection without traffic for so long is closed, in ms. */
  readonly idleMs: number;
  /** A connection whose request line and headers take longer in all is closed, in ms. */
  readonly headMs: number;
  /** In ms; only differences count. */
  readonly clock?: () => number;
}

/** State of a connection. */
interface ConnectionState {
  /** Bytes received and sent at the last check, and since when this number is unchanged. */
  bytes: number;
  since: number;
  /** When the server began to wait for the rest of a request's head; null while it waits for none. */
  headSince: number | null;
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse } | null;
  /** Bytes received when the last exchange ended. */
  bytesAtRest: number | null;
}

/** Number of checks within the time that a connection may be idle. */
const CHECKS_PER_IDLE_TIME = 30;

/** Whether we are to send next: the request is complete, and the written part of the response has been sent. */
function isResponding(socket: Socket, { exchange }: ConnectionState): boolean {
  return exchange !== null && exchange.request.complete && socket.writableLength === 0;
}

/** Whether the connection is between two requests. */
function isBetweenRequests(socket: Socket, { exchange, bytesAtRest }: ConnectionState): boolean {
  return exchange === null && bytesAtRest === socket.bytesRead;
}

/**
 * Closes connections whose client neither continues to send its request nor to receive the response. The total time does
 * not matter for bodies: a slow connection may continue, a silent one is closed. A head is short, so that its total time
 * has a limit. Between requests the server's `keepAliveTimeout`
 * applies.
 */
export function closeIdleConnections(
  server: Server,
  { idleMs, headMs, clock = () => Date.now() }: IdleConnectionsOptions,
) {
  const connections = new Map<Socket, ConnectionState>();
  // Node's own limits are on the total time.
  server.headersTimeout = 0;
  server.requestTimeout = 0;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, {
      bytes: 0,
      since: clock(),
      headSince: clock(),
      exchange: null,
      bytesAtRest: null,
    });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    const state = connections.get(request.socket);
    if (state === undefined) return;
    state.exchange = { request, response };
    state.headSince = null;
    response.once('close', () => {
      if (state.exchange?.response === response) state.exchange = null;
      state.bytesAtRest = request.socket.bytesRead;
    });
  });

  /** Closes connections that have been idle for too long. */
  function check(): void {
    const now = clock();
    for (const [socket, state] of connections) {
      const bytes = socket.bytesRead + socket.bytesWritten;
      const hasTraffic = bytes !== state.bytes;
      const isHeadIncomplete = state.exchange === null && !isBetweenRequests(socket, state);
      state.headSince = isHeadIncomplete ? (state.headSince ?? now) : null;
      if (state.headSince !== null && now - state.headSince >= headMs) socket.destroy();
      else if (hasTraffic || isResponding(socket, state) || isBetweenRequests(socket, state))
        Object.assign(state, { bytes, since: now });
      else if (now - state.since >= idleMs) socket.destroy();
    }
  }

  const timer = setInterval(check, Math.max(1, idleMs / CHECKS_PER_IDLE_TIME)).unref();
  server.once('close', () => clearInterval(timer));
  return { check };
}
