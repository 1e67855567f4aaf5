import type { Page } from '@playwright/test';
import { expect, startAs, test, text } from '../fixtures/assay.ts';
import { confirmDocument } from '../pages/confirm-document.ts';

const REVIEWED = 'calder-ridge-iv_2024-12_LP-0147';
const REASON = 'The administrator restated the contributions.';

const active = (page: Page) => page.locator('[data-field][aria-current]');
const isSaved = (page: Page) =>
  expect(page.getByText(text('verification.saved'), { exact: true })).toBeVisible();

async function openDocument(page: Page, name: string): Promise<void> {
  // Where this runs first, the documents of the demo are still being read.
  await expect(async () => {
    await page.goto(`/verification?search=${encodeURIComponent(name)}`);
    await page.getByRole('table').getByRole('link').first().click({ timeout: 3000 });
  }).toPass({ timeout: 45_000 });
  await expect(page.locator('canvas').first()).toBeVisible();
}

test('VER-002 VER-003 a failing check is overridden with a reason and the document is confirmed; a chosen key still works after a reload', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startAs(page, 'reviewer');
  await openDocument(page, REVIEWED);
  const checks = page.getByRole('region', { name: text('checks.title') });

  await test.step('a key is chosen, and works after a reload', async () => {
    await active(page).press('?');
    const sheet = page.getByRole('dialog', { name: text('verification.keysTitle') });
    const key = { action: text('verification.keyEdit'), key: 'E' };
    await sheet.getByRole('button', { name: text('reviewKeys.change', key) }).click();
    await page.keyboard.press('x');
    await expect(
      sheet.getByRole('button', { name: text('reviewKeys.change', { ...key, key: 'X' }) }),
    ).toBeVisible();
    await page.reload();
    await expect(page.locator('canvas').first()).toBeVisible();
    await page.locator('[data-field]').filter({ hasText: 'Closing Balance (QTD)' }).first().click();
    await page.keyboard.press('e');
    await expect(active(page).getByRole('textbox')).toHaveCount(0);
    await page.keyboard.press('x');
    await expect(active(page).getByRole('textbox').first()).toBeFocused();
  });

  await test.step('a typed value makes a check fail, which is overridden with a reason', async () => {
    await active(page).getByRole('textbox').first().fill('1');
    await page.keyboard.press('Enter');
    await isSaved(page);
    await expect(checks).toContainText(text('checks.overrideAsk'));
    const first = checks.getByRole('button', { name: /^Override / });
    for (let left = await first.count(); left > 0; left -= 1) {
      await first.first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: text('checks.reason') }).fill(REASON);
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toHaveCount(0);
      await expect(first).toHaveCount(left - 1);
    }
    await expect(checks).toContainText(REASON);
  });

  await test.step('the document is confirmed', async () => {
    await confirmDocument(page);
  });
});
