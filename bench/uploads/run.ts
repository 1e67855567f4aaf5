/**
 * 200 uploads at once on the embedded server: none may be lost, and the first page of the document list may take at most twice as
 * long as on the idle server, while files arrive and while they are extracted.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillDocuments } from '../harness/fill-documents.ts';
import { checkLimit, checkRatio, quantile } from '../harness/limits.ts';
import { ListWatch } from '../harness/list-watch.ts';
import { signIn, withFilledServer, type RunningServer } from '../harness/server.ts';

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

function report(name: string, times: readonly number[], idle: readonly number[]): void {
  const [middle, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  const middleIdle = quantile(idle, 0.5);
  console.log(
    `${name}: ${middle.toFixed(1)} ms (95th percentile ${p95.toFixed(1)} ms) against ${middleIdle.toFixed(1)} ms idle: ` +
      `${checkRatio(middle / middleIdle, LIMIT)}; ${times.length} requests`,
  );
}

async function measureUploads(server: RunningServer): Promise<void> {
  const token = await signIn(server);
  const client = new Client(server, token);
  const list = new ListWatch(server, token, 'document-requests?stage=EXT_DONE&maxPageSize=50');
  await list.during(() => pause(WARM_UP_MS));
  const idle = await list.during(() => pause(IDLE_MS));

  const sample = await readFile(SAMPLE);
  const ids = new Set<string>();
  const arriving = await list.during(() =>
    Promise.all(
      Array.from({ length: UPLOADS }, async (_, n) => {
        const file = new Uint8Array(Buffer.concat([sample, Buffer.from(`\n% ${n}`)]));
        ids.add(await client.upload(`at once ${n}.pdf`, file));
      }),
    ),
  );
  report('the list while 200 files arrive', arriving, idle);

  let uploaded = await findUploaded(client);
  const extracting = await list.during(async () => {
    for (const end = performance.now() + WATCHED_MS; performance.now() < end;) {
      await pause(2000);
      uploaded = await findUploaded(client);
      if (uploaded.every(({ stage }) => stage === 'EXT_DONE')) break;
    }
  });
  report('the list while they are extracted', extracting, idle);

  const found = uploaded.filter(({ id }) => ids.has(id));
  const extracted = found.filter(({ stage }) => stage === 'EXT_DONE').length;
  const lost = UPLOADS - found.length;
  console.log(`${UPLOADS} uploads: ${lost} lost (${checkLimit(lost, '0', 0)}); ${extracted} extracted`);
}

await withFilledServer('uploads', (kysely) => fillDocuments(kysely, LISTED), measureUploads);
