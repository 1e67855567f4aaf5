import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { comparedByLosses, isSameReading } from './layer-words.ts';

describe('two readings of a scan', () => {
  it('are the same where recognition took the strokes of a Roman numeral for other letters', () => {
    for (const read of ['Ill', 'l1I', 'III']) assert.ok(isSameReading('III', read), read);
    for (const [layer, read] of [
      ['Ill', 'III'],
      ['III', 'II'],
      ['111', '11l'],
    ] as const)
      assert.ok(!isSameReading(layer, read), `${layer} ${read}`);
  });

  it('are compared by what recognition loses and does not add', () => {
    for (const [whole, lossy] of [
      ['28.4', '284'],
      ['1,250.00', '1,25000'],
      ['Générale', 'Generale'],
      ['Fund III LP', 'Fund Ill LP'],
    ] as const) {
      assert.ok(comparedByLosses(whole, lossy) > 0, whole);
      assert.ok(comparedByLosses(lossy, whole) < 0, whole);
    }
    assert.equal(comparedByLosses('28.4', '2.84'), 0);
    assert.equal(comparedByLosses('28.4', '29.4'), 0);
    assert.equal(comparedByLosses('Silver', 'SiIver'), 0);
  });
});
