import type { Browser, Page } from '@playwright/test';
import { contrastFindings, findings } from '../fixtures/accessibility.ts';
import { expect, expectToast, fillSignIn, startAs, test, text } from '../fixtures/assay.ts';
import { secretTo } from '../fixtures/outbox.ts';

// Each test signs in two or three users; SRP takes seconds on a slow machine.
test.describe.configure({ timeout: 180_000 });

const OWN_PASSWORD = 'My-own-password-1';

/** Each test has its own address, so that parallel tests do not interfere. */
const anAddress = (name: string) => `${name}-${Date.now().toString(36)}@demo.example`;

async function openUsers(page: Page, search = ''): Promise<void> {
  await page.goto(`/settings/users${search === '' ? '' : `?search=${encodeURIComponent(search)}`}`);
  await expect(page.getByRole('table', { name: text('users.title') })).toBeVisible();
}

async function createUser(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('button', { name: text('users.add') }).click();
  const dialog = page.getByRole('dialog', { name: text('users.createTitle') });
  await dialog.getByLabel(text('users.name')).fill(name);
  await dialog.getByLabel(text('users.email')).fill(email);
  await dialog.getByRole('button', { name: text('users.create') }).click();
  await expectToast(page, text('users.created'));
}

async function openPanel(page: Page, name: string) {
  await page.getByRole('link', { name, exact: true }).click();
  const panel = page.getByRole('complementary', { name: text('users.details', { name }) });
  await expect(panel).toBeVisible();
  return panel;
}

/** The first sign-in of a created user: with the mailed password, then with their own. */
async function signInFirst(browser: Browser, email: string, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await expect.poll(() => secretTo(email, /password: (\S+)/)).not.toBe('');
  await page.goto('/login');
  await fillSignIn(page, email, await secretTo(email, /password: (\S+)/));
  await expect(page).toHaveURL(/forcePasswordChange/);
  // The address changes first; until then the only password field is that of the sign-in.
  await expect(page.locator('input[type=password]')).toHaveCount(2);
  await page.locator('input[type=password]').nth(0).fill(OWN_PASSWORD);
  await page.locator('input[type=password]').nth(1).fill(OWN_PASSWORD);
  await page.getByRole('button', { name: text('signIn.changeAndLogin') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: text('documents.titleVerification') }),
  ).toBeVisible();
  return page;
}

async function arrival(browser: Browser, admin: Page, name: string, baseURL: string) {
  const email = anAddress(name.toLowerCase());
  await startAs(admin, 'admin');
  await openUsers(admin);
  await createUser(admin, name, email);
  const page = await signInFirst(browser, email, baseURL);
  await openUsers(admin, name);
  return { email, page };
}

test('USR-001 USR-018 USR-032 AMB-080 a created user signs in with the mailed password and becomes active', async ({
  page,
  browser,
  baseURL,
}) => {
  const { page: theirs } = await arrival(browser, page, 'Carla', baseURL ?? '');
  await expect(page.getByRole('row', { name: /Carla/ })).toContainText(text('users.statusActive'));
  await theirs.goto('/settings/profile');
  const tab = theirs.getByRole('tab', { name: text('navigation.users') });
  await expect(tab).toHaveAttribute('aria-disabled', 'true');
  await tab.focus();
  await expect(theirs.getByRole('tooltip')).toContainText(
    /^Insufficient Permissions\. You need Users: List\/View\. Ask /,
  );
  await theirs.goto('/settings/users');
  await expect(theirs).toHaveURL(/\/verification/);
});

