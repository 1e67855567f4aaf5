import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError, LOAD_LIMITS, type LoadLimits } from '@assay/shared/domain';

/** Counts what each person has under way. */
export interface ConcurrencyLimiter {
  /**
   * Lets a person in. @returns what lets them out again, once.
   * @throws AppError TOO_MANY_REQUESTS, with the time to wait in the answer's head, when they are inside too often.
   */
  enter(person: number, reply: FastifyReply): () => void;
}

/** A gate through which each person may go so many times before they come out again. */
export function createConcurrencyLimiter(most: number): ConcurrencyLimiter {
  const inside = new Map<number, number>();
  return {
    enter(person, reply) {
      const count = inside.get(person) ?? 0;
      if (count >= most) {
        reply.header('retry-after', String(LOAD_LIMITS.retryAfterSeconds));
        throw new AppError('TOO_MANY_REQUESTS');
      }
      inside.set(person, count + 1);
      let isInside = true;
      return () => {
        const left = inside.get(person) ?? 0;
        if (!isInside) return;
        isInside = false;
        if (left > 1) inside.set(person, left - 1);
        else inside.delete(person);
      };
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Bodies that are on their way, by who sends them. */
    openBodies: ConcurrencyLimiter;
  }
}

/** Lets out once a message has come or gone whole, or its connection has broken off. */
function releaseAfter(message: IncomingMessage | ServerResponse, leave: () => void): void {
  message.once('end', leave).once('close', leave);
  if (message.closed) leave();
}

type UserLimits = Pick<LoadLimits, 'openBodiesPerPerson' | 'waitingRequestsPerPerson'>;

/** Limits what one signed-in person may have under way in this process. Comes after authentication, which knows who it is. */
export const userLoad = fastifyPlugin(async (app: FastifyInstance, limits: UserLimits) => {
  const waiting = createConcurrencyLimiter(limits.waitingRequestsPerPerson);
  const openBodies = createConcurrencyLimiter(limits.openBodiesPerPerson);
  app.decorate('openBodies', openBodies);
  app.addHook('onRequest', async ({ actor, raw }, reply) => {
    if (actor === null) return;
    releaseAfter(reply.raw, waiting.enter(actor.userId, reply));
    // A small body has come with the head of its request.
    if (raw.complete === false) releaseAfter(raw, openBodies.enter(actor.userId, reply));
  });
});
