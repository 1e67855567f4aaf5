import { expect, expectToast, fillSignIn, test, text } from '../fixtures/assay.ts';
import { administerIdentity } from '../fixtures/identity-admin.ts';
import { BASE_URL, DEMO_PASSWORD, DEMO_USERS } from '../fixtures/installation.ts';
import type { Page } from '@playwright/test';

/** Goes from SignIn through the provider's form; stops where it is answered. */
async function signInThroughProvider(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByRole('link', { name: text('signIn.loginViaSso') }).click();
  await expect(page).toHaveURL(/\/sso\/interaction\//);
  await fillSignIn(page, email, password);
}

const archive = (page: Page) => page.getByRole('heading', { level: 1, name: text('documents.titleArchive') });

test('AUTH-002 AUTH-034 AUTH-035 ROUTE-005 single sign-on returns to the requested address, and a reload restores the session', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto('/archive?maxPageSize=50');
  await signInThroughProvider(page, DEMO_USERS.viewer);
  await expect(page).toHaveURL(/\/archive\?maxPageSize=50/);
  await expect(archive(page)).toBeVisible();
  await page.reload();
  await expect(archive(page)).toBeVisible();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept['assay.identityProvider']).toBe('sso');
  const { tokens } = JSON.parse(kept['assay.sso.session'] ?? '{}') as { tokens: Record<string, string> };
  for (const token of Object.values(tokens)) {
    expect(token.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  }
});

test('AMB-017 signing out ends the session at the provider too, in every tab', async ({ page, context }) => {
  await page.goto('/archive');
  await signInThroughProvider(page, DEMO_USERS.viewer);
  await expect(archive(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/archive');
  await expect(archive(other)).toBeVisible();
  // The page shows SignIn at once, leaves for the provider and is loaded again on its way back.
  const isBack = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && new URL(response.url()).pathname === '/login',
  );
  await page.getByRole('button', { name: text('navigation.logout') }).click();
  await expect(other).toHaveURL(/\/login$/);
  await isBack;
  await page.getByRole('link', { name: text('signIn.loginViaSso') }).click();
  // The provider asks for the password again.
  await expect(page).toHaveURL(/\/sso\/interaction\//);
});

test('AMB-014 a code works once: its address opens nothing a second time', async ({
  page,
  context,
  request,
}) => {
  let response = '';
  let exchange = '';
  page.on('request', (sent) => {
    if (sent.url().includes('/login-idp?code=')) response = sent.url();
    if (sent.url().endsWith('/sso/token')) exchange = sent.postData() ?? '';
  });
  await page.goto('/archive');
  await signInThroughProvider(page, DEMO_USERS.viewer);
  await expect(archive(page)).toBeVisible();
  const replayed = await request.post('/sso/token', {
    data: exchange,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([replayed.status(), ((await replayed.json()) as { error: string }).error]).toEqual([
    400,
    'invalid_grant',
  ]);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(response);
  await expectToast(page, text('signIn.failed'));
  await expect(page).toHaveURL(/\/login$/);
});

test('AMB-014 AUTH-030 a forged response is a sign-in failure and signs nobody out', async ({ page }) => {
  await page.goto('/login-idp?code=forged&state=forged');
  await expectToast(page, text('signIn.failed'));
  await expect(page).toHaveURL(/\/login$/);
  await signInThroughProvider(page, DEMO_USERS.viewer);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/login-idp?code=forged&state=forged&iss=${encodeURIComponent(`${BASE_URL}/sso`)}`);
  await expectToast(page, text('signIn.failed'));
  await expect(page).toHaveURL(/\/verification/);
});

test('AUTH-016 AMB-082 a deactivated user is signed out at the next renewal and can not sign in again', async ({
  page,
}) => {
  await page.goto('/archive');
  await signInThroughProvider(page, DEMO_USERS.staff);
  await expect(archive(page)).toBeVisible();
  const identity = await administerIdentity();
  const account = (await identity.list()).find(({ email }) => email === DEMO_USERS.staff);
  await identity.disable(account?.subject ?? '');
  try {
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('assay.sso.session') ?? '{}') as object;
      localStorage.setItem('assay.sso.session', JSON.stringify({ ...session, expiresAt: 1 }));
    });
    await page.reload();
    await expectToast(page, text('signIn.sessionNotValid'));
    await expect(page).toHaveURL(/\/login$/);
    await signInThroughProvider(page, DEMO_USERS.staff);
    await expect(page.getByRole('alert')).toHaveText(text('signIn.refused'));
  } finally {
    await identity.enable(account?.subject ?? '');
  }
});
