import type { Browser, Page } from '@playwright/test';
import { findings } from '../fixtures/accessibility.ts';
import { expect, expectToast, startAs, test, text } from '../fixtures/assay.ts';
import type { DemoUser } from '../fixtures/installation.ts';
import { setDemoClient } from '../fixtures/operator.ts';
import { confirmDocument } from '../pages/confirm-document.ts';

const FILE = 'Tallgrass VII Distribution 10 - Emory Lake.pdf';
const WRONG = 'Tallgrass Management';
const RIGHT = 'Tallgrass Capital Management, LLC';
const REASON = 'The manager of the fund has another name.';

// One after the other: what the second asks of the client would keep the first from confirming its document.
test.describe.configure({ mode: 'default' });

/** A user in a browser of their own. */
async function openAs(browser: Browser, user: DemoUser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await startAs(page, user);
  return page;
}

async function openDocument(page: Page, file = FILE): Promise<void> {
  await page.goto(`/verification?search=${encodeURIComponent(file)}`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: file })).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
}

const field = (page: Page) => page.locator('[data-field]').filter({ hasText: 'Fund Manager' }).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const approval = (page: Page) => page.getByRole('region', { name: text('acceptance.status') });

/** Types a fund manager with the keyboard. */
async function typeManager(page: Page, value: string): Promise<void> {
  await field(page).click();
  await page.keyboard.press('e');
  const input = field(page).getByRole('combobox').or(field(page).getByRole('textbox')).first();
  await input.fill(value);
  await input.press('Enter');
  await expect(field(page)).toContainText(value);
  await expect(page.getByText(text('verification.saved'), { exact: true })).toBeVisible();
}

test('UAW-001 UAW-002 UAW-003 PERM-015 a maker submits and cannot approve; a checker sees the change, rejects it with a reason, and approves what the maker mended', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const maker = await openAs(browser, 'admin');
  const checker = await openAs(browser, 'approver');

  await test.step('the maker corrects a value and submits; approving is left to someone else', async () => {
    await openDocument(maker);
    await typeManager(maker, WRONG);
    await button(maker, text('acceptance.submit')).click();
    await expectToast(maker, text('acceptance.submitted'));
    await expect(approval(maker)).toContainText(text('acceptance.waitingOwn'));
    await expect(button(maker, text('acceptance.approve'))).toHaveCount(0);
  });

  await test.step('the checker sees who submitted it and what was changed, and who is here', async () => {
    await openDocument(checker);
    await expect(approval(checker)).toContainText(WRONG);
    await approval(checker).getByRole('button', { name: 'Fund Manager' }).click();
    await expect(field(checker)).toHaveAttribute('aria-current', 'true');
    await expect(checker.getByRole('button', { name: / is viewing$/ })).toBeVisible();
    expect(await findings(checker)).toEqual([]);
  });

  await test.step('the checker rejects it with a reason, by keyboard', async () => {
    await button(checker, text('acceptance.reject')).press('Enter');
    const dialog = checker.getByRole('dialog', { name: text('acceptance.reject') });
    await dialog.getByRole('textbox').fill(REASON);
    expect(await findings(checker)).toEqual([]);
    await checker.keyboard.press('Control+Enter');
    await expectToast(checker, text('acceptance.rejected'));
  });

  await test.step('the maker reads the reason, mends the value and submits again', async () => {
    await maker.reload();
    await expect(approval(maker)).toContainText(REASON);
    await typeManager(maker, RIGHT);
    await button(maker, text('acceptance.submit')).click();
    await expectToast(maker, text('acceptance.submitted'));
  });

  await test.step('the checker sees what is new, approves and confirms', async () => {
    await checker.reload();
    await expect(approval(checker)).toContainText(RIGHT);
    await expect(approval(checker)).toContainText(text('acceptance.changedAfterReview'));
    await button(checker, text('acceptance.approve')).click();
    await expectToast(checker, text('acceptance.approved'));
    await confirmDocument(checker);
  });
  for (const page of [maker, checker]) await page.context().close();
});

const ENTERED_TWICE = 'RA-2024-0388 Brae Wind Income.pdf';

test('a second person enters a value blind, by keyboard; where the entries differ both are shown, and one is chosen', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  await setDemoClient('second_entry_metrics=distribution_carried_interest');
  const maker = await openAs(browser, 'admin');
  const checker = await openAs(browser, 'approver');
  const paid = (page: Page) =>
    page.locator('[data-field]').filter({ hasText: 'Carried Interest Paid' }).first();
  const region = checker.getByRole('region', { name: text('secondEntry.title') });

  await openDocument(maker, ENTERED_TWICE);
  await button(maker, text('acceptance.submit')).click();
  await expect(approval(maker)).toContainText(text('acceptance.waitingOwn'));

  await test.step('the value is hidden from the checker, who types another one without the mouse', async () => {
    await openDocument(checker, ENTERED_TWICE);
    await expect(paid(checker)).toContainText(text('secondEntry.hidden'));
    await expect(region).toContainText(text('secondEntry.due', { count: 1 }));
    expect(await findings(checker)).toEqual([]);
    await region.getByRole('button', { name: text('datapoints.edit') }).focus();
    await checker.keyboard.press('Enter');
    await checker.keyboard.type('12.34');
    await checker.keyboard.press('Enter');
    await expectToast(checker, text('secondEntry.done'));
  });

  await test.step('both entries are shown beside each other; the approval waits for the choice', async () => {
    await expect(region).toContainText(text('secondEntry.differs', { count: 1 }));
    await expect(region).toContainText('12.34');
    await expect(paid(checker)).not.toContainText(text('secondEntry.hidden'));
    expect(await findings(checker)).toEqual([]);
    await button(checker, text('acceptance.approve')).click();
    await expect(checker.getByText(text('secondEntry.required'))).toBeVisible();
    await region.getByRole('button', { name: /^Use first entry/ }).press('Enter');
    await expectToast(checker, text('secondEntry.chosen'));
    await expect(region).toHaveCount(0);
    await expect(paid(checker)).toContainText('2,061.84');
    await button(checker, text('acceptance.approve')).click();
    await expectToast(checker, text('acceptance.approved'));
  });
  for (const page of [maker, checker]) await page.context().close();
  await setDemoClient('second_entry_metrics=');
});
