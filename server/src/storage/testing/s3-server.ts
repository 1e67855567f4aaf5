/** A small S3-compatible store in this process that checks signatures and the policies of forms. For tests. */
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { awsSignature, isSameSignature } from '../../platform/aws-signature.ts';
import { acceptUpload, type SigningIdentity } from '../upload-policy.ts';

export const IDENTITY: SigningIdentity = {
  accessKeyId: 'AKIDTEST',
  secretAccessKey: 'the-secret-of-tests',
  region: 'eu-test-1',
  bucket: 'documents',
};

interface StoredObject {
  readonly bytes: Buffer;
  readonly tag: string;
}

export interface S3Server {
  readonly endpoint: string;
  readonly objects: ReadonlyMap<string, StoredObject>;
  /**
   * How the next requests are answered; `ok` unless set. `foreign`: with a page, as by a proxy that asks for a sign-in;
   * `cut` and `stalled`: of each file only the first half, and then an end or nothing more; `forbidden`: the credentials have
   * lost their rights; `gone`: the bucket has been deleted; `unconditional`: conditions of puts are not known.
   */
  mode:
    | 'ok'
    | 'broken'
    | 'silent'
    | 'corsless'
    | 'late'
    | 'unconditional'
    | 'foreign'
    | 'cut'
    | 'stalled'
    | 'forbidden'
    | 'gone';
  /** Number of parts that were uploaded. */
  readonly parts: () => number;
  close(): Promise<void>;
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
const HOUR = 3_600_000;

class StoreError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(status: number, code: string) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

/** The query in AWS's canonical form, without the signature. */
function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

interface Signed {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
  readonly payload: string;
}

function readSignature(request: FastifyRequest, query: URLSearchParams): Signed {
  const header = String(request.headers.authorization ?? '');
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(header) ?? [];
  if (credential !== undefined && signedHeaders !== undefined && signature !== undefined) {
    const { 'x-amz-date': date, 'x-amz-content-sha256': payload } = request.headers;
    return { credential, signedHeaders, signature, date: String(date), payload: String(payload) };
  }
  const get = (name: string) => query.get(name) ?? '';
  return {
    credential: get('X-Amz-Credential'),
    signedHeaders: get('X-Amz-SignedHeaders'),
    signature: get('X-Amz-Signature'),
    date: get('X-Amz-Date'),
    payload: 'UNSIGNED-PAYLOAD',
  };
}

/** @throws StoreError as a store refuses what is not signed as it is sent */
function checkSignature(request: FastifyRequest, url: URL, body: Buffer): void {
  const { credential, signedHeaders, signature, date, payload } = readSignature(request, url.searchParams);
  const [keyId, day = '', region] = credential.split('/');
  if (keyId !== IDENTITY.accessKeyId) throw new StoreError(403, 'InvalidAccessKeyId');
  if (region !== IDENTITY.region) throw new StoreError(400, 'AuthorizationHeaderMalformed');
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`);
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url.searchParams),
    ...headers,
    '',
    signedHeaders,
    payload,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const expected = awsSignature(toSign, IDENTITY.secretAccessKey, { day, region, service: 's3' });
  if (!isSameSignature(signature, expected)) throw new StoreError(403, 'SignatureDoesNotMatch');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))
    throw new StoreError(400, 'XAmzContentSHA256Mismatch');
}

/** A request to an object, as its handlers need it. */
interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

class MemoryBucket {
  readonly objects = new Map<string, StoredObject>();
  readonly #uploads = new Map<string, Map<number, Buffer>>();
  readonly comparesBeforeWriting: () => boolean;
  parts = 0;

  constructor(comparesBeforeWriting: () => boolean) {
    this.comparesBeforeWriting = comparesBeforeWriting;
  }

  #store(key: string, bytes: Buffer): string {
    const tag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    this.objects.set(key, { bytes, tag });
    return tag;
  }

  #find(key: string): StoredObject {
    const found = this.objects.get(key);
    if (found === undefined) throw new StoreError(404, 'NoSuchKey');
    return found;
  }

  /** A form of a browser. */
  async postForm(request: FastifyRequest, reply: FastifyReply) {
    const fields = new Map<string, string>();
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields.set(part.fieldname, String(part.value));
        continue;
      }
      const accepted = acceptUpload(fields, IDENTITY, new Date());
      const bytes = await part.toBuffer();
      if (accepted === null) throw new StoreError(403, 'AccessDenied');
      if (bytes.length > accepted.maxBytes) throw new StoreError(400, 'EntityTooLarge');
      this.#store(accepted.key, bytes);
      return reply.code(204).send();
    }
    throw new StoreError(400, 'MalformedPOSTRequest');
  }

  #put({ request, reply, key, query, body }: Call) {
    const source = request.headers['x-amz-copy-source'];
    if (typeof source === 'string') {
      const original = this.#find(decodeURIComponent(source).replace(`${IDENTITY.bucket}/`, ''));
      const wanted = request.headers['x-amz-copy-source-if-match'];
      if (wanted !== undefined && wanted !== original.tag) throw new StoreError(412, 'PreconditionFailed');
      const tag = this.#store(key, original.bytes);
      return reply.type('application/xml').send(`<CopyObjectResult><ETag>${tag}</ETag></CopyObjectResult>`);
    }
    const upload = query.get('uploadId');
    if (upload === null) {
      this.#assertCondition(request, key);
      return reply.header('etag', this.#store(key, body)).send();
    }
    this.parts += 1;
    this.#uploads.get(upload)?.set(Number(query.get('partNumber')), body);
    return reply.header('etag', `"${sha256(body)}"`).send();
  }

  #assertCondition({ headers }: FastifyRequest, key: string): void {
    if (!this.comparesBeforeWriting()) return;
    const present = this.objects.get(key)?.tag;
    const isOther = headers['if-match'] !== undefined && headers['if-match'] !== present;
    if (isOther || (headers['if-none-match'] === '*' && present !== undefined))
      throw new StoreError(412, 'PreconditionFailed');
  }

  #post({ reply, key, query }: Call) {
    const upload = query.get('uploadId');
    if (upload === null) {
      const id = randomUUID();
      this.#uploads.set(id, new Map());
      const result = 'InitiateMultipartUploadResult';
      return reply.type('application/xml').send(`<${result}><UploadId>${id}</UploadId></${result}>`);
    }
    const sorted = [...(this.#uploads.get(upload) ?? [])].sort(([one], [other]) => one - other);
    const tag = this.#store(key, Buffer.concat(sorted.map(([, bytes]) => bytes)));
    const result = 'CompleteMultipartUploadResult';
    return reply.type('application/xml').send(`<${result}><ETag>${tag}</ETag></${result}>`);
  }

  #send({ request, reply, key, query }: Call) {
    const { bytes, tag } = this.#find(key);
    const wanted = request.headers['if-match'];
    if (wanted !== undefined && wanted !== tag) throw new StoreError(412, 'PreconditionFailed');
    const { range } = request.headers;
    const [, from = '0', to = String(bytes.length - 1)] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const content = bytes.subarray(Number(from), Number(to) + 1);
    const disposition = query.get('response-content-disposition');
    void reply.code(range === undefined ? 200 : 206).headers({
      etag: tag,
      'content-length': String(content.length),
      'content-type': query.get('response-content-type') ?? 'application/octet-stream',
      ...(disposition === null ? {} : { 'content-disposition': disposition }),
    });
    return request.method === 'HEAD' ? reply.send() : reply.send(content);
  }

  #list({ reply, query }: Call) {
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? ''));
    const entries = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`);
    const result = 'ListBucketResult';
    const count = `<KeyCount>${entries.length}</KeyCount>`;
    return reply.type('application/xml').send(`<${result}>${count}${entries.join('')}</${result}>`);
  }

  #remove({ reply, key, query }: Call) {
    this.objects.delete(key);
    this.#uploads.delete(query.get('uploadId') ?? '');
    return reply.code(204).send();
  }

  answer(call: Call) {
    const { method } = call.request;
    if (method === 'GET' && call.query.has('list-type')) return this.#list(call);
    if (method === 'PUT') return this.#put(call);
    if (method === 'POST') return this.#post(call);
    return method === 'DELETE' ? this.#remove(call) : this.#send(call);
  }
}

