import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { line, pageOf } from '../../testing/page-of.ts';
import { columnRole } from './header-roles.ts';
import { titleTexts } from './column-titles.ts';

type Placed = readonly [x: number, text: string];

/** Amounts of seven letters whose middles stand at the given places. */
const amounts = (...middles: number[]): Placed[] =>
  middles.map((x, at): Placed => [x - 17, `${at + 1}00,000`]);

/** Period and owner of every amount in the row of a label. */
function rolesOf(lines: readonly Placed[][], label: string): string[] {
  const page = pageOf(lines.flatMap((pieces, index) => line(60 + 16 * index, ...pieces)));
  const row = page.rows.find(([first]) => first?.text === label) ?? [];
  return row.slice(1).map((value) => {
    const { period, scope } = columnRole(titleTexts(page, value));
    return `${scope ?? '-'} ${period ?? '-'}`;
  });
}

const PERIODS: Placed[] = [
  [222, 'QTD'],
  [342, 'YTD'],
  [462, 'ITD'],
];
const COLUMNS = [200, 260, 320, 380, 440, 500];
const OWNERS: Placed[] = [
  [193, 'LP'],
  [240, 'Total fund'],
  [313, 'LP'],
  [360, 'Total fund'],
  [433, 'LP'],
  [480, 'Total fund'],
];
const ALL = ['Quarter To Date', 'Year To Date', 'Inception To Date'].flatMap((period) => [
  `partner ${period}`,
  `fund ${period}`,
]);

describe('titles that stand apart from their columns', () => {
  it('give the period of a box above to the columns of every section under it', () => {
    const lines: Placed[][] = [
      PERIODS,
      [[40, 'A. Capital account']],
      OWNERS,
      [[40, 'Beginning balance'], ...amounts(...COLUMNS)],
      [[40, 'Contributions'], ...amounts(...COLUMNS)],
      [[40, 'B. Schedule of fees']],
      OWNERS,
      [[40, 'Monitoring fees'], ...amounts(...COLUMNS)],
    ];
    assert.deepEqual(rolesOf(lines, 'Beginning balance'), ALL);
    assert.deepEqual(rolesOf(lines, 'Monitoring fees'), ALL);
  });

  it('say nothing of a table below whose columns stand elsewhere', () => {
    const lines: Placed[][] = [
      PERIODS,
      [[40, 'A. Capital account']],
      OWNERS,
      [[40, 'Beginning balance'], ...amounts(...COLUMNS)],
      [[40, 'Commitment']],
      [
        [215, 'LP'],
        [288, 'Total fund'],
      ],
      [[40, 'Total commitment'], ...amounts(225, 310)],
    ];
    assert.deepEqual(rolesOf(lines, 'Total commitment'), ['partner -', 'fund -']);
  });

  it('tell the share of the general partner from that of the partner', () => {
    const scopeOf = (title: string): string | null => columnRole([title]).scope;
    assert.equal(scopeOf("LP's Allocation of Total Fund"), 'partner');
    for (const title of [
      "GP's Allocation of Total Fund",
      'General Partner',
      'Total Fund (incl. GP Allocation)',
    ])
      assert.equal(scopeOf(title), 'fund', title);
    assert.equal(scopeOf('Carried interest to General Partner'), null);
  });
});
