/**
 * An export of 100,000 values on PostgreSQL, from its query to the last byte: CSV against the same query by a cursor
 * piped into csv-stringify, Excel against the same cursor into the bare writer, each in a process of its own; and the
 * most memory of the whole export against that of its first tenth. `npm run bench -- exports` names the database.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../server/src/database/database.ts';
import { createClient } from '../../server/src/database/seed.ts';
import { fillDocuments, fillValues, VALUES } from '../harness/fill-documents.ts';
import { checkRatio } from '../harness/limits.ts';

const DOCUMENTS = 100_000 / VALUES;
/** Three fifths of what is filled stand on the reviewers' list, which is exported. */
const FILLED = Math.ceil((DOCUMENTS * 5) / 3);
const ROUNDS = 5;
const LIMIT = 1.2;
/** A process that kept the export would need the more memory the longer it writes. */
const MEMORY_LIMIT = 1.25;

const url = process.env['DATABASE_URL_TEST'];
if (!url) throw new Error('start it with: npm run bench -- exports');

interface Measurement {
  readonly wall: number;
  readonly cpu: number;
  /** Most memory in use in MB, without garbage; 0 unless asked for. */
  readonly memory: number;
  /** The same while the first tenth of the file was written. */
  readonly memoryAtFirst: number;
  readonly bytes: number;
}

async function measure(
  side: 'ours' | 'peer',
  format: 'csv' | 'xlsx',
  options: readonly string[] = [],
): Promise<Measurement> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...options, path.join(import.meta.dirname, 'side.ts')],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: url,
        BENCH_SIDE: side,
        BENCH_FORMAT: format,
        BENCH_DOCUMENTS: String(DOCUMENTS),
      },
    },
  );
  return JSON.parse(stdout) as Measurement;
}

const least = (all: readonly Measurement[], figure: keyof Measurement) =>
  Math.min(...all.map((one) => one[figure]));

const database = await openDatabase({ engine: 'postgres', url });
await createClient(database.kysely, { id: 'demo', name: 'Demo' });
await fillDocuments(database.kysely, FILLED);
await fillValues(database.kysely);
await database.close();

for (const format of ['csv', 'xlsx'] as const) {
  const [ours, peer]: [Measurement[], Measurement[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await measure('ours', format));
    peer.push(await measure('peer', format));
  }
  const { memory, memoryAtFirst } = await measure('ours', format, ['--expose-gc']);
  const [cpu, wall] = [least(ours, 'cpu') / least(peer, 'cpu'), least(ours, 'wall') / least(peer, 'wall')];
  console.log(
    `${format}: CPU against the peer ${checkRatio(cpu, LIMIT)}, time ${checkRatio(wall, LIMIT)}; ` +
      `${least(ours, 'cpu').toFixed(0)} against ${least(peer, 'cpu').toFixed(0)} ms CPU, ` +
      `${least(ours, 'wall').toFixed(0)} against ${least(peer, 'wall').toFixed(0)} ms; ` +
      `${(least(ours, 'bytes') / 1e6).toFixed(1)} MB; memory ${memory.toFixed(0)} MB against ${memoryAtFirst.toFixed(0)} MB ` +
      `in the first tenth: ${checkRatio(memory / memoryAtFirst, MEMORY_LIMIT)}`,
  );
}
