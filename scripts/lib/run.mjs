import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { NODE, ROOT } from './install.mjs';

/** Environment for child processes: the project's own Node and tools come first in the path. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${path.join(ROOT, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
  ...extra,
});

/**
 * Runs a program in the checkout with this terminal, passing on interrupts, and answers its exit code.
 * A `.mjs`, `.js` or `.ts` file is run by the project's own Node.
 */
export function runForeground(command, args, env = {}) {
  const isScript = /\.(mjs|js|ts)$/.test(command);
  const child = spawn(isScript ? NODE : command, isScript ? [command, ...args] : args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: toolEnv(env),
  });
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/** What a program and those it started are doing, for the one who must find out why it does not end. */
function describeGroup(leader) {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pgid=,pid=,ppid=,etime=,time=,args='], {
    encoding: 'utf8',
  });
  return (stdout ?? '')
    .split('\n')
    .filter((line) => Number.parseInt(line, 10) === leader)
    .map((line) => line.slice(0, 400))
    .join('\n');
}

/** Ends a program with all that it started in its process group. */
function endGroup(leader) {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** What a program that has ended wrote may still be on its way; so long we wait for it. */
const DRAIN_MS = 5000;

/**
 * Runs a program in the checkout and answers its exit code and everything it printed. One that does not end within
 * `minutes` is ended together with all that it started, with code 1, and the output closes with what was still
 * running. Something that the program leaves behind holds nobody up.
 */
export function runCaptured(command, args, env, minutes) {
  const isScript = /\.(mjs|js|ts)$/.test(command);
  const child = spawn(isScript ? NODE : command, isScript ? [command, ...args] : args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: toolEnv(env),
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const interrupt = (signal) => {
    endGroup(child.pid);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  const limit = setTimeout(() => {
    output += `\nDid not end within ${minutes} minutes. Still running (group, pid, parent, elapsed, CPU, command):\n`;
    output += describeGroup(child.pid);
    endGroup(child.pid);
  }, minutes * 60_000);
  return new Promise((resolve, reject) => {
    const end = (code) => {
      clearTimeout(limit);
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
      resolve({ code: code ?? 1, output });
    };
    child.on('error', reject);
    child.on('close', end);
    child.on('exit', (code) => setTimeout(end, DRAIN_MS, code).unref());
  });
}
