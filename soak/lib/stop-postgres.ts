import { setTimeout as pause } from 'node:timers/promises';
import { startOwnPostgres } from '../../scripts/test-server/postgres.mjs';
import { Client } from './client.ts';
import { pick, seededRandom } from './random.ts';
import type { ScenarioFigures, ScenarioOptions } from './scenario.ts';
import { startSuite } from './suite.ts';
import { Workload } from './workload.ts';

/** Milliseconds within which the moment of a stop lies, and for which PostgreSQL is away at most. */
const WINDOW = 3000;
const AWAY = 3000;
/** In order, and as a crash would end it. */
const WAYS = ['SIGINT', 'SIGQUIT'] as const;

/**
 * Stops PostgreSQL at random moments while people upload and tag, and starts it again a little later. API and worker have
 * to stay up: each call is answered, while the database is away by 503 with a Retry-After.
 */
export async function stopPostgres({ times, seed }: ScenarioOptions): Promise<ScenarioFigures> {
  const random = seededRandom(seed);
  const postgres = await startOwnPostgres();
  try {
    const suite = await startSuite(postgres.url);
    try {
      const work = new Workload(new Client(suite), seededRandom(seed + 1));
      work.start();
      for (let count = 0; count < times; count += 1) {
        await suite.ready();
        await pause(random() * WINDOW);
        await postgres.halt(pick(random, WAYS));
        await pause(random() * AWAY);
        await postgres.resume();
      }
      await suite.ready();
      const figures = await work.end();
      const unexpected = work.refused.filter(
        ({ status, retryAfter }) => status !== 503 || retryAfter === null,
      );
      const harmed = [
        ...figures.harmed,
        ...unexpected.map(({ message }) => `answered otherwise: ${message}`),
      ];
      return { ...figures, harmed, unexpectedEnds: suite.unexpectedEnds() };
    } finally {
      await suite.close();
    }
  } finally {
    await postgres.stop();
  }
}
