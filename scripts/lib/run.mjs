import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, MINIMUM_NODE, NODE, ROOT } from './install.mjs';

/**
 * Environment for child processes: the project's own Node and tools come first in the path, and Node keeps what it
 * compiled (a fifth of the processor time of a server test).
 */
export const toolEnv = (extra = {}) => ({
  NODE_COMPILE_CACHE: path.join(ROOT, '.cache', 'compile'),
  ...process.env,
  PATH: `${path.join(ROOT, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
  ...extra,
});

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** How often it is looked whether npm still runs, in milliseconds. */
const LOOK = 500;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The npm that runs this script: the process above this one, or the one above the shell that npm has started for it. */
function findNpm() {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(process.ppid)], { encoding: 'utf8' });
  const [, above] = /^\s*(\d+)\s+\S*sh -c /.exec(stdout ?? '') ?? [];
  return above === undefined ? process.ppid : Number(above);
}

/**
 * Calls back once the npm that runs this script has ended. npm gives signals to its shell, which ends without a word to
 * this process, and SIGHUP to nobody. @returns a function that ends the watch
 */
function onceNpmEnds(callback) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const shell = process.ppid;
  const npm = findNpm();
  const timer = setInterval(() => {
    if (process.ppid === shell && isAlive(npm)) return;
    clearInterval(timer);
    callback();
  }, LOOK);
  return () => clearInterval(timer);
}

/**
 * Runs a program in the checkout with this terminal and returns its exit code. What ends this process, or the npm that runs
 * it, ends the program: a terminal that is closed (SIGHUP) gives it the time to end that SIGTERM does.
 * A `.mjs`, `.js` or `.ts` file is run by the project's own Node.
 */
export function runForeground(command, args, env = {}) {
  const isScript = /\.(mjs|js|ts)$/.test(command);
  const child = spawn(isScript ? NODE : command, isScript ? [command, ...args] : args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: toolEnv(env),
  });
  const forward = (signal) => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  for (const signal of ENDING_SIGNALS) process.on(signal, forward);
  const endWatch = onceNpmEnds(() => forward('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      endWatch();
      for (const signal of ENDING_SIGNALS) process.off(signal, forward);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/**
 * Installs what is missing. Where an older Node runs this script, as before the first installation, it is run again by the
 * project's own: what it imports afterwards may be TypeScript.
 */
export async function useOwnNode() {
  ensureInstalled();
  if (Number(process.versions.node.split('.')[0]) >= MINIMUM_NODE) return;
  process.exit(await runForeground(process.argv[1], process.argv.slice(2)));
}
