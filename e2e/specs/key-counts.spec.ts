import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, expectToast, startAs, test, text } from '../fixtures/assay.ts';
import { readPayload } from '../fixtures/payload.ts';

const MAX_KEYS = 12;

/** Presses keys and counts them; the characters of typed values are not counted. */
function keyboardOf(page: Page) {
  let count = 0;
  return {
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    count: () => count,
  };
}

/** A value that the extraction read wrong: which one, and what it should be. */
interface Fault {
  readonly metricId: string;
  readonly typed: string;
}

/** Makes two values of a document wrong on their way to the browser, as if the extraction had misread them. */
async function misread(page: Page, count: number): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  await page.route(/\/documentrequest\/[0-9a-f-]+(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const payload = readPayload((await response.json()) as { data: string });
    expect(payload.metrics.filter(({ datapoints: [front] }) => front?.value !== '')).toHaveLength(count);
    const amounts = payload.metrics.filter(
      ({ dataType, datapoints: [front] }) =>
        dataType === 'CURRENCY' && /^[1-9]\d{3}/.test(front?.value ?? ''),
    );
    for (const metric of [amounts[1], amounts.at(-1)]) {
      const [front] = metric?.datapoints ?? [];
      if (!metric || !front) throw new Error('The document has two amounts.');
      if (!faults.some(({ metricId }) => metricId === metric.id))
        faults.push({ metricId: metric.id, typed: front.value });
      front.value = front.value.replace(/^(\d)(\d)/, '$2$1').replace(/^0/, '8');
      if (front.value === faults.at(-1)?.typed) front.value = `9${front.value}`;
    }
    await route.fulfill({
      json: { data: gzipSync(JSON.stringify(payload)).toString('base64') },
    });
  });
  return faults;
}

/** Reviews a document by keys alone: looks at what is doubted, corrects what is wrong, verifies what is proven, confirms. */
async function reviewByKeys(page: Page, name: string, count: number): Promise<number> {
  const faults = await misread(page, count);
  await page.goto(`/verification?search=${encodeURIComponent(name)}`);
  await page.getByRole('table').getByRole('link').first().press('Enter'); // The mouse is not used.
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(page.locator('[data-field][aria-current]')).toBeFocused();
  const keys = keyboardOf(page);
  const noneDoubtful = page.getByRole('button', {
    name: text('verification.countDoubtful', { count: 0 }),
    exact: true,
  });
  const corrected = new Set<string>();
  while (!(await noneDoubtful.isVisible())) {
    const id = (await page.locator('[data-field][aria-current]').getAttribute('data-field')) ?? '';
    const fault = faults.find(({ metricId }) => metricId === id);
    if (fault) {
      await keys.press('e');
      await keys.press('Control+A');
      await page.keyboard.type(fault.typed);
      await keys.press('Enter'); // Takes the typed value.
      corrected.add(id);
    }
    await keys.press('Enter'); // Verifies it and goes on.
    const next = page.locator(`[data-field][aria-current]:not([data-field="${id}"])`);
    await expect(noneDoubtful.or(next).first()).toBeVisible();
  }
  expect(corrected.size, 'every wrong value needs review').toBe(faults.length);
  await keys.press('Control+Shift+Enter');
  const question = page.getByRole('dialog');
  const confirmed = page.getByText(text('verification.confirmed'));
  await expect(question.or(confirmed).first()).toBeVisible();
  if (await question.isVisible()) await keys.press('Enter');
  await expectToast(page, text('verification.confirmed'));
  await expect(noneDoubtful).toBeVisible();
  await expect(
    page.getByRole('button', { name: text('verification.countProven', { count: 0 }), exact: true }),
  ).toBeVisible();
  return keys.count();
}

test('VER-002 VER-003 AMB-122 168 values of which two are wrong are reviewed and confirmed with at most 12 keys', async ({
  page,
}) => {
  await startAs(page, 'reviewer');
  const keys = await reviewByKeys(page, 'Sorrel Bay Partners V', 168);
  expect(keys).toBeLessThanOrEqual(MAX_KEYS);
});

test('VER-002 VER-003 AMB-122 20 values of which two are wrong are reviewed and confirmed with at most 12 keys', async ({
  page,
}) => {
  await startAs(page, 'reviewer');
  const keys = await reviewByKeys(page, 'Ashdown Mid-Market IV Drawdown Request (Larkmead)', 20);
  expect(keys).toBeLessThanOrEqual(MAX_KEYS);
});

test('Tab reaches the first document of the list in at most three stops', async ({ page }) => {
  await startAs(page, 'reviewer');
  await page.goto('/verification');
  const first = page.getByRole('table').getByRole('link').first();
  await expect(first).toBeVisible();
  let stops = 0;
  const tab = async () => {
    stops += 1;
    await page.keyboard.press('Tab');
  };
  await tab();
  await page.keyboard.press('Enter'); // Skip to content.
  await tab();
  await page.keyboard.press('Enter'); // Skip to the first row.
  await expect(first).toBeFocused();
  expect(stops).toBeLessThanOrEqual(3);
});
