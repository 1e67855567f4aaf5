import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { differentType } from './policy.ts';
import type { FinishedRun } from './repository.ts';

describe('differentType', () => {
  const run = (id: string, confidence: number) => ({ recognisedType: { id, confidence } }) as FinishedRun;
  it('is another type that is recognised with at least 0.6', () => {
    assert.deepEqual(differentType('Capital Call', run('Distribution', 0.6)), {
      id: 'Distribution',
      confidence: 0.6,
    });
    assert.equal(differentType('Capital Call', run('Distribution', 0.59)), null);
    assert.equal(differentType('Capital Call', run('Capital Call', 0.9)), null);
    assert.equal(differentType('Capital Call', { recognisedType: null } as FinishedRun), null);
    assert.equal(differentType('Capital Call', undefined), null);
  });
});
