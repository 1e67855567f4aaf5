import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { drawnRaster } from '../testing/drawn-raster.ts';
import { withoutRules } from './without-rules.ts';

const PAPER = '.'.repeat(40);
const levelAt = ({ width, pixels }: { width: number; pixels: Uint8Array }, x: number, y: number): number =>
  pixels[y * width + x] ?? 0;

describe('withoutRules', () => {
  it('takes a line out of the picture and leaves the letter that crosses it', () => {
    const letter = PAPER.slice(0, 20) + '#' + PAPER.slice(21);
    const rows = Array.from({ length: 30 }, (_, row) =>
      row === 15 ? '#'.repeat(40) : row > 8 && row < 22 ? letter : PAPER,
    );
    const bare = withoutRules(drawnRaster(rows), {
      horizontal: [{ at: 15.5, from: 0, to: 40 }],
      vertical: [],
    });
    assert.equal(levelAt(bare, 10, 15), 255);
    assert.equal(levelAt(bare, 20, 15), 30);
    assert.equal(levelAt(bare, 20, 10), 30);
  });

  it('leaves an upright stroke as short as a letter', () => {
    const rows = Array.from({ length: 40 }, (_, row) =>
      row > 5 && row < 22 ? PAPER.slice(0, 20) + '#' + PAPER.slice(21) : PAPER,
    );
    const drawn = drawnRaster(rows);
    const bare = withoutRules(drawn, { horizontal: [], vertical: [{ at: 20.5, from: 6, to: 22 }] });
    assert.deepEqual(bare.pixels, drawn.pixels);
  });
});
