import type { Locator, Page } from '@playwright/test';
import { buildPdf, labelRows } from '../../server/src/pipeline/testing/build-pdf.ts';
import { expect, expectToast, startAs, test, text } from '../fixtures/assay.ts';
import { uploadFiles } from '../pages/upload-page.ts';

async function callNotice(name: string) {
  const bytes = await buildPdf([
    [
      { x: 60, y: 60, text: 'Marlow Advisers LLP' },
      { x: 60, y: 110, text: 'Capital Call Notice', size: 15 },
      ...labelRows([
        ['Fund', name],
        ['Limited Partner', 'Marlow Pension Trust'],
        ['Due Date', '28 March 2024'],
        ['Capital Call Amount', 'GBP 1,250,000.00'],
      ]),
    ],
  ]);
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

/** The list of what was uploaded here; a page that is loaded again has lost the mark. */
async function openList(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?search=Live`);
  await expect(page.getByRole('table')).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isFirstLoad', true));
}

const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: `${name}.pdf` });
const isFirstLoad = (page: Page) => page.evaluate(() => Reflect.get(window, 'isFirstLoad') === true);

test('lists show what others change without a reload, in all tabs of a browser by one connection, and the uploader learns what is ready', async ({
  page: list,
  browser,
}) => {
  test.setTimeout(120_000);
  const connections: string[] = [];
  list.context().on('request', (request) => {
    if (request.headers()['accept'] === 'text/event-stream') connections.push(request.url());
  });
  await startAs(list, 'reviewer');
  await openList(list, '/verification');
  await expect.poll(() => connections.length).toBe(1);
  const archive = await list.context().newPage();
  await openList(archive, '/archive');

  const context = await browser.newContext({ locale: 'en-GB', baseURL: new URL(list.url()).origin });
  const uploader = await context.newPage();
  await startAs(uploader, 'admin');

  await test.step('what somebody else uploads appears, and the uploader is told wherever they are', async () => {
    await uploadFiles(uploader, [await callNotice('Live Heron Fund')], 'Capital Call');
    await uploader
      .getByRole('link', { name: text('navigation.settings') })
      .first()
      .click();
    await expect(rowOf(list, 'Live Heron Fund')).toBeVisible();
    await expectToast(uploader, text('extraction.ready', { count: 1 }));
  });

  await test.step('rows stay where they are while one is selected', async () => {
    await rowOf(list, 'Live Heron Fund').getByRole('checkbox').check();
    await uploadFiles(uploader, [await callNotice('Live Osprey Fund')], 'Capital Call');
    const show = list.getByRole('button', {
      name: text('generic.showChanges', { changes: text('generic.newRows', { count: 1 }) }),
    });
    await expect(show).toBeVisible();
    await expect(rowOf(list, 'Live Osprey Fund')).toHaveCount(0);
    await show.click();
    await expect(rowOf(list, 'Live Osprey Fund')).toBeVisible();
    await expect(rowOf(list, 'Live Heron Fund').getByRole('checkbox')).toBeChecked();
    await expect(show).toHaveCount(0);
  });

  await test.step('what is moved appears in the list of another tab, also after the tab with the connection closed', async () => {
    expect(connections).toHaveLength(1);
    expect(await isFirstLoad(list)).toBe(true);
    await list.close();
    await expect.poll(() => connections.length).toBe(2);
    await uploader.goto('/verification?search=Live');
    await rowOf(uploader, 'Live Heron Fund').getByRole('checkbox').check();
    await uploader.getByRole('button', { name: text('documents.archive'), exact: true }).click();
    await expect(rowOf(archive, 'Live Heron Fund')).toBeVisible();
    expect(await isFirstLoad(archive)).toBe(true);
  });
  await context.close();
});
