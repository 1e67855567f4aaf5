import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import {
  CHUNK_LOAD_TIMEOUT_MS,
  MANIFEST_WAIT_MS,
  START_TIMEOUT_MS,
} from '../../shared/domain/timings/index.ts';
import { findings } from '../fixtures/accessibility.ts';
import { expect, startAs, test, text } from '../fixtures/assay.ts';
import { BASE_URL } from '../fixtures/installation.ts';

const PRODUCT = { product: 'Assay' };
/** Longer than the page's clock runs before it is stopped. */
const MARGIN_MS = 20_000;

/** Leaves requests without an answer until they are let through or cut. The page's clock is the test's from here on. */
async function holdBack(page: Page, address: RegExp | string) {
  await page.clock.install();
  const held: (() => Promise<void>)[] = [];
  const cut: (() => Promise<void>)[] = [];
  const asked: string[] = [];
  let isHeld = true;
  await page.route(address, async (route) => {
    asked.push(route.request().url());
    if (!isHeld) return route.continue();
    held.push(() => route.continue());
    cut.push(() => route.abort());
  });
  const end = (responses: (() => Promise<void>)[]) => async () => {
    isHeld = false;
    await Promise.all(responses.map((respond) => respond()));
  };
  return {
    /** What was asked for at these addresses. */
    asked,
    isAsked: (times = 1) => expect.poll(() => asked.length).toBeGreaterThanOrEqual(times),
    release: end(held),
    fail: end(cut),
  };
}

/** From here on, only the test moves the page's clock. */
async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
}

