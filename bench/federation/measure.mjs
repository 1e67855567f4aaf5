/**
 * What federation costs on the running suite: what a second remote brings, what is fetched before it is used, what a warm
 * revisit asks for, and what a page of others loads with one remote. Against a running server: ASSAY_SERVER, ASSAY_DEMO_PASSWORD.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launch, signIn } from '../harness/browser.ts';
import { checkLimit } from '../harness/limits.ts';
import { serveBuild } from '../harness/serve-build.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'dist');
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0);
const scriptsOf = (files) => files.filter(({ isScript }) => isScript);
const isEntry = ({ name }) => name.includes('remoteEntry');
const firstRow = (page) => page.getByRole('row').nth(1);
const say = (files) => `${kilobytes(sum(files))} in ${files.length} files`;
function list(files) {
  for (const { name, bytes } of files) console.log(`  ${kilobytes(bytes).padStart(9)} ${name}`);
}
/** What a second remote may bring besides its own code, in bytes. */
const ENTRY_LIMIT = 8000;

/**
 * The release of a remote, and the names of the files that are its own code: what it mounts, and what a page needs. Its other
 * files are its copies of shared libraries.
 */
function readRelease(remote, page) {
  const readJson = (...parts) => JSON.parse(readFileSync(path.join(DIST, ...parts), 'utf8'));
  const { base } = readJson('remotes.json').remotes[remote];
  const { exposes } = readJson(base, 'mf-manifest.json');
  const { js, css } = exposes.find(({ path: exposed }) => exposed === './mount').assets;
  const { code } = readJson(base, 'assay-manifest.json');
  return { base, own: new Set([...js.sync, ...css.sync, ...code.pages[page]].map((file) => base + file)) };
}

/** Shows a remote in an empty page by the embedding script, as the user who is signed in. */
async function embed(context, origin, remote) {
  const page = await context.newPage();
  await page.route(`${origin}/northwind`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="slot"></div>' }),
  );
  const { files, whenQuiet } = await noteFiles(page);
  await page.goto(`${origin}/northwind`);
  await page.evaluate(
    async ([script, name]) => {
      const { mount } = await import(script);
      const [, token] = Object.entries(localStorage).find(([key]) => key.endsWith('.idToken'));
      await mount(document.querySelector('#slot'), {
        remote: name,
        clientId: 'demo',
        getToken: async () => token,
      });
    },
    ['/embed/v1.js', remote],
  );
  await firstRow(page).waitFor();
  await whenQuiet();
  await page.close();
  return files;
}

/** For how long nothing is on its way before the page counts as quiet, and how long that is waited for, in ms. */
const QUIET_MS = 1000;
const LIMIT_MS = 20_000;

/**
 * Notes every file that a page takes from the network, as the client of one protocol session. `whenQuiet` resolves when nothing
 * is on its way any more: `networkidle` of a page is reached once, and stays so.
 */
async function noteFiles(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const responses = new Map();
  const files = [];
  const underWay = new Set();
  let changed = performance.now();
  const note = (change) => {
    change();
    changed = performance.now();
  };
  const whenQuiet = async () => {
    // What has just begun is heard of later.
    changed = performance.now();
    const end = changed + LIMIT_MS;
    const isBusy = () => underWay.size > 0 || performance.now() - changed < QUIET_MS;
    // Of a request that a worker has ended the page's session may hear nothing.
    while (isBusy() && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10));
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) =>
    note(() => request.url.startsWith('http') && underWay.add(requestId)),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => note(() => underWay.delete(requestId)));
  cdp.on('Network.responseReceived', ({ requestId, response }) => responses.set(requestId, response));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    note(() => underWay.delete(requestId));
    const response = responses.get(requestId);
    if (!response || response.fromDiskCache || response.fromPrefetchCache || bytes === 0) return;
    const { pathname } = new URL(response.url);
    if (!/^\/(api|identity|files)\//.test(pathname) && pathname !== '/config.json')
      files.push({ name: pathname, bytes, isScript: response.mimeType.includes('javascript') });
  });
  return { files, whenQuiet };
}

const host = await serveBuild({
  folders: [path.join(DIST, 'shell'), DIST],
  target: process.env.ASSAY_SERVER ?? 'http://localhost:8080',
  isSuite: true,
});
const browser = await launch();
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const { files, whenQuiet } = await noteFiles(page);
  await signIn(page, host.origin);
  await firstRow(page).waitFor();
  await whenQuiet();
  /** Says what an action loads. */
  const measureStep = async (what, act) => {
    files.length = 0;
    await act();
    await whenQuiet();
    console.log(`${what}: JS ${say(scriptsOf(files))}`);
  };

  await measureStep('a second remote', async () => {
    await page.locator('a[href="/metrics"]').first().click();
    await firstRow(page).waitFor();
  });
  const entry = sum(files.filter(isEntry));
  console.log(
    `  of it remoteEntry ${kilobytes(entry)} (${checkLimit(entry, kilobytes(ENTRY_LIMIT), ENTRY_LIMIT)})`,
  );
  list(files);

  const settings = page.locator('nav a[href^="/settings"]').first();
  await measureStep('a third remote, while the pointer is over its link', () => settings.hover());
  await measureStep('  and when it is opened then', async () => {
    await settings.click();
    await page.getByRole('main').getByRole('textbox').first().waitFor();
  });

  await page.locator('a[href="/verification"]').first().click();
  await firstRow(page).waitFor();
  await measureStep('a fourth remote, while the list is read', () =>
    page.waitForRequest((request) => request.url().includes('/remotes/verification/')),
  );
  await measureStep('  and when a document is opened then', async () => {
    await firstRow(page).getByRole('link').first().click();
    await page.locator('canvas').first().waitFor();
  });
  list(scriptsOf(files));
  await page.close();

  const again = await context.newPage();
  const { files: asked, whenQuiet: whenAgainQuiet } = await noteFiles(again);
  await again.goto(`${host.origin}/verification`);
  await firstRow(again).waitFor();
  await whenAgainQuiet();
  console.log(`a warm revisit: ${scriptsOf(asked).length} scripts, ${asked.length} files from the network`);
  list(asked);

  const { bytes } = JSON.parse(readFileSync(path.join(DIST, 'embed', 'v1.json'), 'utf8'));
  console.log(`the embedding script: ${kilobytes(bytes.gzip)} in gzip (limit 20 kB)`);

  const { base, own } = readRelease('documents', 'documents.verification');
  // Cold, as in a page that shows a remote for the first time.
  const cold = await browser.newContext({ storageState: await context.storageState() });
  const embedded = await embed(cold, host.origin, 'documents');
  const isOwn = (file) => own.has(file.name) && !isEntry(file);
  const isCode = ({ name }) => name.startsWith(base) && !name.endsWith('.json');
  const parts = {
    'the embedding script': embedded.filter(({ name }) => name.startsWith('/embed/')),
    'remotes.json and manifests': embedded.filter(({ name }) => name.endsWith('.json')),
    remoteEntry: embedded.filter(isEntry),
    'its own code and styles': embedded.filter(isOwn),
    'its copies of shared libraries, with their styles and font': embedded.filter(
      (file) => isCode(file) && !isEntry(file) && !isOwn(file),
    ),
  };
  console.log('a page of others with documents in it:');
  for (const [part, partFiles] of Object.entries(parts)) console.log(`  ${part}: ${say(partFiles)}`);
} finally {
  await browser.close();
  host.stop();
}
