import type { PipelineGroup } from '../contract/job.ts';
import type { Pages } from '../graph/built-pages.ts';
import type { Phrase } from '../graph/lines.ts';
import type { Word } from '../contract/page.ts';
import type { DocumentContext } from '../facts/document-context.ts';
import { termsOf } from '../vocabulary/metric-terms.ts';
import type { SeenGrid } from '../match/rows/repeating-rows.ts';
import { seenGrids } from '../match/rows/repeating-rows.ts';
import type { TargetGroup } from '../match/rows/group.ts';
import { groupOf } from '../match/rows/group.ts';
import { nameText, nameWords } from '../facts/grids/name-words.ts';
import { readInHabits, readName, unitOf } from '../match/rows/read-cell.ts';
import { titleSimilarity } from '../match/rows/title-likeness.ts';
import { isCellValue, statusOf } from '../facts/grids/row-words.ts';
import type { GridRow } from '../facts/grids/grid.ts';
import { joinEntryLines } from '../match/rows/grid-lines.ts';
import { isSumOf } from '../match/rows/merge-rows.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import type {
  ColumnEvidence,
  DerivedLesson,
  SenderFormat,
  NameEvidence,
  UnscopedLesson,
  ReviewedValue,
  DerivationInput,
} from '../contract/lesson.ts';
import { isLikeName, wordsIn } from './places.ts';
import { habitsThatGive, PLAIN_HABITS } from '../match/habits.ts';
import { isSameValue } from '../values/same-value.ts';
import { comparableText, withoutDates } from '../values/stable-text.ts';
import { tableTitles, learnedGroup, titlePath } from '../match/learned-group.ts';

interface Derivation {
  group: TargetGroup;
  context: DocumentContext;
  /** Every table of the document, as it is read with the lessons in force. */
  seen: readonly (SeenGrid & { lines: readonly GridRow[] })[];
}

/** A line of a table in which a reviewed row stands. */
interface Line {
  seen: Derivation['seen'][number];
  row: GridRow;
}

/** A column that prints a reviewed value, and how it is meant there. */
interface Reading extends Line {
  reviewed: ReviewedValue;
  wanted: TargetMetric;
  column: number;
  habits: SenderFormat;
}

/** A column holds a metric when its cells say little else: a date behind a name is no column of dates. */
const MAX_OF_CELL = 0.5;
/** A column with a title this much like the status's holds it. */
const SURE_TITLE = 0.85;
/** Fewest values of a row without boxes that tell which line of a table it is. */
const MIN_TELLING = 2;

const titleOf = ({ grid }: SeenGrid, column: number): string =>
  titlePath(grid.titles[column] ?? { own: [], over: [] }).join(' ');

/** How a cell reads as a reviewed value; null when it never does. A name must be printed as it was given. */
function habitsOf({ seen, row }: Line, column: number, wanted: TargetMetric, { group, context }: Derivation) {
  const phrases = row.cells[column] ?? [];
  const place = { page: seen.page, unit: unitOf(titleOf(seen, column)), rowCurrency: null };
  const isName = wanted === group.name && group.isNamed;
  return (value: string): SenderFormat | null => {
    if (phrases.length === 0) return null;
    if (!isName)
      return habitsThatGive(wanted, value, (habits) => {
        const read = readInHabits(phrases, wanted, { place, context }, habits);
        return read === null || read.words.length < MAX_OF_CELL * wordsOf(phrases).length ? null : read;
      });
    const read = readName(phrases, wanted, place, context);
    return read !== null && isSameValue('STRING', read.value, value) ? PLAIN_HABITS : null;
  };
}

const wordsOf = (phrases: readonly Phrase[]): Word[] => phrases.flatMap(({ words }) => words);

/** The line that the boxes of a row's values show, by most of them. */
function lineByBoxes(values: readonly ReviewedValue[], { seen }: Derivation): Line | null {
  let best: { line: Line; covered: number } | null = null;
  for (const one of seen) {
    const places = values.flatMap(({ place }) => (place?.page === one.page.page.number ? [place] : []));
    for (const row of places.length === 0 ? [] : one.lines) {
      const words = wordsOf(row.cells.flat());
      const covered = places.filter((place) => wordsIn(one.page, words, place).length > 0).length;
      if (covered > (best?.covered ?? 0)) best = { line: { seen: one, row }, covered };
    }
  }
  return best?.line ?? null;
}

