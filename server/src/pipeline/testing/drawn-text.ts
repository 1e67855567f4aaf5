import type { TextAt } from './build-pdf.ts';

const LEFT = 40;
const TOP = 40;
const COLUMN = 4.9;
const LINE = 14;

/** The texts of a page drawn in plain text: two spaces part the columns of a line, and the left edges are kept. */
export function drawnText(drawing: string): TextAt[] {
  return drawing.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\S+(?: \S+)*/gu)].map(({ 0: text, index: column }) => ({
      x: LEFT + column * COLUMN,
      y: TOP + index * LINE,
      text,
    })),
  );
}
