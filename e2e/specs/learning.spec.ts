import type { Page } from '@playwright/test';
import { buildPdf, labelRows } from '../../server/src/pipeline/testing/build-pdf.ts';
import { expect, expectToast, startAs, test, text } from '../fixtures/assay.ts';
import { confirmDocument } from '../pages/confirm-document.ts';
import { uploadFiles } from '../pages/upload-page.ts';

const TYPE = 'Capital Account';
const METRIC = 'Closing Balance (QTD)';
const [FIRST, SECOND] = ['Kapitalkonto Hainberg Q2.pdf', 'Kapitalkonto Hainberg Q3.pdf'];

const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });
const closingOf = (page: Page) => page.locator('[data-field]').filter({ hasText: METRIC }).first();

/** A statement whose sender has names of its own for the balances. */
async function statement(name: string, date: string, [opening, closing]: readonly [string, string]) {
  const bytes = await buildPdf([
    [
      { x: 60, y: 60, text: 'Hainberg Verwaltung GmbH Düsseldorf' },
      { x: 60, y: 130, text: 'Kapitalkonto Hainberg Mezzanine III', size: 15 },
      ...labelRows([
        ['Stichtag', date],
        ['Feld 7a', opening],
        ['Einzahlungen', '1.000.000,00'],
        ['Feld 7b', closing],
        ['Zeichnungssumme', '20.000.000,00'],
      ]),
    ],
  ]);
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

/** Uploads a statement and opens it once it is extracted. */
async function open(page: Page, file: Awaited<ReturnType<typeof statement>>): Promise<void> {
  await uploadFiles(page, [file], TYPE);
  await expect(async () => {
    await page.goto(`/verification?search=${encodeURIComponent(file.name)}`);
    await rowOf(page, file.name).getByRole('link', { name: file.name }).click({ timeout: 3000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: file.name })).toBeVisible();
  await closingOf(page).click();
}

/** Waits until the one lesson about the metric is in a state. */
async function expectLesson(page: Page, state: string): Promise<void> {
  await expect(async () => {
    await page.goto('/learning');
    await expect(rowOf(page, 'Feld 7b')).toContainText(state, { timeout: 3000 });
  }).toPass();
}

test('PERM-011 [AMB-085] a correction by a trusted reviewer is applied to the next document of the layout until the lesson is removed', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await startAs(page, 'admin');

  await test.step('correct a value that the layout gets wrong, and confirm', async () => {
    await open(page, await statement(FIRST, '30.06.2024', ['11.204.100,00', '12.480.112,40']));
    const closing = closingOf(page);
    await expect(closing).not.toContainText('12,480,112.4');
    await page.keyboard.press('e');
    const input = closing.getByRole('textbox').first();
    await input.fill('12480112.40');
    await input.press('Enter');
    await expect(closing).toContainText('12,480,112.4');
    await closing
      .getByRole('button', { name: text('verification.markVerified', { metric: METRIC }) })
      .click();
    await expect(page.getByText(text('verification.saved'), { exact: true })).toBeVisible();
    await confirmDocument(page);
    await expect(page.getByText(text('learning.inForce'))).toBeVisible({ timeout: 60_000 });
    await expectLesson(page, text('learning.stateActive'));
    await expect(rowOf(page, 'Feld 7b')).toContainText(FIRST);
  });

  await test.step('the next document shows the right value and from whom it was learned', async () => {
    await open(page, await statement(SECOND, '30.09.2024', ['12.480.112,40', '13.007.551,15']));
    await expect(closingOf(page)).toContainText('13,007,551.15');
    const [learned = ''] = text('learning.learnedFrom', {
      document: FIRST,
      reviewer: 'Ada Admin',
      date: '|',
    }).split('|');
    await expect(page.getByText(learned)).toBeVisible();
  });

  await test.step('remove it from the list of what was learned', async () => {
    await expectLesson(page, text('learning.stateActive'));
    await rowOf(page, 'Feld 7b')
      .getByRole('button', { name: text('learning.removeOf', { metric: METRIC }) })
      .click();
    await expectToast(page, text('learning.removed'));
    await expectLesson(page, text('learning.stateRemoved'));
  });
});
