import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { blankPage } from '../testing/blank-page.ts';
import { LABEL_WORDS_MISREAD } from './label-words.ts';
import type { OcrWord } from './ocr.ts';
import { repairWords } from './repair.ts';

let y = 0;
const word = (text: string, x0 = 0): OcrWord => ({
  text,
  confidence: 0.9,
  x0,
  y0: (y += 20),
  x1: x0 + 6 * text.length,
  y1: y + 10,
});
const readAs = async (...words: OcrWord[]): Promise<string> =>
  (await repairWords(words, LABEL_WORDS_MISREAD, blankPage)).map(({ text }) => text).join(' ');

describe('words of labels on a recognised page', () => {
  it('are read as the vocabulary has them where a sign stands among their letters', async () => {
    assert.equal(await readAs(word('RVP{')), 'RVPI');
    assert.equal(await readAs(word('va1ue')), 'value');
    assert.equal(await readAs(word('Xq1zt')), 'Xq1zt');
    assert.equal(await readAs(word('Fund5')), 'Fund5');
  });

  it('are without the mark of a footnote that was read as a letter', async () => {
    assert.equal(await readAs(word('IRRY'), word('TVPI’')), 'IRR TVPI');
    assert.equal(await readAs(word('PARTY'), word('XELY')), 'PARTY XELY');
  });

  it('are parted where two of them run together', async () => {
    assert.equal(await readAs(word('NetIRR')), 'Net IRR');
    assert.equal(await readAs(word('MacKENZIE')), 'MacKENZIE');
    assert.equal(await readAs(word('IVKB')), 'IV KB');
    assert.equal(await readAs(word('Number:50200')), 'Number: 50200');
    assert.equal(await readAs(word('https://a.example')), 'https://a.example');
  });

  it('begin with a capital i where all of their column begin with capitals', async () => {
    const names = ['Apterra', 'Cobbler', 'Dovetail'].map((text) => word(text));
    assert.match(await readAs(...names, word('lonside')), /Ionside/u);
    assert.match(await readAs(...names, word('les', 200)), /les/u);
    assert.match(await readAs(...names.slice(1), word('lonside')), /lonside/u);
  });
});
