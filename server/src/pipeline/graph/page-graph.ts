import type { Rect } from '../pdf/geometry.ts';
import { overlapX } from '../pdf/geometry.ts';
import type { PdfPage } from '../pdf/document.ts';
import type { Word } from '../pdf/page-words.ts';
import { buildBlocks } from './blocks.ts';
import { cutAtColumns } from './column-cuts.ts';
import type { Line, Phrase } from './lines.ts';
import { buildLines, splitPhrases } from './lines.ts';
import { findTables } from './tables.ts';
import type { Table } from './tables.ts';

/** Phrases stacked closely with a common edge: a paragraph, an address, a wrapped cell. */
export interface Block extends Rect {
  phrases: Phrase[];
  words: Word[];
}

/** A page with its structure; everything is in points of the page's reading frame. */
export interface PageGraph {
  page: PdfPage;
  lines: Line[];
  /** Phrases of each line, by line index. */
  rows: Phrase[][];
  blocks: Block[];
  tables: Table[];
  /** Width and height of the reading frame. */
  width: number;
  height: number;
}

/** Builds lines, phrases, blocks and tables of one page. */
export function buildPageGraph(page: PdfPage): PageGraph {
  const lines = buildLines(page.words);
  const rows = cutAtColumns(lines.map((line, index) => splitPhrases(line, index, page.rules.vertical)));
  const sideways = page.turn === 90 || page.turn === 270;
  return {
    page,
    lines,
    rows,
    blocks: buildBlocks(rows),
    tables: findTables(lines, rows, page.rules),
    width: sideways ? page.height : page.width,
    height: sideways ? page.width : page.height,
  };
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
