import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reviewTogether } from './lib/review-runs.ts';

describe('two reviewers of one document', () => {
  it('AMB-059 overwrite nothing unseen and lose nothing, in 20 interleavings', async () => {
    const { harmed, refusals } = await reviewTogether({ times: 20, seed: 1 }, { faults: 0, reloads: 0 });
    assert.deepEqual(harmed, []);
    assert.ok((refusals['conflict'] ?? 0) > 10, 'they hardly met');
  });

  it('AMB-059 lose nothing over a bad network, reloads and expired tokens, in 20 runs', async () => {
    const { harmed, refusals } = await reviewTogether({ times: 20, seed: 1 }, { faults: 0.4, reloads: 0.15 });
    assert.deepEqual(harmed, []);
    assert.ok((refusals['fault'] ?? 0) > 50, 'the network was hardly bad');
  });
});