/** The one line that prints most of a row's values as they are; null when none prints enough, or several do. */
function lineByValues(values: readonly ReviewedValue[], derivation: Derivation): Line | null {
  const found = derivation.seen.flatMap((seen) =>
    seen.lines.map((row) => {
      const line = { seen, row };
      const printed = values.filter((reviewed) => columnsOf(reviewed, line, derivation).length > 0);
      return { line, count: printed.length };
    }),
  );
  const most = Math.max(0, ...found.map(({ count }) => count));
  const [only, ...others] = found.filter(({ count }) => count === most);
  return most < MIN_TELLING || others.length > 0 ? null : (only?.line ?? null);
}

const isPlain = (habits: SenderFormat): boolean => JSON.stringify(habits) === JSON.stringify(PLAIN_HABITS);

/** The columns of a line that print a reviewed value: the one that its box shows, else those that print it as it is, else all. */
function columnsOf(reviewed: ReviewedValue, line: Line, derivation: Derivation): Reading[] {
  const wanted = derivation.group.metrics.find(({ metric }) => metric.fin === reviewed.fin);
  if (wanted === undefined || reviewed.value === '') return [];
  const found = line.row.cells.flatMap((_, column): Reading[] => {
    const habits = habitsOf(line, column, wanted, derivation)(reviewed.value);
    return habits === null ? [] : [{ ...line, reviewed, wanted, column, habits }];
  });
  const { place } = reviewed;
  const boxed = found.filter(({ column }) => {
    const words = wordsOf(line.row.cells[column] ?? []);
    return place?.page === line.seen.page.page.number && wordsIn(line.seen.page, words, place).length > 0;
  });
  if (boxed.length > 0) return boxed;
  const plain = found.filter(({ habits }) => isPlain(habits));
  return plain.length > 0 ? plain : found;
}

/** Where a reviewed value is printed: in the line that its own box shows, be it of another table, else in its row's line. */
function readingsOf(reviewed: ReviewedValue, line: Line | null, derivation: Derivation): Reading[] {
  const own = lineByBoxes([reviewed], derivation);
  const boxed = own === null ? [] : columnsOf(reviewed, own, derivation);
  return boxed.length > 0 || line === null ? boxed : columnsOf(reviewed, line, derivation);
}

function evidenceOf({ seen, column, habits }: Reading): ColumnEvidence {
  const paths = seen.grid.titles.map((_, at) => comparableText(titleOf(seen, at)));
  return {
    kind: 'column',
    headers: titlePath(seen.grid.titles[column] ?? { own: [], over: [] }),
    order: paths.slice(0, column).filter((path) => path === paths[column]).length,
    at: column,
    table: tableTitles(seen.grid.titles),
    tableOrder: seen.order,
    habits,
  };
}

/** Whether the document says by itself what a reading shows. A lesson that says it already is derived again. */
function isKnown({ seen, wanted, column, habits }: Reading): boolean {
  const mapped = seen.mapping.columns.find((one) => one.wanted === wanted);
  const isMapped = mapped?.column === column && mapped.learned === undefined;
  return seen.rows.length > 0 && isMapped && isPlain(habits);
}

/** The column that most of a metric's corrected values stand in; null when two are as good. */
function columnLesson(readings: readonly Reading[]): { reading: Reading; evidence: ColumnEvidence } | null {
  const votes = Map.groupBy(readings, (one) =>
    JSON.stringify({ ...evidenceOf(one), at: null, tableOrder: null }),
  );
  const [best, second] = [...votes.values()].sort((a, b) => b.length - a.length);
  const [reading] = best ?? [];
  if (reading === undefined || best?.length === second?.length || isKnown(reading)) return null;
  return { reading, evidence: evidenceOf(reading) };
}

