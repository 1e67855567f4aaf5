// npm run screenshots: pictures of every screen in .cache/screens, taken from the real suite with the demo documents, at 1440 and
// 1024 pixels wide, light and dark where it matters; those that documents show in docs/screens, where they changed.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { readArguments } from '../server/src/processes/run-command.ts';
import { ensureBrowser } from './lib/browser.mjs';
import { NODE, ROOT } from './lib/install.mjs';
import { NORTHWIND, shootEmbedded } from './screenshots/embedded.mjs';
import { ALL_PICTURES, openPictureFiles } from './screenshots/picture-files.mjs';
import { shootReviewStates } from './screenshots/review-states.mjs';
import { shootStewardDay } from './screenshots/steward-day.mjs';

readArguments({
  usage: `npm run screenshots
  Takes pictures of every screen into .cache/screens, and those that the documents show into docs/screens.`,
});

const PORT = 8195;
const BASE = `http://localhost:${PORT}`;
const PASSWORD = 'Only-for-pictures-1';
const DATA = path.join(ROOT, '.cache/screenshots-data');

const browserPath = ensureBrowser();
rmSync(DATA, { recursive: true, force: true });
rmSync(ALL_PICTURES, { recursive: true, force: true });

const server = spawn(NODE, ['server/src/main.ts'], {
  cwd: ROOT,
  env: {
    ...process.env,
    PORT: String(PORT),
    ASSAY_DATA: DATA,
    ASSAY_MODE: 'demo',
    ASSAY_DEMO_PASSWORD: PASSWORD,
    ASSAY_EMBED_ORIGINS: NORTHWIND,
    DRAIN_SECONDS: '0',
  },
  stdio: 'inherit',
});

