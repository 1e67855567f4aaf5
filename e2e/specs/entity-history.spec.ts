import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { findings } from '../fixtures/accessibility.ts';
import { expect, expectToast, startAs, test, text } from '../fixtures/assay.ts';
import { SAMPLES } from '../fixtures/installation.ts';
import { confirmDocument } from '../pages/confirm-document.ts';
import { uploadFiles } from '../pages/upload-page.ts';

const FILE = 'Penhallow Capital Fund I performance Dec 2024.pdf';
const TYPE = 'Performance';
const METRIC = 'TVPI';

/** The height of a page button, in CSS pixels. */
const pageButtonHeight = async (place: Page | Locator) => {
  const bar = place.getByRole('navigation', { name: text('generic.pagination') });
  return (await bar.locator('[aria-current=page]').boundingBox())?.height ?? Number.NaN;
};

test('UI-011 MET-017 MET-005 MET-022 HIST-002 HIST-003 HIST-009 REL-001 ROUTE-036 ROUTE-038 a confirmed value is found at its entity, opened in its document, edited, deleted and restored', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startAs(page, 'admin');

  await test.step('upload a performance report, verify every value and confirm it', async () => {
    await uploadFiles(page, [path.join(SAMPLES, 'to-upload', FILE)], TYPE);
    // The row of a finished document opens it; before, there may be no row at all.
    await expect(page.getByRole('link', { name: FILE })).toBeVisible({ timeout: 60_000 });
    await page.goto(`/verification?search=${encodeURIComponent('Penhallow')}`);
    await page.getByRole('link', { name: FILE }).click();
    await expect(page.locator('canvas').first()).toBeVisible();
    const open = page.getByRole('button', { name: /^Mark .* as verified$/, pressed: false });
    for (let left = await open.count(); left > 0; left--) {
      await open.first().click();
      await expect(open).toHaveCount(left - 1);
    }
    await confirmDocument(page);
  });

  const field = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: METRIC, exact: true }) });
  const history = page.getByRole('dialog', { name: text('datapoints.historyTitle', { metric: METRIC }) });
  let stored = '';
  let listButton = Number.NaN;

  await test.step('find the fund, what it is related to, and its value', async () => {
    await page.goto(`/entities?name=${encodeURIComponent('Penhallow Capital Fund I')}`);
    const fund = page.getByRole('link', { name: /Penhallow Capital Fund I/ }).first();
    await expect(fund).toBeVisible();
    listButton = await pageButtonHeight(page);
    await fund.click();
    await page.getByRole('tab', { name: text('relationships.tab') }).click();
    await expect(
      page
        .getByRole('table', { name: text('relationships.tab') })
        .getByRole('row')
        .nth(1),
    ).toBeVisible();
    expect(await findings(page), 'relationships').toEqual([]);
    await page.getByRole('tab', { name: text('relationships.metricsTab') }).click();
    await expect(field).toContainText(/\d\.\d/);
    stored = /\d+\.\d+/.exec((await field.textContent()) ?? '')?.[0] ?? '';
    expect(await findings(page), 'metrics').toEqual([]);
  });

  await test.step('its history opens the document at the value', async () => {
    await field.getByRole('button', { name: text('datapoints.historyOf', { metric: METRIC }) }).click();
    await expect(history).toContainText(stored);
    expect(await findings(page), 'history').toEqual([]);
    expect(await pageButtonHeight(history), 'a small bar').toBeLessThan(listButton);
    await history.getByRole('link', { name: new RegExp(`^${FILE}, page \\d`) }).click();
    await expect(page.locator('canvas').first()).toBeVisible();
    const active = page.locator('[data-field][aria-current]');
    await expect(active).toContainText(METRIC);
    await expect(page.locator('[data-highlight][data-active="true"]').first()).toBeVisible();
    await page.goBack();
    await expect(history).toContainText(stored);
    await page.keyboard.press('Escape');
  });

  await test.step('edit it; the earlier value stays in its changes', async () => {
    await field.getByRole('button', { name: text('datapoints.edit') }).click();
    await field.locator('input[inputmode=decimal]').fill('9.75');
    await field.getByRole('button', { name: text('datapoints.save') }).click();
    await expectToast(page, text('datapoints.updated'));
    await expect(field).toContainText('9.75');
    await field.getByRole('button', { name: text('datapoints.historyOf', { metric: METRIC }) }).click();
    await history.getByRole('button', { name: /^Changes to the value/ }).click();
    await expect(history.getByRole('listitem')).toContainText(`${stored} → 9.75`);
    // The typed figure stands over a verified one of its date: both are named, and who verified it.
    await expect(history).toContainText(new RegExp(`Restated, was ${stored}.*verified by `));
  });

  await test.step('delete it, and restore it by Undo', async () => {
    await history.getByRole('checkbox', { name: text('generic.selectAll') }).check();
    await history.getByRole('button', { name: text('datapoints.delete'), exact: true }).click();
    await page.getByRole('button', { name: text('generic.continue') }).click();
    await expectToast(page, text('datapoints.deleted'));
    await expect(history).toContainText(text('datapoints.historyEmpty'));
    await page.getByRole('button', { name: text('datapoints.undo') }).click();
    await expectToast(page, text('datapoints.restored'));
    await expect(history).toContainText('9.75');
  });

  await test.step('in the grid, a pasted figure of a later date is stored, and undone by a key', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: text('relationships.viewGrid') }).click();
    const grid = page.getByRole('grid', { name: text('datapoints.gridLabel') });
    const row = grid.getByRole('row').filter({ hasText: METRIC });
    await row.getByRole('gridcell').first().click();
    await grid.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '9.9\t31/12/2025');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await page.getByRole('button', { name: text('tables.gridChangeValues', { count: 1 }) }).click();
    await expect(row).toContainText('31/12/2025');
    await expect(row).toContainText('9.9');
    expect(await findings(page), 'grid').toEqual([]);
    await page.keyboard.press('Control+z');
    await expect(row).toContainText('9.75');
  });
});
