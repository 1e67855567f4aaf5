import { spawn } from 'node:child_process';
import path from 'node:path';
import { NODE, ROOT } from './install.mjs';

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

/**
 * Runs a program in the checkout with this terminal and returns its exit code. What ends this process ends the program:
 * a terminal that is closed (SIGHUP) gives it the time to end that SIGTERM does.
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
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const signal of ENDING_SIGNALS) process.off(signal, forward);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}
