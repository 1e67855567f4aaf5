import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { drawnRaster } from '../testing/drawn-raster.ts';
import type { OcrWord } from './ocr.ts';
import { restoreSarl } from './societies.ts';

/** A capital, a full stop and a small letter, with or without an accent; a square is three pixels. */
const picture = (accent: string): ReturnType<typeof drawnRaster> =>
  drawnRaster(
    [
      '...........',
      `.###...${accent}..`,
      '.###.......',
      '.###...##..',
      '.###...##..',
      '.###.#.##..',
      '...........',
    ],
    3,
  );
const word = (text: string, x0 = 0): OcrWord => ({ text, confidence: 0.9, x0, y0: 2, x1: x0 + 32, y1: 18 });
const read = (accent: string, ...words: string[]): string =>
  restoreSarl(
    picture(accent),
    words.map((text, at) => word(text, at * 40)),
  )
    .flat()
    .map(({ text }) => text)
    .join(' ');

describe('withSocieties', () => {
  it('reads the legal form with the accent that the picture shows, and without where it shows none', () => {
    assert.equal(read('##', 'S.a', 'rl.'), 'S.à r.l.');
    assert.equal(read('..', 'S.a', 'r.l.'), 'S.a r.l.');
    assert.equal(read('##', 'S.a', 'Holding'), 'S.a Holding');
  });

  it('reads it where it runs together', () => {
    assert.equal(read('..', 'S.ar.l.,'), 'S.à r.l.,');
    assert.equal(read('..', 's.à', 'rl.'), 'S.à r.l.');
  });
});
