/**
 * Editing a schema of 500 metrics in a browser: the longest frame of each kind of edit, in ms, the least of several rounds,
 * because noise only ever adds. A frame is what lies between two calls of requestAnimationFrame while the edit is handled
 * and drawn.
 *
 *   node bench/schema-editor/measure.mjs     against a running server: ASSAY_SERVER, ASSAY_DEMO_PASSWORD
 */
import { launch, signIn } from '../harness/browser.ts';
import { checkLimit } from '../harness/limits.ts';

const METRICS = 500;
const ROUNDS = 7;
/** No frame may take longer, in ms. */
const LIMIT = 50;
const { ASSAY_SERVER: server = 'http://localhost:8080' } = process.env;

/** Creates the metrics and a schema of them in two groups. @returns its id */
async function createSchema(authorization) {
  const post = async (path, body) => {
    const response = await fetch(`${server}/api/clients/demo/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const run = Date.now();
  const metrics = [];
  for (let number = 0; number < METRICS; number++) {
    const displayName = `Bench ${run} ${number}`;
    const { fin } = await post('schemas/metric-identifiers/create', { name: displayName, type: 'CURRENCY' });
    const metricSources = ['DOCUMENT'];
    const flags = { isRequired: false, isPriority: false };
    metrics.push({ fin, displayName, description: '', filterGroup: '', metricSources, ...flags });
  }
  const [last] = metrics.slice(-1);
  const { documentSchemaId } = await post('schemas', {
    name: `Bench ${run}`,
    description: '',
    isTemplate: false,
    isPublished: false,
    groups: [
      { displayName: 'All', metrics: metrics.slice(0, -1) },
      { displayName: 'One', metrics: [last] },
    ],
  });
  return documentSchemaId;
}

/**
 * Makes an edit in the page. What it acts on is found before, so that no frame pays for the search.
 * @returns the longest frame until it was drawn
 */
async function longestFrame(page, { find, act }) {
  const element = await find(page).elementHandle();
  await page.evaluate(() => {
    const frames = { longest: 0, isRunning: true };
    globalThis.benchFrames = frames;
    let last = performance.now();
    const step = () => {
      const now = performance.now();
      frames.longest = Math.max(frames.longest, now - last);
      last = now;
      if (frames.isRunning) globalThis.requestAnimationFrame(step);
    };
    globalThis.requestAnimationFrame(step);
  });
  await act(element);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(globalThis.requestAnimationFrame);
    globalThis.benchFrames.isRunning = false;
    return globalThis.benchFrames.longest;
  });
}

const ROW = 'li[data-reorder-item]';
const button = (name) => (page) => page.getByRole('button', { name }).first();
const click = (element) => element.click();
const EDITS = {
  'turn Required on': { find: (page) => page.locator(`${ROW} input`).nth(500), act: click },
  undo: { find: button('Undo'), act: click },
  redo: { find: button('Redo'), act: click },
  'type a name': {
    find: (page) => page.getByRole('textbox', { name: 'Name', exact: true }),
    act: (element) => element.type('abc'),
  },
  'move a metric by the keyboard': {
    find: (page) => page.locator(`${ROW} button`).nth(20),
    act: (element) => element.press('ArrowDown'),
  },
  'scroll to the end': {
    find: (page) => page.locator(ROW).last(),
    act: (element) => element.evaluate((row) => row.scrollIntoView()),
  },
  'open the other group': { find: button(/^One/), act: click },
  'open the large group': { find: button(/^All/), act: click },
};

const browser = await launch();
try {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const authorization = await signIn(page, server);
  await page.goto(`${server}/schemas/${await createSchema(authorization)}`);
  await page
    .locator(ROW)
    .nth(METRICS - 2)
    .waitFor();
  const least = new Map();
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, edit] of Object.entries(EDITS)) {
      const frame = await longestFrame(page, edit);
      least.set(name, Math.min(least.get(name) ?? Infinity, frame));
    }
  for (const [name, frame] of least)
    console.log(`${name}: ${frame.toFixed(0)} ms (${checkLimit(frame, `${LIMIT} ms`, LIMIT)})`);
} finally {
  await browser.close();
}
