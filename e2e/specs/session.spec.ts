import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, expectToast, fillSignIn, signIn, test, text } from '../fixtures/assay.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '../fixtures/installation.ts';

/** Makes the stored tokens old for this browser: by the drift that it keeps between its clock and the service's. */
const growOld = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('.clockDrift')) localStorage.setItem(key, '-7200');
    }
  });
/** Makes the identity service refuse to renew the stored session. */
const loseRefreshToken = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('.refreshToken')) localStorage.setItem(key, 'lost');
    }
  });

const archive = (page: Page) => page.getByRole('heading', { level: 1, name: text('documents.titleArchive') });

/** A person's browser: analytics takes no event of one that is driven by a program. */
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Where both services are reached in the tests. Nothing of it reaches the server. */
const SERVICES = '/services';

const unzip = (bytes: Buffer): string => (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();

/** A text and the parts of a recording in it, which are packed one by one. */
function unpack(sent: string): string {
  const packed = [...sent.matchAll(/"data":("\\u001f(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) =>
    Buffer.from(String(JSON.parse(text)), 'latin1'),
  );
  return [sent, ...packed.map(unzip)].join('\n');
}

/** Configures both services for a page. Returns the unpacked requests to them so far, with addresses and headers. */
async function watchServices(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const { origin, host } = new URL(response.url());
    const analytics = { key: 'phc_test', host: `${origin}${SERVICES}` };
    const errorReporting = { dsn: `http://public@${host}${SERVICES}/42` };
    const config = (await response.json()) as object;
    await route.fulfill({ response, json: { ...config, analytics, errorReporting } });
  });
  await page.route(
    ({ pathname }) => pathname.startsWith(`${SERVICES}/`),
    async (route) => {
      const request = route.request();
      const head = JSON.stringify([request.url(), await request.allHeaders()]);
      sent.push(`${head}\n${unpack(unzip(request.postDataBuffer() ?? Buffer.alloc(0)))}`);
      return route.fulfill({ json: { status: 1 } });
    },
  );
  return sent;
}

test.describe('analytics', () => {
  test.use({ userAgent: PERSON });

  test('ANA-004 ANA-006 AMB-125 records session replay in a real browser, under our content security policy, and no name leaves it', async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const sent = await watchServices(page);
    /** Waits until a page of this route was recorded. A page that nobody uses is not. */
    const isRecorded = (pattern: string) =>
      expect(async () => {
        await page.mouse.move(200, 200);
        await page.mouse.move(240, 260);
        expect(sent.join('\n')).toMatch(new RegExp(`"href":"[^"]*${pattern}"`));
      }).toPass({ timeout: 30_000, intervals: [500] });
    const rows = page.getByRole('main').getByRole('table').getByRole('link');
    const names: string[] = [];
    /** Opens a list that the samples of the demo fill after the start. Returns the name in its first row. */
    const openList = async (address: string): Promise<string> => {
      await expect(async () => {
        await page.goto(address);
        await expect(rows.first()).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 90_000 });
      const shown = await rows.allInnerTexts();
      names.push(...shown);
      return shown[0] ?? '';
    };

    await test.step('the list of entities, a search in it, and an entity', async () => {
      await signIn(page, 'admin');
      const name = await openList('/entities');
      await page.goto(`/entities?name=${encodeURIComponent(name)}`);
      await rows.first().click();
      await expect(page).toHaveURL(/\/entities\/./);
      await isRecorded('/entities/:name[a-z/]*');
      // The first page of a visit, too, and a call for it that fails.
      await page.route('**/api/**/entities/**', (route) => route.abort());
      await page.reload();
      await expect(async () => expect(sent.join('\n')).toContain('NETWORK_FAILED')).toPass();
      await page.unroute('**/api/**/entities/**');
    });

    await test.step('the list of documents after a search, and a document', async () => {
      const name = await openList('/verification');
      await page.goto(`/verification?search=${encodeURIComponent(name)}`);
      await rows.first().click();
      await expect(page.locator('canvas').first()).toBeVisible();
      await isRecorded('/verification/:documentRequestId/document');
    });

    const all = sent.join('\n');
    const words = names.flatMap((name) => [name, encodeURIComponent(name), encodeURI(name)]);
    expect(names.length).toBeGreaterThan(1);
    expect(words.filter((word) => all.includes(word))).toEqual([]);
  });

  test('ANA-006 reports no request that ends because the page is left', async ({ page }) => {
    const sent = await watchServices(page);
    await signIn(page, 'viewer');
    for (const address of ['/entities', '/archive', '/verification', '/entities', '/archive']) {
      const asked = page.waitForRequest(/\/api\//);
      await page.goto(address, { waitUntil: 'commit' });
      await asked;
    }
    await expect(archive(page)).toBeVisible();
    expect(sent.filter((request) => request.includes('/envelope/'))).toEqual([]);
  });
});

test('AMB-016 API-038 an old session is renewed once for two tabs', async ({ page, context }) => {
  await signIn(page, 'viewer');
  // No page of the suite is open while the tokens grow old, so that no other one than these two renews them.
  await page.goto('/remotes.json');
  await growOld(page);
  const other = await context.newPage();
  let renewals = 0;
  context.on('request', (request) => {
    if (request.postData()?.includes('REFRESH_TOKEN')) renewals += 1;
  });
  await Promise.all([page.goto('/archive'), other.goto('/archive')]);
  await expect(archive(page)).toBeVisible();
  await expect(archive(other)).toBeVisible();
  expect(renewals).toBe(1);
});

test('AMB-016 API-038 a token that the API refuses is renewed and the call repeated in the background', async ({
  page,
}) => {
  await signIn(page, 'viewer');
  let refusals = 0;
  await page.route('**/api/clients/*/settings', async (route) => {
    refusals += 1;
    if (refusals > 1) return route.continue();
    const errors = [{ code: 'UNAUTHENTICATED', message: 'unauthenticated' }];
    return route.fulfill({ status: 401, json: { errors } });
  });
  await page.goto('/archive');
  await expect(archive(page)).toBeVisible();
  expect(refusals).toBe(2);
  await expect(page.getByText(text('signIn.sessionNotValid'))).toHaveCount(0);
});

test('AUTH-016 AMB-016 ROUTE-027 a session that ends during an edit loses nothing, in this tab and in another', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  const other = await context.newPage();
  await other.goto('/archive?maxPageSize=50');
  await expect(archive(other)).toBeVisible();
  await page.goto('/settings/profile');
  const name = page.getByLabel(text('users.name'));
  await name.fill('Ada in the middle');
  await loseRefreshToken(page);
  await growOld(page);
  await page.getByRole('button', { name: text('users.saveChanges') }).click();
  await expectToast(page, text('signIn.sessionNotValid'));
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await fillSignIn(page, DEMO_USERS.admin, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/settings\/profile/);
  await expect(name).toHaveValue('Ada in the middle');
  await page.getByRole('button', { name: text('users.reset') }).click();
  await expect(name).toHaveValue('Ada Admin');
  await other.reload();
  await expect(other).toHaveURL(/\/archive\?maxPageSize=50/);
});

