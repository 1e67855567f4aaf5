import type { Page } from '@playwright/test';
import { expect, startAs, test, text } from '../fixtures/assay.ts';

const [FIRST, SECOND] = ['calder-ridge-iv_2024-06_LP-0147', 'calder-ridge-iv_2024-09_LP-0147'] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a document from the list. @returns its id */
async function openDocument(page: Page, name: string): Promise<string> {
  // Where this runs first, the documents of the demo are still being read.
  await expect(async () => {
    await page.goto(`/verification?search=${encodeURIComponent(name)}`);
    await page.getByRole('table').getByRole('link').first().click({ timeout: 3000 });
  }).toPass({ timeout: 45_000 });
  await expect(page.locator('canvas').first()).toBeVisible();
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

test('AMB-059 AMB-122 documents side by side: a value is edited, a fill says what it changes, and both are undone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startAs(page, 'reviewer');
  const ids = [await openDocument(page, FIRST), await openDocument(page, SECOND)];
  await page.goto(`/verification/grid?ids=${ids.join(',')}`);
  const grid = page.getByRole('grid', { name: text('tables.gridLabel') });
  const column = grid.getByRole('columnheader', { name: 'Opening Balance (QTD)', exact: true });
  await expect(column).toBeVisible();
  const index = Number(await column.getAttribute('aria-colindex'));
  const cell = (row: number) => grid.getByRole('row').nth(row).locator(`[aria-colindex="${index}"]`);
  const before = [await cell(1).innerText(), await cell(2).innerText()];

  await cell(1).click();
  await page.keyboard.type('1234.5');
  await page.keyboard.press('Enter');
  await expect(cell(1)).toContainText('1,234.5');
  await expect(button(page, text('tables.undo'))).toBeEnabled();

  await cell(1).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  const dialog = page.getByRole('dialog', { name: text('tables.gridChangeTitle') });
  await expect(dialog).toContainText(text('tables.gridChanges', { values: 1, documents: 1 }));
  await expect(dialog).toContainText(text('tables.gridOverwrites', { count: 1 }));
  await button(page, text('tables.gridChangeValues', { count: 1 })).click();
  await expect(cell(2)).toContainText('1,234.5');

  for (const row of [2, 1]) {
    await expect(button(page, text('tables.undo'))).toBeEnabled();
    await button(page, text('tables.undo')).click();
    await expect(cell(row)).toHaveText(before[row - 1] ?? '');
  }
});
