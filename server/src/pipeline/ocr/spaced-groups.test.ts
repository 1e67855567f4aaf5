import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { OcrWord } from './ocr.ts';
import { withSpacedGroups } from './spaced-groups.ts';

/** The words of a number whose last one ends at a place, each letter ten wide, four apart. */
function number(line: number, x1: number, ...groups: string[]): OcrWord[] {
  const words: OcrWord[] = [];
  let right = x1;
  for (const text of groups.toReversed()) {
    const x0 = right - 10 * text.length;
    words.unshift({ text, confidence: 0.9, x0, y0: 30 * line, x1: right, y1: 30 * line + 16 });
    right = x0 - 8;
  }
  return words;
}
const read = (...numbers: readonly OcrWord[][]): string =>
  withSpacedGroups(numbers.flat())
    .map(({ text }) => text)
    .join(' ');

describe('withSpacedGroups', () => {
  const column = [number(0, 500, '427', '415'), number(1, 500, '-422', '492')];

  it('puts a number together whose first groups ran together, under others in groups', () => {
    assert.equal(read(...column, number(2, 500, '1519', '605')), '427 415 -422 492 1519605');
  });

  it('takes a point among the digits of the first group for dust', () => {
    assert.equal(read(number(0, 500, '4.3', '750,00')), '43 750,00');
    assert.equal(read(number(0, 500, '4.3', '750')), '4.3 750');
  });

  it('leaves what stands in no column of groups', () => {
    assert.equal(read(...column, number(2, 300, '2024', '605')), '427 415 -422 492 2024 605');
    assert.equal(read(number(2, 500, '1519', '605')), '1519 605');
  });
});
