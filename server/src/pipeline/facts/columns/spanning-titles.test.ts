import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { line, pageOf } from '../../testing/page-of.ts';
import { spanningTitle } from './spanning-titles.ts';

type Placed = readonly [x: number, text: string];

/** Amounts of seven letters at the given places. */
const amounts = (...xs: number[]): Placed[] => xs.map((x, at): Placed => [x, `${at + 1}00,000`]);

/** The titles that a line gives to the amounts of the row that the label names. */
function titlesOf(
  titles: readonly Placed[],
  rows: readonly Placed[][],
  label: string,
): (string | undefined)[] {
  const page = pageOf([
    ...line(60, ...titles),
    ...rows.flatMap((row, index) => line(80 + 14 * index, ...row)),
  ]);
  const [, ...values] = page.rows.find(([first]) => first?.text === label) ?? [];
  return values.map((value) => spanningTitle(page, 0, value)?.text);
}

const OPENING: Placed[] = [[40, 'Opening'], ...amounts(150, 200, 250, 350, 400, 450)];

describe('spanningTitle', () => {
  it('gives titles to the groups whose middles they stand over', () => {
    const titles: Placed[] = [
      [195, 'Your share'],
      [395, 'Total fund'],
    ];
    const [your, fund] = ['Your share', 'Total fund'];
    assert.deepEqual(titlesOf(titles, [OPENING], 'Opening'), [your, your, your, fund, fund, fund]);
  });

  it('gives titles to the groups that begin with them', () => {
    const titles: Placed[] = [
      [150, 'Own'],
      [350, 'All'],
    ];
    assert.deepEqual(titlesOf(titles, [OPENING], 'Opening'), ['Own', 'Own', 'Own', 'All', 'All', 'All']);
  });

  it('knows the columns of the table from its other rows', () => {
    const titles: Placed[] = [
      [195, 'Your share'],
      [395, 'Total fund'],
    ];
    const rows: Placed[][] = [
      [[40, 'Units'], ...amounts(250, 450)],
      OPENING,
      [[40, 'Commitment'], ...amounts(250, 450)],
    ];
    for (const label of ['Units', 'Commitment'])
      assert.deepEqual(titlesOf(titles, rows, label), ['Your share', 'Total fund'], label);
  });

  it('gives titles to groups of one size that end with them', () => {
    const titles: Placed[] = [
      [237, 'Your share'],
      [437, 'Total fund'],
    ];
    const row: Placed[] = [[40, 'Opening'], ...amounts(150, 250, 350, 450)];
    const [your, fund] = ['Your share', 'Total fund'];
    assert.deepEqual(titlesOf(titles, [row], 'Opening'), [your, your, fund, fund]);
  });

  it('leaves a column untitled that no title stands near, and takes no title from the labels', () => {
    const titles: Placed[] = [
      [40, 'Statement'],
      [225, 'Partner'],
      [430, 'Funds'],
    ];
    const [own, fund] = ['Partner', 'Funds'];
    const row: Placed[] = [[40, 'Opening'], ...amounts(110, 200, 250, 400, 450)];
    assert.deepEqual(titlesOf(titles, [row], 'Opening'), [undefined, own, own, fund, fund]);
  });

  it('takes the upper line of wrapped titles for no spanning one', () => {
    const titles: Placed[] = [150, 200, 250, 350, 450].map((x): Placed => [x, 'Capital']);
    assert.deepEqual(titlesOf(titles, [OPENING], 'Opening'), Array.from({ length: 6 }));
  });
});
