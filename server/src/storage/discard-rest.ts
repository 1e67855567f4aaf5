import type { IncomingMessage } from 'node:http';

/** How much of a body nobody wants is read, in bytes and in ms. */
export interface RestLimits {
  readonly bytes: number;
  readonly ms: number;
}

/** A browser has a file of the usual size sent by then; whoever sends more finds the connection closed. */
const REST: RestLimits = { bytes: 256 * 1024 * 1024, ms: 60_000 };

/**
 * Reads the rest of a body and drops it, so that the response reaches a client that sends before it reads (RFC 9112, 9.6).
 * It ends with the body, with the connection, and at the limits.
 */
export async function discardRest(body: IncomingMessage, { bytes, ms }: RestLimits = REST): Promise<void> {
  if (body.complete || body.readableEnded || body.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const end = () => resolve(undefined);
  const timer = setTimeout(end, ms);
  let rest = bytes;
  const count = (chunk: Buffer) => {
    rest -= chunk.length;
    if (rest < 0) end();
  };
  // What has stopped reading may still be connected, and would hold the body back.
  body.unpipe();
  body.on('data', count).on('end', end).on('close', end).on('error', end);
  body.resume();
  await promise;
  clearTimeout(timer);
  body.off('data', count).off('end', end).off('close', end);
  body.pause();
}