test('USR-012 USR-033 PERM-036 granted permissions take effect and appear in the audit log', async ({
  page,
  browser,
  baseURL,
}) => {
  const { page: theirs } = await arrival(browser, page, 'Ruth', baseURL ?? '');
  const panel = await openPanel(page, 'Ruth');
  const choose = async (role: string) => {
    await panel.getByRole('combobox', { name: text('users.role') }).click();
    await page.getByRole('option', { name: role }).click();
  };
  await choose('Admin');
  await expect(panel.getByText(/^Gains Users: Create, List\/View/)).toBeVisible();
  // Ruth must not become an administrator: another test expects exactly one.
  await choose('Member');
  await expect(panel.getByText('Gains Users: List/View', { exact: true })).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Verify' }).check();
  await panel.getByRole('button', { name: text('users.save') }).click();
  await expectToast(page, text('users.updated'));
  await theirs.goto('/settings/users');
  await expect(theirs.getByRole('row', { name: /Ruth/ })).toBeVisible();
  await expect(theirs.getByRole('button', { name: text('users.add') })).toBeDisabled();
  await panel.getByRole('link', { name: text('users.changesOfLink') }).click();
  await expect(page.getByRole('heading', { name: text('users.changesOf', { name: 'Ruth' }) })).toBeVisible();
  const row = page.getByRole('row', { name: /Permissions: gained Users: List\/View; Documents: Verify/ });
  await expect(row).toContainText('Ada Admin');
  await expect(page.getByRole('row', { name: /Replaced the temporary password/ })).toContainText('Ruth');
});

test('USR-014 USR-023 AMB-082 a deactivated user is signed out of every tab with the next request', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, page: first } = await arrival(browser, page, 'Dora', baseURL ?? '');
  const second = await first.context().newPage();
  await second.goto('/archive');
  await expect(second.getByRole('heading', { level: 1, name: text('documents.titleArchive') })).toBeVisible();
  const panel = await openPanel(page, 'Dora');
  await panel.getByRole('button', { name: text('users.deactivate') }).click();
  const dialog = page.getByRole('dialog', { name: text('users.deactivateTitle') });
  await expect(dialog).toContainText(text('users.confirmDeactivate', { name: 'Dora' }));
  await dialog.getByRole('button', { name: text('users.confirm') }).click();
  await expectToast(page, text('users.updated'));
  await expect(panel.getByText(text('users.statusDeactivated'), { exact: true })).toBeVisible();
  await first.getByRole('link', { name: text('navigation.trash') }).click();
  await expect(first).toHaveURL(/\/login/);
  await expect(second).toHaveURL(/\/login/);
  await fillSignIn(first, email, OWN_PASSWORD);
  await expectToast(first, text('signIn.refused'));
  await panel.getByRole('button', { name: text('users.activate') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('users.confirm') })
    .click();
  await expect(panel.getByText(text('users.statusActive'), { exact: true })).toBeVisible();
  await fillSignIn(first, email, OWN_PASSWORD);
  await expect(first).not.toHaveURL(/\/login/);
});

test('the last administrator of a client can not be removed, and the panel says so', async ({ page }) => {
  await startAs(page, 'staff');
  await openUsers(page, 'Ada Admin');
  const panel = await openPanel(page, 'Ada Admin');
  await expect(panel.getByText(text('users.lastAdministratorWarning'))).toBeVisible();
  await panel.getByRole('combobox', { name: text('users.role') }).click();
  await page.getByRole('option', { name: 'Member' }).click();
  await expect(panel.getByRole('alert')).toContainText(text('users.lastAdministratorWarning'));
  await panel.getByRole('button', { name: text('users.save') }).click();
  await expectToast(page, text('users.lastAdministrator'));
  await panel.getByRole('button', { name: text('users.cancel') }).click();
  await expect(page.getByRole('row', { name: /Ada Admin/ })).toContainText('Admin');
  await openPanel(page, 'Ada Admin');
  await panel.getByRole('button', { name: text('users.deactivate') }).click();
  const dialog = page.getByRole('dialog', { name: text('users.deactivateTitle') });
  await expect(dialog.getByRole('alert')).toContainText(text('users.lastAdministratorWarning'));
  await dialog.getByRole('button', { name: text('users.confirm') }).click();
  await expectToast(page, text('users.lastAdministrator'));
  await page.reload();
  await expect(page.getByRole('row', { name: /Ada Admin/ })).toContainText(text('users.statusActive'));
});

