import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { isValueLike, numbersOf } from '../../graph/value-shape.ts';
import type { Rect } from '../../contract/page.ts';
import { overlapX, unionRect, SAME_EDGE } from '../../pdf/geometry.ts';

/** Titles that stand over groups of columns: "Your share" over three periods, "Total fund" over the same three. */

/** Rows looked at below a value, and all above it, for the one that has an amount in most columns. */
const ROWS_BELOW = 3;
/** What a column without a title costs, in heights of the titles: more than a title stands off the middle of its group. */
const UNTITLED = 2;
const MIN_COLUMNS = 2;

/** The columns around a value as far as the rows under a line of titles show them, from left to right. */
function columnsUnder(page: PageGraph, line: number, value: Phrase): Rect[] {
  const rows = page.rows.slice(line + 1, value.line + ROWS_BELOW + 1);
  const numbers = rows.map(numbersOf);
  const fullest = [...numbers].sort((a, b) => b.length - a.length)[0] ?? [];
  const between = page.rows.slice(line + 1, value.line + 1).flat();
  return fullest.map((number) => {
    const own = between.filter((phrase) => {
      const under = fullest.filter((other) => overlapX(other, phrase) > 0);
      return under.length === 1 && under[0] === number;
    });
    return unionRect([number, ...own]);
  });
}

/** How far a title stands off the middle or the beginning of the columns that it would head. */
function misfit(title: Rect, group: readonly Rect[]): number {
  const { x0, x1 } = unionRect(group);
  const middle = Math.abs(title.x0 + title.x1 - x0 - x1) / 2;
  return Math.min(middle, Math.abs(title.x0 - x0));
}

/** The titles of columns in groups of one size that each end where their title does; null where there are none such. */
function endingGroups(titles: readonly Phrase[], columns: readonly Rect[]): Phrase[] | null {
  const size = columns.length / titles.length;
  if (titles.length < MIN_COLUMNS || !Number.isInteger(size) || size < MIN_COLUMNS) return null;
  const ends = titles.every(
    ({ x1 }, at) => Math.abs((columns[(at + 1) * size - 1]?.x1 ?? 0) - x1) < SAME_EDGE,
  );
  return ends ? titles.flatMap((title) => Array.from({ length: size }, () => title)) : null;
}

interface Reading {
  cost: number;
  /** The title of each column, by index; undefined for a column that none stands over. */
  titles: (Phrase | undefined)[];
}

/** The cheapest way to give each title, in order, a group of neighbouring columns; null when there are too few columns. */
function assign(titles: readonly Phrase[], columns: readonly Rect[]): Reading | null {
  const untitled = UNTITLED * Math.max(...titles.map(({ y0, y1 }) => y1 - y0));
  const known = new Map<string, Reading | null>();
  const from = (title: number, column: number): Reading | null => {
    const key = `${title} ${column}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const own = titles[title];
    const options: Reading[] = [];
    const add = (own: readonly (Phrase | undefined)[], cost: number, rest: Reading | null): void => {
      if (rest !== null) options.push({ cost: cost + rest.cost, titles: [...own, ...rest.titles] });
    };
    if (column < columns.length) add([undefined], untitled, from(title, column + 1));
    for (let end = column + 1; own !== undefined && end <= columns.length; end += 1) {
      const group = columns.slice(column, end);
      add(
        group.map(() => own),
        misfit(own, group),
        from(title + 1, end),
      );
    }
    if (own === undefined && column === columns.length) options.push({ cost: 0, titles: [] });
    const best = options.sort((a, b) => a.cost - b.cost)[0] ?? null;
    known.set(key, best);
    return best;
  };
  return from(0, 0);
}

/** True where most titles have one column each: they are the upper line of titles that wrap, and span nothing. */
function isWrapped({ titles }: Reading): boolean {
  const groups = [...Map.groupBy(titles, (title) => title)].filter(([title]) => title !== undefined);
  return groups.filter(([, columns]) => columns.length > 1).length < groups.length / 2;
}

/**
 * The title of a line that stands over the group of columns which a value's column belongs to: titles and columns are
 * matched in their order, so that each title stands as near as can be to the middle or the beginning of its group,
 * or ends with it.
 */
export function spanningTitle(page: PageGraph, line: number, value: Phrase): Phrase | undefined {
  const row = page.rows[line] ?? [];
  if (row.length < MIN_COLUMNS || row.some(({ text }) => isValueLike(text))) return undefined;
  const columns = columnsUnder(page, line, value);
  const [first] = columns;
  // What heads the labels heads no column.
  const titles = first === undefined ? [] : row.filter(({ x1 }) => x1 > first.x0);
  const at = columns.findIndex((column) => overlapX(column, value) > 0);
  const ending = endingGroups(titles, columns);
  if (ending !== null) return ending[at];
  const reading = titles.length === 0 ? null : assign(titles, columns);
  return reading === null || isWrapped(reading) ? undefined : reading.titles[at];
}
