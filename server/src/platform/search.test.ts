import assert from 'node:assert/strict';
import { it } from 'node:test';
import { containsPattern, startsWithPattern } from './search.ts';

it('escapes wildcards and the escape character in LIKE patterns', () => {
  assert.equal(containsPattern('50%_\\'), '%50\\%\\_\\\\%');
  assert.equal(startsWithPattern('a_b'), 'a\\_b%');
});
