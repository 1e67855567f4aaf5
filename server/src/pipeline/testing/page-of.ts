import { buildPageGraph } from '../graph/page-graph.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import type { PdfPage, Rule } from '../contract/page.ts';

/** A stretch of text: left edge and base line in points from the top left, and the size of its letters. */
export interface TextPiece {
  x: number;
  y: number;
  text: string;
  size?: number;
}

const WIDTH = 595;
const HEIGHT = 842;
const SIZE = 10;
/** Width of a letter and of a space, in parts of the size. */
const LETTER = 0.5;
const SPACE = 0.3;

/** Pieces of text on one base line. */
export function line(y: number, ...pieces: (readonly [x: number, text: string])[]): TextPiece[] {
  return pieces.map(([x, text]) => ({ x, y, text }));
}

/** The rules of a grid with lines at the given positions. */
export function gridRules(
  xs: readonly number[],
  ys: readonly number[],
): { horizontal: Rule[]; vertical: Rule[] } {
  const ends = (list: readonly number[]): { from: number; to: number } => ({
    from: Math.min(...list),
    to: Math.max(...list),
  });
  return {
    horizontal: ys.map((at) => ({ at, ...ends(xs) })),
    vertical: xs.map((at) => ({ at, ...ends(ys) })),
  };
}

/** An A4 page with the given text and rules, as a reader would hand it over. */
export function pdfPageOf(
  pieces: readonly TextPiece[],
  rules: Partial<PdfPage['rules']> = {},
  number = 1,
): PdfPage {
  const words = pieces.flatMap(({ x, y, text, size = SIZE }) => {
    let left = x;
    return text.split(' ').map((word) => {
      const x0 = left;
      const x1 = x0 + word.length * LETTER * size;
      left = x1 + SPACE * size;
      return { text: word, x0, x1, y0: y - 0.8 * size, y1: y + 0.2 * size, upright: true };
    });
  });
  return {
    number,
    width: WIDTH,
    height: HEIGHT,
    rotation: 0,
    turn: 0,
    source: 'text',
    words,
    rules: { horizontal: [], vertical: [], ...rules },
  };
}

/** The graph of such a page. */
export function pageOf(
  pieces: readonly TextPiece[],
  rules: Partial<PdfPage['rules']> = {},
  number = 1,
): PageGraph {
  return buildPageGraph(pdfPageOf(pieces, rules, number));
}

/** The cells of every row of every table, as texts. */
export function cellTexts(page: PageGraph): string[] {
  return page.tables.flatMap((table) =>
    table.rows.map((row) => row.cells.map((cell) => cell.text).join(' | ')),
  );
}
