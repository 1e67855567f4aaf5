import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { drawnRaster } from '../testing/drawn-raster.ts';
import { withLostMinus, withRomanInCode, withRomanNumber, withRomanOne } from './lost-signs.ts';
import type { OcrWord } from './ocr.ts';
import type { Neighbours } from './repair.ts';

/** Two digits with what stands before them; a square is two pixels. */
const picture = (before: readonly string[]): ReturnType<typeof drawnRaster> =>
  drawnRaster(
    ['......', '......', '......', '......', '......', '......', '......', '......'].map(
      (paper, row) => `${before[row] ?? paper}${row === 0 || row === 7 ? '..........' : '.###..###.'}`,
    ),
    2,
  );
const number: OcrWord = { text: '33%', confidence: 0.95, x0: 14, y0: 2, x1: 32, y1: 14 };

describe('withLostMinus', () => {
  it('puts back the flat stroke that stands before a number, and is less sure of it', () => {
    const minus = picture(['', '', '', '', '..###.'].map((row) => row.padEnd(6, '.')));
    const found = withLostMinus(minus, number, [number]);
    assert.equal(found.text, '-33%');
    assert.ok(found.confidence < number.confidence);
  });

  it('takes neither the foot of a letter nor what another word covers for one', () => {
    const foot = picture(['', '', '', '', '', '', '..###.'].map((row) => row.padEnd(6, '.')));
    assert.equal(withLostMinus(foot, number, [number]).text, '33%');
    const minus = picture(['', '', '', '', '..###.'].map((row) => row.padEnd(6, '.')));
    const dash = { ...number, text: '-', x0: 4, x1: 10 };
    assert.equal(withLostMinus(minus, number, [dash, number]).text, '33%');
  });
});

describe('withRomanNumber', () => {
  const word = (text: string): OcrWord => ({ text, confidence: 0.8, x0: 0, y0: 0, x1: 22, y1: 14 });
  const behind = (before: OcrWord): Neighbours => ({ before, next: undefined });
  const strokes = (row: string): ReturnType<typeof drawnRaster> =>
    drawnRaster(['...........', ...Array.from({ length: 6 }, () => row), '...........'], 2);

  it('counts the strokes of a Roman number behind a name', () => {
    assert.equal(withRomanNumber(strokes('.#..#..#...'), word('II'), behind(word('Partners'))).text, 'III');
    assert.equal(withRomanNumber(strokes('.#..#......'), word('Il,'), behind(word('Fund'))).text, 'II,');
  });

  it('counts strokes that were read as one digit, as brackets or as other letters', () => {
    assert.equal(withRomanNumber(strokes('.#..#..#...'), word('1'), behind(word('Growth'))).text, 'III');
    assert.equal(withRomanNumber(strokes('.#..#......'), word('[1'), behind(word('(Offshore)'))).text, 'II');
    assert.equal(withRomanNumber(strokes('.#..#..#...'), word('HI,'), behind(word('Fund'))).text, 'III,');
    assert.equal(withRomanNumber(strokes('.#..#......'), word('11'), behind(word('Notice'))).text, '11');
    assert.equal(withRomanNumber(strokes('.#..#..#...'), word('11'), behind(word('Fund'))).text, 'III');
    assert.equal(
      withRomanNumber(strokes('.###..#.#.#'), word('Vill'), behind(word('Partners'))).text,
      'VIII',
    );
    const unsure = { ...word('na'), confidence: 0.7 };
    assert.equal(withRomanNumber(strokes('.#..#..#...'), unsure, behind(word('Ventures'))).text, 'III');
    assert.equal(withRomanNumber(strokes('.#..#..#...'), word('in'), behind(word('Registered'))).text, 'in');
  });

  it('counts strokes that the box of the word has cut off, but not those of the next word', () => {
    const cut = { ...word('VI'), x1: 12 };
    const found = withRomanNumber(strokes('.###.#.#.#.'), cut, behind(word('Partners')));
    assert.deepEqual([found.text, found.x1 > cut.x1], ['VIII', true]);
    const next = { ...word('II'), x0: 14 };
    const beside = { before: word('Partners'), next };
    assert.equal(withRomanNumber(strokes('.###.#.#.#.'), cut, beside).text, 'VI');
  });

  it('is surer where the picture shows the letters that were read', () => {
    const unsure = { ...word('IV'), confidence: 0.3 };
    const shown = drawnRaster(['...........', ...Array.from({ length: 10 }, () => '.#...#####.'), '...'], 2);
    assert.ok(withRomanNumber(shown, unsure, behind(word('Partners'))).confidence > unsure.confidence);
    const other = { ...unsure, text: 'VI' };
    assert.equal(withRomanNumber(shown, other, behind(word('Partners'))).confidence, 0.3);
  });

  it('counts the letters where strokes run together', () => {
    assert.equal(withRomanNumber(strokes('.########...'), word('Il'), behind(word('Fund'))).text, 'II');
    assert.equal(withRomanNumber(strokes('.########...'), word('IN'), behind(word('Fund'))).text, 'IN');
  });

  it('leaves what begins a sentence, and letters of another width', () => {
    assert.equal(withRomanNumber(strokes('.#..#......'), word('Il'), behind(word('fonds.'))).text, 'Il');
    assert.equal(withRomanNumber(strokes('.#..####...'), word('IL'), behind(word('Chicago'))).text, 'IL');
  });
});

describe('withRomanInCode', () => {
  const code = (text: string): OcrWord => ({ text, confidence: 0.8, x0: 0, y0: 0, x1: 60, y1: 24 });
  const row = (bar: string): string => `.####.####.${bar}.####.`;
  const picture = (bar: string): ReturnType<typeof drawnRaster> =>
    drawnRaster(
      ['', ...Array.from({ length: 10 }, () => row(bar)), ''].map((line) => line.padEnd(30, '.')),
      2,
    );

  it('reads a one that the picture shows as a bar as a letter, where another one has its flag', () => {
    assert.equal(withRomanInCode(picture('#'), code('LP-1_1')).text, 'LP-I_1');
    assert.equal(withRomanInCode(picture('####'), code('LP-1_1')).text, 'LP-1_1');
  });

  it('leaves a code whose ones are all bars, and a number', () => {
    const bars = drawnRaster(
      ['', ...Array.from({ length: 10 }, () => '.####.####.#.#')].map((line) => line.padEnd(30, '.')),
      2,
    );
    assert.equal(withRomanInCode(bars, code('LP-1_1')).text, 'LP-1_1');
    assert.equal(withRomanInCode(picture('#'), code('2021-11')).text, '2021-11');
  });
});

describe('withRomanOne', () => {
  const word = (text: string, x0: number, y1: number): OcrWord => ({
    text,
    confidence: 0.9,
    x0,
    y0: 10,
    x1: x0 + 10,
    y1,
  });

  it('reads a bar that stands on the line of the name before it as a letter', () => {
    assert.equal(withRomanOne(word('|', 16, 59), word('Renewables', 0, 60)).text, 'I');
    assert.equal(withRomanOne(word('|', 16, 59), word('Energy', 0, 70)).text, 'I');
  });

  it('leaves a bar that reaches below the line, stands apart, or follows no name', () => {
    assert.equal(withRomanOne(word('|', 16, 68), word('Renewables', 0, 60)).text, '|');
    assert.equal(withRomanOne(word('|', 16, 69), word('Energy', 0, 70)).text, '|');
    assert.equal(withRomanOne(word('|', 60, 59), word('Renewables', 0, 60)).text, '|');
    assert.equal(withRomanOne(word('|', 16, 59), word('the', 0, 60)).text, '|');
  });
});
