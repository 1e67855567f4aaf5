/**
 * How long a team waits until it sees rows of its remote: from the command on, with what the time before has compiled. Against a
 * running server: ASSAY_SERVER, ASSAY_DEMO_PASSWORD.
 */
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { launch, signIn } from '../harness/browser.ts';
import { NODE, ROOT } from '../../scripts/lib/install.mjs';
import { checkLimit, median } from '../harness/limits.ts';

const PORT = 8197;
const ORIGIN = `http://localhost:${PORT}`;
const WANTED_SECONDS = 10;
const ROUNDS = 3;
const START_LIMIT = 300_000;
const server = process.env.ASSAY_SERVER ?? 'http://localhost:8080';

const browser = await launch();

/** Runs `npm run dev` until `use` is done. */
async function withDevelopment(options, use) {
  const child = spawn(NODE, ['scripts/dev/live.mjs', 'documents', '--port', String(PORT), ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise((resolve, reject) => {
      child.stdout.on('data', (text) => String(text).includes('live at') && resolve());
      child.once('close', (code) => reject(new Error(`the development server ended with ${code}`)));
    });
    return await use();
  } finally {
    child.removeAllListeners('close');
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('close', resolve));
  }
}

const rows = (page) => page.getByRole('row').nth(1).waitFor({ timeout: START_LIMIT });

/** Seconds from the command to rows on screen. */
async function measure(options, storageState) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const began = performance.now();
  const seconds = await withDevelopment(options, async () => {
    await page.goto(`${ORIGIN}/verification`);
    await rows(page);
    return (performance.now() - began) / 1000;
  });
  await context.close();
  return seconds;
}

/** Signs in once: a team stays signed in. Fills the caches besides. */
async function storeSignIn(options) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await withDevelopment(options, async () => {
    page.setDefaultTimeout(START_LIMIT);
    await signIn(page, ORIGIN);
    await rows(page);
  });
  return context.storageState();
}

async function report(what, options, storageState) {
  await measure(options, storageState);
  const seconds = [];
  for (let round = 0; round < ROUNDS; round++) seconds.push(await measure(options, storageState));
  const middle = median(seconds);
  const limit = checkLimit(middle, `${WANTED_SECONDS} s`, WANTED_SECONDS);
  console.log(
    `${what}: rows after ${middle.toFixed(1)} s (${limit}); ${seconds.map((each) => each.toFixed(1)).join(', ')}`,
  );
}

console.log(`load ${loadavg()[0].toFixed(1)}`);
try {
  await report('documents alone, on demo data', ['--alone']);
  const inSuite = ['--server', server];
  await report('documents in the shell, against a server', inSuite, await storeSignIn(inSuite));
} finally {
  await browser.close();
}
