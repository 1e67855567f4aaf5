import type { Page } from '@playwright/test';
import { expect, expectToast, text } from '../fixtures/assay.ts';

/** Confirms the open document as it is verified, whatever the question before it says. */
export async function confirmDocument(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('verification.confirm'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const confirmed = page.getByText(text('verification.confirmed'));
  await expect(dialog.or(confirmed).first()).toBeVisible();
  if (await dialog.isVisible()) {
    const anyway = dialog.getByRole('button', { name: text('verification.confirmAnyway') });
    const confirm = dialog.getByRole('button', { name: text('verification.confirm'), exact: true });
    await anyway.or(confirm).click();
  }
  await expectToast(page, text('verification.confirmed'));
}
