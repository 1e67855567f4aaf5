import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { OcrWord } from './ocr.ts';
import { inWordOrder } from './word-order.ts';

const word = (text: string, x0: number, y0 = 0): OcrWord => ({
  text,
  confidence: 0.9,
  x0,
  y0,
  x1: x0 + 6 * text.length,
  y1: y0 + 10,
});

describe('the order of recognised words', () => {
  it('has what was read later behind the word that it stands beside', () => {
    const [name, column, below] = [word('Sviluppo', 0), word('Richiami', 300), word('Relazione', 0, 20)];
    const [number, mark] = [word('Il', 52), word('(a)', 68)];
    assert.deepEqual(
      inWordOrder([name, column, below, number, mark]).map(({ text }) => text),
      ['Sviluppo', 'Il', '(a)', 'Richiami', 'Relazione'],
    );
  });

  it('stays as it is where every word follows its neighbour or begins a line', () => {
    const words = [word('Net', 0), word('asset', 22), word('value', 58), word('1.20x', 300)];
    assert.deepEqual(inWordOrder(words), words);
  });
});
