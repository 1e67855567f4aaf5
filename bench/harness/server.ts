import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js';
import { openDatabase, type Database, type DatabaseClient } from '../../server/src/database/database.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What the server of a benchmark runs with: the people of the demo, and none of its documents. */
export function benchEnv(folder: string, env: Record<string, string> = {}): Record<string, string> {
  return {
    ASSAY_MODE: 'demo',
    ASSAY_DEMO_PASSWORD: 'Bench-only-7',
    ASSAY_SAMPLES: path.join(folder, 'none'),
    ASSAY_DATA: folder,
    PORT: '8197',
    ...env,
  };
}

/** What a server and its peers run with, and where their files are. */
export interface Engine {
  readonly env: Record<string, string>;
  readonly folder: string;
}

/** What a server with the demo's people runs with, its files in a folder. */
export const engineIn = (folder: string, env: Record<string, string> = {}): Engine => ({
  folder,
  env: benchEnv(folder, env),
});

/** Runs a benchmark on the embedded database in a folder of its own, which is gone afterwards. */
export async function withScratch(name: string, use: (engine: Engine) => Promise<void>): Promise<void> {
  const folder = path.join(ROOT, '.cache', `bench-${name}`);
  await rm(folder, { recursive: true, force: true });
  try {
    // The address of PostgreSQL, which this process may have in its environment, is not for a server with the embedded one.
    await use(engineIn(folder, { DATABASE_URL: '' }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a benchmark against a server on the embedded database, which is filled before, and gone afterwards. */
export async function withFilledServer(
  name: string,
  fill: (kysely: DatabaseClient) => Promise<unknown>,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  await withScratch(name, async (engine) => {
    await fillRows(engine, fill);
    const server = await startServer(engine);
    try {
      await use(server);
    } finally {
      await server.stop();
    }
  });
}

/** Opens the database that a server with this environment uses. */
const openRows = ({ env, folder }: Engine): Promise<Database> =>
  openDatabase(
    env.DATABASE_URL ? { engine: 'postgres', url: env.DATABASE_URL } : { engine: 'pglite', folder },
  );

/**
 * Starts a server once, so that the database is migrated and has the demo's client, and fills it unless an earlier run has.
 * @param read reads what the benchmark needs of the filled database, with the token of the reviewer
 */
export async function prepareRows<Result>(
  engine: Engine,
  fill: (kysely: DatabaseClient) => Promise<unknown>,
  read: (kysely: DatabaseClient, token: string) => Promise<Result>,
): Promise<Result> {
  const server = await startServer(engine);
  const token = await signIn(server);
  await untilDocumentTypes(server, token);
  await server.stop();
  const database = await openRows(engine);
  try {
    const filled = path.join(engine.folder, 'filled');
    if (!existsSync(filled)) {
      console.log('filling the database');
      await fill(database.kysely);
      writeFileSync(filled, '');
    }
    return await read(database.kysely, token);
  } finally {
    await database.close();
  }
}

/** The same for a benchmark that reads nothing of the filled database. */
export const fillRows = (
  engine: Engine,
  fill: (kysely: DatabaseClient) => Promise<unknown>,
): Promise<unknown> => prepareRows(engine, fill, () => Promise.resolve());

/** The suite's server as its own process. */
export interface RunningServer {
  readonly url: string;
  readonly password: string;
  /** CPU milliseconds that the process has used so far, all its threads included. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** The answer of the API to a person of the demo, who posts `body` where it is given. @throws Error unless it is a success */
export async function askApi(
  { url }: RunningServer,
  token: string,
  place: string,
  { headers = {}, body }: { readonly headers?: Record<string, string>; readonly body?: object } = {},
): Promise<Response> {
  const response = await fetch(`${url}/api/clients/demo/${place}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${place}: ${response.status} ${await response.text()}`);
  return response;
}

/** Asks again until the answer is yes, for three minutes at most: migrations take a minute beside other work. @throws Error with `failure` */
async function until(isReady: () => Promise<boolean>, failure: string): Promise<void> {
  for (let tries = 0; tries < 1800; tries += 1) {
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(failure);
}

/** Waits until an address is answered with success. */
export const untilAnswered = (url: string): Promise<void> =>
  until(
    () =>
      fetch(url).then(
        (response) => response.ok,
        () => false,
      ),
    'the server did not get ready',
  );

/** CPU time in ms that a process reports in Prometheus' words. */
async function cpuOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const seconds = /^process_cpu_seconds_total ([\d.e+-]+)/m.exec(metrics)?.[1];
  if (seconds === undefined) throw new Error('no CPU time in /metrics');
  return Number(seconds) * 1000;
}

/** Starts the server with an environment and waits until it is ready: the whole in one process unless another entry is given. */
export async function startServer({
  env,
  entry = 'main.ts',
}: {
  readonly env: Record<string, string>;
  readonly entry?: string;
}): Promise<RunningServer> {
  const url = `http://localhost:${env.PORT}`;
  const child = spawn(process.execPath, [`server/src/${entry}`], {
    cwd: ROOT,
    env: { ...process.env, DRAIN_SECONDS: '0', ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswered(`${url}/readyz`);
  return {
    url,
    password: env.ASSAY_DEMO_PASSWORD ?? '',
    cpu: () => cpuOf(url),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Signs in as a person of the demo, the reviewer unless named, as a browser does, and returns the id token. */
export async function signIn(
  { url, password }: RunningServer,
  username = 'reviewer@demo.example',
): Promise<string> {
  const { identity } = (await (await fetch(`${url}/config.json`)).json()) as {
    identity: { userPoolId: string; clientId: string; endpoint: string };
  };
  const pool = new CognitoUserPool({
    UserPoolId: identity.userPoolId,
    ClientId: identity.clientId,
    endpoint: url + identity.endpoint,
  });
  const user = new CognitoUser({ Username: username, Pool: pool });
  const details = new AuthenticationDetails({ Username: username, Password: password });
  return new Promise((resolve, reject) => {
    user.authenticateUser(details, {
      onSuccess: (session) => resolve(session.getIdToken().getJwtToken()),
      onFailure: reject,
    });
  });
}

/** The client of the demo is created while people sign in; its document types come last. */
export const untilDocumentTypes = ({ url }: RunningServer, token: string): Promise<void> =>
  until(async () => {
    const response = await fetch(`${url}/api/client/demo/documenttype`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return response.ok && (await response.text()).includes('Capital Call');
  }, 'the client has no document types');
