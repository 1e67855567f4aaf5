import type { Locator, Page } from '@playwright/test';
import { buildPdf, labelRows } from '../../server/src/pipeline/testing/build-pdf.ts';
import { findings } from '../fixtures/accessibility.ts';
import { expect, expectToast, startAs, test, text } from '../fixtures/assay.ts';
import { takeFromPage } from '../pages/take-from-page.ts';
import { uploadFiles } from '../pages/upload-page.ts';

const FILE = 'Harbour Credit II call 4.pdf';
const PRINTED = 'Harbour Credit II SCSp';
const ENTITY = 'Harbour Credit Fund II';

const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });
const fieldOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${name}: `) }).and(page.locator('[data-field]'));

/** A call in pounds whose dates are spelled, so that they show no order of day and month. */
async function callNotice() {
  const bytes = await buildPdf([
    [
      { x: 60, y: 60, text: 'Harbour Credit Management LLP' },
      { x: 60, y: 110, text: 'Capital Call Notice', size: 15 },
      ...labelRows([
        ['Fund', PRINTED],
        ['Limited Partner', 'Hollis Foundation'],
        ['Fund Manager', 'Harbour Credit Management LLP'],
        ['Notice Date', '12 March 2024'],
        ['Due Date', '28 March 2024'],
        ['Capital Call Amount', 'GBP 1,250,000.00'],
        ['Total Commitment', 'GBP 20,000,000.00'],
      ]),
    ],
  ]);
  return { name: FILE, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

async function addFund(page: Page, name: string): Promise<void> {
  await page.goto('/entities');
  await page.getByRole('button', { name: text('entities.add') }).click();
  const dialog = page.getByRole('dialog', { name: text('entities.add') });
  await dialog.getByLabel(text('entities.name')).fill(name);
  await dialog.getByRole('combobox', { name: text('entities.type') }).click();
  await page.getByRole('option', { name: 'Fund', exact: true }).click();
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: text('entities.add') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function openNotice(page: Page): Promise<void> {
  await uploadFiles(page, [await callNotice()], 'Capital Call');
  await expect(async () => {
    await page.goto(`/verification?search=${encodeURIComponent(FILE)}`);
    await rowOf(page, FILE).getByRole('link', { name: FILE }).click({ timeout: 3000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: FILE })).toBeVisible();
}

/** Replaces the value of a field by keyboard, without saving it. */
async function type(page: Page, field: Locator, typed: string): Promise<void> {
  await field.click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('e');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(typed);
}

const saved = (page: Page) => page.getByText(text('verification.saved'), { exact: true });

test('[AMB-069] [AMB-123] [AMB-124] a reviewer links an entity, remembers an AKA, takes an amount from the page and types amounts and dates by keyboard', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startAs(page, 'reviewer');
  await addFund(page, ENTITY);
  await openNotice(page);

  await test.step('link the fund with one key, and remember the printed name', async () => {
    const fund = fieldOf(page, 'Fund');
    await fund.click({ position: { x: 8, y: 8 } });
    const link = text('verification.linkTo', { entity: ENTITY });
    await expect(fund.getByRole('button', { name: link })).toBeVisible();
    await page.keyboard.press('l');
    await expect(fund.getByRole('link', { name: ENTITY })).toBeVisible();
    await expect(fund).toContainText(PRINTED);
    const remember = fund.getByRole('button', { name: text('verification.rememberAka', { aka: PRINTED }) });
    await expect(remember).toBeVisible();
    await page.keyboard.press('a');
    await expectToast(page, text('entities.akaRemembered', { aka: PRINTED, entity: ENTITY }));
    await expect(remember).toBeHidden();
    await expect(saved(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  await test.step('take a suggestion with Tab while typing another name', async () => {
    const fund = fieldOf(page, 'Fund');
    await type(page, fund, 'harbour');
    await expect(page.getByRole('option', { name: ENTITY })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(fund).toHaveAccessibleName(`Fund: ${ENTITY}`);
    await page.keyboard.press('z');
    await expect(fund).toHaveAccessibleName(`Fund: ${PRINTED}`);
  });

  await test.step('take an amount from the page by its words, and by a box around them', async () => {
    await takeFromPage(page, {
      field: fieldOf(page, 'Unfunded After Call'),
      from: fieldOf(page, 'Total Commitment'),
      value: /^Unfunded After Call: £20,000,000\.00/,
    });
  });

  await test.step('type an amount; it is read before it is saved, in the currency of the document', async () => {
    const amount = fieldOf(page, 'Total Commitment');
    await type(page, amount, '(1.2m)');
    await expect(amount.getByText(text('ui.readAs', { value: '−1,200,000' }))).toBeVisible();
    await expect(amount.getByRole('combobox', { name: text('ui.currency') })).toHaveValue('GBP');
    await page.keyboard.press('Enter');
    await expect(amount).toContainText('−1,200,000.00');
    await expect(amount).toBeFocused();
  });

  await test.step('type a date with two readings; it is asked once, and the loop goes on', async () => {
    const due = fieldOf(page, 'Due Date');
    await type(page, due, '03/04/2024');
    await page.keyboard.press('Enter');
    await expect(due.getByRole('group', { name: text('ui.whichDate') })).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(due).toHaveAccessibleName('Due Date: 03/04/2024');
    await expect(due).toBeFocused();
    await type(page, fieldOf(page, 'Notice Date'), '05/04/2024');
    await expect(page.getByText(text('ui.readAs', { value: '5 Apr 2024' }))).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(saved(page)).toBeVisible();
  });

  await test.step('a currency that the server does not know is named at its value; the other edit is saved', async () => {
    await page.route('**/datapoints', (route) =>
      route.continue({ postData: (route.request().postData() ?? '').replaceAll('"NOK"', '"XTS"') }),
    );
    const amount = fieldOf(page, 'Total Commitment');
    await type(page, amount, 'NOK 7');
    await page.keyboard.press('Enter');
    await type(page, fieldOf(page, 'Notice Date'), '31-Mar-24');
    await page.keyboard.press('Enter');
    await expect(amount.getByRole('alert')).toHaveText(
      text('verification.refused', {
        reason: text('verification.refusedCurrency', { currency: 'NOK' }),
      }),
    );
    await expect(amount).toContainText('7.00');
    await page.unroute('**/datapoints');
    await amount.click({ position: { x: 8, y: 8 } });
    await page.keyboard.press('e');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(amount.getByRole('alert')).toBeHidden();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(fieldOf(page, 'Notice Date')).toHaveAccessibleName('Notice Date: 31/03/2024');
    await expect(fieldOf(page, 'Fund').first()).toBeVisible();
  });
});
