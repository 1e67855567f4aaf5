import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Raster } from '../pdf/render-page.ts';
import { withLightGround } from './dark-fills.ts';

const [WIDTH, HEIGHT, SCALE] = [600, 200, 4];
/** A band of 100 by 14 points, with upright strokes of print every few points. */
const BAND = { x0: 80, y0: 60, x1: 480, y1: 116 };
const STROKE = { x: 200, y: 88 };

function pageWith(ground: number, print: number): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(235);
  for (let y = BAND.y0; y < BAND.y1; y += 1)
    for (let x = BAND.x0; x < BAND.x1; x += 1) {
      const isPrint = y > BAND.y0 + 16 && y < BAND.y1 - 16 && x % 20 < 3;
      pixels[y * WIDTH + x] = isPrint ? print : ground;
    }
  return { width: WIDTH, height: HEIGHT, scale: SCALE, pixels };
}

const levelAt = ({ pixels }: Raster, { x, y }: { x: number; y: number }): number =>
  pixels[y * WIDTH + x] ?? -1;

describe('withLightGround', () => {
  for (const [name, ground] of [
    ['dark', 60],
    ['coloured', 165],
  ] as const)
    it(`makes light print in a ${name} band dark`, () => {
      const page = withLightGround(pageWith(ground, 240));
      assert.ok(levelAt(page, STROKE) < 60);
      assert.equal(levelAt(page, { ...STROKE, x: STROKE.x + 10 }), 255);
      assert.equal(levelAt(page, { x: 20, y: 20 }), 235);
    });

  it('leaves dark print on a coloured band as it is', () => {
    const page = pageWith(165, 30);
    // A comparison that fails would print every pixel.
    assert.ok(withLightGround(page) === page);
  });
});
