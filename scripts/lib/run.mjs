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

/**
 * Runs a program in the checkout with this terminal, passing on interrupts, and returns its exit code.
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
