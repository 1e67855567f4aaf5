import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ListReader } from '../database/list-reader.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Notes where a user's writes end before the response says that they are stored: the next list must show them. */
export const lastWrites = fastifyPlugin(
  async (app: FastifyInstance, { lists }: { lists: Pick<ListReader, 'noteWrite'> }) => {
    app.addHook('onSend', async ({ method, actor, log }) => {
      if (actor === null || READS.includes(method)) return;
      // What was stored stays stored: a list that may be late is no reason to say otherwise.
      await lists.noteWrite(actor.userId).catch((error: unknown) => {
        log.warn({ err: error }, 'the end of a write was not noted');
      });
    });
  },
);
