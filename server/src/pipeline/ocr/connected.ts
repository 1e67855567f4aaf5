import type { Rect } from '../contract/page.ts';

/** A picture as squares, row by row. */
export interface Squares {
  readonly columns: number;
  readonly rows: number;
  /** Pixels on a side of a square. */
  readonly size: number;
  /** 1 for a square that counts. */
  readonly set: Uint8Array;
}

/** Columns and rows from a square to one that it touches. */
export type Step = readonly [columns: number, rows: number];

/** The squares up to so many columns and rows away. */
export function stepsWithin(columns: number, rows: number): Step[] {
  const steps: Step[] = [];
  for (let row = -rows; row <= rows; row += 1)
    for (let column = -columns; column <= columns; column += 1)
      if (row !== 0 || column !== 0) steps.push([column, row]);
  return steps;
}

/** Squares that hang together. */
export interface Connected {
  /** Around all of them, in pixels. */
  readonly box: Rect;
  /** How many they are. */
  readonly count: number;
}

/** The squares that count, together where steps lead from one to the other; in the order of their first squares. */
export function connectedSquares({ columns, rows, size, set }: Squares, steps: readonly Step[]): Connected[] {
  const left = set.slice();
  const found: Connected[] = [];
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start + 1)) {
    const box: Rect = { x0: Infinity, y0: Infinity, x1: 0, y1: 0 };
    const open = [start];
    left[start] = 0;
    let count = 0;
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const [x, y] = [place % columns, Math.floor(place / columns)];
      count += 1;
      box.x0 = Math.min(box.x0, x * size);
      box.x1 = Math.max(box.x1, (x + 1) * size);
      box.y0 = Math.min(box.y0, y * size);
      box.y1 = Math.max(box.y1, (y + 1) * size);
      for (const [dx, dy] of steps) {
        const [nx, ny] = [x + dx, y + dy];
        const next = ny * columns + nx;
        if (nx < 0 || ny < 0 || nx >= columns || ny >= rows || left[next] !== 1) continue;
        left[next] = 0;
        open.push(next);
      }
    }
    found.push({ box, count });
  }
  return found;
}
