import type { Locator, Page } from '@playwright/test';
import { buildPdf, labelRows } from '../../server/src/pipeline/testing/build-pdf.ts';
import { expect, expectToast, startAs, test, text } from '../fixtures/assay.ts';
import { uploadFiles } from '../pages/upload-page.ts';

const SHARED = { file: 'Kestrel call 3.pdf', fund: 'Kestrel Growth Fund' };
const OWN = { file: 'Osprey call 7.pdf', fund: 'Osprey Harbour Fund' };
const PARTNER = 'Marlow Pension Trust';
const AMOUNT = 'Call Amount';
const NAMESAKES = ['Kestrel Growth Fund Alpha', 'Kestrel Growth Fund Beta'] as const;

const fieldOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${name}: `) }).and(page.locator('[data-field]'));
const verify = (page: Page, name: string) =>
  page
    .getByRole('button', { name: text('verification.markVerified', { metric: name }), exact: true })
    .click();
const saved = (page: Page) => page.getByText(text('verification.saved'), { exact: true });

async function callNotice({ file, fund }: typeof SHARED) {
  const bytes = await buildPdf([
    [
      { x: 60, y: 60, text: 'Marlow Advisers LLP' },
      { x: 60, y: 110, text: 'Capital Call Notice', size: 15 },
      ...labelRows([
        ['Fund', fund],
        ['Limited Partner', PARTNER],
        ['Notice Date', '12 March 2024'],
        ['Due Date', '28 March 2024'],
        ['Capital Call Amount', 'GBP 1,250,000.00'],
        ['Total Commitment', 'GBP 20,000,000.00'],
      ]),
    ],
  ]);
  return { name: file, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

/** Imports two funds that have the name of the first document as an AKA. */
async function importNamesakes(page: Page): Promise<void> {
  await page.goto('/entities');
  await page.getByRole('button', { name: text('entities.import'), exact: true }).click();
  const rows = NAMESAKES.map((name) => `${name},Fund,${SHARED.fund}\n`);
  const dialog = page.getByRole('dialog', { name: text('entities.importTitle') });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'funds.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,types,AKAs\n${rows.join('')}`),
  });
  await dialog.getByRole('button', { name: text('entities.importRun'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function openDocument(page: Page, file: string): Promise<void> {
  const link = page.getByRole('row').filter({ hasText: file }).getByRole('link', { name: file });
  await expect(async () => {
    await page.goto(`/verification?search=${encodeURIComponent(file)}`);
    await link.click({ timeout: 3000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: file })).toBeVisible();
  await expect(fieldOf(page, AMOUNT)).toBeVisible();
}

/** Opens the relationships of a fund. */
async function openRelationships(page: Page, fund: string): Promise<Locator> {
  await page.goto(`/entities?name=${encodeURIComponent(fund)}`);
  await page.getByRole('link', { name: fund, exact: true }).click();
  await page.getByRole('tab', { name: text('relationships.tab') }).click();
  return page.getByRole('main');
}

test('AMB-060 AMB-122 AMB-135 AMB-137 verified values reach the owner that a person verified or chose, and nothing is written or published unseen', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startAs(page, 'admin');
  await importNamesakes(page);
  await uploadFiles(page, [await callNotice(SHARED), await callNotice(OWN)], 'Capital Call');
  const dialog = page.getByRole('dialog');

  await test.step('nothing verified: nothing will be stored', async () => {
    await openDocument(page, SHARED.file);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText(/0 of \d+ verified: nothing will be stored/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a name of two funds: asked, and nothing is written until one is chosen', async () => {
    const fund = fieldOf(page, 'Fund');
    await expect(fund).toContainText(
      text('verification.reasonSeveralEntities', { count: 2, entities: 'funds' }),
    );
    for (const name of [AMOUNT, 'Limited Partner', 'Fund']) await verify(page, name);
    await expect(saved(page)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText('2 funds have this name');
    await dialog.getByRole('button', { name: text('verification.confirmAnyway') }).click();
    const waiting = page.getByRole('list', { name: text('verification.waitingValues') });
    await expect(waiting).toContainText(AMOUNT);
    for (const name of NAMESAKES)
      await expect(await openRelationships(page, name)).toContainText(text('relationships.empty'));

    await openDocument(page, SHARED.file);
    await fund.click({ position: { x: 8, y: 8 } });
    await fund.getByRole('button', { name: text('verification.linkTo', { entity: NAMESAKES[1] }) }).click();
    await fund.getByRole('button', { name: text('verification.rememberForSender') }).click();
    await expectToast(page, text('verification.choiceRemembered', { entity: NAMESAKES[1] }));
    await expect(saved(page)).toBeVisible();
    await expect(await openRelationships(page, NAMESAKES[1])).toContainText(PARTNER);
    await expect(await openRelationships(page, NAMESAKES[0])).toContainText(text('relationships.empty'));
  });

  await test.step('an unverified owner: Enter verifies the names that match, and confirms', async () => {
    await openDocument(page, OWN.file);
    await verify(page, AMOUNT);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText(
      text('verification.unowned', { count: 1, names: 'Fund and Limited Partner' }),
    );
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(text('verification.createsEntity', { type: 'Fund', name: OWN.fund }));
    await page.keyboard.press('Enter');
    await expectToast(page, text('verification.confirmed'));
  });

  await test.step('edited after it was confirmed: said in header, list and export, published by one key', async () => {
    const amount = fieldOf(page, AMOUNT);
    await amount.click({ position: { x: 8, y: 8 } });
    await page.keyboard.press('e');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('8888');
    await page.keyboard.press('Enter');
    await expect(page.getByText(text('documents.unpublished', { count: 1 }))).toBeVisible();
    await expect(page.getByLabel(text('verification.keys'))).toContainText(text('verification.keyPublish'));

    await page.goto(`/verification?search=${encodeURIComponent(OWN.file)}`);
    const row = page.getByRole('row').filter({ hasText: OWN.file });
    await expect(row).toContainText(text('documents.unpublished', { count: 1 }));
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: text('documents.export'), exact: true }).click();
    await expect(dialog.getByRole('region', { name: text('exports.unpublished') })).toContainText(OWN.file);
    await page.keyboard.press('Escape');

    await openDocument(page, OWN.file);
    await page.keyboard.press('Control+Enter');
    await expectToast(page, text('verification.confirmed'));
    await expect(page.getByText(text('documents.unpublished', { count: 1 }))).toHaveCount(0);
  });
});
