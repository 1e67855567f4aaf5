import { expect, type Locator, type Page } from '@playwright/test';
import { text } from '../../shared/messages/index.ts';

/** A value that a field takes from the place where the value of another field is printed. */
export interface Taking {
  readonly field: Locator;
  readonly from: Locator;
  /** What the field says then. */
  readonly value: RegExp;
}

const boxOf = async (page: Page, field: Locator): Promise<Locator> =>
  page.locator(`[data-highlight="${await field.getAttribute('data-field')}"]`);

/** The place of an element, which must be on screen. */
async function placeOf(element: Locator) {
  const place = await element.boundingBox();
  if (place === null) throw new Error('The element is not on screen.');
  return place;
}

/** Takes a value from the page by a click on its words, then by a box around them; Ctrl+Z takes each back. */
export async function takeFromPage(page: Page, { field, from, value }: Taking): Promise<void> {
  const printed = await boxOf(page, from);
  const nameBefore = (await field.getAttribute('aria-label')) ?? '';
  await from.click({ position: { x: 8, y: 8 } });
  await expect(printed).toBeVisible();
  await field.click({ position: { x: 8, y: 8 } });
  await expect(field).toHaveAttribute('aria-current', 'true');
  const shown = await placeOf(printed);
  const ask = async () => {
    await page.keyboard.press('c');
    const label = nameBefore.slice(0, nameBefore.indexOf(':'));
    await expect(page.getByText(text('verification.captureRequest', { metric: label }))).toBeVisible();
    // The pages do not move under the pointer.
    expect(await placeOf(printed)).toEqual(shown);
  };
  const isTaken = async () => {
    await expect(field).toHaveAccessibleName(value);
    const taken = await placeOf(await boxOf(page, field));
    expect(Math.abs(taken.x - shown.x)).toBeLessThan(6);
    expect(Math.abs(taken.y - shown.y)).toBeLessThan(6);
    expect(Math.abs(taken.width - shown.width)).toBeLessThan(12);
    await page.keyboard.press('Control+z');
    await expect(field).toHaveAccessibleName(nameBefore);
  };
  await ask();
  await page.mouse.click(shown.x + shown.width / 2, shown.y + shown.height / 2);
  await isTaken();
  await ask();
  await page.mouse.move(shown.x - 3, shown.y - 3);
  await page.mouse.down();
  await page.mouse.move(shown.x + shown.width + 3, shown.y + shown.height + 3, { steps: 3 });
  await page.mouse.up();
  await isTaken();
}
