/**
 * Typing in the search of a list of 10,000 documents, in a browser: own time from the input to the paint of 100 found rows,
 * without the debounce and without the wait for the response, which are printed beside it. Median of several terms.
 */
import { USER_SEARCH_DELAY_MS } from '@assay/shared/domain';
import { blockListChanges, launch, signIn } from '../harness/browser.ts';
import { fillDocuments } from '../harness/fill-documents.ts';
import { checkLimit, median } from '../harness/limits.ts';
import { withFilledServer } from '../harness/server.ts';

const DOCUMENTS = 10_000;
/** Each once, since the browser keeps what it found. Each finds more than a page, and not the first row of the one before. */
const TERMS = [2, 4, 5, 6, 7, 8].flatMap((digit) => [`statement-${digit}`, `fund-${digit}`]);
const LIMIT_MS = 150;

/** Runs in the page: `timeSearch` resolves when the rows of the next search are painted. */
function installWatch() {
  const firstRow = () => globalThis.document.querySelector('tbody tr a')?.textContent ?? '';
  globalThis.timeSearch = (term) => {
    const before = firstRow();
    const isShown = () => firstRow() !== before && firstRow().includes(term);
    globalThis.performance.clearResourceTimings();
    globalThis.timed = new Promise((resolve) => {
      const finish = (start) => {
        const whole = performance.now() - start;
        const response = globalThis.performance
          .getEntriesByType('resource')
          .findLast(({ name }) => name.includes('/document-requests?') && name.includes(term));
        resolve({ whole, response: response.responseEnd - response.startTime });
      };
      const begin = () => {
        const start = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => finish(start);
        const look = () => globalThis.requestAnimationFrame(isShown() ? () => port2.postMessage(null) : look);
        look();
      };
      globalThis.addEventListener('input', begin, { capture: true, once: true });
    });
  };
}

async function timeSearches(page) {
  const search = page.getByRole('searchbox', { name: 'Search documents' });
  const times = [];
  for (const term of TERMS) {
    await search.selectText();
    await page.evaluate((wanted) => globalThis.timeSearch(wanted), term);
    await page.keyboard.insertText(term);
    times.push(await page.evaluate(() => globalThis.timed));
    await page.waitForLoadState('networkidle');
  }
  return times;
}

async function measureSearch(server) {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await blockListChanges(page);
    await page.addInitScript(installWatch);
    await signIn(page, server.url, { name: 'reviewer', password: server.password });
    await page.goto(`${server.url}/verification?maxPageSize=100`);
    await page.getByRole('row').nth(100).waitFor();
    const times = await timeSearches(page);
    const own = times.map(({ whole, response }) => whole - response - USER_SEARCH_DELAY_MS);
    console.log(
      `typing in the search to 100 rows on screen: ${median(own).toFixed(0)} ms own time (${checkLimit(median(own), `${LIMIT_MS} ms`, LIMIT_MS)}), ` +
        `median of ${own.map((time) => time.toFixed(0)).join(' ')}; beside it ${USER_SEARCH_DELAY_MS} ms of debounce and ` +
        `${median(times.map(({ response }) => response)).toFixed(0)} ms for the response`,
    );
  } finally {
    await browser.close();
  }
}

await withFilledServer('search', (kysely) => fillDocuments(kysely, DOCUMENTS), measureSearch);
