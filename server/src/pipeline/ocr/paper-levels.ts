import type { Raster } from '../pdf/render-page.ts';

export const WHITE = 255;
/** What is darker is no paper. */
export const DARKEST_GROUND = 110;
/** Ink is darker than its paper by this part, and than this level: pale print counts, a shaded field does not. */
const INK_SHARE = 0.28;
const PALEST_INK = 178;
/** Where hardly anything is bright, this is: what stands out on a dark page. */
const DARK_PAGE = 153;
/** The paper is looked at in fields of so many squares; most of a field is paper. */
const FIELD_SQUARES = 15;
const PAPER_SHARE = 0.4;

/** The level below which a pixel is ink. */
export interface InkLevels {
  at(x: number, y: number): number;
}

/** The levels of a picture, each from the paper around; `size` is that of the squares ink is looked at in, in pixels. */
export function inkLevels({ width, height, pixels }: Raster, size: number): InkLevels {
  const field = FIELD_SQUARES * size;
  const columns = Math.ceil(width / field);
  const levels = new Uint8Array(columns * Math.ceil(height / field));
  const counts = new Int32Array(WHITE + 1);
  for (let index = 0; index < levels.length; index += 1) {
    const [left, top] = [(index % columns) * field, Math.floor(index / columns) * field];
    const [right, bottom] = [Math.min(width, left + field), Math.min(height, top + field)];
    counts.fill(0);
    let all = 0;
    for (let y = top; y < bottom; y += 3) {
      for (let at = y * width + left; at < y * width + right; at += 3) {
        const level = pixels[at] ?? WHITE;
        counts[level] = (counts[level] ?? 0) + 1;
        all += 1;
      }
    }
    let paper = WHITE;
    for (let lighter = 0; paper > DARKEST_GROUND; paper -= 1) {
      lighter += counts[paper] ?? 0;
      if (lighter > all * PAPER_SHARE) break;
    }
    levels[index] = paper === DARKEST_GROUND ? DARK_PAGE : Math.min(PALEST_INK, paper * (1 - INK_SHARE));
  }
  return { at: (x, y) => levels[Math.floor(y / field) * columns + Math.floor(x / field)] ?? 0 };
}
