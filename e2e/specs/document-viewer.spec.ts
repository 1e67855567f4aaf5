import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import { findings } from '../fixtures/accessibility.ts';
import { expect, startAs, test, text } from '../fixtures/assay.ts';
import { SAMPLES } from '../fixtures/installation.ts';
import { uploadFiles } from '../pages/upload-page.ts';

const CALL = path.join(SAMPLES, 'to-upload', 'COV Healthcare Royalties - Dist Memo 15 Feb 24.pdf');
const NAME = 'long memo.pdf';
const PAGE_COUNT = 200;
/** Its text runs upwards, as that of wide tables on upright pages. */
const SIDEWAYS_PAGE = 150;

/** A distribution notice followed by pages with a line each. */
async function longNotice(): Promise<Buffer> {
  const file = await PDFDocument.load(await readFile(CALL));
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (let number = file.getPageCount() + 1; number <= PAGE_COUNT; number += 1) {
    const page = file.addPage([612, 792]);
    const line = `Appendix ${number}: investments held at cost`;
    if (number === SIDEWAYS_PAGE)
      page.drawText(line, { font, size: 14, x: 300, y: 100, rotate: degrees(90) });
    else page.drawText(line, { font, size: 14, x: 72, y: 700 });
  }
  return Buffer.from(await file.save());
}

const pageOf = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: text('verification.pageLabel', { page: number, count: PAGE_COUNT }) });

const pageNumber = (page: Page) => page.getByRole('textbox', { name: text('verification.pageNumber') });

const isWide = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return box !== null && box.width > box.height;
};

test('a document of 200 pages is searched, leafed through by thumbnails, rotated in place, and its panel resized', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startAs(page, 'reviewer');
  const buffer = await longNotice();
  await uploadFiles(page, [{ name: NAME, mimeType: 'application/pdf', buffer }], 'Capital Distribution');
  await page.goto(`/verification?search=${encodeURIComponent(NAME)}`);
  const link = page.getByRole('link', { name: NAME });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await link.click();
  await expect(page.locator('canvas').first()).toBeVisible();

  await test.step('Ctrl+F finds text on pages that are not drawn; Enter goes on, Escape closes', async () => {
    await page.keyboard.press('Control+f');
    const box = page.getByRole('search').getByRole('textbox');
    await expect(box).toBeFocused();
    await box.fill('appendix 14');
    await expect(page.getByRole('search')).toContainText(
      text('verification.searchMatches', { index: 1, count: 11 }),
    );
    await page.keyboard.press('Enter');
    await expect(pageNumber(page)).not.toHaveValue('1');
    await box.fill('nowhere to be found');
    await expect(page.getByRole('search')).toContainText(text('verification.searchNoMatches'));
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('region', { name: text('verification.documentPages') })).toBeFocused();
  });

  await test.step('a page whose text lies on its side is shown upright; rotating keeps the page', async () => {
    await pageNumber(page).fill(String(SIDEWAYS_PAGE));
    await pageNumber(page).press('Enter');
    await expect.poll(() => isWide(pageOf(page, SIDEWAYS_PAGE))).toBe(true);
    expect(await isWide(pageOf(page, SIDEWAYS_PAGE + 1))).toBe(false);
    await page.getByRole('button', { name: text('verification.rotate') }).click();
    await expect.poll(() => isWide(pageOf(page, SIDEWAYS_PAGE))).toBe(false);
    await expect(pageNumber(page)).toHaveValue(String(SIDEWAYS_PAGE));
    await page.getByRole('button', { name: text('verification.zoomIn') }).click();
    await expect(pageNumber(page)).toHaveValue(String(SIDEWAYS_PAGE));
  });

  await test.step('thumbnails follow the page, and open another', async () => {
    await page.getByRole('button', { name: text('verification.thumbnails') }).click();
    const strip = page.getByRole('navigation', { name: text('verification.thumbnails') });
    await expect(strip.locator('[aria-current=page]')).toContainText(String(SIDEWAYS_PAGE));
    await expect(strip.locator('canvas').first()).toBeVisible();
    await strip.getByRole('button', { name: new RegExp(`^Page ${SIDEWAYS_PAGE + 1}:`) }).click();
    await expect(pageNumber(page)).toHaveValue(String(SIDEWAYS_PAGE + 1));
  });

  await test.step('the width of the panel, the thumbnails and the rotation outlast a reload', async () => {
    const divider = page.getByRole('separator', { name: text('verification.resizePanel') });
    const panel = page.getByRole('region', { name: text('verification.metrics') });
    const before = (await panel.boundingBox())?.width ?? 0;
    await divider.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => Math.round(((await panel.boundingBox())?.width ?? 0) - before)).toBe(48);
    expect(await findings(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('navigation', { name: text('verification.thumbnails') })).toBeVisible();
    expect(Math.round(((await panel.boundingBox())?.width ?? 0) - before)).toBe(48);
    await expect.poll(() => isWide(pageOf(page, 2))).toBe(true);
  });
});
