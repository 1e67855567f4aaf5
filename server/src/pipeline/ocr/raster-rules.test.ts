import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Raster } from '../pdf/render-page.ts';
import { rasterRules } from './raster-rules.ts';

const SIZE = { width: 600, height: 400, scale: 200 / 72 };
const PAPER = 240;

/** A grid of dark lines whose third row ends in a line as pale as the noise of the paper, from `strong` on. */
function grid(strong: number, isPrinted = false): Raster {
  const pixels = new Uint8Array(SIZE.width * SIZE.height);
  let state = 7;
  const noise = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 4294967296 - 0.5) * 12;
  };
  for (let y = 0; y < SIZE.height; y += 1) {
    for (let x = 0; x < SIZE.width; x += 1) {
      const isUpright = [50, 51, 250, 251, 550, 551].includes(x) && y >= 100 && y <= 300;
      const isLine = [100, 101, 150, 151, 250, 251, 300, 301].includes(y) && x >= 50 && x <= 551;
      const isPale = (y === 200 || y === 201) && x >= 50 && x <= 551 && !isPrinted;
      const depth = isUpright || isLine ? 140 : isPale ? (x < strong ? 60 : 9) : 0;
      pixels[y * SIZE.width + x] = PAPER - depth + noise();
    }
  }
  return { ...SIZE, pixels };
}

const longest = ({ horizontal }: ReturnType<typeof rasterRules>): number =>
  Math.max(0, ...horizontal.filter(({ at }) => Math.abs(at - 72) < 2).map(({ from, to }) => to - from));

describe('rasterRules', () => {
  it('follows a line of a grid to its edge where it is as pale as the noise of the paper', () => {
    assert.ok(longest(rasterRules(grid(250))) > 175, JSON.stringify(rasterRules(grid(250)).horizontal));
  });

  it('finds no line where there is only paper', () => {
    assert.equal(longest(rasterRules(grid(0, true))), 0);
  });
});
