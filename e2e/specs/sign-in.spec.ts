import { expect, expectToast, fillSignIn, signIn, test, text } from '../fixtures/assay.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '../fixtures/installation.ts';
import { mailTo } from '../fixtures/outbox.ts';

test('AUTH-005 AUTH-028 ROUTE-002 ROUTE-004 a wrong password is refused with a message and opens nothing', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('link', { name: text('signIn.forgotPassword') })).toBeVisible();
  await expect(page.getByText(text('signIn.loginViaSso'))).toBeVisible();
  await fillSignIn(page, DEMO_USERS.viewer, 'not the password 1');
  await expectToast(page, text('signIn.refused'));
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('ROUTE-001 ROUTE-026 ROUTE-027 ROUTE-028 AUTH-029 a remembered address opens after sign-in, and a reload restores the session', async ({
  page,
}) => {
  await page.goto('/archive?maxPageSize=50');
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, DEMO_USERS.viewer, DEMO_PASSWORD);
  await expectToast(page, text('signIn.succeeded'));
  await expect(page).toHaveURL(/\/archive\?maxPageSize=50/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: text('documents.titleArchive') })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/verification/);
});

test('NAV-017 signing out ends the session in every tab', async ({ page, context }) => {
  await signIn(page, 'viewer');
  const other = await context.newPage();
  await other.goto('/archive');
  await expect(other.getByRole('heading', { level: 1, name: text('documents.titleArchive') })).toBeVisible();
  await page.getByRole('button', { name: text('navigation.logout') }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
});

test('AUTH-017 AUTH-018 AUTH-019 AUTH-022 AUTH-023 AUTH-032 a forgotten password is reset with the mailed code', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: text('signIn.forgotPassword') }).click();
  await page.getByLabel(text('signIn.email')).fill(DEMO_USERS.approver);
  await page.getByRole('button', { name: text('signIn.requestPasswordReset') }).click();
  await expectToast(page, text('signIn.resetRequested'));
  await expect(page.getByText(DEMO_USERS.approver)).toBeVisible();
  await expect.poll(() => mailTo(DEMO_USERS.approver)).toMatch(/\b\d{6}\b/);
  const code =
    /\b\d{6}\b/.exec((await mailTo(DEMO_USERS.approver)).split('\r\n\r\n').slice(1).join(''))?.[0] ?? '';
  await page.getByLabel(text('signIn.verificationCode')).fill(code);
  await page.locator('input[type=password]').nth(0).fill('A-new-password-9');
  await page.locator('input[type=password]').nth(1).fill('A-new-password-9');
  await page.getByRole('button', { name: text('signIn.changeAndLogin') }).click();
  await expectToast(page, text('signIn.passwordChanged'));
  await expect(
    page.getByRole('heading', { level: 1, name: text('documents.titleVerification') }),
  ).toBeVisible();
});
