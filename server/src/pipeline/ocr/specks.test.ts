import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { OcrWord } from './ocr.ts';
import { withoutSpecks } from './specks.ts';

const word = (text: string, width: number, height: number, confidence = 0.95): OcrWord => ({
  text,
  confidence,
  x0: 0,
  y0: 0,
  x1: width,
  y1: height,
});
const PRINT = ['Encina', 'Real', 'Desembolsos'].map((text) => word(text, 100, 30));
const texts = (...words: readonly OcrWord[]): string[] =>
  withoutSpecks([...PRINT, ...words])
    .slice(PRINT.length)
    .map(({ text }) => text);

describe('withoutSpecks', () => {
  it('drops what is far smaller than the print of the page and hardly read', () => {
    assert.deepEqual(texts(word('ue', 60, 4, 0.4), word('ue', 40, 22, 0.4), word('ue', 60, 4)), ['ue', 'ue']);
  });

  it('drops dashes that are too short for one or hardly read', () => {
    assert.deepEqual(texts(word('—', 3, 1, 0.6), word('-', 8, 1, 0.1), word('-', 12, 3, 0.6)), ['-']);
  });

  it('drops a letter that stands alone in its line and is read with doubt', () => {
    const below = { ...word('r', 8, 20, 0.75), y0: 100, y1: 120 };
    assert.deepEqual(texts(below, { ...below, text: 'B', confidence: 0.95, y0: 200, y1: 220 }), ['B']);
    assert.deepEqual(texts(word('r', 8, 20, 0.75)), ['r']);
  });

  it('reads a dash that is as high as wide as the dot that it is', () => {
    assert.deepEqual(texts(word('-', 5, 5), word('-', 12, 3)), ['·', '-']);
  });
});
