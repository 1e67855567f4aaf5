import type { Page } from '@playwright/test';
import { findings } from '../fixtures/accessibility.ts';
import { expect, expectToast, startAs, test, text } from '../fixtures/assay.ts';

const FIRST = 'A/B Calder 100% 🦊';
const RENAMED = 'Calder Ridge %2F V';
const SECOND = 'Calder Ridge Five';

async function addEntity(page: Page, name: string, aka?: string): Promise<void> {
  await page.goto('/entities');
  await page.getByRole('button', { name: text('entities.add') }).click();
  const dialog = page.getByRole('dialog', { name: text('entities.add') });
  await dialog.getByLabel(text('entities.name')).fill(name);
  if (aka !== undefined) {
    await dialog.getByLabel(text('entities.akas'), { exact: true }).fill(aka);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('combobox', { name: text('entities.type') }).click();
  await page.getByRole('option', { name: 'Fund', exact: true }).click();
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: text('entities.add') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const searchFor = async (page: Page, name: string) => {
  await page.goto('/entities');
  await page.getByRole('searchbox', { name: text('entities.filterName') }).fill(name);
  await page.keyboard.press('Enter');
};

/** Selects rows; the address holds the selection, so that a checkbox follows its click a moment later. */
async function select(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const checkbox = page.getByRole('checkbox', { name: text('generic.selectRow', { name }), exact: true });
    await checkbox.click();
    await expect(checkbox).toBeChecked();
  }
}

test('ROUTE-035 ROUTE-037 ENT-006 [AMB-132] an entity is created with an AKA, renamed, merged, unmerged and deleted', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startAs(page, 'admin');

  await test.step('create it; its name survives in the address and a reload', async () => {
    await addEntity(page, FIRST, 'CR5');
    await page.reload();
    await expect(page.getByLabel(text('entities.name'))).toHaveValue(FIRST);
    await expect(page.getByText('CR5', { exact: true })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  await test.step('rename it: the address is replaced', async () => {
    await page.getByLabel(text('entities.name')).fill(RENAMED);
    await page.getByRole('button', { name: text('entities.saveChanges') }).click();
    await expectToast(page, text('entities.updated'));
    await expect(page).toHaveURL(/\/entities\/Calder%20Ridge%20%252F%20V\/overview$/);
    await page.reload();
    await expect(page.getByLabel(text('entities.name'))).toHaveValue(RENAMED);
  });

  await test.step('merge another entity into it, and undo that', async () => {
    await addEntity(page, SECOND);
    await searchFor(page, 'Calder Ridge');
    await select(page, [RENAMED, SECOND]);
    await page.getByRole('button', { name: text('entities.merge') }).click();
    const dialog = page.getByRole('dialog', { name: text('entities.mergeTitle') });
    await dialog.getByRole('button', { name: text('entities.merge') }).click();
    await expectToast(page, text('entities.merged'));
    await page.getByRole('button', { name: text('entities.undo') }).click();
    await expectToast(page, text('entities.mergeUndone'));
    await expect(page.getByRole('link', { name: SECOND })).toBeVisible();
    await expect(page.getByRole('link', { name: RENAMED })).toBeVisible();
  });

  await test.step('delete both', async () => {
    await select(page, [RENAMED, SECOND]);
    await page.getByRole('button', { name: text('entities.delete') }).click();
    await page.getByRole('button', { name: text('generic.continue') }).click();
    await expectToast(page, text('entities.deletedMany'));
    await expect(page.getByRole('link', { name: SECOND })).toBeHidden();
  });
});

test('three names of the inbox become entities at once, and one undo takes them back', async ({ page }) => {
  await startAs(page, 'admin');
  await page.goto('/entities-inbox?confirmed=false&type=company');
  const checkboxes = page.getByRole('row').getByRole('checkbox');
  await expect(checkboxes.nth(4)).toBeVisible();
  const nameAt = (row: number) => page.getByRole('row').nth(row).getByRole('cell').nth(1);
  const [first, fourth] = [await nameAt(1).textContent(), await nameAt(4).textContent()];
  for (const at of [1, 2, 3]) {
    await checkboxes.nth(at).click();
    await expect(checkboxes.nth(at)).toBeChecked();
  }
  await page.getByRole('button', { name: text('entities.createSelected') }).click();
  await expectToast(page, text('entities.namesCreated', { count: 3 }));
  await expect(nameAt(1)).toHaveText(fourth ?? '');
  await page.getByRole('button', { name: text('entities.undo') }).click();
  await expectToast(page, text('entities.nameAnswerUndone'));
  await expect(nameAt(1)).toHaveText(first ?? '');
});

test('a long file is imported in the background without its broken row, found again after a reload, and undone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const rows = Array.from({ length: 1001 }, (_, at) => `Zz imported ${at},ZI-${at},Fund`);
  const content = ['name,ID,types', ...rows, 'Zz without a type,,'].join('\n');
  await startAs(page, 'admin');
  await page.goto('/entities');
  await page.getByRole('button', { name: text('entities.import'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text('entities.importTitle') });
  const file = { name: 'long.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  const run = dialog.getByRole('button', { name: text('entities.importRun'), exact: true });
  await expect(run).toBeDisabled();
  const leaving = { good: '1,001', broken: '1' };
  await dialog.getByRole('checkbox', { name: text('entities.importLeaveOut', leaving) }).check();
  expect(await findings(page)).toEqual([]);
  await run.click();
  await expectToast(page, text('entities.importStarted'));
  await page.reload();
  const tray = page.getByRole('button', { name: /^Imports/ });
  await tray.click();
  const item = page.getByRole('listitem').filter({ hasText: 'long.csv' });
  const counts = { created: '1,001', changed: '0', unchanged: '0', refused: '1' };
  await expect(item.getByText(text('entities.importResult', counts))).toBeVisible({ timeout: 60_000 });
  await expect(
    item.getByRole('button', { name: text('entities.importRefusedRows', { count: '1' }) }),
  ).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await item.getByRole('button', { name: text('entities.importUndo'), exact: true }).click();
  await page.getByRole('button', { name: text('generic.continue') }).click();
  await tray.click();
  await expect(item.getByText(text('entities.importUndone', { count: '1,001' }))).toBeVisible({
    timeout: 60_000,
  });
  await searchFor(page, 'Zz imported');
  await expect(page.getByText(text('entities.empty'))).toBeVisible();
});
