import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, startAs, test, text } from '../fixtures/assay.ts';
import { SAMPLES } from '../fixtures/installation.ts';
import { uploadFiles } from '../pages/upload-page.ts';

const SAMPLE = path.join(SAMPLES, 'seeded/glasswing_seed_2_perf_2023Q4.pdf');
const NAME = 'captured schedule.pdf';
const [TABLE, FIRST] = ['Schedule of Investments', 'Lumera Payments, Inc.'];
/** Around the seven rows that the page prints, without its heading and its total, in fractions of the page. */
const PRINTED = { from: [0.04, 0.335], to: [0.96, 0.572] } as const;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Presses the mouse at one place of the window, and lets it go at another. */
async function drag(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

/** Where something is on the screen, once it no longer moves: pages are drawn again when their pane changes. */
async function boxOf(locator: Locator) {
  let last: string | undefined;
  await expect
    .poll(async () => {
      const before = last;
      last = JSON.stringify(await locator.boundingBox());
      return last !== 'null' && last === before;
    })
    .toBe(true);
  return JSON.parse(last ?? '') as { x: number; y: number; width: number; height: number };
}

test('rows are captured from the page: a box is drawn, a line dragged, a column left out, and they are kept', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startAs(page, 'admin');
  const buffer = Buffer.concat([await readFile(SAMPLE), Buffer.from('\n% captured')]);
  await uploadFiles(page, [{ name: NAME, mimeType: 'application/pdf', buffer }], 'Performance');
  const finished = page.getByRole('region', { name: text('extraction.finished') });
  await finished.getByRole('link', { name: NAME }).click({ timeout: 90_000 });
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.getByRole('button', { name: text('verification.tables'), exact: true }).click();
  await page.getByRole('tab', { name: new RegExp(TABLE) }).click();
  const grid = page.getByRole('grid', { name: TABLE });
  const first = grid.getByRole('rowheader', { name: FIRST, exact: true });
  await expect(first).toHaveCount(1);
  const panel = page.getByRole('region', { name: text('tables.capture') });

  await test.step('a box around the printed rows finds all of them', async () => {
    await page.getByRole('button', { name: text('tables.capture'), exact: true }).click();
    await expect(page.getByText(text('tables.drawTable'))).toBeVisible();
    const canvas = await boxOf(page.locator('canvas').first());
    const at = ([x, y]: readonly [number, number]) => ({
      x: canvas.x + x * canvas.width,
      y: canvas.y + y * canvas.height,
    });
    await drag(page, at(PRINTED.from), at(PRINTED.to));
    await expect(panel.getByRole('status')).toHaveText(text('tables.captureRows', { count: 7 }));
  });

  const line = page.getByRole('separator', { name: text('tables.columnLine', { number: 1 }) });
  const firstCell = panel.getByRole('row').nth(1).getByRole('cell').first();

  await test.step('a line that is dragged decides which words a column has', async () => {
    await expect(firstCell).toHaveText(FIRST);
    const { x, y, height } = await boxOf(line);
    const printed = await boxOf(page.locator('canvas').first());
    const between = { x: printed.x + 0.09 * printed.width, y: y + height / 2 };
    await drag(page, { x, y: between.y }, between);
    await expect(firstCell).toHaveText('Lumera');
    await drag(page, between, { x, y: between.y });
    await expect(firstCell).toHaveText(FIRST);
  });

  await test.step('a column is left out; the rows are added and kept', async () => {
    await panel.getByRole('combobox', { name: text('tables.columnMetric', { number: 8 }) }).click();
    await page.getByRole('option', { name: text('tables.leaveOut') }).click();
    await panel.getByRole('button', { name: text('tables.addCaptured'), exact: true }).click();
    await expect(panel).toHaveCount(0);
    await expect(first).toHaveCount(2);
    await expect(page.getByText(text('verification.saved'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(first).toHaveCount(2);
    await expect(grid.getByRole('gridcell', { name: /3,287,184\.00/ })).toHaveCount(2);
  });
});
