import {
  isFigure,
  formatNumber,
  hasOwnUnit,
  isDecimal,
  isScalable,
  normaliseEntityName,
  printedDateOrder,
  readTypedDate,
  scaleDecimal,
  type DateOrder,
  type Language,
} from '@assay/shared/domain';
import type { TypingContext } from '@assay/shared/widgets';
import { currentDatapoint, type TypedValue } from '../../../document/metric-state.ts';
import type { PageBox } from '../../../document/page-box.ts';
import type { ReviewMetric } from '../../../document/review-document.ts';
import type { CapturedCell } from './capture-grid.ts';
import { readValueText } from '../../../document/read-value-text.ts';
import { TOTAL_WORDS } from '../../../grid/printed-total.ts';
import type { TableRow } from '../../../grid/table-draft.ts';

/** Which metric each captured column holds, by fin; null for a column that is left out. */
export type ColumnMapping = readonly (string | null)[];

/** The unit in which captured amounts are printed. */
export const CAPTURE_UNITS = ['1', '1000', '1000000'] as const;
export type CaptureUnit = (typeof CAPTURE_UNITS)[number];

/** A captured row: what it adds to the table, and the texts in it that could not be read. */
export interface CapturedRow {
  readonly values: readonly {
    readonly fin: string;
    readonly value: TypedValue;
    readonly cell: CapturedCell;
  }[];
  readonly unreadable: readonly string[];
}

/** What helps to read captured cells. */
export interface CaptureReading {
  readonly metrics: readonly ReviewMetric[];
  readonly mapping: ColumnMapping;
  readonly unit: CaptureUnit;
  readonly language: Language;
  readonly typing: TypingContext;
}

type Cells = readonly (readonly CapturedCell[])[];

const wordsOf = (label: string) =>
  normaliseEntityName(label)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How many words of a heading and a label are the same, as a share of the shorter one. */
function likeness(heading: string, label: string): number {
  const [left, right] = [new Set(wordsOf(heading)), new Set(wordsOf(label))];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared === 0 ? 0 : shared / Math.min(left.size, right.size);
}

/** Where values of a metric that the table already has are printed. */
export type PrintedPlaces = ReadonlyMap<string, readonly PageBox[]>;

/** Whether a box stands in the printed column of a place: on the same page or the one before or after it. */
const isInColumnOf = (place: PageBox) => (box: PageBox) =>
  Math.abs(place.page - box.page) <= 1 && place.x < box.x + box.w && box.x < place.x + place.w;

/** How many boxes of a captured column stand in the printed column of a metric. */
function placesInColumn(cells: Cells, column: number, places: readonly PageBox[] | undefined): number {
  if (places === undefined) return 0;
  const boxes = cells.flatMap((row) => row[column]?.box ?? []);
  return boxes.filter((box) => places.some((place) => isInColumnOf(place)(box))).length;
}

/** Values of one metric that are looked at: a long table repeats its columns. */
const MAX_PLACES = 200;

/** Where the rows of a table are printed. */
export function printedPlacesOf(
  rows: readonly TableRow[],
  metrics: readonly ReviewMetric[],
  pages: readonly number[],
): PrintedPlaces {
  const isNear = ({ page }: PageBox) => pages.some((captured) => Math.abs(captured - page) <= 1);
  const placesOf = (fin: string) =>
    rows
      .flatMap(({ cells }) => {
        const cell = cells[fin];
        const location = cell && currentDatapoint(cell.state).location;
        return location && isNear(location) ? [location] : [];
      })
      .slice(0, MAX_PLACES);
  return new Map(metrics.map(({ fin }) => [fin, placesOf(fin)]));
}

/**
 * Suggests the metric of each captured column: the one that the rows of the table already have there; else by the words of
 * its heading, and for the first column without a heading the first metric, which names the row. A metric is suggested once.
 */
