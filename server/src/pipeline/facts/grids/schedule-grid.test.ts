import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Phrase } from '../../graph/lines.ts';
import type { Table, TableRow } from '../../graph/table-cells.ts';
import { unionRect } from '../../pdf/geometry.ts';
import { gridsOf } from './schedule-grid.ts';

const HEIGHT = 8;

/** A phrase at a place, six points wide for each letter. */
function phrase(line: number, x0: number, text: string, y0 = line * 14): Phrase {
  const box = { x0, x1: x0 + 6 * text.length, y0, y1: y0 + HEIGHT };
  return {
    ...box,
    text,
    line,
    words: text.split(' ').map((word) => ({ ...box, text: word, upright: true })),
  };
}

function rowOf(phrases: Phrase[]): TableRow {
  const cells = phrases.map((one, column) => ({
    ...unionRect([one]),
    column,
    toColumn: column,
    phrases: [one],
    text: one.text,
  }));
  return { ...unionRect(phrases), cells, kind: 'data', isHeader: false };
}

function tableOf(rows: TableRow[]): Table {
  return { ...unionRect(rows), columns: [], rows };
}

describe('gridsOf', () => {
  it('takes no running text above the titles for titles, to the end of its last line', () => {
    const text = rowOf([
      phrase(0, 0, 'The multiple of one holding was lowered from last'),
      phrase(1, 0, 'year because the peers of the company are worth less'),
      phrase(2, 0, 'today.'),
      phrase(2, 300, 'unaudited'),
    ]);
    const titles = rowOf([phrase(5, 0, 'Company'), phrase(5, 200, 'Cost'), phrase(5, 300, 'Value')]);
    const values = ['Ada', 'Bea'].map((name, at) =>
      rowOf([phrase(6 + at, 0, name), phrase(6 + at, 200, '120'), phrase(6 + at, 300, '180')]),
    );
    const [grid] = gridsOf(tableOf([text, titles, ...values]), []);
    assert.deepEqual(
      grid?.titles.map(({ own }) => own),
      [['Company'], ['Cost'], ['Value']],
    );
  });
});
