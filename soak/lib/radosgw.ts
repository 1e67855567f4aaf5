import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './suite.ts';

const PROGRAMS = ['ceph-mon', 'ceph-osd', 'ceph', 'radosgw', 'radosgw-admin', 'monmaptool'];
const PACKAGES = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw'];
const INSTALL_LIMIT = 600_000;
/** Milliseconds until a command of the cluster, or the gateway after its start, has answered. */
const ANSWER_LIMIT = 120_000;

export const STORE_KEYS = { AWS_ACCESS_KEY_ID: 'AKIDSOAK', AWS_SECRET_ACCESS_KEY: 'the-secret-of-the-soak' };

/** Ceph's object store on the loopback address: one monitor, one OSD in memory, one gateway that speaks S3. */
export interface Radosgw {
  readonly endpoint: string;
  /** Ends the gateway at once; what it has stored stays. */
  kill(): Promise<void>;
  /** Starts the gateway again, and waits until it answers. */
  start(): Promise<void>;
  /** Lets the gateway do nothing, connections open, or go on. */
  pause(): void;
  resume(): void;
  end(): Promise<void>;
}

/** Installs Ceph by the system's package manager where that is ours to do. @throws Error where it cannot be had */
function ensureInstalled(): void {
  const isThere = () => PROGRAMS.every((name) => existsSync(join('/usr/bin', name)));
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // RUNLEVEL keeps the packages from starting servers of their own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const options = { env, timeout: INSTALL_LIMIT };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], options);
  }
  if (!isThere()) throw new Error(`Ceph is not installed: install the packages ${PACKAGES.join(', ')}.`);
}

interface Cluster {
  readonly folder: string;
  readonly fsid: string;
  readonly monitorPort: number;
  readonly port: number;
}

/** Nobody else reaches the cluster, so its parts do without keys; the gateway asks its callers for theirs. */
function configOf({ folder, fsid, monitorPort, port }: Cluster): string {
  return [
    '[global]',
    `fsid = ${fsid}`,
    `mon host = v2:127.0.0.1:${monitorPort}/0`,
    'mon initial members = a',
    'auth cluster required = none',
    'auth service required = none',
    'auth client required = none',
    'ms mon client mode = crc',
    'public addr = 127.0.0.1',
    'cluster addr = 127.0.0.1',
    `run dir = ${folder}/run`,
    `admin socket = ${folder}/run/$name.$pid.asok`,
    `log file = ${folder}/$name.log`,
    `mon cluster log file = ${folder}/cluster.log`,
    `mon data = ${folder}/mon`,
    `osd data = ${folder}/osd`,
    'osd objectstore = memstore',
    'memstore device bytes = 2147483648',
    'osd pool default size = 1',
    'osd pool default min size = 1',
    'osd pool default pg num = 8',
    'osd pool default pgp num = 8',
    'osd pool default pg autoscale mode = off',
    'mon allow pool size one = true',
    'mon data avail crit = 1',
    '[client.admin]',
    `rgw data = ${folder}/rgw`,
    `rgw frontends = beast endpoint=127.0.0.1:${port}`,
    '',
  ].join('\n');
}

async function endProcess(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  await gone;
}

async function waitUntilReady(endpoint: string): Promise<void> {
  const limit = performance.now() + ANSWER_LIMIT;
  for (;;) {
    const isThere = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (performance.now() > limit) throw new Error('The gateway of Ceph does not answer.');
    await pause(100);
  }
}

/** Starts the store with a user whose keys are `STORE_KEYS`. */
export async function startRadosgw(): Promise<Radosgw> {
  ensureInstalled();
  const folder = mkdtempSync(join(tmpdir(), 'assay-ceph-'));
  const cluster = { folder, fsid: randomUUID(), monitorPort: await freePort(), port: await freePort() };
  const file = join(folder, 'ceph.conf');
  for (const name of ['mon', 'osd', 'rgw', 'run']) mkdirSync(join(folder, name));
  writeFileSync(file, configOf(cluster));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, ['-c', file, ...args], { timeout: ANSWER_LIMIT, stdio: 'pipe' });
  const start = (program: string, ...args: string[]) =>
    spawn(program, ['-c', file, ...args, '-f'], { stdio: 'ignore' });
  const monitors = join(folder, 'monmap');
  const address = `[v2:127.0.0.1:${cluster.monitorPort}/0]`;
  run('monmaptool', '--create', '--fsid', cluster.fsid, '--addv', 'a', address, monitors);
  run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', monitors);
  const running = [start('ceph-mon', '-i', 'a')];
  const end = async () => {
    for (const child of running.toReversed()) await endProcess(child, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const disk = randomUUID();
    run('ceph', 'osd', 'new', disk, '0');
    run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
    running.push(start('ceph-osd', '-i', '0'));
    let gateway = start('radosgw', '-n', 'client.admin');
    const endpoint = `http://127.0.0.1:${cluster.port}`;
    await waitUntilReady(endpoint);
    const keys = [
      '--access-key',
      STORE_KEYS.AWS_ACCESS_KEY_ID,
      '--secret-key',
      STORE_KEYS.AWS_SECRET_ACCESS_KEY,
    ];
    run('radosgw-admin', 'user', 'create', '--uid', 'assay', '--display-name', 'Assay', ...keys);
    return {
      endpoint,
      kill: () => endProcess(gateway, 'SIGKILL'),
      async start() {
        gateway = start('radosgw', '-n', 'client.admin');
        await waitUntilReady(endpoint);
      },
      pause: () => void gateway.kill('SIGSTOP'),
      resume: () => void gateway.kill('SIGCONT'),
      async end() {
        await endProcess(gateway, 'SIGKILL');
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
