import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js';

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

/** The suite's server as its own process. */
export interface RunningServer {
  readonly url: string;
  readonly password: string;
  /** CPU milliseconds that the process has used so far, all its threads included. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** The answer of the API to a person of the demo. @throws Error unless it is a success */
export async function askApi(
  { url }: RunningServer,
  token: string,
  place: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(`${url}/api/clients/demo/${place}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  if (!response.ok) throw new Error(`${place}: ${response.status} ${await response.text()}`);
  return response;
}

/** Asks again until the answer is yes, for a minute at most. @throws Error with `failure` */
async function until(isReady: () => Promise<boolean>, failure: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
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
