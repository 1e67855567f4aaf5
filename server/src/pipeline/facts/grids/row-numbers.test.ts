import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { phraseOf } from '../../graph/lines.ts';
import type { Phrase } from '../../graph/lines.ts';
import { withRowNumbers } from './body-rows.ts';

const phrase = (text: string, line: number): Phrase =>
  phraseOf(
    text
      .split(' ')
      .map((word, at) => ({ text: word, x0: 40 * at, x1: 40 * at + 30, y0: 0, y1: 8, upright: true })),
    line,
  );
const partsOf = (...rows: string[]): string[][] =>
  withRowNumbers(rows.map((text, at) => [phrase(text, at), phrase('14.0', at)])).map((row) =>
    row.map(({ text }) => text),
  );

describe('withRowNumbers', () => {
  it('parts the numbers that count the rows from the names behind them, and leaves sums', () => {
    assert.deepEqual(partsOf('Carried forward', '9 Ash Foods', '10 Birch Optics', '11. Cedar Data'), [
      ['Carried forward', '14.0'],
      ['9', 'Ash Foods', '14.0'],
      ['10', 'Birch Optics', '14.0'],
      ['11.', 'Cedar Data', '14.0'],
    ]);
  });

  it('leaves numbers that belong to names: such as do not count, or stand in few rows', () => {
    for (const rows of [
      ['9 Ash Street', '10 Birch Road', '12 Cedar Lane'],
      ['1 Ash Street', '2 Birch Road'],
      ['1 Ash Street', '2 Birch Road', '3 Cedar Lane', 'Dale', 'Elm', 'Fir', 'Gorse'],
      ['1 June 2020', '2 June 2020', '3 June 2020'],
    ])
      assert.deepEqual(
        partsOf(...rows).map(([first]) => first),
        rows,
      );
  });
});
