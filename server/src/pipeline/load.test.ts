import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { growthUnderLoad } from './load.ts';

describe('growthUnderLoad', () => {
  it('leaves limits as they are up to a load of four per processor, and lets them grow with it, at most threefold', () => {
    assert.deepEqual([0, 1, 4, 6, 8, 12, 28].map(growthUnderLoad), [1, 1, 1, 1.5, 2, 3, 3]);
  });
});
