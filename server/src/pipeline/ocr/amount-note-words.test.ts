import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { withAmountNotes } from './amount-note-words.ts';
import type { OcrWord } from './ocr.ts';

const WIDTH = 6;
const SPACE = 4;

/** The words of a line as recognised; two spaces are the gap between columns. */
function lineOf(text: string): OcrWord[] {
  const words: OcrWord[] = [];
  let x0 = 0;
  for (const one of text.split(' ')) {
    const x1 = x0 + one.length * WIDTH;
    if (one !== '') words.push({ text: one, confidence: 0.9, x0, x1, y0: 0, y1: 10 });
    x0 = one === '' ? x0 + 40 : x1 + SPACE;
  }
  return words;
}

const readAs = (line: string): string =>
  withAmountNotes(lineOf(line))
    .map(({ text }) => text)
    .join(' ');

describe('notes on amounts of a recognised page', () => {
  const notes: [read: string, printed: string][] = [
    ['Cost (Em)  Value (£m)', 'Cost (£m) Value (£m)'],
    ['Buchwert (TE)  1.200 €', 'Buchwert (T€) 1.200 €'],
    ['Amounts in TFUR', 'Amounts in TEUR'],
    ['Note  £7000  £7000', "Note £'000 £'000"],
    ["Cost £'000  Value £7000", "Cost £'000 Value £'000"],
    ['Total  £7000  £8000', 'Total £7000 £8000'],
    ['Bedragen k € 1.000, tenzij anders vermeld', 'Bedragen × € 1.000, tenzij anders vermeld'],
    ['Belopp i MSFK', 'Belopp i MSEK'],
    ['Belopp (ikr)', 'Belopp (tkr)'],
    ['in EUR thousamd', 'in EUR thousand'],
    ['Angaben in Tausemd Euro', 'Angaben in Tausend Euro'],
    ['All amounts in tbousands of US dollars', 'All amounts in thousands of US dollars'],
    ['Portfolio EUR rn', 'Portfolio EUR m'],
    ['Fair value GBP °000', "Fair value GBP '000"],
    ['Fair value (£°000)', "Fair value (£'000)"],
    ['Angaben in Mi0. €', 'Angaben in Mio. €'],
  ];
  for (const [read, printed] of notes)
    it(`reads "${read}" as "${printed}"`, () => {
      assert.equal(readAs(read), printed);
    });

  it('are left as read where nothing says that a note stands there', () => {
    for (const line of [
      'Payment in the amount of EUR 5,000 to be made',
      'en el fondo en euros y en dólares',
      'Class (A) (LP) (GP) (SE) (net) of the fund, (i) and (ii)',
      'values in general; EUR net of fees; kr i kapital; USD per unit',
      'te betalen in euro, em TE me',
    ])
      assert.equal(readAs(line), line);
  });

  it('are not guessed between two currencies that look alike', () => {
    assert.equal(readAs('Cost (Em)  Value 5'), 'Cost (Em) Value 5');
    assert.equal(readAs('Cost (Em)  Value $ £ € 5'), 'Cost (Em) Value $ £ € 5');
  });

  it('are doubted when they were read by their looks', () => {
    const [, , word] = withAmountNotes(lineOf('Amounts in TFUR'));
    assert.ok((word?.confidence ?? 1) < 0.8);
  });
});
