import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { line, pageOf } from '../../testing/page-of.ts';
import { isWhole } from './whole-columns.ts';

/** Whether each column is the whole of the others, for three columns of given titles and rows. */
function wholesOf(titles: readonly string[], rows: readonly (readonly string[])[]): boolean[] {
  const at = (cells: readonly string[]) =>
    cells.map((cell, index): [number, string] => [250 + 100 * index, cell]);
  const page = pageOf([
    ...line(60, ...at(titles)),
    ...rows.flatMap((cells, row) =>
      line(80 + 14 * row, [60, `Movement ${'abcd'.at(row) ?? ''}`], ...at(cells)),
    ),
  ]);
  const first = page.rows.find((row) => row.some(({ text }) => text === rows[0]?.[0])) ?? [];
  return first.slice(1).map((value) => isWhole(page, value));
}

const ADDED = [
  ['400,000', '100,000', '500,000'],
  ['80,000', '20,000', '100,000'],
  ['(8,000)', '-', '(8,000)'],
];

describe('isWhole', () => {
  it('tells the column that adds up from its parts, wherever it stands', () => {
    assert.deepEqual(wholesOf(['Class A', 'Class B', 'Total'], ADDED), [false, false, true]);
    const turned = ADDED.map(([one = '', two = '', total = '']) => [total, one, two]);
    assert.deepEqual(wholesOf(['Summe EUR', 'Konto I', 'Konto II'], turned), [true, false, false]);
  });

  it('finds no parts where the columns say a period or a scope', () => {
    const none = [false, false, false];
    assert.deepEqual(wholesOf(['Q1 2024', 'Q2 2024', 'Total'], ADDED), none);
    assert.deepEqual(wholesOf(['Your share', 'Other investors', 'Total'], ADDED), none);
  });

  it('finds no parts where the amounts do not add up', () => {
    const none = [false, false, false];
    const titles = ['Class A', 'Class B', 'Total'];
    const others = [...ADDED.slice(0, 1), ['80,000', '20,000', '90,000'], ['8,000', '5,000', '14,000']];
    assert.deepEqual(wholesOf(titles, others), none);
    const halves = [...ADDED.slice(0, 2), ['80,000', '20,000', '90,000'], ['8,000', '5,000', '14,000']];
    assert.deepEqual(wholesOf(titles, halves), none);
    assert.deepEqual(wholesOf(titles, ADDED.slice(0, 1)), none);
  });
});
