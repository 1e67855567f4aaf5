import type { PageRules, Rect, Rule } from '../contract/page.ts';

/** One field of a ruled grid, in places of its rows and columns; `toRow` and `toColumn` are included. */
export interface RuledField {
  row: number;
  toRow: number;
  column: number;
  toColumn: number;
}

/** A grid drawn with crossing rules: the positions of its lines and the fields between them. */
export interface RuledGrid extends Rect {
  xs: number[];
  ys: number[];
  fields: RuledField[];
}

/** Rules that come this near to each other touch; double lines are one. Points. */
const TOUCH = 3;
/** A side of a field is drawn when a rule covers this part of it. */
const DRAWN = 0.6;
/** A page with more pairs of rules than this is a drawing. */
const MAX_PAIRS = 4_000_000;

function find(parents: Int32Array, of: number): number {
  let root = of;
  while (parents[root] !== root) root = parents[root] ?? root;
  for (let at = of; at !== root;) {
    const next = parents[at] ?? root;
    parents[at] = root;
    at = next;
  }
  return root;
}

function within(at: number, { from, to }: Rule): boolean {
  return at > from - TOUCH && at < to + TOUCH;
}

/** Groups of rules that touch each other, each with horizontal and vertical ones. */
function groups({ horizontal, vertical }: PageRules): PageRules[] {
  if (horizontal.length * vertical.length > MAX_PAIRS) return [];
  const parents = Int32Array.from({ length: horizontal.length + vertical.length }, (_, index) => index);
  horizontal.forEach((h, i) =>
    vertical.forEach((v, j) => {
      if (!within(v.at, h) || !within(h.at, v)) return;
      parents[find(parents, i)] = find(parents, horizontal.length + j);
    }),
  );
  const found = new Map<number, PageRules>();
  const groupOf = (index: number): PageRules => {
    const root = find(parents, index);
    const group = found.get(root) ?? { horizontal: [], vertical: [] };
    found.set(root, group);
    return group;
  };
  horizontal.forEach((rule, index) => groupOf(index).horizontal.push(rule));
  vertical.forEach((rule, index) => groupOf(horizontal.length + index).vertical.push(rule));
  return [...found.values()].filter((group) => group.horizontal.length > 0 && group.vertical.length > 0);
}

/** Positions of grid lines: rules nearer than `TOUCH` are one line; the far ends of the crossing rules close the grid. */
function positions(rules: readonly Rule[], crossing: readonly Rule[]): number[] {
  const ends = [Math.min(...crossing.map((rule) => rule.from)), Math.max(...crossing.map((rule) => rule.to))];
  const sorted = [...rules.map((rule) => rule.at), ...ends].sort((a, b) => a - b);
  const lines: number[] = [];
  let start = -Infinity;
  for (const at of sorted) {
    if (at - start > TOUCH) {
      lines.push(at);
      start = at;
    }
  }
  return lines;
}

function isDrawn(rules: readonly Rule[], at: number, [from, to]: readonly [number, number]): boolean {
  let covered = 0;
  for (const rule of rules) {
    if (Math.abs(rule.at - at) > TOUCH) continue;
    covered += Math.max(0, Math.min(rule.to, to) - Math.max(rule.from, from));
  }
  return covered >= DRAWN * (to - from);
}

/** Rows of equal runs of joined places become one field; a place that is no rectangle is cut into rectangles. */
function rectangles(owners: readonly number[][]): RuledField[] {
  const fields: RuledField[] = [];
  let open: { field: RuledField; owner: number }[] = [];
  owners.forEach((line, row) => {
    const next: typeof open = [];
    for (let column = 0; column < line.length;) {
      const owner = line[column] ?? -1;
      let toColumn = column;
      while (line[toColumn + 1] === owner) toColumn += 1;
      const above = open.find(
        (one) => one.owner === owner && one.field.column === column && one.field.toColumn === toColumn,
      );
      if (above === undefined) {
        const field = { row, toRow: row, column, toColumn };
        fields.push(field);
        next.push({ field, owner });
      } else {
        above.field.toRow = row;
        next.push(above);
      }
      column = toColumn + 1;
    }
    open = next;
  });
  return fields;
}

function gridOf({ horizontal, vertical }: PageRules): RuledGrid | null {
  const xs = positions(vertical, horizontal);
  const ys = positions(horizontal, vertical);
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (columns < 1 || rows < 1) return null;
  const parents = Int32Array.from({ length: columns * rows }, (_, index) => index);
  for (let row = 0; row < rows; row += 1) {
    const height = [ys[row] ?? 0, ys[row + 1] ?? 0] as const;
    for (let column = 0; column < columns; column += 1) {
      const width = [xs[column] ?? 0, xs[column + 1] ?? 0] as const;
      const here = row * columns + column;
      if (column + 1 < columns && !isDrawn(vertical, width[1], height))
        parents[find(parents, here)] = find(parents, here + 1);
      if (row + 1 < rows && !isDrawn(horizontal, height[1], width))
        parents[find(parents, here)] = find(parents, here + columns);
    }
  }
  const owners = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => find(parents, row * columns + column)),
  );
  return {
    x0: xs[0] ?? 0,
    x1: xs.at(-1) ?? 0,
    y0: ys[0] ?? 0,
    y1: ys.at(-1) ?? 0,
    xs,
    ys,
    fields: rectangles(owners),
  };
}

/** The grids that the rules of a page draw, from the top; each has more than one field. */
export function findGrids(rules: PageRules): RuledGrid[] {
  return groups(rules)
    .map(gridOf)
    .filter((grid) => grid !== null)
    .filter((grid) => grid.fields.length > 1)
    .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}
