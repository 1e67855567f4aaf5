import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '@assay/shared/contracts';
import { ENDPOINTS } from '../../server/src/testing/access-matrix.ts';
import { Client, NoSuccess } from './client.ts';
import { checkOutEarlierVersion } from './earlier-version.ts';
import { seededRandom } from './random.ts';
import type { ScenarioFigures, ScenarioOptions } from './scenario.ts';
import { API, startSuite, type Suite } from './suite.ts';
import { Workload } from './workload.ts';

/** The reads of the API that respond with JSON and need no query. */
const READS = ENDPOINTS.filter(({ method, responseKind }) => method === 'GET' && responseKind !== 'file');

type Contracts = ReadonlyMap<string, Endpoint>;

/** The calls that a version of the contracts describes, by id. */
async function readContracts(file: URL): Promise<Contracts> {
  const exported = Object.values((await import(file.href)) as Record<string, Partial<Endpoint> | undefined>);
  const endpoints = exported.filter(
    (each): each is Endpoint => each?.permission !== undefined && each.method !== undefined,
  );
  return new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
}

/** The response to a read, or the status of a refusal. */
async function read(client: Client, { path }: Endpoint, id: string): Promise<unknown> {
  try {
    return await (await client.call('GET', path.replaceAll(/:\w+/g, id))).json();
  } catch (error) {
    if (error instanceof NoSuccess) return error.status;
    throw error;
  }
}

/**
 * Asks both versions the same, and reads each response by the contracts of the other. @returns how many calls succeeded on
 * both, and what does not fit
 */
async function compareReads(
  [present, earlier]: readonly [Client, Client],
  earlierContracts: Contracts,
  id: string,
): Promise<{ compared: number; misfits: string[] }> {
  const misfits: string[] = [];
  let compared = 0;
  for (const endpoint of READS) {
    const before = earlierContracts.get(endpoint.id);
    if (before === undefined) continue; // No earlier browser asks for it.
    const ofPresent = await read(present, endpoint, id);
    const ofEarlier = await read(earlier, endpoint, id);
    if (typeof ofPresent === 'number' || typeof ofEarlier === 'number') {
      if (ofPresent !== ofEarlier) misfits.push(`${endpoint.id}: ${String(ofPresent)}, ${String(ofEarlier)}`);
      continue;
    }
    compared += 1;
    if (!before.response.safeParse(ofPresent).success)
      misfits.push(`${endpoint.id}: the earlier browser cannot read the response of this version`);
    if (!endpoint.response.safeParse(ofEarlier).success)
      misfits.push(`${endpoint.id}: this browser cannot read the response of the earlier version`);
  }
  return { compared, misfits };
}

/** A suite that a client reaches by one of its processes only. */
const onlyAt = (suite: Suite, url: string): Suite => ({ ...suite, urls: [url] });

/**
 * Runs an API and a worker of this version and of the one before the last change of the schema on one database, while people
 * upload and tag by either: nothing may be refused or lost, and each version reads the responses of the other.
 */
export async function runBothVersions(
  { times: minutes, seed }: ScenarioOptions,
  databaseUrl: string,
): Promise<ScenarioFigures> {
  const version = checkOutEarlierVersion();
  try {
    const contracts = await readContracts(version.contracts);
    const suite = await startSuite({ databaseUrl, earlierSources: version.sources });
    try {
      const [present = '', earlier = ''] = suite.processes
        .filter(({ entry }) => entry === API)
        .map(({ url }) => url);
      const work = new Workload(new Client(suite), seededRandom(seed));
      work.start();
      await pause(minutes * 60_000);
      const found = await work.end();
      const clients = [new Client(onlyAt(suite, present)), new Client(onlyAt(suite, earlier))] as const;
      const id = (await clients[0].documents())[0]?.id ?? '';
      const { compared, misfits } = await compareReads(clients, contracts, id);
      const refused = work.refused.map(({ message }) => message);
      return {
        ...found,
        measured: { 'reads compared': compared, 'refused calls': refused.length },
        harmed: [...found.harmed, ...refused, ...misfits],
        unexpectedEnds: suite.unexpectedEnds(),
      };
    } finally {
      await suite.close();
    }
  } finally {
    version.remove();
  }
}
