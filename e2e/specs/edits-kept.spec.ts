import type { BrowserContext, Page } from '@playwright/test';
import { findings } from '../fixtures/accessibility.ts';
import { expect, startAs, test, text } from '../fixtures/assay.ts';

const FILE = 'Ausschuettung_2023-12-11_Hainberg_Mezzanine.pdf';

const field = (page: Page) => page.locator('[data-field]').filter({ hasText: 'Fund Manager' }).first();
/** Compares what the header says of the edits, so that a failure names what it says instead. */
const says = (page: Page, words: string) =>
  expect(page.locator('[role="status"][data-status]')).toContainText(words);

async function openDocument(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // Where this runs first, the documents of the demo are still being read.
  await expect(async () => {
    await page.goto(`/verification?search=${encodeURIComponent(FILE)}`);
    await page.getByRole('table').getByRole('link', { name: FILE }).click({ timeout: 3000 });
  }).toPass({ timeout: 45_000 });
  await expect(page.locator('canvas').first()).toBeVisible();
  return page;
}

async function typeManager(page: Page, value: string): Promise<void> {
  // In the middle of an open field are its alternatives, which a click chooses.
  await field(page).click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('e');
  const input = field(page).getByRole('combobox').first();
  await input.fill(value);
  await input.press('Enter');
  await expect(field(page)).toContainText(value);
}

test('AMB-059 an edit without a connection is stored once there is one, also by a later visit; a value that someone else changed meanwhile is not overwritten, and the reviewer chooses', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const mine = page.context();
  await startAs(page, 'reviewer');
  const colleague = await browser.newContext();
  const first = await colleague.newPage();
  await startAs(first, 'admin');
  await first.close();
  const theirs = await openDocument(colleague);
  const document = await openDocument(mine);

  await test.step('without a connection, the edit is kept and the page says so', async () => {
    await mine.setOffline(true);
    await typeManager(document, 'Hainberg Offline');
    await says(document, text('verification.offline'));
  });

  await test.step('the tab is closed; the next visit with a connection stores the edit', async () => {
    await document.close();
    await mine.setOffline(false);
    const again = await openDocument(mine);
    await expect(field(again)).toContainText('Hainberg Offline');
    await says(again, text('verification.saved'));
    await theirs.reload();
    await expect(field(theirs)).toContainText('Hainberg Offline');
    await again.close();
  });

  await test.step('both change the same value, one of them without a connection', async () => {
    const again = await openDocument(mine);
    await mine.setOffline(true);
    await typeManager(again, 'Hainberg of the reviewer');
    await says(again, text('verification.offline'));
    await typeManager(theirs, 'Hainberg of the administrator');
    await says(theirs, text('verification.saved'));
    await expect(field(theirs)).toContainText('Hainberg of the administrator');
    await mine.setOffline(false);
    const choice = again.getByRole('group', { name: text('verification.conflictTitle') });
    await expect(choice).toContainText('Hainberg of the administrator');
    await says(again, text('verification.conflictCount', { count: 1 }));
    expect(await findings(again)).toEqual([]);
    await choice.getByRole('button', { name: text('verification.keepYours') }).press('Enter');
    await says(again, text('verification.saved'));
    await theirs.reload();
    await expect(field(theirs)).toContainText('Hainberg of the reviewer');
  });
  await colleague.close();
});
