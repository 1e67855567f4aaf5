/**
 * How soon a list shows what somebody else changed, and what it costs the API that two hundred browsers follow the changes while
 * nothing changes. Against a running server: ASSAY_SERVER, ASSAY_DEMO_PASSWORD.
 */
import { launch, signIn } from '../harness/browser.ts';
import { checkLimit, median, quantile } from '../harness/limits.ts';

const server = process.env.ASSAY_SERVER ?? 'http://localhost:8080';
const CLIENT = 'demo';
const ROUNDS = 20;
const BROWSERS = 200;
const IDLE_MS = 30_000;
const LIMITS = { shownSeconds: 2, coreShare: 5 };

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Seconds from a move to the row on the screen of another browser; the document goes to and fro between two lists. */
async function measureMoves(page, headers) {
  await page.goto(`${server}/archive`);
  await page.getByRole('table').waitFor();
  await page.waitForRequest((request) => request.headers().accept === 'text/event-stream');
  const { items } = await (
    await fetch(`${server}/api/clients/${CLIENT}/document-requests?stage=EXT_DONE`, { headers })
  ).json();
  const [{ id, file_name: name }] = items;
  const move = async (stage) => {
    const body = JSON.stringify({ stage });
    const response = await fetch(`${server}/api/clients/${CLIENT}/documentrequest/${id}/state`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    if (!response.ok) throw new Error(`the document was not moved: ${response.status}`);
  };
  const row = page.getByRole('row').filter({ hasText: name });
  const seconds = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [stage, state] of [
      ['ARCHIVED', 'attached'],
      ['EXT_DONE', 'detached'],
    ]) {
      const began = performance.now();
      await move(stage);
      await row.waitFor({ state });
      seconds.push((performance.now() - began) / 1000);
    }
  }
  return seconds;
}

/** Seconds of processor time that the server has used. */
async function processorSeconds() {
  const figures = await (await fetch(`${server}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(figures)?.[1]);
}

/** The share of a core, in percent, that the server takes for a while. */
async function measureIdle() {
  const before = await processorSeconds();
  await pause(IDLE_MS);
  return (((await processorSeconds()) - before) / IDLE_MS) * 1000 * 100;
}

/** As many responses that stay open as there are browsers, each read and opened anew at its end. */
function followChanges(headers) {
  const leaving = new AbortController();
  const follow = async () => {
    while (!leaving.signal.aborted) {
      const response = await fetch(`${server}/api/clients/${CLIENT}/changes`, {
        headers: { ...headers, accept: 'text/event-stream' },
        signal: leaving.signal,
      });
      for await (const part of response.body) void part;
    }
  };
  for (let browser = 0; browser < BROWSERS; browser++) void follow().catch(() => undefined);
  return () => leaving.abort();
}

const browser = await launch();
try {
  const context = await browser.newContext();
  const page = await context.newPage();
  const headers = { authorization: await signIn(page, server) };
  const shown = await measureMoves(page, headers);
  const late = quantile(shown, 0.95);
  console.log(
    `a move is on another's list after ${median(shown).toFixed(2)} s, p95 ${late.toFixed(2)} s ` +
      `(${checkLimit(late, `${LIMITS.shownSeconds} s`, LIMITS.shownSeconds)})`,
  );
  await context.close();
  await pause(IDLE_MS);
  const idle = await measureIdle();
  const leave = followChanges(headers);
  await pause(IDLE_MS / 3);
  const followed = await measureIdle();
  leave();
  const cost = followed - idle;
  console.log(
    `${BROWSERS} browsers cost the API ${cost.toFixed(2)} % of a core (${checkLimit(cost, `${LIMITS.coreShare} %`, LIMITS.coreShare)}); ` +
      `alone it takes ${idle.toFixed(2)} %`,
  );
} finally {
  await browser.close();
}
