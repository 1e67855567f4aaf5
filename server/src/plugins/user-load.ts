import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError, LOAD_LIMITS, type LoadLimits } from '@assay/shared/domain';

/** Limits what each user has under way at the same time. */
export interface ConcurrencyLimiter {
  /**
   * Takes one of the user's slots. @returns a function that gives it back, once
   * @throws AppError TOO_MANY_REQUESTS, with a `retry-after` header, when none is free
   */
  acquire(userId: number, reply: FastifyReply): () => void;
}

/** A limiter with `max` slots for each user. */
export function createConcurrencyLimiter(max: number): ConcurrencyLimiter {
  const taken = new Map<number, number>();
  return {
    acquire(userId, reply) {
      const count = taken.get(userId) ?? 0;
      if (count >= max) {
        reply.header('retry-after', String(LOAD_LIMITS.retryAfterSeconds));
        throw new AppError('TOO_MANY_REQUESTS');
      }
      taken.set(userId, count + 1);
      let isHeld = true;
      return () => {
        const left = taken.get(userId) ?? 0;
        if (!isHeld) return;
        isHeld = false;
        if (left > 1) taken.set(userId, left - 1);
        else taken.delete(userId);
      };
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Limits the request bodies of a user that are being received. */
    openBodies: ConcurrencyLimiter;
  }
}

/** Releases a slot when a message has been received or sent completely, or its connection has broken. */
function releaseAfter(message: IncomingMessage | ServerResponse, release: () => void): void {
  message.once('end', release).once('close', release);
  if (message.closed) release();
}

type UserLimits = Pick<LoadLimits, 'openBodiesPerPerson' | 'waitingRequestsPerPerson'>;

/** Limits what one signed-in user has under way in this process. Registered after authentication, which identifies the user. */
export const userLoad = fastifyPlugin(async (app: FastifyInstance, limits: UserLimits) => {
  const waiting = createConcurrencyLimiter(limits.waitingRequestsPerPerson);
  const openBodies = createConcurrencyLimiter(limits.openBodiesPerPerson);
  app.decorate('openBodies', openBodies);
  app.addHook('onRequest', async ({ actor, raw }, reply) => {
    if (actor === null) return;
    releaseAfter(reply.raw, waiting.acquire(actor.userId, reply));
    // A small body has arrived together with the head of its request.
    if (raw.complete === false) releaseAfter(raw, openBodies.acquire(actor.userId, reply));
  });
});
