import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { blankPage } from '../testing/blank-page.ts';
import type { OcrWord } from './ocr.ts';
import { repairWords } from './repair.ts';
import { GROUPS_WITH_DUST, withSpacedGroups } from './spaced-groups.ts';

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
const read = async (...numbers: readonly OcrWord[][]): Promise<string> =>
  withSpacedGroups(await repairWords(numbers.flat(), [GROUPS_WITH_DUST], blankPage))
    .map(({ text }) => text)
    .join(' ');

describe('withSpacedGroups', () => {
  const column = [number(0, 500, '427', '415'), number(1, 500, '-422', '492')];

  it('puts a number together whose first groups ran together, under others in groups', async () => {
    assert.equal(await read(...column, number(2, 500, '1519', '605')), '427 415 -422 492 1519605');
  });

  it('takes a point among the digits of the first group for dust', async () => {
    assert.equal(await read(number(0, 500, '4.3', '750,00')), '43 750,00');
    assert.equal(await read(number(0, 500, '4.3', '750')), '4.3 750');
  });

  it('leaves what stands in no column of groups', async () => {
    assert.equal(await read(...column, number(2, 300, '2024', '605')), '427 415 -422 492 2024 605');
    assert.equal(await read(number(2, 500, '1519', '605')), '1519 605');
  });
});
