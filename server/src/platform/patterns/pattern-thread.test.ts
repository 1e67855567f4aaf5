import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testPatterns } from './pattern-thread.ts';

const ENDLESS = '(a+)+$';
const LONG = `${'a'.repeat(60)}!`;

describe('patterns on the server', () => {
  it('AMB-090 a pattern that does not end is ended at its deadline, and the next one runs in a new thread', async () => {
    const { testPattern, ignored } = await testPatterns(
      [{ regex: ENDLESS }, { regex: '(b|bb)+$' }],
      [LONG, 'aa'],
    );
    assert.deepEqual([...ignored], [ENDLESS]);
    assert.equal(testPattern(ENDLESS, LONG), null);
    assert.equal(testPattern('(b|bb)+$', LONG), false);
    const next = await testPatterns([{ regex: '(?:x|(a+)+)!$' }], [LONG]);
    assert.equal(next.testPattern('(?:x|(a+)+)!$', LONG), true);
  });

  it('AMB-090 the server answers other requests while a pattern runs', async () => {
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 5);
    await testPatterns([{ regex: ENDLESS }], [LONG]);
    clearInterval(ticking);
    assert.ok(ticks > 5, `${ticks} ticks`);
  });

  it('AMB-090 an unusable pattern is named and ignored; a plain one runs at once', async () => {
    const { testPattern, ignored } = await testPatterns([{ regex: '(' }, { regex: '^[A-Z]{3}$' }], ['EUR']);
    assert.deepEqual([...ignored], ['(']);
    assert.deepEqual([testPattern('(', 'EUR'), testPattern('^[A-Z]{3}$', 'EUR')], [null, true]);
  });
});