test('PROF-003 PROF-008 AMB-084 a new e-mail address is active once its code is entered, and works for signing in', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, page: theirs } = await arrival(browser, page, 'Petra', baseURL ?? '');
  const moved = anAddress('petra-moved');
  await theirs.goto('/settings/profile');
  await theirs.getByLabel(text('users.name'), { exact: true }).fill('Petra Moved');
  await theirs.getByLabel(text('users.email'), { exact: true }).fill(moved);
  await theirs.getByRole('button', { name: text('users.saveChanges') }).click();
  const dialog = theirs.getByRole('dialog', { name: text('users.confirmEmailTitle') });
  await expect(dialog).toContainText(moved);
  await expect.poll(() => secretTo(moved, /code is (\d{6})/)).not.toBe('');
  await dialog.getByLabel(text('users.code')).fill(await secretTo(moved, /code is (\d{6})/));
  await dialog.getByRole('button', { name: text('users.confirmEmail') }).click();
  await expectToast(theirs, text('users.updated'));
  await theirs.reload();
  await expect(theirs.getByLabel(text('users.name'), { exact: true })).toHaveValue('Petra Moved');
  await expect(theirs.getByLabel(text('users.email'), { exact: true })).toHaveValue(moved);
  await theirs.getByRole('button', { name: text('navigation.logout') }).click();
  await fillSignIn(theirs, email, OWN_PASSWORD);
  await expectToast(theirs, text('signIn.refused'));
  await fillSignIn(theirs, moved, OWN_PASSWORD);
  await expect(theirs).not.toHaveURL(/\/login/);
});

test('PROF-012 PROF-014 PROF-025 after a change, only the new password signs in', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, page: theirs } = await arrival(browser, page, 'Paul', baseURL ?? '');
  await theirs.goto('/settings/profile');
  await theirs.getByRole('button', { name: text('users.changePassword') }).click();
  const dialog = theirs.getByRole('dialog', { name: text('users.changePassword') });
  const type = (label: string, value: string) => dialog.getByLabel(label, { exact: true }).fill(value);
  await type(text('users.currentPassword'), 'not the password 1');
  await type(text('users.newPassword'), 'Another-password-2');
  await type(text('users.confirmNewPassword'), 'Another-password-2');
  await expect(dialog.getByRole('listitem').filter({ hasText: text('users.requirementOpen') })).toHaveCount(
    0,
  );
  const proceed = dialog.getByRole('button', { name: text('users.passwordContinue') });
  await proceed.click();
  await expectToast(theirs, text('users.passwordChangeFailed'));
  await type(text('users.currentPassword'), OWN_PASSWORD);
  await proceed.click();
  await expectToast(theirs, text('users.passwordChanged'));
  await expect(dialog).toBeHidden();
  await theirs.getByRole('button', { name: text('navigation.logout') }).click();
  await fillSignIn(theirs, email, OWN_PASSWORD);
  await expectToast(theirs, text('signIn.refused'));
  await fillSignIn(theirs, email, 'Another-password-2');
  await expect(theirs).not.toHaveURL(/\/login/);
});

for (const [colorScheme, look] of [
  ['light', findings],
  ['dark', contrastFindings],
] as const) {
  test(`axe finds nothing serious on users, panel, dialogs and audit log in ${colorScheme} colours`, async ({
    page,
  }) => {
    // A dialog that fades in has no contrast half way.
    await page.emulateMedia({ colorScheme });
    await startAs(page, 'admin');
    await openUsers(page);
    const panel = await openPanel(page, 'Vera Viewer');
    await panel.getByRole('combobox', { name: text('users.role') }).click();
    await page.getByRole('option', { name: 'Admin' }).click();
    expect(await look(page), 'panel with effects').toEqual([]);
    await panel.getByRole('button', { name: text('users.deactivate') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await look(page), 'question').toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('users.cancel') })
      .click();
    await panel.getByRole('button', { name: text('users.cancel') }).click();
    await page.getByRole('button', { name: text('users.add') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await look(page), 'add user').toEqual([]);
    await page.goto('/settings/users/changes');
    await expect(page.getByRole('table', { name: text('users.changesTitle') })).toBeVisible();
    expect(await look(page), 'audit log').toEqual([]);
  });
}
