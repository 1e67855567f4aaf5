import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { labelSimilarity, labelTokens } from './text.ts';

const similarity = (label: string, term: string): number =>
  labelSimilarity(labelTokens(label), labelTokens(term));

describe('labelSimilarity', () => {
  it('makes no difference between spellings, plurals, footnote marks and stop words', () => {
    assert.equal(similarity('Realised gains / (losses)', 'realized gain loss'), 1);
    assert.equal(similarity('Management fees (1)', 'management fee'), 1);
    assert.equal(similarity('Veränderung', 'veranderung'), 1);
  });

  it('prefers the label that says the whole term and little more', () => {
    const term = 'unfunded commitment';
    assert.ok(
      similarity('Unfunded commitment', term) > similarity('Unfunded commitment after this call', term),
    );
    assert.ok(similarity('Remaining unfunded commitment', term) > similarity('Commitment', term));
  });

  it('does not take unrealised for realised', () => {
    assert.ok(similarity('Net change in unrealized gain (loss)', 'net realized gain loss') < 0.7);
  });
});