test('AUTH-016 AMB-016 AMB-059 what is typed in a value is restored after the session ended in the background', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await signIn(page, 'reviewer');
  // A document of its own: what another test has just uploaded is the first of the list.
  const document = page.getByRole('table').getByRole('link', { name: /\.pdf$/ });
  await expect(async () => {
    await page.goto(`/verification?search=${encodeURIComponent('glasswing_seed_2')}`);
    await document.click({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await expect(page).toHaveURL(/\/verification\/[^/]+\/document/);
  const address = page.url();
  const fund = page.locator('[data-field]').filter({ hasText: 'Fund' }).first();
  await fund.click();
  await page.keyboard.press('e');
  const input = fund.getByRole('combobox').first();
  await input.fill('A fund in the middle');
  await loseRefreshToken(page);
  await growOld(page);
  // Nothing is pressed here: another tab finds that the session has ended.
  const other = await context.newPage();
  await other.goto('/archive');
  await expect(page).toHaveURL(/\/login$/);
  await other.close();
  await fillSignIn(page, DEMO_USERS.reviewer, DEMO_PASSWORD);
  await expect(page).toHaveURL(address);
  await expect(input).toHaveValue('A fund in the middle');
  await expect(input).toBeFocused();
  await loseRefreshToken(page);
  await growOld(page);
  await input.press('Enter');
  await expectToast(page, text('signIn.sessionNotValid'));
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, DEMO_USERS.reviewer, DEMO_PASSWORD);
  await expect(page).toHaveURL(address);
  const edited = page.locator('[data-field]').filter({ hasText: 'A fund in the middle' }).first();
  await expect(edited).toBeVisible();
  await expect(page.getByText(text('verification.saved'), { exact: true })).toBeVisible();
});
