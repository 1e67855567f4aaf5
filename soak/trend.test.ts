import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { growthOf } from './lib/trend.ts';

const rounded = (values: readonly number[]) => {
  const { growth, noise } = growthOf(values);
  return [growth.toFixed(3), noise.toFixed(3)];
};

describe('the growth of a sampled quantity', () => {
  it('is that of the straight line through the samples, without noise where they lie on it', () => {
    assert.deepEqual(rounded([100, 101, 102, 103, 104]), ['0.040', '0.000']);
    assert.deepEqual(rounded([7, 7, 7, 7]), ['0.000', '0.000']);
  });

  it('is within the noise where samples only go up and down', () => {
    const { growth, noise } = growthOf([100, 140, 95, 130, 105, 145, 90, 135]);
    assert.ok(Math.abs(growth) < noise, `${growth} ${noise}`);
  });
});
