import type { Locator, Page } from '@playwright/test';
import { findings } from '../fixtures/accessibility.ts';
import { expect, startAs, test, text } from '../fixtures/assay.ts';

const FILE = 'Performance_Report_Q3_2023_Kranich_Equity_III.pdf';

/** The texts of a column of the grid, from the first row; 0 is the first column. */
async function columnOf(grid: Locator, index: number): Promise<string[]> {
  const cells = grid.locator(`[role="row"]:not([aria-rowindex="1"]) > [aria-colindex="${index + 1}"]`);
  return cells.allTextContents();
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByText(text('verification.saved'), { exact: true })).toBeVisible();
}

/** Pastes a text as a spreadsheet would. */
async function paste(grid: Locator, clipboard: string): Promise<void> {
  await grid.evaluate((element, value) => {
    const data = new DataTransfer();
    data.setData('text/plain', value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, clipboard);
}

test('TAB-003 TAB-004 TAB-007 a reviewer edits a schedule of investments by keyboard: types, pastes, fills down, adds and deletes rows, also in the document view', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startAs(page, 'reviewer');
  const link = page.getByRole('row').filter({ hasText: FILE }).getByRole('link', { name: FILE });
  // Where this runs first, the demo's reviewer has not confirmed it yet, whose edits would meet ours.
  await expect(async () => {
    await page.goto('/verification?search=Kranich&verified=true');
    await link.click({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.locator('canvas').first()).toBeVisible(); // Its buttons work once the document is loaded.
  await page.getByRole('button', { name: text('verification.tables'), exact: true }).click();
  await page.getByRole('tab', { name: /Schedule of Investments/ }).click();
  const grid = page.getByRole('grid', { name: 'Schedule of Investments' });
  await expect(grid).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
  const names = (await columnOf(grid, 0)).filter((name) => name !== 'New row' && name !== 'Total');
  expect(names.length).toBeGreaterThan(3);
  const cost = grid.getByRole('columnheader', { name: 'Invested Capital' });
  const costColumn = Number(await cost.getAttribute('aria-colindex')) - 1;

  await test.step('type a value; the next cell is active', async () => {
    await grid.getByRole('rowheader', { name: names[0], exact: true }).click();
    for (let moves = 0; moves < costColumn; moves++) await page.keyboard.press('ArrowRight');
    await page.keyboard.type('1,234.50');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await columnOf(grid, costColumn))[0]).toContain('1,234.50');
    await saved(page);
  });

  await test.step('paste three cells and fill the first one down', async () => {
    await paste(grid, '10.5\n20\n(30)');
    await expect.poll(async () => (await columnOf(grid, costColumn))[3]).toContain('−30.00');
    await page.keyboard.press('Control+d');
    await expect.poll(async () => (await columnOf(grid, costColumn))[3]).toContain('10.50');
  });

  await test.step('add a row, delete one, and undo the deletion', async () => {
    await page.getByRole('button', { name: text('tables.addRow'), exact: true }).click();
    await page.keyboard.type('Halcyon Ltd');
    await page.keyboard.press('Enter');
    await expect(grid.getByRole('rowheader', { name: 'Halcyon Ltd' })).toBeVisible();
    await page.keyboard.press('Control+Home'); // Only the rows in view are in the page.
    await grid.getByRole('rowheader', { name: names[1], exact: true }).click();
    await page.keyboard.press('Control+Delete');
    await expect(grid.getByRole('rowheader', { name: names[1], exact: true })).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(grid.getByRole('rowheader', { name: names[1], exact: true })).toBeVisible();
    await grid.getByRole('rowheader', { name: names[2], exact: true }).click();
    await page.keyboard.press('Control+Delete');
    await saved(page);
  });

  await test.step('nothing serious for people who use assistive technology', async () => {
    expect(await findings(page)).toEqual([]);
  });

  await test.step('everything is kept after a reload', async () => {
    await expect(page.getByText(text('verification.saving'), { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: text('verification.toDocument'), exact: true }).click();
    await page.goBack();
    await page.reload();
    await expect(grid).toBeVisible();
    const present = await columnOf(grid, 0);
    expect(present).toContain(names[1]);
    expect(present).not.toContain(names[2]);
    expect((await columnOf(grid, costColumn))[0]).toContain('1,234.50');
    await grid.getByRole('rowheader', { name: names[1], exact: true }).click();
    await page.keyboard.press('Control+End');
    await expect(grid.getByRole('rowheader', { name: 'Halcyon Ltd' })).toBeVisible();
  });

  await test.step('add a row in the document view and fill it', async () => {
    await page.getByRole('button', { name: text('verification.toDocument'), exact: true }).click();
    const table = page.getByRole('table', { name: 'Schedule of Investments' });
    const capital = table.getByRole('group', { name: /^Meridian Ltd, Invested Capital/ });
    const addRow = text('verification.addRowTo', { group: 'Schedule of Investments' });
    const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await table.getByRole('textbox', { name: addRow }).fill('Meridian Ltd');
    await page.keyboard.press('Enter');
    await capital.click();
    await page.keyboard.press('e');
    await page.keyboard.type('1500');
    await page.keyboard.press('Enter');
    await expect(capital).toContainText('1,500.00');
    expect((await stored).ok()).toBe(true);
    await saved(page);
    await page.reload();
    await expect(capital).toContainText('1,500.00');
  });
});
