import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const OLDEST = 15;
/** The server is killed where it takes longer to stop. */
const STOP_TIMEOUT_MS = 10_000;
/** A machine without a network must not wait for it. */
const INSTALL_TIMEOUT_MS = 300_000;
const isRoot = process.getuid?.() === 0;

const run = (command, args, options = {}) => spawnSync(command, args, { encoding: 'utf8', ...options });

/** Folders in which PostgreSQL's programs may lie: the path first, then where Debian and Homebrew put them. */
function candidateFolders() {
  const versions = (base, inner) =>
    existsSync(base)
      ? readdirSync(base)
          .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
          .map((name) => path.join(base, name, inner))
      : [];
  return [
    ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
    ...versions('/usr/lib/postgresql', 'bin'),
    ...versions('/opt/homebrew/opt', 'bin').filter((folder) => folder.includes('postgresql')),
  ];
}

/** The first folder with a server that is new enough, or undefined. */
function findPrograms() {
  return candidateFolders().find((folder) => {
    const initdb = path.join(folder, 'initdb');
    if (!existsSync(initdb) || !existsSync(path.join(folder, 'postgres'))) return false;
    const version = Number(/(\d+)/.exec(run(initdb, ['--version']).stdout ?? '')?.[1]);
    return version >= OLDEST;
  });
}

/** Installs PostgreSQL by the system's package manager where that is ours to do. */
function installPrograms() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log('PostgreSQL is not installed: installing it with apt-get.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env, timeout: INSTALL_TIMEOUT_MS });
  // The package would start a cluster of its own; the tests want only the programs.
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    env,
    stdio: 'inherit',
    timeout: INSTALL_TIMEOUT_MS,
  });
}

/** The user to run the server as where this process is root: it refuses to run as root. */
function findUnprivilegedUser() {
  if (!isRoot) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = (run('getent', ['passwd', name]).stdout ?? '').split(':');
    if (uid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Waits until the server says that it takes connections. */
function waitUntilReady(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not get ready:\n${output}`)), 60_000);
    server.stderr.on('data', (chunk) => {
      output = (output + chunk).slice(-5000);
      if (!/ready to accept (?:read-only )?connections/.test(output)) return;
      clearTimeout(timer);
      resolve();
    });
    server.on('error', reject);
    server.on('exit', () => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ended at once:\n${output}`));
    });
  });
}

/** Faster; a crash of the machine loses what was committed last. */
const NOT_DURABLE = ['fsync=off', 'full_page_writes=off'];

/**
 * A PostgreSQL for the tests: the one that DATABASE_URL_TEST names, else one of their own. Returns its address and what
 * ends it.
 */
export async function startPostgres() {
  const given = process.env.DATABASE_URL_TEST;
  return given ? { url: given, stop: async () => undefined } : startOwnPostgres(['synchronous_commit=off']);
}

/**
 * A PostgreSQL on a scratch folder, its programs found or installed. `halt` ends it and keeps its folder, by SIGINT in
 * order or by SIGQUIT without; `resume` starts it again at the same address; `stop` ends it for good. With `kept`, a folder
 * of the caller, it starts on the data that an earlier run left there; then it is ended by `halt`. With `standbyOf`, the address
 * of another, it is a streaming replica of that one.
 */
export async function startOwnPostgres(furtherSettings = [], { kept, standbyOf } = {}) {
  if (!findPrograms()) installPrograms();
  const programs = findPrograms();
  if (!programs) {
    throw new Error(
      `The server tests need PostgreSQL ${OLDEST} or newer. Install it, or name a server in DATABASE_URL_TEST.`,
    );
  }
  const owner = findUnprivilegedUser();
  if (kept) mkdirSync(kept, { recursive: true });
  const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'assay-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  // A working directory that the other user may enter.
  const as = { ...owner, cwd: folder };
  if (!existsSync(data)) {
    const [program, ...parameters] = standbyOf
      ? ['pg_basebackup', '-D', data, '-d', standbyOf, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
      : ['initdb', '-D', data, '-U', 'assay', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
    // A link to the server alone may be all that the path has.
    const folderOf = (name) => path.dirname(realpathSync(path.join(programs, name)));
    const init = run(path.join(folderOf('initdb'), program), parameters, as);
    if (init.status !== 0) throw new Error(`${program} failed:\n${init.stderr || init.error}`);
  }
  const port = await freePort();
  const settings = ['lc_messages=C', 'max_connections=200', ...NOT_DURABLE, ...furtherSettings];
  // The path of a socket may be 107 bytes long, so a kept folder has none.
  const parameters = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', kept ? '' : folder];
  let server;
  const resume = async () => {
    server = spawn(
      path.join(programs, 'postgres'),
      [...parameters, ...settings.flatMap((one) => ['-c', one])],
      { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await waitUntilReady(server);
  };
  const halt = async (signal = 'SIGINT') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill(signal);
    const late = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(late);
  };
  const stop = async () => {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await resume();
  } catch (error) {
    await (kept ? halt() : stop());
    throw error;
  }
  return { url: `postgres://assay@127.0.0.1:${port}/postgres`, halt, resume, stop };
}
