import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { readListChanges, type ListChanges } from '@assay/shared/contracts';
import { LIVE_LISTS } from '@assay/shared/domain';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { ListChangesFeed } from './feed.ts';

const EVENTS = 'text/event-stream';

/** An open response: an event for each object, and comments while there is none. It ends after a while, or with the process. */
async function openStream(feed: ListChangesFeed, actor: Actor, after: string | undefined): Promise<Readable> {
  const stream = new Readable({ read: () => undefined });
  const end = () => stream.push(null);
  const tell = (changes: ListChanges) => stream.push(`data: ${JSON.stringify(changes)}\n\n`);
  const leave = await feed.follow(actor, after, { tell, end });
  const keepAlive = setInterval(() => stream.push(':\n\n'), LIVE_LISTS.keepAliveMs);
  const limit = setTimeout(end, LIVE_LISTS.streamMs);
  stream.once('close', () => {
    clearInterval(keepAlive);
    clearTimeout(limit);
    leave();
  });
  return stream;
}

/** What changes in lists, for those who have them open. */
export function registerListChangesRoutes(app: FastifyInstance, feed: ListChangesFeed): void {
  contractRoute(app, readListChanges, async ({ actor, query: { after }, request, reply }) => {
    if (request.headers.accept !== EVENTS) return feed.read(actor, after);
    // A proxy that buffers would withhold the changes.
    reply.type(EVENTS).header('x-accel-buffering', 'no');
    return reply.send(await openStream(feed, actor, after));
  });
  app.addHook('preClose', async () => feed.close());
}
