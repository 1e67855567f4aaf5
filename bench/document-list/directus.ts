/**
 * Directus on the same table, as a comparison. It is installed by npm into a scratch folder when a benchmark asks for it,
 * and is no dependency of Assay.
 */
import { fork, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DOCUMENT_COLUMNS } from '../../server/src/documents/rows/document.repository.ts';
import { LISTED_STAGE, PAGE } from './calls.ts';
import { untilAnswered } from '../harness/server.ts';

const VERSION = '12.4.1';
const PORT = '8195';
const TOKEN = 'only-for-benchmarks-on-this-machine';
const folder = path.resolve(import.meta.dirname, `../../.cache/directus-${VERSION}`);
const program = path.join(folder, 'node_modules/directus/cli.js');

/** The scratch folder's own package. */
const PACKAGE = {
  private: true,
  dependencies: { directus: VERSION },
  // Its sandbox of extensions and its pages, which no list uses: this sandbox comes built, so that nothing is compiled, and
  // the pages of the release are not in every registry.
  overrides: { 'isolated-vm': '7.0.1', '@directus/app': '18.0.0' },
};

/** Directus as its own process. */
export interface RunningDirectus {
  /** A page of the reviewers' list. @throws when it is not whole */
  ask(order: DirectusOrder): Promise<void>;
  /** CPU milliseconds that the process has used so far, all its threads included. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** An order of a list and a place in it, in the words of Directus. */
export interface DirectusOrder {
  readonly sort: string;
  readonly offset?: number;
}

async function runUntilEnd(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(command, [...args], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}

/** Installs it where no earlier run has. @throws when npm cannot */
async function install(): Promise<void> {
  if (existsSync(program)) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(PACKAGE));
  await runUntilEnd('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], process.env);
}

function environmentOf(databaseUrl: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT,
    PUBLIC_URL: `http://localhost:${PORT}`,
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    SECRET: TOKEN,
    ADMIN_EMAIL: 'admin@demo.example.com',
    ADMIN_PASSWORD: TOKEN,
    ADMIN_TOKEN: TOKEN,
    LOG_LEVEL: 'error',
    TELEMETRY: 'false',
    STORAGE_LOCAL_ROOT: path.join(folder, 'uploads'),
    EXTENSIONS_PATH: path.join(folder, 'extensions'),
  };
}

function addressOf({ sort, offset = 0 }: DirectusOrder): string {
  const params = new URLSearchParams({
    fields: DOCUMENT_COLUMNS.map((column) => column.replace('document_requests.', '')).join(','),
    'filter[client_id][_eq]': 'demo',
    'filter[stage][_eq]': LISTED_STAGE,
    sort,
    limit: String(PAGE),
    offset: String(offset),
    meta: 'filter_count',
  });
  return `http://localhost:${PORT}/items/document_requests?${params.toString()}`;
}

async function ask(order: DirectusOrder): Promise<void> {
  const response = await fetch(addressOf(order), { headers: { authorization: `Bearer ${TOKEN}` } });
  if (!response.ok) throw new Error(`Directus: ${response.status} ${await response.text()}`);
  const { data, meta } = (await response.json()) as { data: unknown[]; meta: { filter_count: number } };
  if (data.length !== PAGE || meta.filter_count < PAGE) throw new Error(`Directus: ${data.length} rows`);
}

/** Starts Directus on a filled database, in which it creates tables of its own. */
export async function startDirectus(databaseUrl: string): Promise<RunningDirectus> {
  await install();
  const env = environmentOf(databaseUrl);
  await runUntilEnd(process.execPath, [program, 'bootstrap'], env);
  const child = fork(program, ['start'], {
    cwd: folder,
    env,
    execArgv: ['--import', path.join(import.meta.dirname, 'cpu-reporter.ts')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await untilAnswered(`http://localhost:${PORT}/server/ping`);
  return {
    ask,
    async cpu() {
      child.send('cpu');
      for await (const [message] of on(child, 'message') as AsyncIterable<[{ cpuMilliseconds?: number }]>)
        // Directus sends messages of its own, as that it is ready.
        if (message.cpuMilliseconds !== undefined) return message.cpuMilliseconds;
      throw new Error('Directus has ended');
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
