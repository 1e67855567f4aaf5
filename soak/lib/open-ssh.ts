import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PROGRAM = '/usr/sbin/sshd';
const INSTALL_LIMIT = 300_000;

/** An OpenSSH server on the loopback address, for one user with a key, with nothing but SFTP. */
export interface OpenSsh {
  /** Address of a folder on it, as `ASSAY_SFTP_URL` takes it. */
  readonly url: (folder: string) => string;
  /** SHA-256 of its key, as `ssh-keygen -lf` prints it. */
  readonly hostKey: string;
  /** File of the user's private key. */
  readonly keyFile: string;
  /** Ends the server and its connections at once. @returns whether there was a connection */
  kill(): Promise<boolean>;
  start(): Promise<void>;
}

/** Installs OpenSSH by the system's package manager where that is ours to do. @throws Error where it cannot be had */
function ensureInstalled(): void {
  if (existsSync(PROGRAM)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // RUNLEVEL keeps the package from starting a server of its own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const options = { env, timeout: INSTALL_LIMIT };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'openssh-server'], options);
  }
  if (!existsSync(PROGRAM)) throw new Error('OpenSSH is not installed: install the package openssh-server.');
}

function makeKey(file: string): void {
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
}

function configOf(folder: string, port: number): string {
  return [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${join(folder, 'host')}`,
    `AuthorizedKeysFile ${join(folder, 'user.pub')}`,
    `PidFile ${join(folder, 'pid')}`,
    'PermitRootLogin prohibit-password',
    'PasswordAuthentication no',
    'UsePAM no',
    // The keys lie in a temporary folder, whose parents others may write to.
    'StrictModes no',
    'Subsystem sftp internal-sftp',
    'ForceCommand internal-sftp',
  ].join('\n');
}

async function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1');
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  const isOpen = await promise;
  socket.destroy();
  return isOpen;
}

/** Starts OpenSSH with its keys and its configuration in a folder. */
export async function startOpenSsh(folder: string, port: number): Promise<OpenSsh> {
  ensureInstalled();
  for (const name of ['host', 'user']) makeKey(join(folder, name));
  writeFileSync(join(folder, 'config'), configOf(folder, port));
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(PROGRAM, ['-D', '-e', '-f', join(folder, 'config')], { stdio: 'ignore' });
    while (!(await isListening(port))) {
      if (server.exitCode !== null) throw new Error(`sshd ended with ${server.exitCode}.`);
      await pause(50);
    }
  };
  await start();
  const [, key = ''] = readFileSync(join(folder, 'host.pub'), 'utf8').split(' ');
  return {
    url: (path) => `sftp://${userInfo().username}@127.0.0.1:${port}${path}`,
    hostKey: `SHA256:${createHash('sha256').update(Buffer.from(key, 'base64')).digest('base64').replace(/=+$/, '')}`,
    keyFile: join(folder, 'user'),
    start,
    async kill() {
      if (server?.pid === undefined || server.exitCode !== null || server.signalCode !== null) return false;
      const gone = new Promise((resolve) => server?.once('exit', resolve));
      // The connections belong to children, which would go on without their server.
      const { status } = spawnSync('pkill', ['-KILL', '-P', String(server.pid)]);
      server.kill('SIGKILL');
      await gone;
      return status === 0;
    },
  };
}
