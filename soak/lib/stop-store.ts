import { setTimeout as pause } from 'node:timers/promises';
import { startOwnPostgres } from '../../scripts/test-server/postgres.mjs';
import { Client } from './client.ts';
import { startRadosgw, STORE_KEYS } from './radosgw.ts';
import { seededRandom } from './random.ts';
import type { ScenarioOptions, WorkedFigures } from './scenario.ts';
import { checkStore, makeBucket } from './store-checks.ts';
import { startSuite } from './suite.ts';
import { Workload } from './workload.ts';

/** The longest time before a stop, and the longest time for which the store is away or does nothing, in ms. */
const WINDOW = 3000;
const AWAY = 4000;

/**
 * Kills the object store, or lets it do nothing, at random moments while people upload and tag, and brings it back a little
 * later. Before that everything of it that the suite uses is tried once. Calls of the API that need it are refused by 503;
 * what the store itself has taken is a document in the end.
 */
export async function stopStore({ times, seed }: ScenarioOptions): Promise<WorkedFigures> {
  const random = seededRandom(seed);
  Object.assign(process.env, STORE_KEYS);
  const store = await startRadosgw();
  const postgres = await startOwnPostgres();
  try {
    const address = { bucket: 'documents', region: 'us-east-1', endpoint: store.endpoint };
    await makeBucket(address);
    const harmed = await checkStore(address);
    const suite = await startSuite({
      databaseUrl: postgres.url,
      settings: { ...STORE_KEYS, STORAGE_URL: `s3://documents?endpoint=${store.endpoint}&region=us-east-1` },
    });
    try {
      const client = new Client(suite);
      await client.documents();
      const work = new Workload(client, seededRandom(seed + 1));
      work.start();
      for (let count = 0; count < times; count += 1) {
        await pause(random() * WINDOW);
        const isKilled = random() < 0.5;
        if (isKilled) await store.kill();
        else store.pause();
        await pause(random() * AWAY);
        if (isKilled) await store.start();
        else store.resume();
      }
      const figures = await work.end();
      // Files are posted to the store itself, which may be away; of the others only those that need it may be refused.
      const unexpected = work.refused.filter(
        ({ message, status }) => /^(?:GET|POST) /.test(message) && status !== 503,
      );
      harmed.push(...figures.harmed, ...unexpected.map(({ message }) => `answered otherwise: ${message}`));
      return { ...figures, harmed, unexpectedEnds: suite.unexpectedEnds() };
    } finally {
      await suite.close();
    }
  } finally {
    await postgres.stop();
    await store.end();
  }
}