const manifestOf = (remote: string) => `**/remotes/${remote}/**/assay-manifest.json`;
const sidebarLink = (page: Page, key: 'navigation.schemas' | 'navigation.archive') =>
  page.getByRole('navigation').getByRole('link', { name: text(key) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens an address, as on a first visit, while the manifest of one remote does not come, until the suite goes on without it. */
async function openWithout(page: Page, remote: string, address: string) {
  const manifest = await holdBack(page, manifestOf(remote));
  await page.goto(address);
  await manifest.isAsked();
  await page.clock.fastForward(MANIFEST_WAIT_MS);
  await expect(sidebarLink(page, 'navigation.archive')).toBeVisible();
  return manifest;
}

test('a slow manifest delays the suite by 3 seconds at most; its remote is added later and nothing on screen is lost', async ({
  page,
}) => {
  await startAs(page, 'reviewer');
  const manifest = await openWithout(page, 'data-model', '/archive');
  await expect(heading(page, text('documents.titleArchive'))).toBeVisible();
  await expect(sidebarLink(page, 'navigation.schemas')).toHaveCount(0);
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.fill('Calder');
  const field = await search.elementHandle();
  await manifest.release();
  await expect(sidebarLink(page, 'navigation.schemas')).toBeVisible();
  expect(await field?.evaluate((node) => node.isConnected && node === document.activeElement)).toBe(true);
  await expect(search).toHaveValue('Calder');
  await expect(page).toHaveTitle('Archive · Assay');
  await sidebarLink(page, 'navigation.schemas').click();
  await expect(heading(page, text('schemas.title'))).toBeVisible();
});

test('an address of a late remote waits on a loading panel and opens by itself, with its title and the focus kept', async ({
  page,
}) => {
  await startAs(page, 'reviewer');
  const manifest = await openWithout(page, 'data-model', '/schemas');
  const panel = page.getByRole('main').getByRole('status');
  await expect(panel).toContainText(text('shell.areaLate'));
  await expect(page).toHaveTitle('Assay');
  expect(await findings(page)).toEqual([]);
  await sidebarLink(page, 'navigation.archive').focus();
  await manifest.release();
  await expect(heading(page, text('schemas.title'))).toBeVisible();
  await expect(page).toHaveTitle('Schemas · Assay');
  await expect(page).toHaveURL(/\/schemas$/);
  await expect(sidebarLink(page, 'navigation.archive')).toBeFocused();
});

test('a manifest that never arrives replaces the loading panel after 120 seconds by one with Reload; the rest works', async ({
  page,
}) => {
  await startAs(page, 'reviewer');
  await openWithout(page, 'data-model', '/schemas');
  await expect(page.getByText(text('shell.areaLate'))).toBeVisible();
  await stopClock(page);
  await page.clock.fastForward(CHUNK_LOAD_TIMEOUT_MS - MARGIN_MS);
  await expect(page.getByText(text('shell.areaLate'))).toBeVisible();
  await page.clock.fastForward(MARGIN_MS);
  const failed = page
    .getByRole('alert')
    .filter({ hasText: text('shell.areaFailed', { area: 'data-model' }) });
  await expect(failed.getByRole('button', { name: text('ui.reloadPage') })).toBeVisible();
  await expect(page).toHaveURL(/\/schemas$/);
  await page.clock.resume();
  await sidebarLink(page, 'navigation.archive').click();
  await expect(heading(page, text('documents.titleArchive'))).toBeVisible();
});

test('a list of remotes that hangs or fails shows a panel with Retry, which starts the suite', async ({
  page,
}) => {
  await startAs(page, 'reviewer');
  const list = await holdBack(page, '**/remotes.json');
  await page.goto('/archive');
  await list.isAsked();
  await page.clock.fastForward(START_TIMEOUT_MS);
  const failed = page.getByRole('alert').filter({ hasText: text('shell.startFailed', PRODUCT) });
  await expect(failed).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const retry = failed.getByRole('button', { name: text('generic.retry') });
  await retry.click();
  await list.isAsked(2);
  await list.fail();
  await expect(retry).toBeEnabled();
  await retry.click();
  await expect(heading(page, text('documents.titleArchive'))).toBeVisible();
});

for (const [what, files] of [
  ['entry', /\/remotes\/data-model\/.*\/remoteEntry[^/]*\.js$/],
  ['chunk', /\/remotes\/data-model\/.*\/(?!remoteEntry)[^/]*\.js$/],
  ['federation manifest', /\/remotes\/data-model\/.*\/mf-manifest\.json/],
  ['stylesheet', /\/remotes\/data-model\/.*\.css$/],
] as const)
  test(`ROUTE-033 a remote whose ${what} never answers raises ChunkLoadError after 120 seconds, not before, and once`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await startAs(page, 'reviewer');
    const held = await holdBack(page, files);
    // A build in development does not name its files, and leaves that to the federation manifest.
    if (what === 'federation manifest')
      await page.route(manifestOf('data-model'), async (route) =>
        route.fulfill({ json: { ...(await (await route.fetch()).json()), code: undefined } }),
      );
    await page.goto('/archive');
    // What is still on its way when the clock jumps is given up too, and would take this screen with it.
    await expect(heading(page, text('documents.titleArchive'))).toBeVisible();
    await sidebarLink(page, 'navigation.schemas').click();
    await held.isAsked();
    const [file] = held.asked;
    const tag = page.locator(`[src="${file}"], [rel=stylesheet][href="${file}"]`);
    // A preload asks, too: the time starts with the element, where there is one.
    if (what !== 'federation manifest') await expect(tag).not.toHaveCount(0);
    await stopClock(page);
    const failed = page.getByRole('alert').filter({ hasText: text('shell.areaFailed', { area: 'Schemas' }) });
    // Giving up removes the element, and a second attempt would make another.
    const tags = await tag.elementHandles();
    const areThere = () => Promise.all(tags.map((tag) => tag.evaluate(({ isConnected }) => isConnected)));
    await page.clock.fastForward(CHUNK_LOAD_TIMEOUT_MS - MARGIN_MS);
    expect(await areThere()).not.toContain(false);
    await expect(page.getByRole('main').getByText(text('shell.stillWaiting'))).toBeVisible();
    await expect(failed).toHaveCount(0);
    await page.clock.fastForward(MARGIN_MS);
    await expect(failed.getByRole('button', { name: text('ui.reloadPage') })).toBeVisible();
    expect(await areThere()).not.toContain(true);
    await page.clock.resume();
    expect(logged.join('\n')).toContain('ChunkLoadError');
    await sidebarLink(page, 'navigation.archive').click();
    await expect(heading(page, text('documents.titleArchive'))).toBeVisible();
    // The network is back: what failed is requested again.
    await held.release();
    await sidebarLink(page, 'navigation.schemas').click();
    await expect(heading(page, text('schemas.title'))).toBeVisible();
  });

/**
 * Serves another release of a remote: the deployed one with another version in all its names. With `isPruned` that of
 * before is gone: the server answers with an error in JSON.
 */
async function withNextRelease(page: Page, remote: string, { isPruned }: { readonly isPruned: boolean }) {
  const { remotes } = (await (await page.request.get('/remotes.json')).json()) as {
    remotes: Record<string, { base: string; version: string }>;
  };
  const { base = '', version = '' } = remotes[remote] ?? {};
  const next = version.replace(/.{8}$/, 'ffffffff');
  const rename = (text: string, from: string, to: string) =>
    text.replaceAll(from, to).replaceAll(from.replace(/\W/g, '_'), to.replace(/\W/g, '_'));
  const present = { base, version };
  const later = { base: base.replace(version, next), version: next };
  let entry: object = present;
  if (isPruned)
    await page.route(`**${base}**`, (route) => route.fulfill({ status: 404, json: { errors: [] } }));
  await page.route(`**${later.base}**`, async (route) => {
    const response = await page.request.get(rename(route.request().url(), next, version));
    const body = rename(await response.text(), version, next);
    await route.fulfill({ status: response.status(), contentType: response.headers()['content-type'], body });
  });
  await page.route('**/remotes.json', (route) =>
    route.fulfill({ json: { remotes: { ...remotes, [remote]: entry } } }),
  );
  return {
    deploy: () => (entry = later),
    deployFor: (share: number) => (entry = { ...present, canary: { ...later, share } }),
    isLater: (address: string) => address.includes(later.base),
  };
}

test('a release that is gone is named, Retry takes the next one without a reload, and the page that is open stays', async ({
  page,
}) => {
  await startAs(page, 'reviewer');
  await page.goto('/verification');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const release = await withNextRelease(page, 'data-model', { isPruned: true });
  await sidebarLink(page, 'navigation.schemas').click();
  const failed = page.getByRole('alert').filter({ hasText: text('shell.areaFailed', { area: 'Schemas' }) });
  const retry = failed.getByRole('button', { name: text('generic.retry') });
  await expect(retry).toBeVisible();
  expect(await findings(page)).toEqual([]);
  release.deploy();
  await retry.click();
  await expect(heading(page, text('schemas.title'))).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a browser among the share of a canary opens its release, each time; one that is not opens the other', async ({
  page,
}) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\/data-model\/.*\.js$/.test(request.url())) code.push(request.url());
  });
  await startAs(page, 'reviewer');
  const release = await withNextRelease(page, 'data-model', { isPruned: false });
  // The server knows of no canary here: its page would name the files of the other release.
  await page.route('**/schemas', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), link: '' } });
  });
  for (const share of [1, 1, 0]) {
    release.deployFor(share);
    code.length = 0;
    await page.goto('/schemas');
    await expect(heading(page, text('schemas.title'))).toBeVisible();
    expect(new Set(code.map(release.isLater)), `${share} of all browsers`).toEqual(new Set([share === 1]));
  }
});

