import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Word } from './page-words.ts';
import { joinReversedRuns } from './reversed-runs.ts';

const HEIGHT = 10;

function word(text: string, x0: number, y0 = 0): Word {
  return { text, x0, x1: x0 + 5 * text.length, y0, y1: y0 + HEIGHT, upright: true };
}
const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text);

describe('joinReversedRuns', () => {
  it('puts runs that come from right to left back into words and lines', () => {
    const given = [word('nd', 43), word('fu', 33), word('the', 15), word('mber', 25, 20), word('nu', 15, 20)];
    const joined = joinReversedRuns(given);
    assert.deepEqual(texts(joined), ['the', 'fund', 'number']);
    assert.deepEqual([joined[1]?.x0, joined[1]?.x1], [33, 53]);
  });

  it('leaves words alone that come in reading order', () => {
    const given = [word('net', 0), word('asset', 20), word('value', 50), word('12.5', 10, 20)];
    assert.deepEqual(joinReversedRuns(given), given);
  });
});