/** The first half, and then the end of the connection, or nothing. */
async function* firstHalfOf(bytes: Buffer, ends: boolean): AsyncGenerator<Buffer> {
  yield bytes.subarray(0, bytes.length >> 1);
  if (ends) throw new Error('the connection ended');
  await new Promise(() => undefined);
}

/** Responds in the words of S3, or as the mode wants it. */
function prepare(app: FastifyInstance, mode: () => S3Server['mode']): void {
  // An object is bytes, whatever its type.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, request, reply) => {
    const { status, code } = error instanceof StoreError ? error : { status: 500, code: 'InternalError' };
    const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
    return reply
      .code(status)
      .type('application/xml')
      .send(request.method === 'HEAD' ? undefined : xml);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    const half = mode() === 'cut' || mode() === 'stalled';
    if (!half || request.method !== 'GET' || !Buffer.isBuffer(payload)) return payload;
    return Readable.from(firstHalfOf(payload, mode() === 'cut'));
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (mode() === 'silent') await new Promise(() => undefined);
    if (mode() === 'broken') throw new StoreError(503, 'SlowDown');
    if (mode() === 'forbidden') throw new StoreError(403, 'AccessDenied');
    if (mode() === 'gone') throw new StoreError(404, 'NoSuchBucket');
    if (mode() === 'foreign') return reply.type('text/html').send('<html>Please sign in</html>');
    if (mode() === 'late') reply.header('date', new Date(Date.now() - HOUR).toUTCString());
  });
  app.options('/*', async (request, reply) => {
    if (mode() === 'corsless') return reply.code(403).send();
    return reply
      .headers({
        'access-control-allow-origin': request.headers.origin,
        'access-control-allow-methods': 'GET, POST',
      })
      .send();
  });
}

/** Starts the store on a free port. */
export async function startS3Server(): Promise<S3Server> {
  const memory = new MemoryBucket(() => server.mode !== 'unconditional');
  const app = Fastify({ bodyLimit: 64 * 1024 * 1024, forceCloseConnections: true });
  await app.register(multipart);
  prepare(app, () => server.mode);
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
    url: '/*',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const url = new URL(request.url, server.endpoint);
      const [, bucket, ...names] = url.pathname.split('/').map(decodeURIComponent);
      if (request.isMultipart()) return memory.postForm(request, reply);
      if (bucket === '') return reply.send();
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      checkSignature(request, url, body);
      if (bucket !== IDENTITY.bucket) throw new StoreError(404, 'NoSuchBucket');
      return memory.answer({ request, reply, key: names.join('/'), query: url.searchParams, body });
    },
  });
  const server: S3Server = {
    endpoint: await app.listen({ host: '127.0.0.1', port: 0 }),
    objects: memory.objects,
    mode: 'ok',
    parts: () => memory.parts,
    close: () => app.close(),
  };
  return server;
}
