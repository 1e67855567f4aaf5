import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, expectToast, signIn, startAs, test, text } from '../fixtures/assay.ts';
import { SAMPLES } from '../fixtures/installation.ts';
import { confirmDocument } from '../pages/confirm-document.ts';
import { takeFromPage } from '../pages/take-from-page.ts';
import { uploadFiles } from '../pages/upload-page.ts';

const FILE = 'DN_0012_Nordlicht_Renewables_SCSp.pdf';
/** A scan: reading it takes some seconds on any machine, so that its row is there to be seen. */
const SCAN = 'Marrow Creek Growth II - Capital Call 7 - Hollis Foundation_scan.pdf';
const TYPE = 'Capital Call';
const CORRECTED = 'Renewables Holding "Nord", S.à r.l.';

/** The row of a document in a list. */
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Chooses the document in the list and asks for its verified metrics as CSV. */
async function exportCsv(page: Page): Promise<void> {
  await rowOf(page, FILE).getByRole('checkbox').check();
  await page.getByRole('button', { name: text('documents.export'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text('exports.title') });
  await dialog.getByRole('button', { name: text('exports.start'), exact: true }).click();
}

test('AUTH-001 UPL-001 UPL-006 UPL-007 UPL-009 VER-001 VER-002 VER-003 VER-016 LIST-011 EXP-001 EXP-002 EXP-004 EXP-005 EXP-008 EXP-012 a reviewer uploads a capital call, verifies it and exports it as CSV', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'reviewer');

  await test.step('upload the file and a scan; the file leaves the processing list', async () => {
    // The scan comes second and takes longer: the review does not wait for it.
    await uploadFiles(
      page,
      [path.join(SAMPLES, 'to-upload', FILE), path.join(SAMPLES, 'scanned', SCAN)],
      TYPE,
    );
    await expect(rowOf(page, SCAN).getByRole('progressbar')).toBeVisible();
    await expect(rowOf(page, FILE)).toHaveCount(0, { timeout: 60_000 });
  });

  await test.step('find it in Documents; a CSV without verified values is refused', async () => {
    await page.goto(`/verification?search=${encodeURIComponent('Nordlicht')}`);
    await expect(rowOf(page, FILE)).toContainText(TYPE);
    await exportCsv(page);
    await expectToast(page, text('exports.noVerifiedMetrics'));
    await page.keyboard.press('Escape');
  });

  await test.step('open it: values are shown beside the page, each with its box', async () => {
    await rowOf(page, FILE).getByRole('link', { name: FILE }).click();
    await expect(page.getByRole('heading', { level: 1, name: FILE })).toBeVisible();
    await expect(page.locator('canvas').first()).toBeVisible();
    const fund = page.locator('[data-field]').filter({ hasText: 'Fund' }).first();
    await fund.click();
    await expect(fund).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('[data-highlight][data-active="true"]').first()).toBeVisible();
  });

  await test.step('correct the limited partner by keyboard; it is saved automatically', async () => {
    const partner = page.locator('[data-field]').filter({ hasText: 'Limited Partner' }).first();
    await partner.click();
    await page.keyboard.press('e');
    const input = partner.getByRole('combobox').first();
    await input.fill(CORRECTED);
    await input.press('Enter');
    await expect(partner).toContainText(CORRECTED);
    await expect(page.getByText(text('verification.saved'), { exact: true })).toBeVisible();
  });

  await test.step('verify every value and confirm', async () => {
    const open = page.getByRole('button', { name: /^Mark .* as verified$/, pressed: false });
    for (let left = await open.count(); left > 0; left--) {
      await open.first().click();
      await expect(open).toHaveCount(left - 1);
    }
    await confirmDocument(page);
  });

  await test.step('what was verified survives a reload and leaves as CSV', async () => {
    await page.reload();
    await expect(page.locator('[data-field]').filter({ hasText: CORRECTED }).first()).toBeVisible();
    await page.goto(`/verification?search=${encodeURIComponent('Nordlicht')}`);
    const download = page.waitForEvent('download');
    await exportCsv(page);
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^metrics-\d{4}-\d\d-\d\d\.csv$/);
    await expectToast(page, text('exports.succeeded'));
    const rows = parse(await readFile(await file.path()), { columns: true, bom: true }) as Record<
      string,
      string
    >[];
    const valueOf = (metric: string) => rows.find((row) => row.Metric === metric)?.Value;
    expect(rows.every((row) => row.Document === FILE && row.Verified === 'Yes')).toBe(true);
    expect(valueOf('Limited Partner')).toBe(CORRECTED);
    expect(valueOf('Reporting Date')).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  });

  await test.step('all metrics leave as JSON, after a warning; their links open the values', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: text('documents.export'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: text('exports.title') });
    await dialog.getByText(text('exports.allMetrics'), { exact: true }).click();
    await dialog.getByText(text('exports.formatJson'), { exact: true }).click();
    await dialog.getByRole('button', { name: text('exports.start'), exact: true }).click();
    await expect(page.getByText(text('exports.unverifiedWarning'))).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: text('generic.continue'), exact: true }).click();
    const { metrics } = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
      metrics: { fin: string; metric: string; value: string; link: string }[];
    };
    const partner = metrics.find(({ metric }) => metric === 'Limited Partner');
    expect(partner?.value).toBe(CORRECTED);
    const { pathname, search } = new URL(partner?.link ?? '');
    await page.goto(pathname + search);
    await expect(page.locator('[data-field][aria-current="true"]')).toContainText(CORRECTED);
  });

  await test.step('a scan shows which words were read badly, and gives values too', async () => {
    await expect(async () => {
      await page.goto(`/verification?search=${encodeURIComponent(SCAN)}`);
      await expect(rowOf(page, SCAN)).toBeVisible({ timeout: 5000 }); // It may still be read.
    }).toPass({ timeout: 90_000 });
    await rowOf(page, SCAN).getByRole('link', { name: SCAN }).click();
    const badlyRead = page.locator('[data-low-confidence-word]');
    await expect(badlyRead).not.toHaveCount(0);
    await page.getByRole('button', { name: /^\d+ low-confidence words?, \d+ on this page$/ }).click();
    await expect(badlyRead).toHaveCount(0);
    const fieldOf = (name: string) => page.locator(`[data-field][aria-label^="${name}: "]`);
    await takeFromPage(page, {
      field: fieldOf('Called for Other Purposes'),
      from: fieldOf('Called for Management Fees'),
      value: /^Called for Other Purposes: \$43,750\.00/,
    });
  });
});

