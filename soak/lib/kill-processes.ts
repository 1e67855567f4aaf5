import { setTimeout as pause } from 'node:timers/promises';
import { Client } from './client.ts';
import { pick, seededRandom, type Random } from './random.ts';
import type { ScenarioOptions, WorkedFigures } from './scenario.ts';
import type { ServerProcess } from './server-process.ts';
import { API, startSuite, WORKER, type SuiteOptions } from './suite.ts';
import { Workload } from './workload.ts';

/** The longest time before a kill, in ms: long enough to read one or two documents. */
const WINDOW = 3000;
/** So many of the kills may hit a process that still starts; the others wait until it works. */
const WHILE_STARTING = 0.2;
/** Of seven kills five hit an API process and two a worker, where they are apart. */
const TURNS = [API, WORKER, API, API, WORKER, API, API];

function victimOf(processes: readonly ServerProcess[], count: number, random: Random): ServerProcess {
  const inTurn = processes.filter(({ entry }) => entry === TURNS[count % TURNS.length]);
  return pick(random, inTurn.length > 0 ? inTurn : processes);
}

/**
 * Kills a process of the suite (`kill -9`) at random moments while people upload and tag, some while it starts, and starts
 * it again at once.
 */
export async function killProcesses(
  { times, seed }: ScenarioOptions,
  suiteOptions: SuiteOptions = {},
): Promise<WorkedFigures> {
  const random = seededRandom(seed);
  const suite = await startSuite(suiteOptions);
  const kills: Record<string, number> = {};
  try {
    const work = new Workload(new Client(suite), seededRandom(seed + 1));
    work.start();
    for (let count = 0; count < times; count += 1) {
      const victim = victimOf(suite.processes, count, random);
      if (random() > WHILE_STARTING) await victim.ready();
      await pause(random() * WINDOW);
      await victim.end('SIGKILL');
      victim.start();
      kills[`kills of ${victim.entry}`] = (kills[`kills of ${victim.entry}`] ?? 0) + 1;
    }
    await suite.ready();
    return { ...(await work.end()), measured: kills, unexpectedEnds: suite.unexpectedEnds() };
  } finally {
    await suite.close();
  }
}
