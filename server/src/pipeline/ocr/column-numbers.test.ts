import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { drawnRaster } from '../testing/drawn-raster.ts';
import { withColumnNumbers, withoutDots } from './column-numbers.ts';
import type { OcrWord } from './ocr.ts';

const blank = drawnRaster(['.'.repeat(60)], 4);
let row = 0;
const word = (text: string, x1: number): OcrWord => ({
  text,
  confidence: 0.95,
  x0: x1 - 20,
  y0: (row += 20),
  x1,
  y1: row + 10,
});
const texts = (words: readonly OcrWord[], picture = blank): string[] =>
  withColumnNumbers(picture, words).map(({ text }) => text);
const multiples = ['1.54', '2.35', '2.98'];

describe('withColumnNumbers', () => {
  it('parts the groups of a column by one sign, which is not the sign of decimals', () => {
    const words = [...multiples.map((text) => word(text, 200)), word('9,187', 100), word('6.925', 101)];
    assert.deepEqual(texts(words).slice(-2), ['9,187', '6,925']);
    assert.ok((withColumnNumbers(blank, words).at(-1)?.confidence ?? 1) < 0.95);
  });

  it('leaves three decimals of another column, and a page that does not say how it writes decimals', () => {
    const rate = [...multiples.map((text) => word(text, 200)), word('9,187', 100), word('6.925', 150)];
    assert.equal(texts(rate).at(-1), '6.925');
    assert.equal(texts([word('9,187', 100), word('6.925', 101)]).at(-1), '6.925');
  });

  it('writes a number of a column of decimals with their signs', () => {
    const column = ['342,5', '-181,0', '412,5', '94,0'].map((text) => word(text, 100));
    assert.equal(texts([...column, word('221.8', 100)]).at(-1), '221,8');
    assert.equal(texts([...column, word('1.8295', 100)]).at(-1), '1.829,5');
    assert.equal(texts([...column, word('1.8295', 300)]).at(-1), '1.8295');
    assert.equal(texts([...multiples.map((text) => word(text, 48)), word('1-57', 48)]).at(-1), '1.57');
  });

  it('reads a rate with three decimals as none of thousands', () => {
    const rates = ['9,1', '12,4', '20,3'].map((text) => word(text, 100));
    assert.equal(texts([...rates, word('3.125', 200), word('%', 214)]).at(-2), '3,125');
    assert.equal(texts([...rates, word('3.125', 200), word('EUR', 240)]).at(-2), '3.125');
  });

  it('puts a lost point where the column has it, if the picture shows a gap there', () => {
    const mates = multiples.map((text) => word(text, 48));
    const lost: OcrWord = { text: '211', confidence: 0.9, x0: 0, y0: 0, x1: 48, y1: 28 };
    const drawn = (line: string): ReturnType<typeof drawnRaster> =>
      drawnRaster(['............', ...Array.from({ length: 5 }, () => line), '............'], 4);
    assert.equal(texts([...mates, lost], drawn('.##...##.##.')).at(-1), '2.11');
    const longer = [...mates, word('112.40', 48)];
    assert.equal(texts([...longer, lost], drawn('.##...##.##.')).at(-1), '2.11');
    assert.equal(texts([...longer, lost], drawn('..##.##.##..')).at(-1), '211');
    assert.equal(texts([...mates.slice(1), lost], drawn('.##...##.##.')).at(-1), '211');
  });

  it('puts a lost point where a number would be longer than any of its column, and doubts one of a long column', () => {
    const amounts = ['149.45', '32.48', '8.02'].map((text) => word(text, 100));
    assert.equal(texts([...amounts, word('14959', 100)]).at(-1), '149.59');
    const tens = ['22.79', '32.48', '18.02'].map((text) => word(text, 100));
    assert.deepEqual(
      ['2069', '2019'].map((text) => texts([...tens, word(text, 100)]).at(-1)),
      ['20.69', '2019'],
    );
    const rates = ['9,1%', '12,4%', '20,3%', '14,9%', '-1,7%'].map((text) => word(text, 100));
    const guessed = withColumnNumbers(blank, [...rates, word('96%', 100)]).at(-1);
    assert.equal(guessed?.text, '9,6%');
    assert.ok((guessed?.confidence ?? 1) < 0.5);
    assert.equal(texts([...rates.slice(1), word('96%', 100)]).at(-1), '96%');
  });

  it('leaves the year that titles a column of decimals', () => {
    const amounts = ['569.0', '260.4', '604.1', '311.2', '480.0'].map((text) => word(text, 100));
    assert.equal(texts([...amounts, word('2024', 100)]).at(-1), '2024');
  });

  it('reads letters behind a rate as the per cent sign that its column has', () => {
    const rates = (sign: string): OcrWord[] =>
      ['5,0', '-14,1', '33,3'].flatMap((text, at) => {
        const rate = word(text, 100);
        return [rate, { ...rate, text: at === 0 ? sign : '%', x0: 103, x1: 113 }];
      });
    assert.equal(texts(rates('VC)'))[1], '%');
    assert.equal(texts(rates('Holding'))[1], 'Holding');
    assert.equal(texts(rates('VC)').slice(0, 4))[1], 'VC)');
  });

  it('reads a round letter as the nought that stands in a column of numbers', () => {
    const numbers = ['22.463.739', '4.360.732', '10.169.519'].map((text) => word(text, 100));
    assert.equal(texts([...numbers, word('o)', 101)]).at(-1), '0');
    assert.equal(texts([...numbers, word('o)', 150)]).at(-1), 'o)');
  });

  it('drops a stop or colon behind one of a column of numbers, and none that ends a sentence', () => {
    const last = (words: readonly OcrWord[]): string | undefined => withoutDots(words).at(-1)?.text;
    const mates = multiples.map((text) => word(text, 100));
    assert.equal(last([...mates, word('1.12:', 100)]), '1.12');
    assert.equal(last([...mates, word('1.12.', 160)]), '1.12.');
    assert.equal(last([...mates.slice(1), word('1.12.', 100)]), '1.12.');
    const amounts = ['$9.5', '$112.4', '$31.0'].map((text) => word(text, 100));
    assert.equal(last([...amounts, word('$23.1.', 103)]), '$23.1');
  });
});
