// Language rules: oxlint with types, and beside it ESLint for what oxlint has no rule for.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { readArguments } from '../../server/src/processes/run-command.ts';
import { NODE, ROOT } from '../lib/install.mjs';

const USAGE = `npm run check:lint [-- FILE…]
  Checks the rules of the language in these files, or in all.`;
const { positionals: files } = readArguments({ usage: USAGE, hasPositionals: true });

/** Runs a linter and prints what it says in one piece. @returns its exit code */
function run(tool, parameters) {
  const file = path.join(ROOT, 'node_modules', tool);
  const child = spawn(NODE, [file, ...parameters, ...files], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code);
    });
  });
}

const codes = await Promise.all([
  run('oxlint/bin/oxlint', ['--no-error-on-unmatched-pattern']),
  run('eslint/bin/eslint.js', [
    '--max-warnings',
    '0',
    '--no-warn-ignored',
    '--no-error-on-unmatched-pattern',
  ]),
]);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
