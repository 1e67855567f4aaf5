import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { PageRules, Word } from '../contract/page.ts';
import { sideColumns } from './side-column.ts';

const SIZE = { width: 600, height: 800 };
const EDGE = { at: 160, from: 80, to: 500 };

const column = (x0: number, from: number, step: number, texts: readonly string[]): Word[] =>
  texts.map((text, at) => ({
    text,
    upright: true,
    x0,
    x1: x0 + 6 * text.length,
    y0: from + step * at,
    y1: from + step * at + 9,
  }));
const ASIDE = column(50, 90, 11, ['Investor', 'Blue', 'Earth', 'Fund', 'Stonequay', 'Date', '11/20/2025']);
const TABLE = column(200, 94, 18, ['Return', 'Gains', 'Interest', 'Gross', 'Carry', 'Tax', 'Cash']);
const found = (words: readonly Word[], rules: Partial<PageRules>): string[] =>
  [...sideColumns(words, { horizontal: [], vertical: [EDGE], ...rules }, SIZE)].map(({ text }) => text);

describe('sideColumns', () => {
  it('finds the words on a ground of their own beside others with other lines', () => {
    assert.deepEqual(
      found([...ASIDE, ...TABLE], {}),
      ASIDE.map(({ text }) => text),
    );
  });

  it('takes no column of a table for one: its lines are those of the others, or ruled lines go through', () => {
    const labels = ASIDE.map((word, at) => ({ ...word, y0: 94 + 18 * at, y1: 103 + 18 * at }));
    assert.deepEqual(found([...labels, ...TABLE], {}), []);
    assert.deepEqual(found([...ASIDE, ...TABLE], { horizontal: [{ at: 200, from: 50, to: 500 }] }), []);
  });

  it('needs an edge that runs through no word', () => {
    assert.deepEqual(found([...ASIDE, ...TABLE], { vertical: [] }), []);
    const title = column(100, 300, 1, ['Distribution of proceeds']);
    assert.deepEqual(found([...ASIDE, ...TABLE, ...title], {}), []);
  });
});
