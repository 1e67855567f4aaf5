import type { Page } from '@playwright/test';
import { buildPdf, labelRows } from '../../server/src/pipeline/testing/build-pdf.ts';
import { findings } from '../fixtures/accessibility.ts';
import { expect, expectToast, startAs, test, text } from '../fixtures/assay.ts';
import { uploadFiles } from '../pages/upload-page.ts';

const TYPE = 'Capital Distribution';
/** Nothing else in the catalogue is called like it. */
const METRIC = 'Escrow Reserve';
const [FIRST, SECOND] = ['Distribution before.pdf', 'Distribution after.pdf'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });

async function upload(page: Page, name: string, reserve: string): Promise<void> {
  const rows = [
    ['Fund:', 'Calder Ridge Fund IV, L.P.'],
    ['Limited Partner:', 'Nordlicht Pension Fund'],
    ['Distribution Amount:', 'USD 1,250,000.00'],
    [`${METRIC}:`, `USD ${reserve}`],
  ] as const;
  const title = { x: 60, y: 90, text: 'Distribution Notice', size: 18 };
  const buffer = Buffer.from(await buildPdf([[title, ...labelRows(rows)]]));
  await uploadFiles(page, [{ name, mimeType: 'application/pdf', buffer }], TYPE);
  await expect(async () => {
    await page.goto(`/verification?search=${encodeURIComponent(name)}`);
    await expect(rowOf(page, name).getByRole('link', { name })).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** Creates a metric as the signed-in user. */
async function createMetric(page: Page): Promise<void> {
  const listing = page.waitForRequest((request) => request.url().includes('/schemas/metric-identifiers/'));
  await page.goto('/metrics');
  const request = await listing;
  const url = request.url().replace(/\/summaries.*/, '/create');
  const { authorization = '' } = request.headers();
  const data = { name: METRIC, type: 'CURRENCY', description: 'Amount kept in escrow' };
  const response = await page.request.post(url, { headers: { authorization }, data });
  expect(response.status(), await response.text()).toBe(200);
}

async function addMetricToCopy(page: Page): Promise<void> {
  await page.goto('/schemas');
  await button(page, text('schemas.copyNamed', { name: TYPE })).click();
  await page.getByRole('textbox', { name: text('schemas.name') }).fill('Distributions with escrow');
  await button(page, text('schemas.addMetrics')).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox').fill(METRIC);
  await picker.getByRole('searchbox').press('Enter');
  await picker.getByRole('checkbox', { name: METRIC }).check();
  await picker.getByRole('button', { name: text('schemas.addCount', { count: 1 }) }).click();
  await expect(button(page, text('schemas.editMetric', { name: METRIC }))).toBeVisible();
}

/** Drags the last metric to the first place by its handle. */
async function dragToTop(page: Page): Promise<void> {
  const names = page.getByRole('button', { name: /^Edit / });
  const handle = await button(page, text('schemas.reorder', { name: METRIC })).boundingBox();
  const first = await names.first().boundingBox();
  expect(handle && first).toBeTruthy();
  if (!handle || !first) return;
  await page.mouse.move(handle.x + 8, handle.y + 8);
  await page.mouse.down();
  await page.mouse.move(handle.x + 8, first.y + 20, { steps: 4 });
  await page.mouse.move(handle.x + 8, first.y - 4);
  await page.mouse.up();
  await expect(names.first()).toHaveText(METRIC);
}

test('SCH-002 SCH-004 DT-004 a metric that is added to a schema, tried out, published and assigned is found in the next document and verified', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await startAs(page, 'admin');
  await upload(page, FIRST, '75,000.00');
  await createMetric(page);

  await test.step('add it to a copy of the built-in schema, and put it first', async () => {
    await addMetricToCopy(page);
    await dragToTop(page);
    expect(await findings(page)).toEqual([]);
  });

  await test.step('try the draft on the document that is there', async () => {
    await button(page, text('schemas.tryOut')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: FIRST }).check();
    await dialog.getByRole('button', { name: text('schemas.runTryOut'), exact: true }).click();
    const found = dialog.getByRole('row').filter({ hasText: METRIC });
    await expect(found).toContainText('75,000.00', { timeout: 30_000 });
    await expect(found).toContainText(text('schemas.tryOutNew'));
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('create, publish and assign it', async () => {
    await button(page, text('schemas.create')).click();
    await expectToast(page, text('schemas.createdDone'));
    await button(page, text('schemas.publish')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('schemas.publish'), exact: true })
      .click();
    await expectToast(page, text('schemas.publishedDone'));
    await button(page, text('schemas.assign')).click();
    await button(page, text('schemas.assignTo', { type: TYPE })).click();
    await expect(page.getByRole('dialog')).toContainText(text('schemas.assignAdds', { metrics: METRIC }));
    await button(page, text('generic.continue')).click();
    await expectToast(page, text('schemas.assignedDone', { type: TYPE }));
    await page.keyboard.press('Escape');
  });

  await test.step('the next document has the metric, and it can be verified', async () => {
    const editor = page.url();
    await upload(page, SECOND, '80,000.00');
    await rowOf(page, SECOND).getByRole('link', { name: SECOND }).click();
    const field = page.locator('[data-field]').filter({ hasText: METRIC }).first();
    await expect(field).toContainText('80,000.00');
    await field.click();
    await field.getByRole('button', { name: text('verification.markVerified', { metric: METRIC }) }).click();
    await expect(page.getByText(text('verification.saved'), { exact: true })).toBeVisible();
    await page.goto(editor);
  });

  await test.step('delete the schema: its document type falls back to the built-in one', async () => {
    await button(page, text('schemas.delete')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('generic.continue') })
      .click();
    await expectToast(page, text('schemas.deletedDone'));
    await expect(rowOf(page, `Built-in schema for ${TYPE}`)).toContainText(TYPE);
  });
});
