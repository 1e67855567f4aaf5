import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { withAmountSigns, withDecimalSigns, withUsualSeparators, withWholeNumbers } from './number-words.ts';
import type { OcrWord } from './ocr.ts';

const word = (text: string, x0 = 0): OcrWord => ({
  text,
  confidence: 0.9,
  x0,
  y0: 0,
  x1: x0 + 5 * text.length,
  y1: 10,
});
const texts = (words: readonly OcrWord[]): string[] => words.map(({ text }) => text);

describe('numbers of a recognised page', () => {
  it('are in full where the page prints amounts of seven digits in full', () => {
    const read = (...all: string[]): string[] => texts(withUsualSeparators(all.map((text) => word(text))));
    const full = ['1,650,000', '1,523,857'];
    assert.deepEqual(read(...full, '903.584', '1.416,065').slice(2), ['903,584', '1,416,065']);
    assert.deepEqual(read(...full, '4.375').slice(2), ['4.375']);
    assert.deepEqual(read(...full, '1,204.118', '2,311.902').slice(2), ['1,204.118', '2,311.902']);
    assert.deepEqual(read('1,650,000', '903.584').slice(1), ['903.584']);
  });

  it('have the signs of the other amounts where strokes and colons were read', () => {
    const full = ['13.440.000,00', '210.000,00', '144.118,20', '12.041,08'];
    const read = (...all: string[]): string[] => texts(withAmountSigns(all.map((text) => word(text))));
    assert.deepEqual(read(...full, '-3/175:66', '01/12/25', '12:30').slice(4), [
      '-3.175,66',
      '01/12/25',
      '12:30',
    ]);
    assert.deepEqual(read(...full.slice(1), '3/175:66').slice(3), ['3/175:66']);
    assert.deepEqual(read(...full, '1,204.18', '3/175:66').slice(5), ['3/175:66']);
  });

  it('are put together where they were cut before a separator, and not with the next column', () => {
    assert.deepEqual(texts(withWholeNumbers([word('7', 0), word(',719,455', 6)])), ['7,719,455']);
    assert.deepEqual(texts(withWholeNumbers([word('3.', 0), word('750.000', 11)])), ['3.750.000']);
    assert.deepEqual(texts(withWholeNumbers([word('7', 0), word(',719,455', 20)])), ['7', ',719,455']);
    assert.deepEqual(texts(withWholeNumbers([word('312', 0), word('000,00', 16)])), ['312', '000,00']);
  });

  it('are put together behind four digits, where a space between groups was not seen', () => {
    assert.deepEqual(texts(withWholeNumbers([word('2018', 0), word('800,00', 24)])), ['2018800,00']);
    assert.deepEqual(texts(withWholeNumbers([word('2018', 0), word('800,00', 40)])), ['2018', '800,00']);
    assert.deepEqual(texts(withWholeNumbers([word('2018', 0), word('800', 24)])), ['2018', '800']);
  });

  it('are put together where a space was seen in a group of three', () => {
    assert.deepEqual(texts(withWholeNumbers([word('88.1', 0), word('50', 24)])), ['88.150']);
    assert.deepEqual(texts(withWholeNumbers([word('88.1', 0), word('50', 40)])), ['88.1', '50']);
    assert.deepEqual(texts(withWholeNumbers([word('0.9', 0), word('12', 18)])), ['0.9', '12']);
  });

  it('have the separator that the page uses', () => {
    const usual = ['18,240', '2,150', '15,877', '3,025', '1,337'].map((text) => word(text));
    assert.equal(texts(withUsualSeparators([...usual, word('(1.310)')])).at(-1), '(1,310)');
    assert.equal(texts(withUsualSeparators([...usual.slice(0, 2), word('(1.310)')])).at(-1), '(1.310)');
  });

  it('have the decimal sign that the page uses where a colon was read', () => {
    const usual = ['17.48', '9.13', '5.13', '16.58', '2.38'].map((text) => word(text));
    assert.equal(texts(withDecimalSigns([...usual, word('15:33')])).at(-1), '15.33');
    assert.equal(texts(withDecimalSigns([word('15:33')])).at(-1), '15:33');
  });
});
