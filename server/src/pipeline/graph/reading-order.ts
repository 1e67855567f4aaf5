import type { Rect } from '../contract/page.ts';
import { unionRect } from '../pdf/geometry.ts';

/** What the order of reading needs to know of a block. */
export interface Readable extends Rect {
  /** Printed lines of the block. */
  lines: number;
  /** Words of the block. */
  words: number;
}

/** A gutter between columns of text is at least this wide. Points. */
const GUTTER = 8;
/** Text runs: a column of text has so many lines, with so many words each. Labels and values beside each other do not. */
const MIN_LINES = 3;
const MIN_WORDS = 3.5;

interface Span<T> {
  from: number;
  to: number;
  items: T[];
}

/** Groups of items whose ranges along one axis touch, in order; between two groups is a gap wider than `least`. */
function bands<T extends Rect>(items: readonly T[], axis: 'x' | 'y', least: number): Span<T>[] {
  const [low, high] = axis === 'x' ? (['x0', 'x1'] as const) : (['y0', 'y1'] as const);
  const found: Span<T>[] = [];
  for (const item of [...items].sort((a, b) => a[low] - b[low])) {
    const last = found.at(-1);
    if (last !== undefined && item[low] - last.to <= least) {
      last.items.push(item);
      last.to = Math.max(last.to, item[high]);
    } else found.push({ from: item[low], to: item[high], items: [item] });
  }
  return found;
}

function isText(items: readonly Readable[]): boolean {
  const lines = items.reduce((sum, item) => sum + item.lines, 0);
  const words = items.reduce((sum, item) => sum + item.words, 0);
  return lines >= MIN_LINES && words >= MIN_WORDS * lines;
}

/** Columns of running text beside each other, from the left; one group when there are none. */
function textColumns<T extends Readable>(items: readonly T[]): T[][] {
  const columns = bands(items, 'x', GUTTER).map((band) => band.items);
  return columns.length > 1 && columns.every(isText) ? columns : [[...items]];
}

/** Bands of the page one below the other; neighbours that share columns of text stay together. */
function groupsDown<T extends Readable>(items: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const { items: band } of bands(items, 'y', -1)) {
    const last = groups.at(-1);
    const together = last === undefined ? [] : [...last, ...band];
    if (last !== undefined && textColumns(together).length > 1) groups[groups.length - 1] = together;
    else groups.push(band);
  }
  return groups;
}

/** The items in the order in which they are read: columns of text one after the other, everything else by line. */
export function readingOrder<T extends Readable>(items: readonly T[]): T[] {
  const byLine = (list: readonly T[]): T[] => [...list].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  if (items.length < 2) return [...items];
  return groupsDown(items).flatMap((group) => {
    const columns = textColumns(group);
    if (columns.length === 1) return byLine(group);
    const box = unionRect(group);
    return columns.flatMap((column) =>
      column.length < group.length && box.x1 > box.x0 ? readingOrder(column) : byLine(column),
    );
  });
}
