import type { Annotation } from '@assay/shared/contracts';
import {
  compareDecimals,
  evaluateChecks,
  multiplyDecimals,
  printedPlace,
  readWrittenNumber,
  type CheckedValue,
  type NumberWriting,
} from '@assay/shared/domain';
import { currentDatapoint, type Datapoint } from '../document/metric-state.ts';
import type { PageBox } from '../document/page-box.ts';
import type { ColumnTotal } from './column-total.ts';
import type { ColumnHeader, TableRow } from './table-draft.ts';

/** The total that a document prints under a column. */
export interface PrintedTotal {
  /** A plain decimal, in the unit of the values. */
  readonly value: string;
  readonly location: PageBox;
  /** Whether the values of the column add up to it, within the rounding of the printed figures. */
  readonly isEqual: boolean;
}

/** How the line of a total begins. */
export const TOTAL_WORDS = /^(?:grand |sub-?)?(?:totals?|totaux|gesamt|summe|insgesamt)\b/iu;
/** A longer table has no total that is checked: the figures under it are too far from most of its rows. */
const MAX_ROWS = 1000;
/** The units in which documents print amounts: as they are, in thousands, millions or billions. */
const UNITS = ['1', '1000', '1000000', '1000000000'];

type Placed = Datapoint & { readonly location: PageBox };

const isPlaced = (datapoint: Datapoint): datapoint is Placed => datapoint.location !== null;
const middleOf = ({ y, h }: PageBox) => y + h / 2;
const isOnLine = (line: PageBox, other: PageBox) => {
  const middle = middleOf(other);
  return line.page === other.page && middle > line.y && middle < line.y + line.h;
};
const overlaps = (left: PageBox, right: PageBox) =>
  Math.min(left.x + left.w, right.x + right.w) > Math.max(left.x, right.x);

function readNumber(printed: string, writing: NumberWriting): string | null {
  const read = readWrittenNumber(printed, writing);
  return read.kind === 'number' ? read.value : null;
}

/** The unit in which the values of a column are printed: the value is the printed number times the unit. */
function unitOf(cells: readonly Placed[], writing: NumberWriting): string {
  for (const { text, value } of cells) {
    const read = readNumber(text, writing);
    const unit =
      read !== null && UNITS.find((each) => compareDecimals(multiplyDecimals(read, each), value) === 0);
    if (typeof unit === 'string') return unit;
  }
  return '1';
}

/** The figure in the line of a total under the last value of a column. */
function findFigure(last: Placed, lines: readonly Annotation[]): Annotation | undefined {
  const below = lines.filter(({ page, y }) => page === last.location.page && y >= middleOf(last.location));
  const totals = below.filter(({ text }) => TOTAL_WORDS.test(text.trim()));
  const nearest = totals.sort((left, right) => left.y - right.y)[0];
  return nearest && below.find((line) => isOnLine(nearest, line) && overlaps(line, last.location));
}

/** The total that the document prints under a column, compared with the sum of its values [AMB-121]; null without one. */
export function findPrintedTotal(
  { fin }: ColumnHeader,
  rows: readonly TableRow[],
  {
    lines,
    total,
    writing,
  }: {
    readonly lines: readonly Annotation[];
    readonly total: ColumnTotal;
    readonly writing: NumberWriting;
  },
): PrintedTotal | null {
  if (rows.length > MAX_ROWS) return null;
  const cells = rows.flatMap(({ cells: own }) => {
    const datapoint = own[fin] && currentDatapoint(own[fin].state);
    return datapoint && datapoint.value !== '' ? [datapoint] : [];
  });
  const placed = cells.filter(isPlaced);
  const last = placed
    .toSorted((left, right) => left.location.page - right.location.page || left.location.y - right.location.y)
    .at(-1);
  const figure = last && findFigure(last, lines);
  const read = figure && readNumber(figure.text, writing);
  if (!figure || !read) return null;
  const value = multiplyDecimals(read, unitOf(placed, writing));
  return { value, location: figure, isEqual: isSum(value, figure.text, cells) || value === total.value };
}

function isSum(value: string, printed: string, cells: readonly Datapoint[]): boolean {
  const values = new Map<string, CheckedValue>([
    ['total', { value, place: printedPlace(printed, value) ?? undefined }],
    ...cells.map(({ value: own, text, isUserModified }, index): [string, CheckedValue] => {
      const place = isUserModified ? undefined : (printedPlace(text, own) ?? undefined);
      return [String(index), { value: own, place }];
    }),
  ]);
  const terms = cells.map((_, index) => ({ fin: String(index), sign: 1 }));
  const [verdict] = evaluateChecks([{ name: 'total', result: 'total', terms }], values);
  return verdict?.holds ?? false;
}
