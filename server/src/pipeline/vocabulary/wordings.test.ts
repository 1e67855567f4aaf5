import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { labelTokens } from './label-tokens.ts';
import { likenessTo, Wordings } from './wordings.ts';

const similarity = (label: string, term: string): number =>
  likenessTo([labelTokens(term)], labelTokens(label));

describe('likenessTo', () => {
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

  it('does not take a date for an inception', () => {
    assert.ok(similarity('Date', 'since inception') < 0.7);
    assert.equal(similarity('Net IRR to date', 'net irr since inception'), 1);
  });
});

describe('Wordings', () => {
  const bearers = [['net asset value', 'capital balance'], ['capital balance'], ['management fees']];
  const wordings = new Wordings(bearers.map((list) => list.map(labelTokens)));

  it('compares a label with all wordings at once: the best of each bearer counts, a later one a little less', () => {
    const found = wordings.likenesses(labelTokens('Capital balance'), 0.01);
    assert.deepEqual(found, [0.99, 1, 0]);
  });

  it('finds words with a typing error, and none that say the contrary', () => {
    const [, , fees] = wordings.likenesses(labelTokens('Managment fee'));
    assert.equal(fees, 1);
    assert.equal(similarity('Unrealised', 'realised'), 0);
  });

  it('names the wordings that begin with one of some words', () => {
    const found = [...wordings.beginningWithin(['fees', 'capital', 'capital'])];
    assert.deepEqual(
      found.map(({ words, bearers: named }) => [words.join(' '), named.map(({ at }) => at)]),
      [['capital balance', [0, 1]]],
    );
  });
});
