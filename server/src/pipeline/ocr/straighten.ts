import type { Raster } from '../pdf/render-page.ts';
import { WHITE } from './paper-levels.ts';

/**
 * Turns a raster about its middle against a skew of `radians` (clockwise), keeping its size. What comes from outside is
 * white; between pixels the brightness is interpolated.
 */
export function straighten(raster: Raster, radians: number): Raster {
  if (radians === 0) return raster;
  const { width, height, pixels } = raster;
  const turned = new Uint8Array(width * height).fill(WHITE);
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const cx = (width - 1) / 2;
  const cy = (height - 1) / 2;
  for (let row = 0; row < height; row += 1) {
    let x = cx - cx * cos - (row - cy) * sin;
    let y = cy - cx * sin + (row - cy) * cos;
    for (let column = 0; column < width; column += 1, x += cos, y += sin) {
      if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;
      const left = x | 0;
      const top = y | 0;
      const fx = x - left;
      const fy = y - top;
      const at = top * width + left;
      const upper = (pixels[at] ?? WHITE) * (1 - fx) + (pixels[at + 1] ?? WHITE) * fx;
      const lower = (pixels[at + width] ?? WHITE) * (1 - fx) + (pixels[at + width + 1] ?? WHITE) * fx;
      turned[row * width + column] = upper * (1 - fy) + lower * fy + 0.5;
    }
  }
  return { ...raster, pixels: turned };
}
