import { fastifyStatic } from '@fastify/static';
import { AppError } from '@assay/shared/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import path from 'node:path';
import { systemClock, type Clock } from '../platform/clock.ts';
import { contentDisposition } from './content-disposition.ts';
import type { FolderStore } from './folder-store.ts';
import { receiveUpload, type UploadReceiver } from './receive-upload.ts';
import { discardRest, type RestLimits } from './discard-rest.ts';
import { readAddress } from './signed-address.ts';

export interface FileRoutesOptions {
  readonly store: FolderStore;
  /** Folder of the store; downloads are sent from it, in ranges where the browser asks for them. */
  readonly folder: string;
  readonly uploads: UploadReceiver;
  readonly clock?: Clock;
  /** How much of a refused form is read before the refusal is sent; the limits of the product if not given. */
  readonly refusedRest?: RestLimits;
}

/** Routes of a folder store: POST of a signed form [API-008], GET of a signed address [AMB-055]. Neither needs a token.
 * Expects @fastify/multipart and the gate for open bodies on the server. */
export function registerFileRoutes(app: FastifyInstance, options: FileRoutesOptions): void {
  const { store, folder, uploads, clock = systemClock } = options;
  const { bucket, secretAccessKey } = store.identity;

  void app.register(async (files) => {
    await files.register(fastifyStatic, { root: path.resolve(folder), serve: false, cacheControl: false });

    files.post(`/${bucket}`, { config: { public: true } }, async (request, reply) => {
      try {
        const acquire = (userId: number) => app.openBodies.acquire(userId, reply);
        await receiveUpload(request, { store, uploads, clock, acquire });
        return await reply.status(204).send();
      } catch (error) {
        // The unread rest of a refused form would block a connection that is kept alive. A client that is still sending
        // reads no response, and a connection that is closed meanwhile takes the response with it. A body too many is not
        // read: the limit is on bodies that are being received.
        reply.header('connection', 'close');
        const isOneTooMany = error instanceof AppError && error.code === 'TOO_MANY_REQUESTS';
        if (!isOneTooMany) await discardRest(request.raw, options.refusedRest);
        throw error;
      }
    });

    files.get<{ Params: { '*': string }; Querystring: Record<string, string | undefined> }>(
      `/${bucket}/*`,
      { config: { public: true } },
      async (request, reply) => sendFile(reply, request.params['*'], request.query),
    );
  });

  async function sendFile(
    reply: FastifyReply,
    key: string,
    query: Readonly<Record<string, string | undefined>>,
  ) {
    const download = readAddress(secretAccessKey, key, query, clock());
    if (!download) throw new AppError('SIGNATURE_INVALID');
    if ((await store.sizeOf(key)) === null) throw new AppError('NOT_FOUND', { identifier: key });
    if (download.hash !== undefined && download.hash !== (await store.hashOf(key)))
      throw new AppError('DOCUMENT_FILE_DAMAGED', { identifier: key });
    return reply
      .header('content-type', download.contentType)
      .header('content-disposition', contentDisposition(download.filename, download.inline))
      .header('cache-control', 'private, max-age=300')
      .header('x-content-type-options', 'nosniff')
      .sendFile(store.relativePathOf(key), { contentType: false });
  }
}
