import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../platform/network-address.ts';

/** Who may read the figures at `/metrics`. */
export interface MetricsAccess {
  /** Whoever sends it as a bearer token, from anywhere. */
  readonly token?: string | undefined;
  /** A proxy connects from this machine for everybody, so that being on it opens nothing. */
  readonly isBehindProxy?: boolean;
}

/** Set by whatever passes a request on; a caller of this machine's own sends none of them. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request may read the figures: with the token, or from this machine without a proxy between. */
export function mayReadMetrics(request: FastifyRequest, { token, isBehindProxy }: MetricsAccess): boolean {
  const bearer = /^Bearer (\S+)$/iu.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined && bearer !== undefined && timingSafeEqual(digest(bearer), digest(token)))
    return true;
  const isPassedOn = PASSED_ON.some((name) => request.headers[name] !== undefined);
  return isBehindProxy !== true && !isPassedOn && isLoopback(request.socket.remoteAddress ?? '');
}
