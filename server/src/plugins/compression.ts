import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { promisify } from 'node:util';
import { constants, gzip, gzipSync, zstdCompress, zstdCompressSync } from 'node:zlib';

/** A shorter response fits into one packet as it is. */
const MIN_CHARACTERS = 1400;

/** A longer one is compressed in a thread of its own: it would hold up other requests. */
const MAX_AT_ONCE = 128 * 1024;

type Encode = (body: string) => Buffer | Promise<Buffer>;

const [zstdAside, gzipAside] = [promisify(zstdCompress), promisify(gzip)];
/** The default would allocate 128 kB for each response, which the garbage collector then has to run for. */
const CHUNK_BYTES = 8 * 1024;
/** A window of 64 kB. */
const WINDOW_LOG = 16;
const ZSTD = {
  chunkSize: CHUNK_BYTES,
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: WINDOW_LOG },
};
const GZIP = { chunkSize: CHUNK_BYTES, level: constants.Z_BEST_SPEED };
const isShort = (body: string) => body.length <= MAX_AT_ONCE;
/**
 * The best first, at their fastest levels: a page of a list shrinks to a tenth in a tenth of a millisecond, which is less
 * than its bytes take to be sent.
 */
const ENCODERS: readonly (readonly [name: string, encode: Encode])[] = [
  ['zstd', (body) => (isShort(body) ? zstdCompressSync(body, ZSTD) : zstdAside(body, ZSTD))],
  ['gzip', (body) => (isShort(body) ? gzipSync(body, GZIP) : gzipAside(body, GZIP))],
];

/** Whether an `Accept-Encoding` takes an encoding; one with the weight 0 is refused. */
function takes(accepted: string, name: string): boolean {
  return accepted.split(',').some((one) => {
    const [encoding = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return encoding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/**
 * Compresses the JSON that the API responds with, for callers who take it. Tokens come from other addresses, so that nobody
 * can guess at a secret by the length of a response that contains words of their own.
 */
export const compression = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply, body) => {
    if (typeof body !== 'string' || body.length < MIN_CHARACTERS || !request.url.startsWith('/api/'))
      return body;
    const type = String(reply.getHeader('content-type') ?? '');
    if (!type.startsWith('application/json') || reply.hasHeader('content-encoding')) return body;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoder = ENCODERS.find(([name]) => takes(accepted, name));
    if (encoder === undefined) return body;
    const [name, encode] = encoder;
    const encoded = await encode(body);
    reply.header('content-encoding', name);
    reply.removeHeader('content-length');
    return encoded;
  });
});
