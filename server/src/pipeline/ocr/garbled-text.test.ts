import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { isGarbled } from './garbled-text.ts';

const page = (text: string): Parameters<typeof isGarbled>[0] => ({
  words: text.split(' ').map((word) => ({ text: word, x0: 0, y0: 0, x1: 1, y1: 1, upright: true })),
});

describe('isGarbled', () => {
  it('knows glyphs that were numbered on from a pictograph', () => {
    assert.equal(isGarbled(page('✁✂✄☎✆✝ ✞✄✝✟ ✠✁✝✟✡☛✁☞ ✩✪✫✬✭✬✬✬✭✬✬✬')), true);
  });

  it('lets ticks and bullets stand in text', () => {
    assert.equal(isGarbled(page('✓ Capital call paid ✓ Notice received ● Open: 2,500,000.00')), false);
  });
});
