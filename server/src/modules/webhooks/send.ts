import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookUpPublic, readTarget } from './target.ts';

/** An event on its way to an endpoint. */
export interface OutgoingEvent {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly body: string;
}

export const SECRET_PREFIX = 'whsec_';
const TIMEOUT_MS = 10_000;

/**
 * The headers that prove where an event comes from and when it was sent, as the Standard Webhooks specification has them:
 * HMAC-SHA256 of `id.timestamp.body` by the secret.
 */
export function signatureHeaders({ id, secret, body }: Omit<OutgoingEvent, 'url'>, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/**
 * Sends an event. Redirects are not followed: they could lead into a private network.
 * @returns the status of the response
 * @throws RefusedTargetError, or the error of the connection
 */
export async function sendEvent(
  event: OutgoingEvent,
  {
    listed,
    now,
    signal,
  }: { readonly listed: readonly string[]; readonly now: Date; readonly signal: AbortSignal },
): Promise<number> {
  const { url, isListed } = readTarget(event.url, listed);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const outgoing = send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signatureHeaders(event, now) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    ...(isListed ? {} : { lookup: lookUpPublic }),
  });
  outgoing.on('error', reject);
  outgoing.on('response', (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  outgoing.end(event.body);
  return promise;
}