export function suggestMapping(
  cells: Cells,
  metrics: readonly ReviewMetric[],
  printed: PrintedPlaces = new Map(),
): ColumnMapping {
  const count = cells[0]?.length ?? 0;
  const headings = Array.from({ length: count }, (_, column) => headingOf(cells, column));
  const pairs = headings.flatMap((heading, column) =>
    metrics.map((metric) => ({
      column,
      fin: metric.fin,
      score: likeness(heading, metric.label) + placesInColumn(cells, column, printed.get(metric.fin)),
    })),
  );
  const mapping = new Map<number, string>();
  for (const { column, fin, score } of pairs.sort((left, right) => right.score - left.score)) {
    if (score > 0 && !mapping.has(column) && ![...mapping.values()].includes(fin)) mapping.set(column, fin);
  }
  const [name] = metrics;
  if (name && !mapping.has(0) && ![...mapping.values()].includes(name.fin)) mapping.set(0, name.fin);
  return headings.map((_, column) => mapping.get(column) ?? null);
}

/** The words above the first figure of a column. */
function headingOf(cells: Cells, column: number): string {
  const first = cells.findIndex((row) => /\d/.test(row[column]?.text ?? ''));
  const rows = first < 0 ? cells.slice(0, 2) : cells.slice(0, first);
  return rows.map((row) => row[column]?.text ?? '').join(' ');
}

/** The unit of amounts that are stated in a power of ten. */
export const unitOfPower = (power: number | null): CaptureUnit =>
  CAPTURE_UNITS.find((unit) => unit.length === (power ?? 0) + 1) ?? '1';

/** A captured amount in full. One that is per unit, or prints a unit of its own, is not scaled. */
function scale(
  value: TypedValue,
  {
    metric,
    unit,
    printed,
  }: { readonly metric: ReviewMetric; readonly unit: CaptureUnit; readonly printed: string },
): TypedValue {
  if (unit === '1' || !isScalable(metric) || !isDecimal(value.value) || hasOwnUnit(printed)) return value;
  const power = unit.length - 1;
  return { ...value, value: scaleDecimal(value.value, power), scaledBy: power };
}

/** The order of day and month that the dates of a column show, where some of them can be read in one way only. */
function dateOrderOf(cells: Cells, column: number): DateOrder | undefined {
  const orders = cells.flatMap((row) => {
    const printed = row[column]?.text ?? '';
    const read = readTypedDate(printed);
    return read.kind === 'date' ? (printedDateOrder(printed, read.value) ?? []) : [];
  });
  return new Set(orders).size === 1 ? orders[0] : undefined;
}

/** What is known of the texts of a column: a date that could be read in two ways is read as the others of its column. */
function typingOf(cells: Cells, column: number, typing: TypingContext): TypingContext {
  const { dates } = typing;
  const answered = dates?.answered ?? dateOrderOf(cells, column);
  return answered === undefined ? typing : { ...typing, dates: { ...dates, answered } };
}

/**
 * Reads the captured cells as rows of the table. Rows without any figure are headings and are left out, and so are totals.
 * A dash is an empty cell.
 */
export function readCapturedRows(cells: Cells, reading: CaptureReading): readonly CapturedRow[] {
  const { metrics, mapping, unit, language, typing } = reading;
  const byFin = new Map(metrics.map((metric) => [metric.fin, metric]));
  const typings = mapping.map((_, column) => typingOf(cells, column, typing));
  return cells.flatMap((row): readonly CapturedRow[] => {
    const values: CapturedRow['values'][number][] = [];
    const unreadable: string[] = [];
    let figures = 0;
    row.forEach((cell, column) => {
      const metric = byFin.get(mapping[column] ?? '');
      if (!metric || /^[-–—]?$/.test(cell.text)) return;
      const read = readValueText(cell, metric, undefined, {
        language,
        typing: typings[column] ?? typing,
        testPattern: () => null,
      });
      if (read.kind === 'problem') unreadable.push(cell.text);
      if (read.kind !== 'value') return;
      if (isFigure(metric.dataType)) figures += 1;
      values.push({ fin: metric.fin, value: scale(read.value, { metric, unit, printed: cell.text }), cell });
    });
    const isTotal = TOTAL_WORDS.test(
      row
        .map(({ text }) => text)
        .join(' ')
        .trim(),
    );
    return figures === 0 || isTotal ? [] : [{ values, unreadable }];
  });
}

/** A unit as it is offered: 1,000 for thousands. */
export const unitText = (unit: CaptureUnit) => formatNumber(unit);
