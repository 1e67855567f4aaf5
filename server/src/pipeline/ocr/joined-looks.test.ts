import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { mergePasses, overlapping } from './joined-looks.ts';
import type { OcrWord } from './ocr.ts';

const word = (text: string, confidence: number, [x0, y0, x1, y1]: readonly number[]): OcrWord => ({
  text,
  confidence,
  x0: x0 ?? 0,
  y0: y0 ?? 0,
  x1: x1 ?? 0,
  y1: y1 ?? 0,
});

/** The texts of both looks, where what is read with less than 0.7 is doubtful. */
function textsOf(found: readonly OcrWord[], again: readonly OcrWord[]): string[] {
  const doubtful = found.filter(({ confidence }) => confidence < 0.7);
  const tangled = overlapping(doubtful, found);
  const sure = found.filter((one) => !doubtful.includes(one) && !tangled.has(one));
  return mergePasses({ found, sure, tangled, ruled: new Set() }, again, []).map(({ text }) => text);
}

describe('joinLooks', () => {
  it('reads a line anew where sure words lie over doubtful ones', () => {
    const found = [
      word('Fall', 0.96, [213, 28, 265, 53]),
      word('i', 0.96, [484, 28, 488, 32]),
      word('SST', 0.27, [232, 27, 368, 78]),
      word('Fiion', 0, [380, 28, 525, 54]),
      word('Group', 0.96, [537, 28, 628, 59]),
    ];
    const again = [
      word('Fallowfield', 0.96, [214, 28, 368, 53]),
      word('Education', 0.96, [380, 28, 525, 53]),
    ];
    assert.deepEqual(textsOf(found, again).sort(), ['Education', 'Fallowfield', 'Group']);
  });

  it('reads a number in one that was read in pieces with spaces between them', () => {
    const pieces = [
      word('5.', 0.6, [10, 20, 20, 40]),
      word('123.', 0.94, [22, 8, 50, 48]),
      word('000,00', 0.96, [52, 20, 90, 40]),
    ];
    assert.deepEqual(textsOf(pieces, [word('5.123.000,00', 0.92, [10, 20, 90, 40])]), ['5.123.000,00']);
    assert.deepEqual(textsOf(pieces, [word('5.128.000,00', 0.92, [10, 20, 90, 40])]).length, 3);
  });

  it('leaves a sure word that only touches a doubtful one, and one that is read worse anew', () => {
    const sure = word('Coatings', 0.9, [100, 20, 180, 40]);
    const touching = word('9', 0.5, [178, 20, 200, 40]);
    assert.deepEqual(textsOf([sure, touching], [word('Boatings', 0.95, [100, 20, 176, 40])]), [
      'Coatings',
      '9',
    ]);
    const over = word('9', 0.5, [160, 20, 172, 40]);
    assert.ok(textsOf([sure, over], [word('Boatings', 0.6, [100, 20, 180, 40])]).includes('Coatings'));
  });

  it('drops what is read twice over a sure word', () => {
    const found = [word('Limited', 0.95, [213, 53, 318, 78]), word('2', 0.17, [232, 53, 236, 57])];
    assert.deepEqual(textsOf(found, [word('Limited', 0.96, [213, 53, 318, 78])]), ['Limited']);
  });

  it('reads a whole word of which only a part was read before, in a box too high for one line', () => {
    const part = word('20m', 0.65, [138, 59, 146, 65]);
    assert.deepEqual(textsOf([part], [word('£241.20m', 0.9, [108, 60, 146, 64])]), ['£241.20m']);
    assert.deepEqual(textsOf([part], [word('£241.20m', 0.6, [108, 60, 146, 64])]), ['20m']);
  });

  it('keeps a word that both looks read alike though its box was drawn over the next one', () => {
    const found = [word('Series', 0.96, [168, 20, 204, 28]), word('A', 0.6, [200, 19, 205, 31])];
    const again = [word('Series', 0.96, [168, 20, 204, 28]), word('A', 0.6, [200, 19, 205, 28])];
    assert.deepEqual(textsOf(found, again), ['Series', 'A']);
  });

  it('takes a capital that stands alone in several places for a mark, however unsure', () => {
    const mark = (y: number): OcrWord => word('U', 0.35, [60, y, 66, y + 8]);
    assert.deepEqual(textsOf([], [mark(10), mark(30)]), ['U', 'U']);
    assert.deepEqual(textsOf([], [mark(10), word('8)', 0.35, [60, 30, 66, 38])]), []);
  });
});
