import { overlapX } from '../pdf/geometry.ts';
import type { PdfPage, Word } from '../contract/page.ts';
import { buildBlocks, type Block } from './blocks.ts';
import { cutAtColumns } from './column-cuts.ts';
import type { Line, Phrase } from './lines.ts';
import { buildLines, splitPhrases } from './lines.ts';
import { findTables } from './tables.ts';
import type { Table } from './table-cells.ts';

/** What places words on a page: small, so that whoever keeps it does not keep the page. The same object for one page. */
export interface PagePlace {
  page: Pick<PdfPage, 'number' | 'width' | 'height' | 'turn' | 'skew'>;
  /** Width and height of the reading frame. */
  width: number;
  height: number;
}

/** A page with its structure; everything is in points of the page's reading frame. */
export interface PageGraph {
  page: PdfPage;
  place: PagePlace;
  /** Lines from top to bottom. */
  lines: Line[];
  /** Phrases of each line, by line index. */
  rows: Phrase[][];
  blocks: Block[];
  readonly tables: Table[];
  /** Width and height of the reading frame. */
  width: number;
  height: number;
}

/** Numbers the words of a page from 1, in reading order, so that the same bytes give the same ids. */
function numberWords(lines: readonly Line[], words: readonly Word[]): void {
  let next = 0;
  for (const line of lines) for (const word of line.words) word.index = next += 1;
  for (const word of words) if (word.index === undefined) word.index = next += 1;
}

/** Lines, phrases, blocks and tables of one page. */
export function structureOf(page: PdfPage): Omit<PageGraph, 'place'> {
  const sideways = page.turn === 90 || page.turn === 270;
  const { width, height } = page;
  const frame = { width: sideways ? height : width, height: sideways ? width : height };
  const lines = buildLines(page.words);
  const rows = cutAtColumns(lines.map((line, index) => splitPhrases(line, index, page.rules.vertical)));
  // Looking for what repeats from page to page asks for no tables.
  let tables: Table[] | undefined;
  return {
    page,
    lines,
    rows,
    blocks: buildBlocks(rows),
    ...frame,
    get tables() {
      return (tables ??= findTables(lines, rows, page.rules));
    },
  };
}

/** Builds the structure of one page and numbers its words. */
export function buildPageGraph(page: PdfPage): PageGraph {
  const { number, width, height, turn, skew } = page;
  const shown = { number, width, height, turn, ...(skew === undefined ? {} : { skew }) };
  const structure = structureOf(page);
  numberWords(structure.lines, page.words);
  return Object.assign(structure, {
    place: { page: shown, width: structure.width, height: structure.height },
  });
}

/** The nearest phrase above or below that shares x range with the given one, within `reach` of its height. */
export function neighbourInColumn(
  rows: readonly Phrase[][],
  of: Phrase,
  step: 1 | -1,
  reach: number,
): Phrase | null {
  const limit = reach * (of.y1 - of.y0);
  for (let index = of.line + step; index >= 0 && index < rows.length; index += step) {
    const row = rows[index] ?? [];
    const first = row[0];
    if (first === undefined) continue;
    const gap = step === 1 ? first.y0 - of.y1 : of.y0 - first.y1;
    if (gap > limit) return null;
    const sharing = row.filter((other) => overlapX(other, of) > 0);
    const nearest = sharing.sort((a, b) => overlapX(b, of) - overlapX(a, of))[0];
    if (nearest !== undefined) return nearest;
  }
  return null;
}
