/**
 * Editing a schema of 500 metrics in a browser: the longest frame of each kind of edit, in ms, the least of several rounds,
 * because noise only ever adds. A frame is what lies between two calls of requestAnimationFrame while the edit is handled
 * and drawn.
 *
 *   node bench/schema-editor/measure.mjs     against a running server: ASSAY_SERVER, ASSAY_DEMO_PASSWORD
 */
import { chromium } from '@playwright/test';

const METRICS = 500;
const ROUNDS = 7;
/** No frame may take longer, in ms. */
const LIMIT = 50;
const { ASSAY_SERVER: server = 'http://localhost:8080', ASSAY_CHROMIUM, ASSAY_DEMO_PASSWORD } = process.env;

/** Signs in. @returns the header by which the browser calls the API */
async function signIn(page) {
  await page.goto(`${server}/login`);
  await page.fill('input[name=email]', 'admin@demo.example');
  await page.fill('input[name=password]', ASSAY_DEMO_PASSWORD);
  const request = page.waitForRequest(
    (one) => one.url().includes('/api/') && 'authorization' in one.headers(),
  );
  await page.click('button[type=submit]');
  return (await request).headers().authorization;
}

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

/** Makes an edit in the page. @returns the longest frame until it was drawn */
async function longestFrame(page, edit) {
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
  await edit(page);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(globalThis.requestAnimationFrame);
    globalThis.benchFrames.isRunning = false;
    return globalThis.benchFrames.longest;
  });
}

const click =
  (name, role = 'button') =>
  (page) =>
    page.getByRole(role, { name }).first().click();
const nth = (selector, index) => (page) => page.locator(selector).nth(index).click();
const EDITS = {
  'turn Required on': nth('li[data-reorder-item] input', 500),
  undo: click('Undo'),
  redo: click('Redo'),
  'type a name': (page) => page.getByRole('textbox', { name: 'Name', exact: true }).pressSequentially('abc'),
  'move a metric by the keyboard': async (page) => {
    await page.locator('li[data-reorder-item] button').nth(20).focus();
    await page.keyboard.press('ArrowDown');
  },
  'scroll to the end': (page) =>
    page
      .locator('li[data-reorder-item]')
      .last()
      .evaluate((row) => row.scrollIntoView()),
  'open the other group': click(/^One/),
  'open the large group': click(/^All/),
};

const browser = await chromium.launch({
  ...(ASSAY_CHROMIUM && { executablePath: ASSAY_CHROMIUM }),
  args: ['--no-sandbox'],
});
try {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const authorization = await signIn(page);
  await page.goto(`${server}/schemas/${await createSchema(authorization)}`);
  await page
    .locator('li[data-reorder-item]')
    .nth(METRICS - 2)
    .waitFor();
  const least = new Map();
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, edit] of Object.entries(EDITS)) {
      const frame = await longestFrame(page, edit);
      least.set(name, Math.min(least.get(name) ?? Infinity, frame));
    }
  for (const [name, frame] of least)
    console.log(`${name}: ${frame.toFixed(0)} ms (limit ${LIMIT} ms, ${frame <= LIMIT ? 'within' : 'OVER'})`);
} finally {
  await browser.close();
}