async function until(check) {
  for (let tries = 0; tries < 240; tries++) {
    if (await check().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the suite did not get ready');
}

/** Waits until nothing loads or moves any more. */
async function waitUntilStable(page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
}

async function signIn(page, user) {
  // A response that stays open: with it a page never comes to rest.
  await page.route(/\/changes(\?|$)/, (route) => route.abort());
  await page.goto(`${BASE}/login`);
  await page.getByLabel('Email').fill(user);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page
    .getByRole('button', { name: 'Close' })
    .first()
    .click()
    .catch(() => undefined);
}

/** The states of the document view that need more than its address, on the document that is open. */
async function shootReview(browser, page, take) {
  const thumbnails = page.getByRole('button', { name: 'Page thumbnails' });
  await thumbnails.click();
  await page.keyboard.press('Control+f');
  await page.getByRole('search').getByRole('textbox').fill('partner');
  await page
    .getByRole('search')
    .getByText(/\d of \d/)
    .waitFor();
  await take('document-search');
  await page.keyboard.press('Escape');
  await thumbnails.click();
  await page.locator('[data-field]').filter({ hasText: 'Total Commitment' }).first().click();
  await page.getByRole('button', { name: 'Capture from page' }).click();
  await page.getByText(/^Click Total Commitment/).waitFor();
  await take('document-capture');
  await page.keyboard.press('Escape');

  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, 'reviewer@demo.example');
  await colleague.goto(page.url());
  await colleague.locator('canvas').first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Rhea Reviewer is viewing' }).click();
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await page.getByRole('button', { name: 'Release', exact: true }).waitFor();
  await take('document-people');
  await page.getByRole('button', { name: 'Release', exact: true }).click();
  await page.getByRole('button', { name: 'Claim', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await colleague.context().close();

  await page.getByRole('button', { name: /^Ask a colleague/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Colleague' }).click();
  await page.getByRole('option', { name: /Rhea Reviewer/ }).click();
  await dialog.getByRole('textbox', { name: 'Question' }).fill('Is this net of the recallable part?');
  await take('document-question');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Is this net of the recallable part?').first().waitFor();
  await take('document-questions');
}

async function shoot(browser, savePicture, { width, height, scheme }) {
  const page = await (
    await browser.newContext({ viewport: { width, height }, colorScheme: scheme, reducedMotion: 'reduce' })
  ).newPage();
  const picture = async (shown, name) =>
    savePicture(await shown.screenshot(), `${name}-${width}${scheme === 'dark' ? '-dark' : ''}`);
  const take = async (name) => {
    await waitUntilStable(page);
    await picture(page, name);
  };
  await page.goto(`${BASE}/login`);
  await take('sign-in');
  for (const [name, address] of Object.entries({
    'request-reset': 'requestResetPassword',
    reset: 'resetPassword?email=reviewer%40demo.example',
    'forced-change': `forcePasswordChange?userAttributesStr=${encodeURIComponent('{"email":"new@demo.example"}')}`,
  })) {
    await page.goto(`${BASE}/login/${address}`);
    await take(name);
  }
  await page.goto(`${BASE}/login`);
  await page.getByRole('link', { name: 'Log in via SSO' }).click();
  await take('single-sign-on');
  await signIn(page, 'admin@demo.example');
  await until(async () => (await page.request.get(`${BASE}/readyz`)).ok());
  for (const [name, address] of Object.entries({
    documents: '/verification',
    archive: '/archive',
    trash: '/trash',
    upload: '/upload',
    'upload-errors': '/upload/errors',
    usage: '/usage',
    'usage-documents': '/usage/documents?stage=EXT_DONE',
    'dashboard-summary': '/assay-dashboards/platform-summary',
    'dashboard-verify': '/assay-dashboards/document-verification/productivity',
    'dashboard-extract': '/assay-dashboards/document-extraction/performance',
    'dashboard-by-connection': '/assay-dashboards/document-import/by-source',
    'dashboard-status': '/assay-dashboards/document-import/expected-received',
    schemas: '/schemas',
    metrics: '/metrics',
    metric: '/metrics?viewMetric=commitment',
    entities: '/entities',
    'entities-inbox': '/entities-inbox',
    learning: '/learning',
    users: '/settings/users',
    'user-changes': '/settings/users/changes',
    profile: '/settings/profile',
    components: '/components',
  })) {
    await page.goto(BASE + address);
    await take(name);
  }
  await page.goto(`${BASE}/schemas`);
  await page.getByRole('link', { name: 'Capital Call', exact: true }).click();
  await page.getByRole('tab', { name: /^General/ }).waitFor();
  await take('schema');
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByText('Missing required metrics').waitFor();
  await take('schema-assign');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Required: Call Number' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Documents extracted from now on').waitFor();
  await take('schema-review');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Try out' }).click();
  await page.getByRole('dialog').getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('button', { name: 'Other document' }).waitFor();
  await take('schema-try-out');
  // Leaving a page with unsaved changes would ask.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.goto(`${BASE}/entities?name=Calder&type=fund`);
  await page
    .getByRole('link', { name: /Calder/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save changes' }).waitFor();
  await take('entity');
  await page.getByRole('tab', { name: 'Relationships' }).click();
  await page.getByRole('table', { name: 'Relationships' }).getByRole('link').first().waitFor();
  await take('entity-relationships');
  await page.getByRole('tab', { name: 'Metrics' }).click();
  await page
    .getByRole('button', { name: /^View History/ })
    .first()
    .waitFor();
  await take('entity-metrics');
  await page.getByRole('radio', { name: 'Details' }).click();
  await page.getByRole('table', { name: 'Metrics' }).waitFor();
  await take('entity-metrics-details');
  await page.getByRole('tab', { name: 'Relationships' }).click();
  await page.getByRole('table', { name: 'Relationships' }).getByRole('link').first().click();
  const closing = page.getByRole('button', { name: 'View History of Closing Balance (QTD)' });
  await page.getByRole('searchbox').fill('closing balance');
  await closing.waitFor();
  await take('relationship-metrics');
  await closing.click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await take('datapoint-history');
  await page.goto(`${BASE}/settings/users`);
  await page.getByRole('button', { name: 'Add user' }).click();
  await take('add-user');
  await page.keyboard.press('Escape');
  await page.getByRole('row').filter({ hasText: 'Rhea Reviewer' }).click();
  await page.getByRole('complementary').getByRole('button', { name: 'SAVE' }).waitFor();
  await take('user');
  await page.goto(`${BASE}/verification`);
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByText('All Metrics', { exact: true }).click();
  await page.getByRole('region', { name: 'First rows' }).getByRole('cell').first().waitFor();
  await take('export');
  await page.getByRole('button', { name: 'New profile' }).click();
  await take('export-profile');
  await page.goto(`${BASE}/verification?search=calder`);
  await page
    .getByRole('link', { name: /calder/ })
    .first()
    .click();
  await page.locator('canvas').first().waitFor();
  await take('document');
  await page.locator('[data-field]').filter({ hasText: 'Fund' }).first().click();
  await page.getByText('Entity', { exact: true }).first().waitFor();
  await take('document-entity');
  await page.keyboard.press('e');
  await page.keyboard.type(' ');
  await page.getByRole('option').first().waitFor();
  await take('document-entity-suggestions');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await shootReview(browser, page, take);
  await page.goto(`${BASE}/verification?search=glasswing`);
  await page
    .getByRole('link', { name: /glasswing/ })
    .first()
    .click();
  await page.locator('canvas').first().waitFor();
  await clickAction(page, 'Tables');
  await page.getByRole('tab', { name: /^Schedule of Investments/ }).click();
  await page.getByRole('grid').getByRole('gridcell').first().click();
  await page.locator('canvas').first().waitFor();
  await take('tables');
  await shootSideBySide(page, take);
  await page.context().close();
  const openAs = async (user) => {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    const opened = await context.newPage();
    await signIn(opened, `${user}@demo.example`);
    return opened;
  };
  const takeState = async (shown, name, { isStill = true } = {}) => {
    if (isStill) await waitUntilStable(shown);
    await picture(shown, name);
  };
  await shootReviewStates({ base: BASE, data: DATA, openAs, take: takeState });
  await shootStewardDay({ base: BASE, openAs, take: takeState, mark: `${width}${scheme}` });
  if (scheme === 'light') await shootEmbedded({ base: BASE, openAs, take: picture });
}

/** Clicks an action, which narrow pages have in a menu. */
async function clickAction(page, name) {
  const action = page.getByRole('button', { name, exact: true });
  if (await action.isVisible()) return action.click();
  await page.getByRole('button', { name: 'More' }).last().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Some documents of the list side by side, and the question before a fill. */
async function shootSideBySide(page, take) {
  await page.goto(`${BASE}/verification?search=calder`);
  const boxes = page.getByRole('row').getByRole('checkbox');
  for (let row = 1; row <= 6; row++) await boxes.nth(row).check();
  await clickAction(page, 'Side by side');
  await page.getByRole('gridcell').first().click();
  await take('side-by-side');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+D');
  await page.getByRole('dialog').waitFor();
  await take('side-by-side-fill');
}

try {
  await until(async () => (await fetch(`${BASE}/readyz`)).ok);
  const browser = await chromium.launch({
    ...(browserPath === 'playwright' ? {} : { executablePath: browserPath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  // The seeded documents go through the pipeline first.
  const probe = await browser.newPage();
  await signIn(probe, 'viewer@demo.example');
  await until(async () => {
    await probe.goto(`${BASE}/verification`);
    await waitUntilStable(probe);
    return (await probe.getByRole('row').count()) > 12;
  });
  await probe.close();
  const savePicture = await openPictureFiles(browser);
  await shoot(browser, savePicture, { width: 1440, height: 900, scheme: 'light' });
  await shoot(browser, savePicture, { width: 1024, height: 768, scheme: 'light' });
  await shoot(browser, savePicture, { width: 1440, height: 900, scheme: 'dark' });
  await browser.close();
} finally {
  server.kill('SIGTERM');
}
