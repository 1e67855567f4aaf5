import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './suite.ts';

const PROGRAM = '/usr/sbin/haproxy';
const INSTALL_LIMIT = 300_000;
/** Milliseconds until every server is up. */
const UP_LIMIT = 60_000;

/** Installs HAProxy by the system's package manager where that is ours to do. @throws Error where it cannot be had */
function ensureInstalled(): void {
  if (existsSync(PROGRAM)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // RUNLEVEL keeps the package from starting a server of its own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const options = { env, timeout: INSTALL_LIMIT };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'haproxy'], options);
  }
  if (!existsSync(PROGRAM)) throw new Error('HAProxy is not installed: install the package haproxy.');
}

interface Ports {
  readonly port: number;
  /** Returns success while every server is up. */
  readonly healthPort: number;
}

/** As `deploy/haproxy.cfg`, with the servers by address, and without another try for a request that failed. */
function configOf({ port, healthPort }: Ports, servers: readonly string[]): string {
  return [
    'defaults',
    '  mode http',
    '  retries 0',
    '  timeout connect 3s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout check 3s',
    '  option httpchk GET /readyz',
    '  http-check expect status 200',
    '  default-server check inter 1s fall 1 rise 1',
    'frontend pages',
    `  bind 127.0.0.1:${port}`,
    '  option forwardfor',
    '  default_backend api',
    'frontend health',
    `  bind 127.0.0.1:${healthPort}`,
    '  monitor-uri /',
    `  monitor fail if { nbsrv(api) lt ${servers.length} }`,
    'backend api',
    '  balance leastconn',
    ...servers.map((url, at) => `  server api${at} ${new URL(url).host}`),
    '',
  ].join('\n');
}

/** A running HAProxy. */
export interface Haproxy {
  /** Waits until it sends requests to every server. */
  waitUntilUp(): Promise<void>;
  end(): Promise<void>;
}

/** Starts HAProxy before these servers. */
export async function startHaproxy(port: number, servers: readonly string[]): Promise<Haproxy> {
  ensureInstalled();
  const healthPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'assay-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configOf({ port, healthPort }, servers));
  const child = spawn(PROGRAM, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  const gone = new Promise((resolve) => child.once('close', resolve));
  const isUp = () =>
    fetch(`http://127.0.0.1:${healthPort}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  const waitUntilUp = async () => {
    const limit = performance.now() + UP_LIMIT;
    while (!(await isUp())) {
      if (child.exitCode !== null || performance.now() > limit)
        throw new Error(`HAProxy does not reach every server:\n${said}`);
      await pause(50);
    }
  };
  await waitUntilUp();
  return {
    waitUntilUp,
    async end() {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
