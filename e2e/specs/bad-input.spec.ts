import path from 'node:path';
import { expect, expectToast, fillSignIn, signIn, startAs, test, text } from '../fixtures/assay.ts';
import { DEMO_PASSWORD, DEMO_USERS, SAMPLES } from '../fixtures/installation.ts';
import { uploadFiles } from '../pages/upload-page.ts';

const TYPE = 'Capital Account';

const bad = (name: string) => path.join(SAMPLES, 'bad', name);

test('ERRX-001 ERRX-002 ERRX-008 ERRX-009 ERRX-010 ERRX-011 files that cannot be read appear under Errors, each with its reason', async ({
  page,
}) => {
  await startAs(page, 'admin');
  await uploadFiles(
    page,
    [
      bad('password_required.pdf'),
      bad('truncated.pdf'),
      bad('statement.docx'),
      path.join(SAMPLES, 'seeded', 'RA-2024-0388 Brae Wind Income.pdf'),
    ],
    TYPE,
  );
  await page.goto('/upload/errors');
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  for (const [name, reason] of [
    ['password_required.pdf', text('extraction.failedPassword')],
    ['truncated.pdf', text('extraction.failedInvalidDocument')],
    ['statement.docx', text('extraction.failedUnsupportedType')],
    ['RA-2024-0388', text('extraction.failedDuplicate')],
  ] as const) {
    await expect(async () => {
      await page.reload();
      await expect(rowOf(name)).toContainText(reason, { timeout: 3000 });
    }).toPass();
    await expect(rowOf(name)).toContainText(TYPE);
  }
});

test('UPL-005 a file with quotes and 4,000 characters in its name is processed like any other', async ({
  page,
}) => {
  await startAs(page, 'reviewer');
  const name = `a "quoted" <b>näme</b> ${'x'.repeat(4000)}.pdf`;
  await uploadFiles(
    page,
    [{ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 of no use') }],
    TYPE,
  );
  await page.goto('/upload/errors');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: 'a "quoted" <b>näme</b>' })).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
});

test('an unknown address opens the documents; an unknown document shows an error and a way back', async ({
  page,
}) => {
  await startAs(page, 'viewer');
  await page.goto('/no/such/place');
  await expect(page).toHaveURL(/\/verification/);
  await page.goto('/verification/00000000-0000-4000-8000-000000000000/document');
  await expect(page.getByText(text('verification.loadFailed'))).toBeVisible();
  await page.getByRole('button', { name: text('verification.backToDocuments') }).click();
  await expect(page).toHaveURL(/\/verification/);
});

test('AUTH-016 after an expired session, signing in returns to the same page', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/archive');
  await page.route('**/identity', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/x-amz-json-1.1',
      body: JSON.stringify({ __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' }),
    }),
  );
  await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expectToast(page, text('signIn.sessionNotValid'));
  await page.unroute('**/identity');
  await fillSignIn(page, DEMO_USERS.viewer, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/archive/);
});
