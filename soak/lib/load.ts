import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { fillDocuments } from '../../bench/harness/fill-documents.ts';
import { openDatabase, type DatabaseClient } from '../../server/src/database/database.ts';
import { Client, NoSuccess } from './client.ts';
import { createPeople } from './people.ts';
import { pick, seededRandom, type Random } from './random.ts';
import type { ScenarioFigures } from './scenario.ts';
import type { ServerProcess } from './server-process.ts';
import { startSuite } from './suite.ts';
import { growthOf } from './trend.ts';

/** Values of each document that is opened and saved. */
const VALUES = 20;
const [LISTS, OPENS] = [0.7, 0.2];
/** A page of the list has so many rows, and people look at so many of its pages. */
const [ROWS, PAGES] = [50, 20];
/** Milliseconds within which 95 of 100 calls are answered. */
const LIMITS = { list: 200, open: 200, save: 150 } as const;
/** Growth of memory in the second half, and of anything else after the first minutes; fewer samples show none. */
const GROWTH_LIMIT = 0.05;
const FIRST_MINUTES = 20;
const MIN_SAMPLES = 5;

type Action = keyof typeof LIMITS;

/** How much is asked of the suite. */
export interface Load {
  readonly people: number;
  readonly documents: number;
  /** Of them have values, and are opened and saved. */
  readonly opened: number;
  /** Milliseconds from one action of a person to the next. */
  readonly every: number;
  /** Milliseconds until the last action. */
  readonly lasts: number;
  /** Milliseconds from one look at the process to the next. */
  readonly sampledEvery: number;
  readonly seed: number;
}

/** A document whose values people save. */
interface OpenedDocument {
  readonly id: string;
  readonly type: string;
  readonly metrics: readonly { readonly id: string; readonly fin: string }[];
}

/** What the API process holds at one moment, and what it has used so far. */
interface Sample {
  readonly seconds: number;
  readonly descriptors: number;
  readonly timers: number;
  readonly connections: number;
  readonly heapBytes: number;
  readonly residentBytes: number;
  readonly cpuSeconds: number;
}

async function fillValues(kysely: DatabaseClient, documents: number): Promise<OpenedDocument[]> {
  await sql`
    insert into groupings (id, document_request_id, group_display, table_index)
    select gen_random_uuid(), d.id, 'Values', 0
    from (select id from document_requests where client_id = 'demo' and stage = 'EXT_DONE' order by upload_date desc
      limit ${sql.lit(documents)}) d`.execute(kysely);
  await sql`
    insert into document_metrics
      (id, document_request_id, grouping_id, index, fin, display_label, data_type, order_position)
    select gen_random_uuid(), g.document_request_id, g.id, n, 'soak' || n, 'Value ' || n, 'STRING', n
    from groupings g, generate_series(1, ${sql.lit(VALUES)}) n where g.group_display = 'Values'`.execute(
    kysely,
  );
  await sql`
    insert into document_datapoints (metric_id, document_request_id, rank, value)
    select id, document_request_id, 0, 'Value' from document_metrics where fin like 'soak%'`.execute(kysely);
  await sql`vacuum (analyze)`.execute(kysely);
  const { rows } = await sql<OpenedDocument>`
    select d.id, d.document_type_id as type, json_agg(json_build_object('id', m.id, 'fin', m.fin)) as metrics
    from document_metrics m join document_requests d on d.id = m.document_request_id
    where m.fin like 'soak%' group by d.id order by d.upload_date`.execute(kysely);
  return rows;
}

/** One person at work. */
class Person {
  readonly #client: Client;
  readonly #random: Random;
  readonly #documents: readonly OpenedDocument[];
  readonly times: Record<Action, number[]> = { list: [], open: [], save: [] };
  readonly errors: string[] = [];

  constructor(client: Client, random: Random, documents: readonly OpenedDocument[]) {
    this.#client = client;
    this.#random = random;
    this.#documents = documents;
  }

