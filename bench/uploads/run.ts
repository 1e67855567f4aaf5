/**
 * 200 uploads at once on the embedded server: none may be lost, and the first page of the document list may take at most twice as
 * long as on the idle server, while files arrive and while they are extracted.
 */
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { checkLimit, checkRatio } from '../limits.ts';
import { fillDocuments } from '../document-list/fill.ts';
import { benchEnv, signIn, startServer, type RunningServer } from '../document-list/server.ts';

const UPLOADS = 200;
const LISTED = 10_000;
const LIMIT = 2;
/** The list is asked for without other work for so long, in ms, after the first requests have warmed the server up. */
const WARM_UP_MS = 8000;
const IDLE_MS = 8000;
/** Extraction is watched for so long at most, in ms. */
const WATCHED_MS = 60_000;
const SEEN_STAGES = [
  ...['DOC_UPLOADED', 'EXT_START_PDF_TO_DOC', 'EXT_START_DOC_TO_GRAPH', 'EXT_START_LAYOUT_TAGGER'],
  ...['EXT_START_METRIC_QUERY', 'EXT_DONE'],
];
const SAMPLE = path.resolve(
  import.meta.dirname,
  '../../samples/to-upload/COV Healthcare Royalties - Dist Memo 15 Feb 24.pdf',
);
const folder = path.resolve(import.meta.dirname, '../../.cache/bench-uploads');
const engine = { folder, env: benchEnv(folder, { PORT: '8194' }) };

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** The server takes so many calls and files of a person at once; whoever is refused waits, as the browser does. */
async function whenTaken(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await send();
    if (response.status !== 429) return response;
    await pause(1000 * Number(response.headers.get('retry-after') ?? 1));
  }
}

class Client {
  readonly #server: RunningServer;
  readonly #token: string;

  constructor(server: RunningServer, token: string) {
    this.#server = server;
    this.#token = token;
  }

  async call<Body>(method: string, place: string, body?: object): Promise<Body> {
    const response = await whenTaken(() =>
      fetch(`${this.#server.url}/api/${place}`, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    if (!response.ok) throw new Error(`${place}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  }

  /** @returns the id of the document */
  async upload(name: string, file: Uint8Array<ArrayBuffer>): Promise<string> {
    const request = await this.call<{ doc_request_id: string; url: string; fields: Record<string, string> }>(
      'POST',
      'client/demo/documentrequest',
      { filename: name, doc_type: 'Capital Distribution' },
    );
    const form = new FormData();
    for (const [key, value] of Object.entries(request.fields)) form.append(key, value);
    form.append('file', new Blob([file]), name);
    const posted = await whenTaken(() =>
      fetch(new URL(request.url, this.#server.url), { method: 'POST', body: form }),
    );
    if (posted.status !== 204) throw new Error(`${name}: ${posted.status}`);
    return request.doc_request_id;
  }
}

/** The uploaded documents, with what has become of them. */
async function findUploaded(client: Client): Promise<{ id: string; stage: string }[]> {
  const search = `search=${encodeURIComponent('at once')}&${SEEN_STAGES.map((stage) => `stage=${stage}`).join('&')}`;
  const pages = await Promise.all(
    Array.from({ length: UPLOADS / 100 }, (_, page) =>
      client.call<{ items: { id: string; stage: string }[] }>(
        'GET',
        `clients/demo/document-requests?${search}&maxPageSize=100&offset=${page * 100}`,
      ),
    ),
  );
  return pages.flatMap(({ items }) => items);
}

/** Milliseconds from the request for the first page of the list to its rows, one after the other. */
class ListWatch {
  readonly #thread: Worker;
  #times: number[] = [];

  constructor(server: RunningServer, token: string) {
    const workerData = { url: server.url, token };
    this.#thread = new Worker(new URL('./list-watch.ts', import.meta.url), { workerData });
    this.#thread.on('message', (time: number) => this.#times.push(time));
  }

  /** The times of requests that ended since the last call. */
  take(): number[] {
    const taken = this.#times;
    this.#times = [];
    return taken;
  }

  async stop(): Promise<void> {
    this.#thread.postMessage('stop');
    await once(this.#thread, 'exit');
  }
}

function report(name: string, times: readonly number[], idle: readonly number[]): void {
  const ratio = at(times, 0.5) / at(idle, 0.5);
  console.log(
    `${name}: ${at(times, 0.5).toFixed(1)} ms (95th percentile ${at(times, 0.95).toFixed(1)} ms) against ${at(idle, 0.5).toFixed(1)} ms idle: ` +
      `${checkRatio(ratio, LIMIT)}; ${times.length} requests`,
  );
}

await rm(folder, { recursive: true, force: true });
await (await startServer(engine)).stop();
await fillDocuments(engine, LISTED);
const server = await startServer(engine);
const token = await signIn(server);
const client = new Client(server, token);
const list = new ListWatch(server, token);
try {
  await pause(WARM_UP_MS);
  list.take();
  await pause(IDLE_MS);
  const idle = list.take();

  const sample = await readFile(SAMPLE);
  const ids = new Set(
    await Promise.all(
      Array.from({ length: UPLOADS }, (_, n) =>
        client.upload(`at once ${n}.pdf`, new Uint8Array(Buffer.concat([sample, Buffer.from(`\n% ${n}`)]))),
      ),
    ),
  );
  report('the list while 200 files arrive', list.take(), idle);

  let uploaded = await findUploaded(client);
  for (const end = performance.now() + WATCHED_MS; performance.now() < end;) {
    await pause(2000);
    uploaded = await findUploaded(client);
    if (uploaded.every(({ stage }) => stage === 'EXT_DONE')) break;
  }
  report('the list while they are extracted', list.take(), idle);

  const found = uploaded.filter(({ id }) => ids.has(id));
  const extracted = found.filter(({ stage }) => stage === 'EXT_DONE').length;
  const lost = UPLOADS - found.length;
  console.log(`${UPLOADS} uploads: ${lost} lost (${checkLimit(lost, '0', 0)}); ${extracted} extracted`);
} finally {
  await list.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
