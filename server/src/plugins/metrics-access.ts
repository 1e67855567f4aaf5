import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../platform/network-address.ts';

/** Who may read `/metrics`. */
export interface MetricsAccess {
  /** Bearer token that gives access from anywhere. */
  readonly token?: string | undefined;
  /** Behind a proxy every caller connects from this machine, so that this gives no access. */
  readonly isBehindProxy?: boolean;
}

/** Headers that a proxy sets. A caller on this machine sends none of them. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request may read `/metrics`: with the token, or from this machine without a proxy in between. */
export function mayReadMetrics(request: FastifyRequest, { token, isBehindProxy }: MetricsAccess): boolean {
  const bearer = /^Bearer (\S+)$/iu.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined && bearer !== undefined && timingSafeEqual(digest(bearer), digest(token)))
    return true;
  const isForwarded = PROXY_HEADERS.some((name) => request.headers[name] !== undefined);
  return isBehindProxy !== true && !isForwarded && isLoopback(request.socket.remoteAddress ?? '');
}