  /** Acts again and again, at an even pace whatever the answers take. */
  async work(every: number, until: number): Promise<void> {
    await pause(this.#random() * every);
    while (performance.now() < until) {
      const began = performance.now();
      const chosen = this.#random();
      const action = chosen < LISTS ? 'list' : chosen < LISTS + OPENS ? 'open' : 'save';
      try {
        await this.#do(action);
        this.times[action].push(performance.now() - began);
      } catch (error) {
        if (!(error instanceof NoSuccess)) throw error;
        this.errors.push(`${action}: ${error.message}`);
      }
      await pause(Math.max(0, began + every - performance.now()));
    }
  }

  async #do(action: Action): Promise<void> {
    if (action === 'list') {
      const offset = Math.floor(this.#random() * PAGES) * ROWS;
      const query = `offset=${offset}&maxPageSize=${ROWS}&orderBy=uploadedDate:desc&stage=EXT_DONE`;
      await (await this.#client.call('GET', `document-requests?${query}`)).arrayBuffer();
      return;
    }
    const { id, type, metrics } = pick(this.#random, this.#documents);
    if (action === 'open') {
      await (await this.#client.call('GET', `documentrequest/${id}`)).arrayBuffer();
      return;
    }
    const metric = pick(this.#random, metrics);
    const value = `Value ${this.#random().toString(36).slice(2)}`;
    const response = await this.#client.call('POST', `documentrequest/${id}/datapoints`, {
      documentRequestId: id,
      verified: false,
      documentType: type,
      metrics: [{ fin: metric.fin, metricId: metric.id, dataType: 'STRING', datapoints: [{ value }] }],
    });
    await response.arrayBuffer();
  }
}

async function sampleOf(api: ServerProcess, kysely: DatabaseClient, began: number): Promise<Sample> {
  const metrics = await (await fetch(`${api.url}/metrics`)).text();
  const figure = (name: string) => {
    const line = metrics.split('\n').find((each) => each.startsWith(`${name} `));
    if (line === undefined) throw new Error(`/metrics has no ${name}`);
    return Number(line.slice(name.length));
  };
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database()`.execute(kysely);
  return {
    seconds: (performance.now() - began) / 1000,
    descriptors: readdirSync(`/proc/${api.pid}/fd`).length,
    timers: figure('nodejs_active_resources{type="Timeout"}'),
    connections: rows[0]?.count ?? 0,
    heapBytes: figure('nodejs_heap_size_used_bytes'),
    residentBytes: residentBytesOf(api),
    cpuSeconds: figure('process_cpu_seconds_total'),
  };
}

function residentBytesOf({ pid }: ServerProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;

/** How much what the process holds has grown although the load is the same, by name, in the samples that are to show it. */
function growthsOf(samples: readonly Sample[]) {
  const long = samples.filter(({ seconds }) => seconds >= FIRST_MINUTES * 60);
  const looks = [
    { what: 'residentBytes', over: samples.slice(-Math.ceil(samples.length / 2)) },
    ...(['descriptors', 'timers', 'connections', 'heapBytes'] as const).map((what) => ({ what, over: long })),
  ] as const;
  return looks
    .filter(({ over }) => over.length >= MIN_SAMPLES)
    .map(({ what, over }) => ({ what, ...growthOf(over.map((sample) => sample[what])) }));
}

/**
 * People with an account each act at an even pace: 70 % list, 20 % open, 10 % save. The API is a process of its own, its worker
 * has nothing to do, and whoever asks runs on the same machine.
 */
export async function putUnderLoad(load: Load, databaseUrl: string): Promise<ScenarioFigures> {
  let documents: OpenedDocument[] = [];
  let people: string[] = [];
  const database = await openDatabase({ engine: 'postgres', url: databaseUrl, poolSize: 1 });
  const suite = await startSuite({
    databaseUrl,
    prepare: async (environment) => {
      people = await createPeople(environment, load.people);
      await fillDocuments(database.kysely, load.documents);
      documents = await fillValues(database.kysely, load.opened);
    },
  });
  try {
    const [api] = suite.processes;
    if (api === undefined) throw new Error('there is no API');
    const clients = people.map((email) => new Client(suite, email));
    for (const client of clients) await client.call('GET', 'navigation');
    const random = seededRandom(load.seed);
    const persons = clients.map((client) => new Person(client, seededRandom(random() * 2 ** 32), documents));
    const began = performance.now();
    const working = Promise.all(persons.map((person) => person.work(load.every, began + load.lasts)));
    const samples: Sample[] = [];
    for (let count = 0; count * load.sampledEvery <= load.lasts; count += 1) {
      await pause(Math.max(0, began + count * load.sampledEvery - performance.now()));
      samples.push(await sampleOf(api, database.kysely, began));
    }
    await working;
    return { ...figuresOf(persons, samples), samples, unexpectedEnds: suite.unexpectedEnds() };
  } finally {
    await suite.close();
    await database.close();
  }
}

function figuresOf(
  persons: readonly Person[],
  samples: readonly Sample[],
): Pick<ScenarioFigures, 'measured' | 'harmed'> {
  const errors = persons.flatMap((person) => person.errors);
  const timesOf = (action: Action) => persons.flatMap((person) => person.times[action]);
  const actions = Object.keys(LIMITS) as Action[];
  const answered = actions.flatMap(timesOf).length;
  const late = actions.flatMap((action) => {
    const p95 = percentile(timesOf(action), 0.95);
    return p95 <= LIMITS[action]
      ? []
      : [`p95 of ${action} is ${p95.toFixed(0)} ms, the limit ${LIMITS[action]}`];
  });
  const [first, last] = [samples[0], samples.at(-1)];
  const cpuSeconds = (last?.cpuSeconds ?? NaN) - (first?.cpuSeconds ?? NaN);
  const growths = growthsOf(samples);
  const grown = growths
    .filter(({ growth, noise }) => growth - noise > GROWTH_LIMIT)
    .map(({ what, growth }) => `${what} has grown by ${(growth * 100).toFixed(1)} %`);
  return {
    measured: {
      answered,
      errors: errors.length,
      ...Object.fromEntries(
        actions.flatMap((action) => [
          [`${action} p50 ms`, percentile(timesOf(action), 0.5)],
          [`${action} p95 ms`, percentile(timesOf(action), 0.95)],
        ]),
      ),
      'CPU ms of the API per action': (cpuSeconds * 1000) / answered,
      ...Object.fromEntries(growths.map(({ what, growth }) => [`growth of ${what}, %`, growth * 100])),
    },
    harmed: [...late, ...grown, ...new Set(errors)],
  };
}
