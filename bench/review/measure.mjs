/**
 * The times of a review in a browser, in ms: medians of own time, from the event in the page to the paint that shows its
 * effect, so that the tool's own way is left out. And the memory of a page that shows a document of 1,000 pages.
 *
 *   node bench/review/measure.mjs [--rounds 9] [--short]
 *
 * against a running server: ASSAY_SERVER, ASSAY_DEMO_PASSWORD. `--short` leaves the long document out.
 */
import { blockListChanges, launch, signIn } from '../harness/browser.ts';
import { checkLimit, median } from '../harness/limits.ts';
import { readFile } from 'node:fs/promises';
import { longDocument } from './long-document.mjs';
import { installWatch } from './watch.mjs';

const { ASSAY_SERVER: server = 'http://localhost:8080' } = process.env;
const option = process.argv.indexOf('--rounds');
const rounds = option < 0 ? 9 : Number(process.argv[option + 1]);

const ACTIVE_ROW = '[data-field][aria-current]';
const DOCUMENT = 'calder-ridge-iv_2024-12';
const VIEWPORT = { width: 1440, height: 900 };
const LONG_DOCUMENT = 'long appendix.pdf';
const LONG_PAGES = 1000;

/** Waits until all documents are extracted: extraction would take the processor from the browser. */
async function untilExtracted(authorization, count) {
  for (;;) {
    const response = await fetch(`${server}/api/clients/demo/navigation`, { headers: { authorization } });
    const { PROCESSING: processing, EXT_DONE: done } = await response.json();
    if (processing === 0 && done >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** The time from the next event of a type to the paint after something in the page is other than before. */
async function timeOf(page, { what, type }, act) {
  await page.evaluate(([name, event]) => globalThis.watch(name, event), [what, type]);
  await act();
  return page.evaluate(() => globalThis.watched);
}

/** Waits until the document on screen is at rest: its page is drawn and nothing is read any more. */
async function untilAtRest(page) {
  await page.locator(ACTIVE_ROW).waitFor();
  await page.locator('canvas').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600); // Reading ahead begins 400 ms after a document is on screen.
  await page.waitForLoadState('networkidle');
}

async function openDocument(page, name) {
  await page.goto(`${server}/verification?search=${encodeURIComponent(name)}`);
  await page.getByRole('table').getByRole('link').first().click();
  await untilAtRest(page);
}

/** From a key to the highlight of the next value, and from Enter to the next value that is open. */
async function measureKeys(page) {
  await openDocument(page, DOCUMENT);
  await page.locator('[data-field]').filter({ hasText: 'Closing Balance (QTD)' }).first().click();
  const found = { highlight: [], accept: [] };
  const press = (key) => () => page.keyboard.press(key);
  for (let round = 0; round < rounds; round++) {
    found.highlight.push(await timeOf(page, { what: 'highlight', type: 'keydown' }, press('ArrowDown')));
    found.accept.push(await timeOf(page, { what: 'row', type: 'keydown' }, press('Enter')));
  }
  await page.waitForLoadState('networkidle');
  return found;
}

/** From the address of a document in a browser that has stored nothing of the suite to its first painted page. */
async function measureFirstPage(browser, storageState, address) {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ storageState, viewport: VIEWPORT });
    await context.addInitScript(installWatch);
    const page = await context.newPage();
    await blockListChanges(page);
    await page.goto(address, { waitUntil: 'commit' });
    times.push(await page.evaluate(() => globalThis.untilPagePainted()));
    await page.waitForLoadState('networkidle');
    await context.close();
  }
  return times;
}

/** From Next to the first value of the next document of a queue, which has the focus. */
async function measureQueue(page) {
  await page.goto(`${server}/verification`);
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).waitFor();
  for (let row = 1; row <= Math.min(rounds, 9) + 1; row++) await boxes.nth(row).check();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  const times = [];
  for (let round = 0; round < Math.min(rounds, 9); round++) {
    await untilAtRest(page);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    times.push(await timeOf(page, { what: 'document', type: 'click' }, () => next.click()));
  }
  return times;
}

