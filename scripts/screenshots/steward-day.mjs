// The day of a steward of the data model, as one story: entities come in by a file, one is found in spite of a typing error, two
// that are one are merged, names of documents become entities, a value is typed, and a label is added to a metric.

/** Three funds, of which two are one. */
const fileOf = (mark) =>
  [
    'name,ID,types',
    `Müller Growth ${mark} GmbH,M-${mark},Fund`,
    `Mueller Growth ${mark},,Fund`,
    `Larkhill ${mark},,Fund`,
  ].join('\n');

/** Searches the list and waits until it shows an entity. */
async function search(page, words, name) {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('link', { name }).first().waitFor();
}

/** Opens a page until it shows something: entities are not compared again right after another search. */
async function openUntil(page, address, shown) {
  for (let tries = 0; tries < 30; tries += 1) {
    await page.goto(address);
    if (
      await shown.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error(`${address} does not show it`);
}

/**
 * Takes a picture of each step.
 * @param suite `base` address, `openAs(user)` gives a page of that user, `take(page, name)` takes the picture once nothing
 *   moves; `mark` keeps the names of one telling apart from those of another on the same data, and is one word
 */
export async function shootStewardDay({ base, openAs, take, mark }) {
  const page = await openAs('admin');
  await page.goto(`${base}/entities`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.from(fileOf(mark));
  await dialog.locator('input[type=file]').setInputFiles({ name: 'funds.csv', mimeType: 'text/csv', buffer });
  const run = dialog.getByRole('button', { name: 'Import', exact: true });
  await dialog.getByText(`Larkhill ${mark}`).first().waitFor();
  await take(page, 'steward-1-import');
  await run.click();
  await dialog.waitFor({ state: 'detached' });

  await search(page, `growht muller ${mark}`, `Müller Growth ${mark} GmbH`);
  await take(page, 'steward-2-search');

  const pair = page.getByRole('row').filter({ hasText: `Müller Growth ${mark} GmbH` });
  await openUntil(page, `${base}/entities-duplicates`, pair);
  await take(page, 'steward-3-duplicates');
  await pair.getByRole('button', { name: /^Merge/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).waitFor();
  await take(page, 'steward-4-merge');
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click();
  await pair.waitFor({ state: 'detached' });

  await page.goto(`${base}/entities-inbox?confirmed=false`);
  const boxes = page.getByRole('row').getByRole('checkbox');
  for (const row of [1, 2]) await boxes.nth(row).check();
  await take(page, 'steward-5-names');
  await page.getByRole('button', { name: 'Create entities' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();

  await page.goto(`${base}/entities?name=Calder&type=fund`);
  await page
    .getByRole('link', { name: /^Calder/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Relationships' }).click();
  await page.getByRole('table', { name: 'Relationships' }).getByRole('link').first().click();
  await page.getByRole('radio', { name: 'Grid' }).click();
  await page.getByRole('grid').getByRole('gridcell').first().click();
  await take(page, 'steward-6-values');

  await page.goto(`${base}/metrics?viewMetric=commitment`);
  await page.getByRole('combobox', { name: 'Printed as' }).fill('Amount subscribed for');
  await page.keyboard.press('Enter');
  await page.getByText(/^Built-in labels/).click();
  await take(page, 'steward-7-labels');
  await page.context().close();
}
