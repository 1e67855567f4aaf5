import { contrastFindings, findings } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/assay.ts';

for (const [colorScheme, look] of [
  ['light', findings],
  ['dark', contrastFindings],
] as const) {
  test(`axe finds nothing serious on any screen in ${colorScheme} colours`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme });
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await look(page), 'sign-in').toEqual([]);
    await page.goto('/components');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await look(page), 'page of components').toEqual([]);
    await signIn(page, 'admin');
    for (const address of [
      '/verification',
      '/trash',
      '/upload',
      '/upload/errors',
      '/usage',
      '/assay-dashboards/document-extraction/performance',
      '/schemas',
      '/metrics',
      '/entities',
      '/entities-inbox',
      '/settings/profile',
      '/settings/users',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await look(page), address).toEqual([]);
    }
    await page.goto('/verification');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.locator('canvas').first()).toBeVisible();
    expect(await look(page), 'document view').toEqual([]);
  });
}

test('axe finds nothing serious where schemas and metrics are edited', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin');
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
