import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchesPattern } from './patterns.ts';

describe('patterns of validators in the extraction', () => {
  it('AMB-090 a pattern that does not end is ignored from then on, an unusable one at once, a plain one is tested', (context) => {
    const warnings = context.mock.method(process, 'emitWarning', () => undefined);
    const long = `${'a'.repeat(60)}!`;
    assert.equal(matchesPattern('(a+)+$', long), null);
    assert.equal(matchesPattern('(a+)+$', 'aa'), null);
    assert.equal(warnings.mock.callCount(), 1);
    assert.equal(matchesPattern('(', 'x'), null);
    assert.deepEqual(
      [matchesPattern('^[A-Z]{3}$', 'EUR'), matchesPattern('^[A-Z]{3}$', 'euro')],
      [true, false],
    );
    assert.equal(matchesPattern('(?:x|(b+)+)!$', `${'b'.repeat(60)}!`), true);
  });
});
