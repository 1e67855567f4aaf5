import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { levelMarks } from './level-marks.ts';

describe('levelMarks', () => {
  it('gives a mark the height of the words of its line and the paper beside it, and leaves one that stands alone', () => {
    const word = { text: 'Bedragen', confidence: 0.9, x0: 0, y0: 0, x1: 80, y1: 20 };
    const mark = { text: '×', confidence: 0.9, x0: 90, y0: 8, x1: 96, y1: 14 };
    const below = { ...mark, y0: 60, y1: 66 };
    assert.deepEqual(levelMarks([word, mark, below]), [
      word,
      { ...mark, x0: 89, y0: 0, x1: 97, y1: 20 },
      below,
    ]);
  });
});
