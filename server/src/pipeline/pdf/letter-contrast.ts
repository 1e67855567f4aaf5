import type { Rect } from '../contract/page.ts';
import type { Affine } from './geometry.ts';
import { transformRect } from './geometry.ts';
import type { Raster } from './render-page.ts';

/** Levels of grey, of 255, below which letters cannot be told from what is around them. */
const MIN_CONTRAST = 12;
/** A box whose levels of grey differ by so much holds something drawn, and no mere grain of paper. */
const DRAWN_CONTRAST = 32;
/** Paint of letters below this level, of 255, is the edge of a neighbour. */
const MIN_PAINT = 24;

/** How the letters of one or more boxes compare with a drawn page; sums over all pixels of the boxes. */
export class LetterContrast {
  #count = 0;
  #letters = 0;
  #page = 0;
  #lettersSquared = 0;
  #pageSquared = 0;
  #product = 0;
  #most = 0;
  #darkest = 255;
  #brightest = 0;

  /** Looks at one box of a page as drawn and at the same box with black letters alone. */
  look(page: Raster, letters: Raster | null, box: Rect): void {
    const [left, right] = [Math.max(0, Math.floor(box.x0)), Math.min(page.width, Math.ceil(box.x1))];
    const [top, bottom] = [Math.max(0, Math.floor(box.y0)), Math.min(page.height, Math.ceil(box.y1))];
    for (let y = top; y < bottom; y += 1) {
      for (let at = y * page.width + left; at < y * page.width + right; at += 1) {
        const level = page.pixels[at] ?? 0;
        const paint = 255 - (letters?.pixels[at] ?? 255);
        this.#count += 1;
        this.#letters += paint;
        this.#page += level;
        this.#lettersSquared += paint * paint;
        this.#pageSquared += level * level;
        this.#product += paint * level;
        if (paint > this.#most) this.#most = paint;
        if (level < this.#darkest) this.#darkest = level;
        if (level > this.#brightest) this.#brightest = level;
      }
    }
  }

  add(other: LetterContrast): void {
    this.#count += other.#count;
    this.#letters += other.#letters;
    this.#page += other.#page;
    this.#lettersSquared += other.#lettersSquared;
    this.#pageSquared += other.#pageSquared;
    this.#product += other.#product;
    this.#most = Math.max(this.#most, other.#most);
    this.#darkest = Math.min(this.#darkest, other.#darkest);
    this.#brightest = Math.max(this.#brightest, other.#brightest);
  }

  /** Whether the letters have any shape to compare: spaces and the fonts of some scanners have none. */
  get hasShape(): boolean {
    return this.#most >= MIN_PAINT;
  }

  /** Whether anything is drawn in the boxes, be it these letters or not. */
  get isDrawnOn(): boolean {
    return this.#brightest - this.#darkest >= DRAWN_CONTRAST;
  }

  /** Whether the page differs, where the letters are, from what it is around them. */
  get isSeen(): boolean {
    return (
      255 * Math.abs(this.#covariance) >= MIN_CONTRAST * this.#variance(this.#letters, this.#lettersSquared)
    );
  }

  /** How far what is drawn has the shape of the letters, 0 to 1: what is drawn of other letters has hardly any of it. */
  get likeness(): number {
    const spread =
      this.#variance(this.#letters, this.#lettersSquared) * this.#variance(this.#page, this.#pageSquared);
    return spread > 0 ? Math.abs(this.#covariance) / Math.sqrt(spread) : 0;
  }

  get #covariance(): number {
    return this.#product - (this.#letters * this.#page) / (this.#count || 1);
  }

  #variance(sum: number, squares: number): number {
    return squares - (sum * sum) / (this.#count || 1);
  }
}

/** The pixels of a raster that a box of page space lies on. */
export function pixelsOf(box: Float64Array, toRaster: Affine): Rect {
  const [x0 = 0, y1 = 0, x1 = 0, y0 = 0] = box;
  return transformRect(toRaster, { x0, y0, x1, y1 });
}
