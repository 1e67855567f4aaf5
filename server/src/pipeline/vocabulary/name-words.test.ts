import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { anyOf, nameWords } from './name-words.ts';

describe('words around names', () => {
  it('takes a word whole unless signs let further letters stand before or behind it', () => {
    const words = anyOf(['plan', '*kasse*', '+fonds', 'infrastru*']);
    const saying = ['Pension Plan', 'Alderkassen', 'Wachstumsfonds', 'Infrastruktur'];
    const silent = ['Planet', 'Fonds', 'Wachstumsfondsen', 'Ultrainfrastruktur'];
    assert.deepEqual(
      [...saying, ...silent].filter((text) => words.test(text)),
      saying,
    );
  });

  it('knows where in a text words stand', () => {
    assert.match('Prepared for: Kestrel', anyOf(['prepared for'], 'beginning'));
    assert.doesNotMatch('It is prepared for Kestrel', anyOf(['prepared for'], 'beginning'));
    assert.match('statement issued by: “', anyOf(['issued by'], 'end'));
    assert.doesNotMatch('issued by Kestrel', anyOf(['issued by'], 'end'));
    assert.doesNotMatch('subfund II', anyOf(['subfund'], 'whole'));
  });

  it('reads a straight and a curly apostrophe, and the words of every language', () => {
    const attention = nameWords('attention', 'beginning');
    for (const text of ['À l’attention de', "À l'attention de", 'Attn: Kestrel', 'T.a.v. Kestrel'])
      assert.match(text, attention);
  });
});
