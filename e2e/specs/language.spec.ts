import type { Page } from '@playwright/test';
import { buildPdf, labelRows } from '../../server/src/pipeline/testing/build-pdf.ts';
import { GERMAN } from '../../shared/messages/locales/de-DE/index.ts';
import { expect, startAs, test } from '../fixtures/assay.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '../fixtures/installation.ts';
import { uploadFiles } from '../pages/upload-page.ts';

test.use({ locale: 'de-DE' });

const FILE = 'Silbersee Infrastruktur Abruf 3.pdf';

/** A call whose amount is printed as in English. */
async function callNotice() {
  const bytes = await buildPdf([
    [
      { x: 60, y: 60, text: 'Silbersee Capital Management LLP' },
      { x: 60, y: 110, text: 'Capital Call Notice', size: 15 },
      ...labelRows([
        ['Fund', 'Silbersee Infrastructure SCSp'],
        ['Limited Partner', 'Hollis Foundation'],
        ['Due Date', '28 March 2024'],
        ['Capital Call Amount', 'EUR 1,250,000.00'],
      ]),
    ],
  ]);
  return { name: FILE, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

const fieldOf = (page: Page, name: string) =>
  page.getByRole('group', { name: new RegExp(`^${name}: `) }).and(page.locator('[data-field]'));

async function openNotice(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(`/verification?search=${encodeURIComponent(FILE)}`);
    await page.getByRole('link', { name: FILE }).first().click({ timeout: 3000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: FILE })).toBeVisible();
}

/** Replaces the value of a field by keyboard, and waits until it is stored. */
async function type(page: Page, name: string, typed: string): Promise<void> {
  await fieldOf(page, name).click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('e');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByText(GERMAN['verification.saved'], { exact: true })).toBeVisible();
}

test('[AMB-134] [AMB-141] a German browser shows the suite in German from the sign-in on, and shows and reads numbers and dates as Germans write them', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  const english = await context.newPage();
  await startAs(english, 'reviewer');
  await uploadFiles(english, [await callNotice()], 'Capital Call');

  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.getByLabel(GERMAN['signIn.email']).fill(DEMO_USERS.reviewer);
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: GERMAN['signIn.login'], exact: true }).click();
  const title = page.getByRole('heading', { level: 1, name: GERMAN['documents.titleVerification'] });
  await expect(title).toBeVisible();
  const menu = page.getByRole('navigation', { name: GERMAN['navigation.main'] });
  await expect(menu.getByRole('link', { name: GERMAN['navigation.trash'] })).toBeVisible();

  await openNotice(page);
  const amount = fieldOf(page, 'Call Amount');
  await expect(amount).toContainText('1.250.000,00');
  await type(page, 'Call Amount', '1.234,5');
  await expect(amount).toContainText('1.234,50');
  await type(page, 'Due Date', '31.12.2024');
  await expect(fieldOf(page, 'Due Date')).toContainText('31.12.2024');

  await openNotice(english);
  await expect(fieldOf(english, 'Call Amount')).toContainText('1,234.50');
  await expect(fieldOf(english, 'Due Date')).toContainText('31/12/2024');
  await context.close();
});
