import { setTimeout as pause } from 'node:timers/promises';
import { startOwnPostgres } from '../../scripts/test-server/postgres.mjs';
import { Client, IDENTITY, PERSON } from './client.ts';
import { pick, seededRandom } from './random.ts';
import type { ScenarioOptions, WorkedFigures } from './scenario.ts';
import { startSuite, type Suite } from './suite.ts';
import { Workload } from './workload.ts';

/** The longest time before a stop, and the longest time for which PostgreSQL is down, in ms. */
const WINDOW = 3000;
const AWAY = 3000;
/** In order, and as a crash would end it. */
const WAYS = ['SIGINT', 'SIGQUIT'] as const;

/** Asks for readiness and for a sign-in while the database is away. @returns what was not answered as it should be. */
async function answersOtherwise({ urls: [url = ''] }: Suite): Promise<string[]> {
  const responses = await Promise.all([
    fetch(`${url}/readyz`),
    fetch(`${url}/identity`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify({
        AuthFlow: 'USER_SRP_AUTH',
        ClientId: IDENTITY.clientId,
        AuthParameters: { USERNAME: PERSON, SRP_A: 'a1' },
      }),
    }),
  ]);
  return responses
    .filter(({ status, headers }) => status !== 503 || headers.get('retry-after') === null)
    .map(({ url: address, status }) => `answered otherwise: ${address}: ${status}`);
}

/**
 * Stops PostgreSQL at random moments while people upload and tag, and starts it again a little later. API and worker have
 * to stay up: each call is answered, while the database is away by 503 with a Retry-After. `longestRecovery` are the most
 * seconds that they took to be ready again once PostgreSQL took connections.
 */
export async function stopPostgres({
  times,
  seed,
}: ScenarioOptions): Promise<WorkedFigures & { readonly measured: { readonly longestRecovery: number } }> {
  const random = seededRandom(seed);
  const postgres = await startOwnPostgres();
  try {
    const suite = await startSuite({ databaseUrl: postgres.url });
    try {
      const harmed: string[] = [];
      const client = new Client(suite);
      // Signed in before the first stop: how a sign-in is refused is asked for by itself.
      await client.documents();
      const work = new Workload(client, seededRandom(seed + 1));
      work.start();
      let longestRecovery = 0;
      for (let count = 0; count < times; count += 1) {
        await pause(random() * WINDOW);
        await postgres.halt(pick(random, WAYS));
        harmed.push(...(await answersOtherwise(suite)));
        await pause(random() * AWAY);
        await postgres.resume();
        const back = performance.now();
        await suite.ready();
        longestRecovery = Math.max(longestRecovery, (performance.now() - back) / 1000);
      }
      const figures = await work.end();
      const unexpected = work.refused.filter(
        ({ status, retryAfter }) => status !== 503 || retryAfter === null,
      );
      harmed.push(...figures.harmed, ...unexpected.map(({ message }) => `answered otherwise: ${message}`));
      return { ...figures, harmed, measured: { longestRecovery }, unexpectedEnds: suite.unexpectedEnds() };
    } finally {
      await suite.close();
    }
  } finally {
    await postgres.stop();
  }
}
