import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { withDollarSigns } from './dollar-signs.ts';
import type { OcrWord } from './ocr.ts';

const word = (text: string): OcrWord => ({ text, confidence: 0.95, x0: 0, y0: 0, x1: 20, y1: 10 });
const texts = (words: readonly OcrWord[]): string[] => withDollarSigns(words).map(({ text }) => text);

describe('dollar signs of a recognised page', () => {
  it('reads an eight as the dollar sign that nearly all other amounts have', () => {
    const amounts = ['$1,200.00', '$310.50', '($44.10)', '$2.00', '$17.25', '(854,977.46)'];
    assert.equal(texts(amounts.map(word)).at(-1), '($54,977.46)');
    assert.equal(texts([...amounts, '17.25', '(854,977.46)'].map(word)).at(-1), '(854,977.46)');
  });

  it('knows a dollar sign that was read as a digit where no number has one', () => {
    const dollars = [word('$1,204.00'), word('(5187,500)')];
    assert.equal(texts(dollars).at(-1), '($187,500)');
    assert.equal(texts(dollars.slice(1)).at(-1), '(5187,500)');
  });

  it('writes the dollars of a country alike', () => {
    const ofCountry = ['S$441,200.00', '$$418,739.50', 'S$$260,000.00', '-5$1,570.00'];
    assert.deepEqual(texts(ofCountry.map((text) => word(text))).slice(1), [
      'S$418,739.50',
      'S$260,000.00',
      '-S$1,570.00',
    ]);
  });

  it('doubts the only amount with a sign in a column without', () => {
    const column = ['7,204.00', '918.00', '1,450.00'].map(word);
    const sureIn = (...words: OcrWord[]): number | undefined =>
      withDollarSigns([word('$1,200.65'), ...words])[0]?.confidence;
    assert.ok((sureIn(...column) ?? 1) < 0.2);
    assert.equal(sureIn(...column.map((one) => ({ ...one, x1: 90 }))), 0.95);
    assert.equal(sureIn(...column, word('$310.50')), 0.95);
  });

  it('knows a sign with a space behind it', () => {
    const apart = [word('$1,204.00'), { ...word('(5'), confidence: 0.3 }, word('187,500)')];
    assert.deepEqual(texts(apart).slice(1), ['($', '187,500)']);
  });
});
