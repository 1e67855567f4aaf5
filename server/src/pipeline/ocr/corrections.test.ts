import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { corrected, isDebris, withRomanNumber, withSpacesInDates } from './corrections.ts';
import type { OcrWord } from './ocr.ts';

const word = (text: string): OcrWord => ({ text, confidence: 0.9, x0: 0, y0: 0, x1: text.length, y1: 10 });

describe('corrected', () => {
  const cases: [string, string][] = [
    ['1,2O0,000.00', '1,200,000.00'],
    ['$l25,000', '$125,000'],
    ['1,234.567.89', '1,234,567.89'],
    ['1.234.567,89', '1.234.567,89'],
    ['8,412907', '8,412,907'],
    ['7:719:455', '7,719,455'],
    ['£000', "£'000"],
    ['I’Alzette', 'l’Alzette'],
    ['I’ve', 'I’ve'],
    ['Oslo', 'Oslo'],
    ['lOO', 'lOO'],
    ['2.15', '2.15'],
  ];
  for (const [read, meant] of cases) {
    it(`reads ${read} as ${meant}`, () => {
      assert.equal(corrected(word(read)).text, meant);
    });
  }
});

describe('withSpacesInDates', () => {
  const split = (text: string, before?: string): string[] =>
    withSpacesInDates(word(text), before === undefined ? undefined : word(before)).map((part) => part.text);

  it('parts what runs together, and no number', () => {
    assert.deepEqual(split('Jun7,2018'), ['Jun', '7,', '2018']);
    assert.deepEqual(split('26,2017', 'Oct'), ['26,', '2017']);
    assert.deepEqual(split('26,2017', '14.5'), ['26,2017']);
    assert.deepEqual(split('2,500', 'Fund'), ['2,500']);
  });
});

describe('withRomanNumber', () => {
  it('reads strokes behind a name as a Roman number, and a sentence that begins with a pronoun as it is', () => {
    const read = (text: string, before: string): string => withRomanNumber(word(text), word(before)).text;
    assert.equal(read('lll,', 'Partners'), 'III,');
    assert.equal(read('Il', 'Fund'), 'II');
    assert.equal(read('Il', 'fonds.'), 'Il');
  });
});

describe('isDebris', () => {
  it('is frames and specks, never a dash or a sign', () => {
    assert.deepEqual(
      ['|', '.', '“', '__', '[|'].map((text) => isDebris(word(text))),
      [true, true, true, true, true],
    );
    assert.deepEqual(
      ['-', '–', '€', '%', 'a', '(3)'].map((text) => isDebris(word(text))),
      [false, false, false, false, false, false],
    );
  });
});
