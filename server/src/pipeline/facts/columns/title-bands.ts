import { SAME_EDGE } from '../../pdf/geometry.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { isNumberLike, numbersOf } from '../../graph/value-shape.ts';
import { memoize } from '../../memoize.ts';
import { columnRole } from './header-roles.ts';

/**
 * Titles that stand apart from the rows they head: a box of periods at the top of a form, the owners in the head of each
 * section below it. They are joined to the columns by geometry, not by being the next text above.
 */

/** What the titles of a band say of the columns under them. */
export type BandKind = 'period' | 'scope';

interface Band {
  line: number;
  titles: Phrase[];
  /** The columns of the first full row under the titles, each with the title that it belongs to. */
  columns: { place: Phrase; title: Phrase }[];
}

const FEWEST_TITLES = 2;
const MAX_TITLE_LENGTH = 8;
/** Rows under a band that may have fewer columns than the grid: section heads, a line of owners. */
const ROWS_TO_GRID = 14;
const middle = ({ x0, x1 }: Phrase): number => (x0 + x1) / 2;
function isTitle({ text, words }: Phrase, kind: BandKind): boolean {
  return words.length <= MAX_TITLE_LENGTH && columnRole([text])[kind] !== null;
}

/** The columns under some titles, each given to the nearest one; null unless every title has the same number of them. */
function columnsUnder(titles: readonly Phrase[], numbers: readonly Phrase[]): Band['columns'] | null {
  const columns = numbers.flatMap((place) => {
    const off = (title: Phrase): number => Math.abs(middle(title) - middle(place));
    const [title] = [...titles].sort((a, b) => off(a) - off(b));
    return title === undefined ? [] : [{ place, title }];
  });
  const counts = titles.map((title) => columns.filter((column) => column.title === title).length);
  return counts.every((count) => count > 0 && count === counts[0]) ? columns : null;
}

function bandAt({ rows }: PageGraph, line: number, kind: BandKind): Band[] {
  const row = rows[line] ?? [];
  const titles = row.filter((phrase) => isTitle(phrase, kind));
  // Titles that all say the same part nothing.
  const said = new Set(titles.map(({ text }) => columnRole([text])[kind]));
  if (said.size < FEWEST_TITLES || row.some(({ text }) => isNumberLike(text))) return [];
  for (const below of rows.slice(line + 1, line + 1 + ROWS_TO_GRID)) {
    const numbers = numbersOf(below);
    if (numbers.length < titles.length || numbers.length % titles.length !== 0) continue;
    const columns = columnsUnder(titles, numbers);
    if (columns !== null) return [{ line, titles, columns }];
  }
  return [];
}

const bandsOf = memoize((page: PageGraph): Readonly<Record<BandKind, readonly Band[]>> => ({
  period: page.rows.flatMap((_, line) => bandAt(page, line, 'period')),
  scope: page.rows.flatMap((_, line) => bandAt(page, line, 'scope')),
}));

const isInColumn = (value: Phrase, place: Phrase): boolean =>
  [value.x0 - place.x0, value.x1 - place.x1, middle(value) - middle(place)].some(
    (off) => Math.abs(off) < SAME_EDGE,
  );

/**
 * The title of the nearest band over a value's row whose columns the row shares; undefined where the row is of another
 * grid. Most of the row's numbers stand in the columns of the band.
 */
export function bandTitle(page: PageGraph, value: Phrase, kind: BandKind): Phrase | undefined {
  const band = bandsOf(page)[kind].findLast(({ line }) => line < value.line);
  if (band === undefined) return undefined;
  const row = numbersOf(page.rows[value.line] ?? []);
  const inGrid = row.filter((number) => band.columns.some(({ place }) => isInColumn(number, place)));
  if (inGrid.length < FEWEST_TITLES || 2 * inGrid.length < band.columns.length) return undefined;
  return band.columns.find(({ place }) => isInColumn(value, place))?.title;
}
