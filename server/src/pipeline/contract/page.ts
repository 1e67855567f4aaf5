/** A rectangle in points from the top left; x0 <= x1, y0 <= y1. */
export interface Rect {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Clockwise quarter turns of the text against the displayed page. */
export type Turn = 0 | 90 | 180 | 270;

/** A run of characters without space; the box is in points of the page's reading frame. */
export interface Word extends Rect {
  text: string;
  /** Probability 0-1 that the characters are right; words of OCR only. */
  confidence?: number;
  /**
   * Of a word of a scan's own text how its picture reads: not compared, the same, or otherwise. Absent for words that are
   * printed, or that were recognised here.
   */
  reading?: 'layer' | 'agreed' | 'disputed';
  /** True when the word runs in the page's reading direction (marginal text may not). */
  upright: boolean;
  /** True for a number beside a glyph that the file maps to no character: it may be its sign. */
  hasUnreadSign?: boolean;
  /** Where the word stands in a workbook, `Sheet1!B12`; absent elsewhere. */
  cell?: string;
  /** Place in the reading order of its page, from 1; set with the page's structure. Its id is made of it. */
  index?: number;
}

/**
 * A word that no reader of the page sees, and why: nothing is seen in its place, or what is seen there was put over it or
 * strikes it out.
 */
export interface HiddenWord extends Word {
  hiding: 'unseen' | 'replaced';
}

/** A stamp or watermark at a slant, its words with spaces between them: no value is read from it. */
export interface SlantedText extends Rect {
  text: string;
}

/** A drawn line: `at` is its fixed coordinate, `from`..`to` its extent, in points of the reading frame. */
export interface Rule {
  at: number;
  from: number;
  to: number;
}

/** The horizontal and vertical lines of a page, pieces joined. */
export interface PageRules {
  horizontal: Rule[];
  vertical: Rule[];
}

/** One page as read: `width` and `height` in points as displayed, words and rules in the reading frame of `turn`. */
export interface PdfPage {
  number: number;
  width: number;
  height: number;
  /** The page's own /Rotate in degrees. */
  rotation: number;
  turn: Turn;
  /** Radians by which the lines of a scanned page sink to the right; its reading frame is the page turned back by it. */
  skew?: number;
  /** Where the words come from: the text of the file, recognition of the page's picture, or cells of a workbook. */
  source: 'text' | 'ocr' | 'cells';
  words: Word[];
  /** Glyphs that the file maps to no character; they are in no word. */
  unmapped?: number;
  /** Words that no reader of the page sees, in the reading frame of its text; absent where there are none. */
  hidden?: { turn: Turn; words: HiddenWord[] };
  /** Stamps and watermarks at a slant, in the reading frame; absent where there are none. */
  slanted?: SlantedText[];
  rules: PageRules;
}
