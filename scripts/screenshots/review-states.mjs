// The states of a review that need more than an address: what a reviewer sees while a document loads, when a check fails, when
// somebody else was faster, without a connection, without rights, and when a value is entered a second time.
import { execFileSync } from 'node:child_process';
import { NODE, ROOT } from '../lib/install.mjs';

const REVIEWED = 'calder-ridge-iv_2024-12';
const CONFIRMED = 'calder-ridge-iv_2024-06';
const WITH_ROWS = 'glasswing';
const ENTERED_TWICE = 'RA-2024-0388';

const fieldOf = (page, name) => page.locator('[data-field]').filter({ hasText: name }).first();

async function openDocument(page, base, name) {
  await page.goto(`${base}/verification?search=${encodeURIComponent(name)}`);
  await page.getByRole('table').getByRole('link').first().click();
  await page.locator('canvas').first().waitFor();
}

/** Types a value with the keyboard. */
async function type(page, name, value) {
  await fieldOf(page, name).click();
  await page.keyboard.press('e');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(value);
  await page.keyboard.press('Enter');
}

const isSaved = (page) => page.getByText('Saved', { exact: true }).waitFor();

/**
 * Takes a picture of each state.
 * @param suite `base` address, `data` folder, `openAs(user)` gives a page of that user, `take(page, name)` takes the
 *   picture once nothing moves, with `isStill: false` at once
 */
export async function shootReviewStates({ base, data, openAs, take }) {
  const page = await openAs('admin');
  await openDocument(page, base, REVIEWED);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await take(page, 'document-shortcuts');
  await page.keyboard.press('Escape');

  await type(page, 'Opening Balance (QTD)', '9999999');
  await isSaved(page);
  await page
    .getByRole('button', { name: /^Show the values of/ })
    .first()
    .click();
  await take(page, 'document-check-fails');
  await page
    .getByRole('button', { name: /^Show the values of/ })
    .first()
    .click();
  await fieldOf(page, 'Opening Balance (QTD)').click();
  await page.keyboard.press('z');
  await isSaved(page);

  await page.context().setOffline(true);
  await type(page, 'Management Fees (QTD)', '64813');
  await page.getByText(/^Offline/).waitFor();
  await take(page, 'document-offline');

  const colleague = await openAs('reviewer');
  await openDocument(colleague, base, REVIEWED);
  await type(colleague, 'Management Fees (QTD)', '64814');
  await isSaved(colleague);
  await page.context().setOffline(false);
  await page.getByRole('group', { name: 'Changed by someone else' }).waitFor();
  await take(page, 'document-conflict');
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await fieldOf(page, 'Management Fees (QTD)').click();
  await page.keyboard.press('1');
  await isSaved(page);
  await colleague.context().close();

  await openDocument(page, base, CONFIRMED);
  await take(page, 'document-confirmed');
  await openDocument(page, base, WITH_ROWS);
  await page
    .getByRole('table', { name: /Schedule/ })
    .locator('[data-field]')
    .nth(3)
    .click();
  await take(page, 'document-rows');
  await shootSecondEntry({ page, base, data, openAs, take });

  await page.route('**/documentrequest/*', (route) => setTimeout(() => route.continue(), 4000));
  await page.goto(`${base}/verification?search=${REVIEWED}`);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /Loading/ }).waitFor();
  await take(page, 'document-loading', { isStill: false });
  await page.context().close();

  const viewer = await openAs('viewer');
  await openDocument(viewer, base, REVIEWED);
  await fieldOf(viewer, 'Opening Balance (QTD)').click();
  await take(viewer, 'document-read-only');
  await viewer.context().close();
}

/** A value that is hidden from the second person until they have entered it. */
async function shootSecondEntry({ page, base, data, openAs, take }) {
  const set = (value) =>
    execFileSync(NODE, ['server/src/main-client.ts', 'set', 'demo', `second_entry_metrics=${value}`], {
      cwd: ROOT,
      env: { ...process.env, ASSAY_DATA: data, ASSAY_MODE: 'demo' },
    });
  set('distribution_carried_interest');
  await openDocument(page, base, ENTERED_TWICE);
  const submit = page.getByRole('button', { name: 'Submit for approval' });
  if (await submit.isVisible()) await submit.click();
  await page.getByRole('region', { name: 'Approval' }).waitFor();
  const checker = await openAs('approver');
  await openDocument(checker, base, ENTERED_TWICE);
  await fieldOf(checker, 'Carried Interest Paid').click();
  await take(checker, 'document-second-entry');
  await checker.context().close();
  set('');
}
