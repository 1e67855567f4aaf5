import { expect, type Page } from '@playwright/test';
import { text } from '../../shared/messages/index.ts';

/** A file of this machine by its path, or one made for the test. */
type UploadFiles = string[] | { name: string; mimeType: string; buffer: Buffer }[];

/** Uploads files as one document type on the Upload screen, and waits until storage has all of them. */
export async function uploadFiles(page: Page, files: UploadFiles, documentType: string): Promise<void> {
  // Leaving the suite would break off what is still on its way.
  const stored: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/files/') && response.request().method() === 'POST')
      stored.push(response.status());
  });
  await page.goto('/upload');
  await page
    .getByRole('button', { name: text('extraction.uploadDocuments') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: text('extraction.documentType') })
    .first()
    .click();
  await page.getByRole('option', { name: documentType, exact: true }).click();
  await dialog.locator('input[type=file]').setInputFiles(files);
  await dialog.getByRole('button', { name: text('extraction.startUpload'), exact: true }).click();
  await expect.poll(() => stored.length).toBe(files.length);
}
