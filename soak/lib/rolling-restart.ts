import { setTimeout as pause } from 'node:timers/promises';
import { Client, NoSuccess } from './client.ts';
import { startHaproxy } from './haproxy.ts';
import { seededRandom } from './random.ts';
import type { ScenarioFigures, ScenarioOptions } from './scenario.ts';
import { API, freePort, startSuite, type Suite } from './suite.ts';
import { Workload, type WorkFigures } from './workload.ts';

/** People who upload and tag without pause, each with a session. */
const PEOPLE = 4;
/** Milliseconds between two sign-ins of others. */
const SIGN_IN_EVERY = 500;

/** Signs in again and again until it is stopped. @returns what counts and what failed */
function signInAgainAndAgain(suite: Suite): { end(): Promise<{ count: number; failed: string[] }> } {
  let isOn = true;
  const failed: string[] = [];
  let count = 0;
  const going = (async () => {
    while (isOn) {
      try {
        await (await new Client(suite).call('GET', 'navigation')).arrayBuffer();
        count += 1;
      } catch (error) {
        if (!(error instanceof NoSuccess)) throw error;
        failed.push(error.message);
      }
      await pause(SIGN_IN_EVERY);
    }
  })();
  return {
    async end() {
      isOn = false;
      await going;
      return { count, failed };
    },
  };
}

function sumOf(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [what, count] of counts.flatMap((each) => Object.entries(each)))
    sum[what] = (sum[what] ?? 0) + count;
  return sum;
}

/** What several people have found together. */
function addUp(found: readonly WorkFigures[]): WorkFigures {
  return {
    uploads: found.reduce((sum, { uploads }) => sum + uploads, 0),
    saves: found.reduce((sum, { saves }) => sum + saves, 0),
    refusals: sumOf(found.map(({ refusals }) => refusals)),
    ends: sumOf(found.map(({ ends }) => ends)),
    harmed: found.flatMap(({ harmed }) => harmed),
  };
}

/**
 * Restarts two API processes behind HAProxy and two workers one after the other, as an upgrade does, while people sign in, upload
 * and tag: no request may fail.
 */
export async function restartOneByOne(
  { times, seed }: ScenarioOptions,
  databaseUrl: string,
): Promise<ScenarioFigures> {
  const port = await freePort();
  const suite = await startSuite({
    databaseUrl,
    replicas: 2,
    proxyUrl: `http://127.0.0.1:${port}`,
    settings: { DRAIN_SECONDS: '5' },
  });
  try {
    const proxy = await startHaproxy(
      port,
      suite.processes.filter(({ entry }) => entry === API).map(({ url }) => url),
    );
    try {
      const clients = Array.from({ length: PEOPLE }, () => new Client(suite));
      const works = clients.map((client, at) => new Workload(client, seededRandom(seed + at)));
      for (const work of works) work.start();
      const signingIn = signInAgainAndAgain(suite);
      const codes: (number | null)[] = [];
      for (let count = 0; count < times; count += 1)
        for (const each of suite.processes) {
          codes.push(await each.end('SIGTERM'));
          each.start();
          await each.ready();
          // A process that is ready is no use before the proxy knows it: the next one would be gone too early.
          await proxy.waitUntilUp();
        }
      const signedIn = await signingIn.end();
      const found = addUp(await Promise.all(works.map((work) => work.end())));
      const failed = [
        ...works.flatMap(({ refused }) => refused.map(({ message }) => message)),
        ...signedIn.failed,
      ];
      const unclean = codes.filter((code) => code !== 0).map((code) => `a process ended with ${code}`);
      return {
        ...found,
        measured: {
          restarts: codes.length,
          requests: clients.reduce((sum, { sent }) => sum + sent, 0),
          'sign-ins': signedIn.count,
          'failed requests': failed.length,
        },
        harmed: [...new Set(found.harmed), ...failed, ...unclean],
        unexpectedEnds: suite.unexpectedEnds(),
      };
    } finally {
      await proxy.end();
    }
  } finally {
    await suite.close();
  }
}
