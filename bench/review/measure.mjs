/**
 * The times of a review in a browser, in ms: medians of own time, from the event in the page to the paint that shows its
 * effect, so that the tool's own way is left out.
 *
 *   node bench/review/measure.mjs [--rounds 9]     against a running server: ASSAY_SERVER, ASSAY_DEMO_PASSWORD
 */
import { chromium } from '@playwright/test';

const LIMITS = { highlight: 100, accept: 50, 'next document': 500, 'first page': 1500 };
const { ASSAY_SERVER: server = 'http://localhost:8080', ASSAY_CHROMIUM, ASSAY_DEMO_PASSWORD } = process.env;
const option = process.argv.indexOf('--rounds');
const rounds = option < 0 ? 9 : Number(process.argv[option + 1]);

const ACTIVE_ROW = '[data-field][aria-current]';
const DOCUMENT = 'Thornbury Growth III - September 2023';

async function signIn(page) {
  await page.goto(`${server}/login`);
  await page.fill('input[name=email]', 'reviewer@demo.example');
  await page.fill('input[name=password]', ASSAY_DEMO_PASSWORD);
  await page.click('button[type=submit]');
  await page.getByRole('table').waitFor();
}

/** Makes `watch` in the page: the time from the next event of a type to the paint after something is other than before. */
function installWatch() {
  const read = {
    row: () => globalThis.document.querySelector('[data-field][aria-current]')?.dataset.field,
    highlight: () => globalThis.document.querySelector('[data-highlight][data-active]')?.dataset.highlight,
    document: () =>
      globalThis.document.activeElement?.matches('[data-field][aria-current]')
        ? globalThis.location.pathname
        : undefined,
  };
  globalThis.watch = (what, type) => {
    const before = read[what]();
    globalThis.watched = new Promise((resolve) => {
      const begin = () => {
        const start = performance.now();
        const look = () => {
          const now = read[what]();
          if (now === undefined || now === before) return globalThis.requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          return globalThis.requestAnimationFrame(() => port2.postMessage(null));
        };
        look();
      };
      globalThis.addEventListener(type, begin, { capture: true, once: true });
    });
  };
}

async function timeOf(page, { what, type }, act) {
  await page.evaluate(([name, event]) => globalThis.watch(name, event), [what, type]);
  await act();
  return page.evaluate(() => globalThis.watched);
}

async function openDocument(page) {
  await page.goto(`${server}/verification?search=${encodeURIComponent(DOCUMENT)}`);
  await page.getByRole('table').getByRole('link').first().click();
  await page.locator('canvas').first().waitFor();
  await page.locator(ACTIVE_ROW).waitFor();
}

/** From the address of a document in a fresh browser to its first painted page. */
async function firstPage(browser, stored, address) {
  const context = await browser.newContext({
    storageState: stored,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  const time = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const isPainted = (canvas) => {
          const { width, height } = canvas;
          const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
          return pixels.some((value, at) => at % 4 !== 3 && value < 128);
        };
        const look = () => {
          const canvas = globalThis.document.querySelector('canvas');
          if (canvas && canvas.width > 0 && isPainted(canvas)) resolve(performance.now());
          else setTimeout(look, 15);
        };
        look();
      }),
  );
  await context.close();
  return time;
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

const browser = await chromium.launch({
  ...(ASSAY_CHROMIUM && { executablePath: ASSAY_CHROMIUM }),
  args: ['--no-sandbox'],
});
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(installWatch);
  const page = await context.newPage();
  await signIn(page);
  await openDocument(page);
  const found = { highlight: [], accept: [], 'next document': [], 'first page': [] };
  const press = (key) => () => page.keyboard.press(key);
  for (let round = 0; round < rounds; round++) {
    found.highlight.push(await timeOf(page, { what: 'highlight', type: 'keydown' }, press('ArrowDown')));
    found.accept.push(await timeOf(page, { what: 'row', type: 'keydown' }, press('Enter')));
  }
  const stored = await context.storageState();
  for (let round = 0; round < rounds; round++)
    found['first page'].push(await firstPage(browser, stored, page.url()));

  await page.goto(`${server}/verification`);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.locator(ACTIVE_ROW).waitFor();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let round = 0; round < Math.min(rounds, 5); round++) {
    await page.locator('canvas').first().waitFor();
    await page.waitForLoadState('networkidle');
    found['next document'].push(await timeOf(page, { what: 'document', type: 'click' }, () => next.click()));
  }
  let isMet = true;
  for (const [name, times] of Object.entries(found)) {
    const time = median(times);
    isMet &&= time <= LIMITS[name];
    console.log(
      `${name}: ${time.toFixed(0)} ms, median of ${times.length} (limit ${LIMITS[name]} ms, ${time <= LIMITS[name] ? 'within' : 'OVER'})`,
    );
  }
  process.exitCode = isMet ? 0 : 1;
} finally {
  await browser.close();
}