test('a reviewer types amounts by keyboard: 95,000 is read in the style of the document, an ambiguous amount asks which number is meant', async ({
  page,
}) => {
  await startAs(page, 'approver');
  const name = 'Thornbury Growth III - December 2023';
  // Where this runs first, the documents of the demo are still being read.
  await expect(async () => {
    await page.goto(`/verification?search=${encodeURIComponent(name)}`);
    await expect(rowOf(page, name)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 45_000 });
  await rowOf(page, name).getByRole('link').click();
  await expect(page.locator('canvas').first()).toBeVisible();
  const amounts = page.locator('[data-field]').filter({ hasText: /GBP\s+\u2212?\d{2,3},\d{3}\.00/ });
  const [first, second] = await Promise.all(
    [0, 1].map((at) =>
      amounts
        .nth(at)
        .getAttribute('data-field')
        .then((id) => page.locator(`[data-field="${id}"]`)),
    ),
  );
  if (!first || !second) throw new Error('The document has two amounts.');

  await first.click();
  await page.keyboard.press('e');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('95,000');
  await expect(first.getByRole('combobox', { name: text('ui.currency') })).toHaveValue('GBP');
  await page.keyboard.press('Enter');
  await expect(first).toContainText('95,000.00');
  await expect(first).toBeFocused();

  await second.click();
  const [, whole, rest] = /(\d{2,3}),(\d{3})/.exec((await second.textContent()) ?? '') ?? [];
  await page.keyboard.press('e');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(`${whole}.${rest}`); // The value says thousands, the document's own numbers a decimal point.
  await page.keyboard.press('Enter');
  await expect(second.getByRole('group', { name: text('ui.whichNumber') })).toBeVisible();
  await page.keyboard.type('x1');
  await expect(second.locator('input[inputmode=decimal]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toContainText(`${whole},${rest}.00`);
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).not.toBeFocused();
  await expect(page.locator('[data-field][data-active]')).toBeFocused();
  await expectToast(page, text('datapoints.updated'));
});
