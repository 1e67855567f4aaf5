import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectToast, startAs, test, text } from '../fixtures/assay.ts';
import { SAMPLES } from '../fixtures/installation.ts';
import { setDemoClient } from '../fixtures/operator.ts';
import { uploadFiles } from '../pages/upload-page.ts';

const SAMPLE = path.join(SAMPLES, 'to-upload/COV Healthcare Royalties - Dist Memo 15 Feb 24.pdf');
const TYPE = 'Capital Distribution';

/** Files that no other test has, with the content of a sample. */
async function ownFiles(...names: readonly string[]) {
  const sample = await readFile(SAMPLE);
  return names.map((name) => ({
    name: `${name}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([sample, Buffer.from(`\n% ${name}`)]),
  }));
}

const rows = (page: Page) => page.getByRole('table').getByRole('link', { name: /^desk / });
const finished = (page: Page) => page.getByRole('region', { name: text('extraction.finished') });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('STORE-021 LIST-002 LIST-004 LIST-016 AMB-036 a saved view is opened again; a selection survives a reload, moves as a whole and comes back by Undo', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startAs(page, 'admin');
  await uploadFiles(page, await ownFiles('desk one', 'desk two', 'desk three'), TYPE);
  await expect(finished(page).getByRole('link')).toHaveCount(3, { timeout: 90_000 });
  await page.goto('/verification');
  await page.getByRole('searchbox', { name: text('documents.search') }).fill('desk');
  await expect(page).toHaveURL(/search=desk/);
  await expect(rows(page)).toHaveCount(3);

  await test.step('the view is saved, and opened from the whole list', async () => {
    await button(page, text('ui.views')).click();
    await page.getByRole('menuitem', { name: text('ui.viewSave') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text('ui.viewName')).fill('Desk');
    await dialog.getByRole('button', { name: text('ui.viewSave') }).click();
    await expectToast(page, text('ui.viewSaved', { name: 'Desk' }));
    await page.goto('/verification');
    await button(page, text('ui.views')).click();
    await page.getByRole('menuitem', { name: 'Desk' }).click();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('two of them are selected, and still are after a reload', async () => {
    for (const name of ['desk one.pdf', 'desk two.pdf'])
      await page.getByRole('checkbox', { name: text('generic.selectRow', { name }) }).click();
    await page.reload();
    await expect(page.getByRole('group', { name: text('ui.selectedCount', { count: 2 }) })).toBeVisible();
  });

  await test.step('they move to the archive, and back by Undo', async () => {
    await button(page, text('documents.archive')).click();
    await expectToast(page, text('documents.movedToArchive'));
    await expect(rows(page)).toHaveCount(1);
    await button(page, text('documents.undo')).click();
    await expectToast(page, text('documents.moveUndone'));
    await expect(rows(page)).toHaveCount(3);
  });
});

const LISTS = { verification: '/verification', archive: '/archive', trash: '/trash' };
const MOVES = {
  archive: [text('documents.archive'), text('documents.movedToArchive')],
  trash: [text('documents.trash'), text('documents.movedToTrash')],
  verification: [text('documents.moveBack'), text('documents.movedBack')],
} as const;

test('LIST-015 LIST-016 LIST-017 AMB-036 documents move between all lists and come back by Undo; they are deleted for good behind a WARNING', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startAs(page, 'admin');
  await uploadFiles(page, await ownFiles('move one', 'move two'), TYPE);
  await expect(finished(page).getByRole('link')).toHaveCount(2, { timeout: 90_000 });
  const moved = page.getByRole('table').getByRole('link', { name: /^move (one|two)/ });
  const open = async (list: keyof typeof LISTS) => {
    await page.goto(`${LISTS[list]}?search=${encodeURIComponent('move ')}`);
    await expect(moved).toHaveCount(2);
  };
  const move = async (to: keyof typeof MOVES) => {
    const [action, toast] = MOVES[to];
    await page.getByRole('checkbox', { name: text('generic.selectAll') }).click();
    await button(page, action).click();
    await expectToast(page, toast);
    await expect(moved).toHaveCount(0);
  };
  const undo = async () => {
    await button(page, text('documents.undo')).click();
    await expectToast(page, text('documents.moveUndone'));
    await expect(moved).toHaveCount(2);
  };

  for (const [from, to] of [
    ['verification', 'archive'],
    ['archive', 'verification'],
    ['verification', 'trash'],
    ['trash', 'verification'],
    ['verification', 'archive'],
    ['archive', 'trash'],
  ] as const)
    await test.step(`from ${from} to ${to}`, async () => {
      await open(from);
      await move(to);
      await undo();
      await move(to);
    });

  await test.step('Cancel keeps them; Continue deletes them', async () => {
    await open('trash');
    await page.getByRole('checkbox', { name: text('generic.selectAll') }).click();
    await button(page, text('documents.delete')).click();
    const warning = page.getByRole('dialog', { name: text('generic.warningTitle') });
    await expect(warning).toContainText(text('documents.confirmDelete', { count: '2' }));
    await warning.getByRole('button', { name: text('generic.cancel') }).click();
    await expect(moved).toHaveCount(2);
    await button(page, text('documents.delete')).click();
    await warning.getByRole('button', { name: text('generic.continue') }).click();
    await expectToast(page, text('documents.deleted'));
    await expect(moved).toHaveCount(0);
  });
});

test('UPL-005 UPL-009 AMB-131 a file whose connection breaks is sent again by itself, and opens its document when it is done', async ({
  page,
}) => {
  await startAs(page, 'admin');
  let breaks = 0;
  await page.route('**/files/**', (route) => {
    if (route.request().method() !== 'POST' || breaks === 2) return route.continue();
    breaks += 1;
    return route.abort('connectionreset');
  });
  await Promise.all([
    uploadFiles(page, await ownFiles('broken'), TYPE),
    expect(page.getByText(text('extraction.interrupted'))).toBeVisible(),
  ]);
  await finished(page).getByRole('link', { name: 'broken.pdf' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'broken.pdf' })).toBeVisible();
  expect(breaks).toBe(2);
});

test('FLAG-019 AMB-125 an operator turns a switch off and on beside the running server, and people see it', async ({
  page,
}) => {
  await startAs(page, 'viewer');
  await page.goto('/verification');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  const refreshed = await font();
  await setDemoClient('switches.uxRefresh=false');
  try {
    await page.reload();
    await expect.poll(font).not.toBe(refreshed);
  } finally {
    await setDemoClient('switches.uxRefresh=true');
  }
  await page.reload();
  await expect.poll(font).toBe(refreshed);
});