test('until the first script runs, the page shows the side navigation and the lines of a page', async ({
  page,
}) => {
  let run = () => {};
  const mayRun = new Promise<void>((resolve) => (run = resolve));
  await page.route(/\/main\.[^/]*\.js$/, async (route) => {
    await mayRun;
    await route.continue();
  });
  await page.goto('/archive', { waitUntil: 'commit' });
  const skeleton = page.locator('#root > svg');
  await expect(skeleton.locator('rect')).toHaveCount(6);
  await expect(skeleton).toBeVisible();
  run();
  await expect(page.getByLabel(text('signIn.email'))).toBeVisible();
  await expect(skeleton).toHaveCount(0);
});

test('a remote that needs an export of a later shell is refused by name before its code is asked for', async ({
  page,
}) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\/data-model\/.*\.js$/.test(request.url())) code.push(request.url());
  });
  await page.route(manifestOf('data-model'), async (route) => {
    const manifest = (await (await route.fetch()).json()) as { needs: Record<string, object> };
    manifest.needs.ui = { ...manifest.needs.ui, '1.999.0': ['Timeline'] };
    await route.fulfill({ json: manifest });
  });
  await startAs(page, 'reviewer');
  await page.goto('/verification');
  await sidebarLink(page, 'navigation.schemas').focus();
  await page.keyboard.press('Enter');
  const refused = page.getByRole('alert');
  await expect(refused).toContainText('“data-model” needs Timeline of ui 1.999.0');
  await expect(refused).toContainText('An administrator has to deploy the shell.');
  await expect(refused.getByRole('button', { name: text('generic.retry') })).toBeVisible();
  expect(code).toEqual([]);
});

test('a remote whose manifest is missing is named and leaves the others working; after a first visit its item stays', async ({
  page,
}) => {
  await page.route('**/remotes/admin/**', (route) => route.abort());
  await startAs(page, 'reviewer');
  await page.goto('/verification');
  await expect(heading(page, text('documents.titleVerification'))).toBeVisible();
  const sidebar = page.getByRole('navigation');
  await expect(sidebar.getByText(text('shell.areasUnknown', { areas: 'admin' }))).toBeAttached();
  await page.unroute('**/remotes/admin/**');
  await page.reload();
  const item = sidebar.getByRole('link', { name: text('navigation.settings') });
  await expect(item).toBeVisible();
  await page.route('**/remotes/admin/**/assay-manifest.json', (route) => route.abort());
  await page.reload();
  await expect(item).toHaveAccessibleDescription(text('shell.areaAbsent'));
  await item.click();
  await expect(page).toHaveURL(/\/settings\/profile$/);
});

test('the contract doctor finds nothing that keeps one of our remotes from loading in our shell', async ({
  request,
}) => {
  const { remotes } = (await (await request.get('/remotes.json')).json()) as {
    remotes: Record<string, { base: string }>;
  };
  const doctor = path.resolve(import.meta.dirname, '../../scripts/doctor/run.mjs');
  const look = (base: string) =>
    promisify(execFile)(process.execPath, [doctor, base, '--shell', BASE_URL]).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );
  const responses = await Promise.all(Object.values(remotes).map(({ base }) => look(base)));
  for (const [index, name] of Object.keys(remotes).entries())
    expect(responses[index]).toContain(`${name} would load in the shell`);
});
