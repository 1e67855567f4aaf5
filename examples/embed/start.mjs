/**
 * `npm run example:embed`: starts an Assay of its own with the demo documents, makes a credential for Northwind, and then starts
 * the server of Northwind. With `ASSAY` and `ASSAY_CREDENTIAL` it uses an Assay that runs.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, NODE, ROOT } from '../../scripts/lib/install.mjs';
import { runForeground, toolEnv } from '../../scripts/lib/run.mjs';
import { readArguments } from '../../server/src/processes/run-command.ts';

readArguments({
  usage: `npm run example:embed
  Starts an Assay with the demo documents, and a page of another origin that embeds it. With ASSAY and ASSAY_CREDENTIAL it
  uses an Assay that runs.`,
});

const { PORT = '4000', ASSAY_PORT = '8090' } = process.env;
const NAME = 'Northwind';
const DATA = path.join(ROOT, '.cache/example-embed');

const env = toolEnv({
  PORT: ASSAY_PORT,
  ASSAY_DATA: DATA,
  ASSAY_MODE: 'demo',
  ASSAY_EMBED_ORIGINS: `http://localhost:${PORT}`,
  DRAIN_SECONDS: '0',
});

/** Carries out a command of Assay's operator. */
const operate = (...args) =>
  execFileSync(NODE, ['server/src/main-client.ts', ...args], { cwd: ROOT, env, encoding: 'utf8' });

/** Starts Assay, and resolves when it answers. */
async function startAssay(address) {
  mkdirSync(DATA, { recursive: true });
  const assay = spawn(NODE, ['server/src/main.ts'], { cwd: ROOT, env, stdio: 'inherit' });
  assay.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => assay.kill(signal));
  for (;;) {
    const response = await fetch(`${address}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** A credential of this run; that of the last one ends. */
function createCredential() {
  for (const line of operate('credentials', 'demo').split('\n'))
    if (line.endsWith(`  ${NAME}`)) operate('credential-remove', 'demo', line.split(' ')[0]);
  return /assay_credential_\S+/.exec(operate('credential-add', 'demo', NAME))[0];
}

if (process.env.ASSAY === undefined) {
  ensureInstalled();
  const built = await runForeground('scripts/build.mjs', []);
  if (built !== 0) process.exit(built);
  const address = `http://localhost:${ASSAY_PORT}`;
  await startAssay(address);
  process.env.ASSAY = address;
  process.env.ASSAY_CREDENTIAL = createCredential();
}
await import('./serve.mjs');
