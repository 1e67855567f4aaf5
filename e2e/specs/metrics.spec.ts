import { findings } from '../fixtures/accessibility.ts';
import { expect, expectToast, startAs, test, text } from '../fixtures/assay.ts';

test.describe.configure({ timeout: 120_000 });

test('MET-016 AMB-102 a metric is added, its validator tried on stored values, edited, found by filters and deleted', async ({
  page,
}) => {
  const name = `Dry powder ${Date.now().toString(36)}`;
  await startAs(page, 'admin');
  await page.goto('/metrics');
  await page.getByRole('button', { name: text('metrics.add') }).click();
  const dialog = page.getByRole('dialog', { name: text('metrics.createTitle') });
  await dialog.getByLabel(text('metrics.name')).fill(name);
  await dialog.getByRole('button', { name: text('metrics.create'), exact: true }).click();
  await expectToast(page, text('metrics.created'));

  const panel = page.getByRole('complementary', { name: text('metrics.details', { name }) });
  await expect(page).toHaveURL(/viewMetric=dry_powder/);
  await panel.getByRole('button', { name: text('metrics.addValidator') }).click();
  await panel.getByLabel(text('metrics.pattern')).fill('^[A-Z]+$');
  await panel.getByRole('button', { name: text('metrics.tryOut') }).click();
  await expect(panel.getByText(text('metrics.tryOutNone'))).toBeVisible();
  await panel.getByLabel(text('metrics.timePeriod')).click();
  await page.getByRole('option', { name: 'Year To Date (YTD)' }).click();
  expect(await findings(page)).toEqual([]);
  await panel.getByRole('button', { name: text('metrics.save') }).click();
  await expectToast(page, text('metrics.updated'));
  await panel.getByRole('button', { name: text('generic.close') }).click();

  await page.getByRole('button', { name: text('metrics.filters'), exact: true }).click();
  const periods = page.getByRole('group', { name: text('metrics.columnTimePeriod') });
  await periods.getByLabel('Year To Date').check();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/search=Dry/); // Other rows would end the selection below.
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('YTD');

  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: text('metrics.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('generic.continue') })
    .click();
  await expectToast(page, text('metrics.deleted'));
  await expect(page.getByText(text('metrics.empty'))).toBeVisible();
});
