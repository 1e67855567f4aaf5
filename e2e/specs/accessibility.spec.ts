import type { Page } from '@playwright/test';
import { contrastFindings, findings } from '../fixtures/accessibility.ts';
import { expect, startAs, test } from '../fixtures/assay.ts';

/** Serious findings on the page, in both colour schemes. */
async function findingsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await findings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...inLight, ...(await contrastFindings(page))];
}

/** Screens that their address opens. */
const ADDRESSES = [
  '/verification',
  '/trash',
  '/upload',
  '/upload/errors',
  '/usage',
  '/assay-dashboards/document-extraction/performance',
  '/schemas',
  '/metrics',
  '/entities',
  '/entities-duplicates',
  '/entities-inbox',
  '/settings/profile',
  '/settings/users',
];

for (const address of ['/login', '/components'])
  test(`axe finds nothing serious on ${address} in light and dark colours`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findingsInBothSchemes(page)).toEqual([]);
  });

for (const address of ADDRESSES)
  test(`axe finds nothing serious on ${address} in light and dark colours`, async ({ page }) => {
    await startAs(page, 'admin');
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findingsInBothSchemes(page)).toEqual([]);
  });

test('axe finds nothing serious on documents side by side in light and dark colours', async ({ page }) => {
  await startAs(page, 'admin');
  await page.goto('/verification');
  const list = page.getByRole('table');
  await list.getByRole('row').nth(1).getByRole('checkbox').check();
  await list.getByRole('row').nth(2).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Side by side' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await findingsInBothSchemes(page)).toEqual([]);
});

test('axe finds nothing serious on a document in light and dark colours', async ({ page }) => {
  await startAs(page, 'admin');
  await page.goto('/verification');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.locator('canvas').first()).toBeVisible();
  expect(await findingsInBothSchemes(page)).toEqual([]);
});

test('axe finds nothing serious where schemas and metrics are edited', async ({ page }) => {
  await startAs(page, 'admin');
  for (const address of ['/schemas/new', '/metrics?viewMetric=commitment', '/learning']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findings(page), address).toEqual([]);
  }
  await page.goto('/schemas');
  await page.getByRole('link', { name: 'Capital Call', exact: true }).click();
  await expect(page.getByRole('tab', { name: /^General/ })).toBeVisible();
  expect(await findings(page), 'schema editor').toEqual([]);
});
