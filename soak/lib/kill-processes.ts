import { setTimeout as pause } from 'node:timers/promises';
import { Client } from './client.ts';
import { pick, seededRandom } from './random.ts';
import type { ScenarioFigures, ScenarioOptions } from './scenario.ts';
import { startSuite } from './suite.ts';
import { Workload } from './workload.ts';

/** The longest time before a kill, in ms: long enough to read one or two documents. */
const WINDOW = 3000;
/** So many of the kills may hit a process that still starts; the others wait until it works. */
const WHILE_STARTING = 0.2;

/**
 * Kills a process of the suite (`kill -9`) at random moments while people upload and tag, some while it starts, and starts
 * it again at once.
 * @param databaseUrl an empty PostgreSQL database for an API and a worker; without it the embedded one in one process.
 */
export async function killProcesses(
  { times, seed }: ScenarioOptions,
  databaseUrl?: string,
): Promise<ScenarioFigures> {
  const random = seededRandom(seed);
  const suite = await startSuite(databaseUrl);
  try {
    const work = new Workload(new Client(suite), seededRandom(seed + 1));
    work.start();
    for (let count = 0; count < times; count += 1) {
      if (random() > WHILE_STARTING) await suite.ready();
      await pause(random() * WINDOW);
      const victim = pick(random, suite.processes);
      await victim.end('SIGKILL');
      victim.start();
    }
    await suite.ready();
    return { ...(await work.end()), unexpectedEnds: suite.unexpectedEnds() };
  } finally {
    await suite.close();
  }
}
