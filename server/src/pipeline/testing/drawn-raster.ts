import type { Raster } from '../pdf/render-page.ts';

const INK = 30;
const WHITE = 255;

/** A picture drawn with characters, each a square of `size` pixels: `#` is ink, anything else paper. */
export function drawnRaster(rows: readonly string[], size = 1): Raster {
  const width = Math.max(...rows.map((row) => row.length)) * size;
  const height = rows.length * size;
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return rows[Math.floor(y / size)]?.[Math.floor(x / size)] === '#' ? INK : WHITE;
  });
  return { width, height, scale: 1, pixels };
}
