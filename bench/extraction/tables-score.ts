import type { Rect } from '../../server/src/pipeline/contract/page.ts';
import { readXml } from '../../server/src/pipeline/input/workbook/parts.ts';

/**
 * The measure of the ICDAR 2013 table competition: pairs of neighbouring cells. A pair is a cell and the next cell that is
 * not blank to its right or below it; what counts is whether the same pair stands in the truth, not where.
 */

/** A cell in grid places, `toRow` and `toColumn` included. */
export interface GridCell {
  row: number;
  toRow: number;
  column: number;
  toColumn: number;
  text: string;
}

/** A box in points of the page as displayed, from its bottom left. */
export type TrueBox = Rect;

/** One region of a table as the competition states it; `page` counts from 1. */
export interface TrueRegion {
  page: number;
  box: TrueBox;
  cells: GridCell[];
}

/** Pairs that are right, that were found and that are true. */
export interface PairCounts {
  right: number;
  found: number;
  wanted: number;
}

/**
 * Letters and digits of a cell in compatibility form, small: the set writes some names in another case than the page
 * prints. Empty means a blank cell.
 */
export function normaliseCell(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The pairs of neighbouring cells of one table, each as often as it occurs. */
export function neighbourPairs(cells: readonly GridCell[]): Map<string, number> {
  const at = new Map<string, number>();
  const full = cells.filter((cell) => normaliseCell(cell.text) !== '');
  full.forEach((cell, index) => {
    for (let row = cell.row; row <= cell.toRow; row += 1)
      for (let column = cell.column; column <= cell.toColumn; column += 1) at.set(`${row}:${column}`, index);
  });
  const lastRow = Math.max(0, ...full.map((cell) => cell.toRow));
  const lastColumn = Math.max(0, ...full.map((cell) => cell.toColumn));
  const seen = new Set<string>();
  const next = (
    row: number,
    column: number,
    [down, right]: readonly [number, number],
  ): number | undefined => {
    let [r, c] = [row + down, column + right];
    while (r <= lastRow && c <= lastColumn) {
      const other = at.get(`${r}:${c}`);
      if (other !== undefined) return other;
      [r, c] = [r + down, c + right];
    }
    return undefined;
  };
  full.forEach((cell, index) => {
    for (let row = cell.row; row <= cell.toRow; row += 1) {
      const other = next(row, cell.toColumn, [0, 1]);
      if (other !== undefined && other !== index) seen.add(`${index}>${other}`);
    }
    for (let column = cell.column; column <= cell.toColumn; column += 1) {
      const other = next(cell.toRow, column, [1, 0]);
      if (other !== undefined && other !== index) seen.add(`${index}v${other}`);
    }
  });
  const counts = new Map<string, number>();
  for (const pair of seen) {
    const [from, to] = pair.split(/[>v]/u).map((index) => normaliseCell(full[Number(index)]?.text ?? ''));
    const key = `${from}${pair.includes('>') ? ' > ' : ' v '}${to}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** How many pairs of `found` are in `wanted`, each counted as often as it occurs in both. */
export function comparePairs(
  found: ReadonlyMap<string, number>,
  wanted: ReadonlyMap<string, number>,
): PairCounts {
  const sum = (counts: ReadonlyMap<string, number>): number =>
    [...counts.values()].reduce((a, b) => a + b, 0);
  let right = 0;
  for (const [pair, count] of found) right += Math.min(count, wanted.get(pair) ?? 0);
  return { right, found: sum(found), wanted: sum(wanted) };
}

/** The sums of several counts. */
export function addCounts(counts: readonly PairCounts[]): PairCounts {
  return counts.reduce(
    (a, b) => ({ right: a.right + b.right, found: a.found + b.found, wanted: a.wanted + b.wanted }),
    { right: 0, found: 0, wanted: 0 },
  );
}

/** Recall, precision and their harmonic mean. */
export function ratesOf({ right, found, wanted }: PairCounts): {
  recall: number;
  precision: number;
  f1: number;
} {
  const recall = wanted === 0 ? 1 : right / wanted;
  const precision = found === 0 ? (wanted === 0 ? 1 : 0) : right / found;
  return { recall, precision, f1: right === 0 && wanted > 0 ? 0 : (2 * right) / Math.max(1, found + wanted) };
}

function growBox(box: TrueBox, given: Readonly<Record<string, string>>): void {
  box.x0 = Math.min(box.x0, Number(given.x1));
  box.x1 = Math.max(box.x1, Number(given.x2));
  box.y0 = Math.min(box.y0, Number(given.y1));
  box.y1 = Math.max(box.y1, Number(given.y2));
}

function cellAt(given: Readonly<Record<string, string>>): GridCell {
  const [row, column] = [Number(given['start-row']), Number(given['start-col'])];
  const toRow = Number(given['end-row'] ?? row);
  return { row, toRow, column, toColumn: Number(given['end-col'] ?? column), text: '' };
}

/** The regions of one file of the competition, by table and part: `-reg.xml` states boxes, `-str.xml` states cells. */
function readRegions(xml: Uint8Array): Map<string, TrueRegion> {
  const regions = new Map<string, TrueRegion>();
  let [table, part] = [0, 0];
  let isContent = false;
  let region: TrueRegion | undefined;
  readXml(xml, {
    open(name, given) {
      isContent = name === 'content';
      if (name === 'table') [table, part] = [table + 1, 0];
      if (name === 'region') {
        part += 1;
        const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
        region = { page: Number(given['page']), box, cells: [] };
        regions.set(`${table}:${part}`, region);
      }
      if (name === 'cell') region?.cells.push(cellAt(given));
      if (name === 'bounding-box' && region !== undefined) growBox(region.box, given);
    },
    text(said) {
      const cell = region?.cells.at(-1);
      if (isContent && cell !== undefined) cell.text += said;
    },
    close() {
      isContent = false;
    },
  });
  return regions;
}

/** The true regions with cells, from the two files of one document. */
export function readTruth(regionXml: Uint8Array, structureXml: Uint8Array): TrueRegion[] {
  const boxes = readRegions(regionXml);
  return [...readRegions(structureXml)].map(([key, { page, box, cells }]) => {
    const stated = boxes.get(key);
    const same = stated?.page === page && Number.isFinite(stated.box.x0);
    return { page, box: same ? stated.box : box, cells };
  });
}
