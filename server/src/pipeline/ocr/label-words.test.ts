import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { withLabelWords } from './label-words.ts';
import type { OcrWord } from './ocr.ts';

let y = 0;
const word = (text: string, x0 = 0): OcrWord => ({
  text,
  confidence: 0.9,
  x0,
  y0: (y += 20),
  x1: x0 + 6 * text.length,
  y1: y + 10,
});
const readAs = (...words: OcrWord[]): string =>
  withLabelWords(words)
    .map(({ text }) => text)
    .join(' ');

describe('words of labels on a recognised page', () => {
  it('are read as the vocabulary has them where a sign stands among their letters', () => {
    assert.equal(readAs(word('RVP{')), 'RVPI');
    assert.equal(readAs(word('va1ue')), 'value');
    assert.equal(readAs(word('Xq1zt')), 'Xq1zt');
    assert.equal(readAs(word('Fund5')), 'Fund5');
  });

  it('are without the mark of a footnote that was read as a letter', () => {
    assert.equal(readAs(word('IRRY'), word('TVPI’')), 'IRR TVPI');
    assert.equal(readAs(word('PARTY'), word('XELY')), 'PARTY XELY');
  });

  it('are parted where two of them run together', () => {
    assert.equal(readAs(word('NetIRR')), 'Net IRR');
    assert.equal(readAs(word('MacKENZIE')), 'MacKENZIE');
    assert.equal(readAs(word('IVKB')), 'IV KB');
  });

  it('begin with a capital i where all of their column begin with capitals', () => {
    const names = ['Apterra', 'Cobbler', 'Dovetail'].map((text) => word(text));
    assert.match(readAs(...names, word('lonside')), /Ionside/u);
    assert.match(readAs(...names, word('les', 200)), /les/u);
    assert.match(readAs(...names.slice(1), word('lonside')), /lonside/u);
  });
});