/** What the name of a row shows besides its column: the entity it means, and that its line is a row, or is none. */
function nameLesson(
  reviewed: ReviewedValue,
  line: Line,
  { group }: Derivation,
): UnscopedLesson['evidence'] | null {
  const { seen, row } = line;
  const at = seen.mapping.columns.find(({ wanted }) => wanted === group.name)?.column;
  const printed = nameText(nameWords(at === undefined ? [] : (row.cells[at] ?? [])));
  const label = withoutDates(printed);
  if (label === '') return null;
  const read = seen.rows.findIndex((cells) =>
    cells.some(({ wanted, proposal }) => wanted === group.name && proposal.text === printed),
  );
  const cells = seen.rows[read];
  if (reviewed.value === '') {
    if (cells === undefined) return null;
    return { kind: 'row', label, isRow: false, isSum: isSumOf(cells, seen.rows.slice(0, read)) };
  }
  if (cells === undefined) {
    const isPrinted = seen.rows.length > 0 && isSameValue('STRING', printed, reviewed.value);
    return isPrinted ? { kind: 'row', label, isRow: true, isSum: false } : null;
  }
  const isOther = !isSameValue('STRING', printed, reviewed.value) && isLikeName(printed, reviewed.value);
  return isOther && group.isNamed ? { kind: 'name', printed, entity: reviewed.value } : null;
}

/** The word that a sender prints for a row's status, in the box or under the status's own title; null when it is known. */
function statusLesson(
  reviewed: ReviewedValue,
  { seen, row }: Line,
  { group }: Derivation,
): NameEvidence | null {
  const { status } = group;
  if (status === undefined || reviewed.value === '') return null;
  const { place } = reviewed;
  const isBoxed = (phrases: readonly Phrase[]): boolean =>
    place?.page === seen.page.page.number && wordsIn(seen.page, wordsOf(phrases), place).length > 0;
  const boxed = row.cells.findIndex(isBoxed);
  const titled = seen.grid.titles.findIndex((title) => titleSimilarity(title, status) >= SURE_TITLE);
  const printed = nameText(nameWords(row.cells[boxed < 0 ? titled : boxed] ?? []));
  const isWord = printed !== '' && !isCellValue(printed) && statusOf(printed, status) === null;
  return isWord ? { kind: 'name', printed, entity: reviewed.value } : null;
}

/** What a row's name or status shows besides its column; nothing for other metrics. */
function wordLesson(
  reviewed: ReviewedValue,
  line: Line,
  derivation: Derivation,
): UnscopedLesson['evidence'] | null {
  const { name, status } = derivation.group;
  if (reviewed.fin === name.metric.fin) return nameLesson(reviewed, line, derivation);
  return reviewed.fin === status?.metric.fin ? statusLesson(reviewed, line, derivation) : null;
}

/** What the corrected rows of a repeating group show about its tables: their columns, names, and what is a row. */
export function deriveFromRows(
  group: PipelineGroup,
  { pages, context, input }: { pages: Pages; context: DocumentContext; input: DerivationInput },
): DerivedLesson[] {
  const { groupIdentifier } = group;
  const own = input.values.filter((one) => one.row !== null && one.groupIdentifier === groupIdentifier);
  if (groupIdentifier === null || !own.some(({ isCorrected }) => isCorrected)) return [];
  const metrics = group.metrics.map((metric) => ({ metric, terms: termsOf(metric) }));
  const wanted = groupOf(metrics, context, { learned: learnedGroup(input.lessons, group, metrics) });
  if (wanted === null) return [];
  const seen = seenGrids(pages, wanted).map((one) => {
    const name = one.mapping.columns.find((column) => column.wanted === wanted.name)?.column ?? 0;
    return { ...one, lines: joinEntryLines(one.grid.rows, name, wanted) };
  });
  const derivation = { group: wanted, context, seen };
  const readings: Reading[] = [];
  const lessons: DerivedLesson[] = [];
  const add = ({ id, fin }: ReviewedValue, evidence: UnscopedLesson['evidence']): void => {
    lessons.push({ from: id, fin, groupIdentifier, evidence });
  };
  for (const values of Map.groupBy(own, ({ row }) => row).values()) {
    const corrected = values.filter(({ isCorrected }) => isCorrected);
    const line =
      corrected.length === 0 ? null : (lineByBoxes(values, derivation) ?? lineByValues(values, derivation));
    for (const reviewed of corrected) {
      readings.push(...readingsOf(reviewed, line, derivation));
      const evidence = line === null ? null : wordLesson(reviewed, line, derivation);
      if (evidence !== null) add(reviewed, evidence);
    }
  }
  for (const ofMetric of Map.groupBy(readings, ({ wanted: { metric } }) => metric.fin).values()) {
    const lesson = columnLesson(ofMetric);
    if (lesson !== null) add(lesson.reading.reviewed, lesson.evidence);
  }
  return lessons;
}