/** Uploads the long document by the dialog, and waits until it is extracted. */
async function uploadLongDocument(page, authorization) {
  const before = await fetch(`${server}/api/clients/demo/navigation`, { headers: { authorization } });
  const { EXT_DONE: done } = await before.json();
  await page.goto(`${server}/upload`);
  await page.getByRole('button', { name: 'Upload documents' }).first().click();
  const dialog = page.getByRole('dialog');
  const buffer = await longDocument(LONG_PAGES);
  await dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: LONG_DOCUMENT, mimeType: 'application/pdf', buffer }]);
  const stored = page.waitForResponse((one) => one.url().includes('/files/') && one.status() < 300);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await stored;
  await untilExtracted(authorization, done + 1);
}

/** The ids of the processes that show pages. */
async function rendererIds(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Memory of processes in MB, the largest of them, without what all processes of the browser share. */
async function memoryOf(processIds) {
  const sizes = processIds.map(async (id) => {
    const status = await readFile(`/proc/${id}/status`, 'utf8');
    return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  });
  return Math.max(...(await Promise.all(sizes)));
}

async function openLongDocument(page) {
  await page.goto(`${server}/verification?search=${encodeURIComponent(LONG_DOCUMENT)}`);
  const link = page.getByRole('table').getByRole('link', { name: LONG_DOCUMENT });
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  return timeOf(page, { what: 'page', type: 'click' }, () => link.click());
}

/** From a click in the list to the first painted page of the long document, and the memory after leafing through it. */
async function measureLongDocument(browser, storageState) {
  const times = [];
  const memory = [];
  for (let round = 0; round < Math.min(rounds, 5); round++) {
    const others = await rendererIds(browser);
    const context = await browser.newContext({ storageState, viewport: VIEWPORT });
    await context.addInitScript(installWatch);
    const page = await context.newPage();
    await blockListChanges(page);
    times.push(await openLongDocument(page));
    await untilAtRest(page);
    const own = (await rendererIds(browser)).filter((id) => !others.includes(id));
    const opened = await memoryOf(own);
    const number = page.getByRole('textbox', { name: 'Page number' });
    for (let wanted = 50; wanted <= LONG_PAGES; wanted += 50) {
      await number.fill(String(wanted));
      await number.press('Enter');
      await page.waitForTimeout(200);
    }
    memory.push(Math.max(opened, await memoryOf(own)));
    await context.close();
  }
  return { times, memory: median(memory) };
}

function report(name, { value, unit, limit, detail = '' }) {
  console.log(
    `${name}: ${value.toFixed(0)} ${unit}${detail} (${checkLimit(value, `${limit} ${unit}`, limit)})`,
  );
}
function reportTimes(name, times, limit) {
  const all = times.map((time) => time.toFixed(0)).join(' ');
  report(name, { value: median(times), unit: 'ms', limit, detail: `, median of ${all}` });
}

const browser = await launch();
try {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript(installWatch);
  const page = await context.newPage();
  await blockListChanges(page);
  const authorization = await signIn(page, server, { name: 'reviewer' });
  await untilExtracted(authorization, 12);
  const { highlight, accept } = await measureKeys(page);
  reportTimes('highlight after a key', highlight, 100);
  reportTimes('accept', accept, 50);
  const address = page.url();
  await page.goto('about:blank'); // What one page does must not take the processor from another.
  const firstPage = await measureFirstPage(browser, await context.storageState(), address);
  reportTimes('first page, cold', firstPage, 1500);
  reportTimes('next document of a queue', await measureQueue(page), 500);
  if (!process.argv.includes('--short')) {
    await uploadLongDocument(page, authorization);
    const storageState = await context.storageState();
    await page.goto('about:blank');
    const { times, memory } = await measureLongDocument(browser, storageState);
    reportTimes(`${LONG_PAGES} pages, first page`, times, 1000);
    report(`${LONG_PAGES} pages, memory`, { value: memory, unit: 'MB', limit: 300 });
  }
} finally {
  await browser.close();
}
