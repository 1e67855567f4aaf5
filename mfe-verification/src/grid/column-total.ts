import { dataTypeOf, addDecimals, isDecimal, subtractDecimals } from '@assay/shared/domain';
import { currentDatapoint } from '../document/metric-state.ts';
import { findRowChanges, type RowChanges } from './row-changes.ts';
import type { ReviewMetric } from '../document/review-document.ts';
import type { TableRow } from './table-draft.ts';

/** The sum of a column: a plain decimal and its currency. */
export interface ColumnTotal {
  readonly value: string;
  readonly currency: string | null;
}

/** As many terms are added at once; a long list of arguments would not fit on the stack. */
const CHUNK = 1024;

function sum(values: readonly string[]): string {
  let total = '0';
  for (let at = 0; at < values.length; at += CHUNK)
    total = addDecimals(total, ...values.slice(at, at + CHUNK));
  return total;
}

/** What is known of the amounts of a column. */
interface ColumnState {
  readonly sum: string;
  /** How many amounts each currency has. */
  readonly currencies: ReadonlyMap<string | null, number>;
  /** How many values are no decimals. */
  readonly unreadable: number;
}

const EMPTY: ColumnState = { sum: '0', currencies: new Map(), unreadable: 0 };

/** The state of a column after some rows were taken out of it and others put in. */
function replaceRows(
  { sum: before, currencies, unreadable }: ColumnState,
  fin: string,
  { removed, added }: RowChanges,
): ColumnState {
  const counts = new Map(currencies);
  const terms = [before];
  let broken = unreadable;
  const count = (rows: readonly TableRow[], step: 1 | -1) => {
    for (const { cells } of rows) {
      const cell = cells[fin];
      const { value, currency } = cell ? currentDatapoint(cell.state) : NOTHING;
      if (value === '') continue;
      counts.set(currency, (counts.get(currency) ?? 0) + step);
      if (counts.get(currency) === 0) counts.delete(currency);
      if (!isDecimal(value)) broken += step;
      else terms.push(step === 1 ? value : subtractDecimals('0', value));
    }
  };
  count(removed, -1);
  count(added, 1);
  return { sum: sum(terms), currencies: counts, unreadable: broken };
}

const NOTHING = { value: '', currency: null };

/** A column that may have a total. */
export type AddedColumn = Pick<ReviewMetric, 'fin' | 'dataType' | 'isAdditive'>;

/**
 * Whether the values of a column may be added up: amounts, and numbers that are additive. The sum of multiples, percentages
 * or years is a false figure [AMB-121].
 */
export function isAddedUp({ dataType, isAdditive }: AddedColumn): boolean {
  const { sum } = dataTypeOf(dataType);
  return sum === 'always' || (sum === 'ifAdditive' && isAdditive);
}

/**
 * Gives the function that adds up the columns of a table. It remembers the rows that it has added: after a change of one
 * row it adds the difference only. The sum is exact; null where there is none, as for amounts in different currencies
 * [AMB-068, AMB-121].
 */
export function createColumnTotals(
  columns: readonly AddedColumn[],
): (rows: readonly TableRow[]) => readonly (ColumnTotal | null)[] {
  let known: readonly TableRow[] = [];
  let states = columns.map(() => EMPTY);
  return (rows) => {
    const change = findRowChanges(known, rows);
    known = rows;
    states = columns.map((column, index) =>
      isAddedUp(column) ? replaceRows(states[index] ?? EMPTY, column.fin, change) : EMPTY,
    );
    return states.map(({ sum: value, currencies, unreadable }) => {
      const [currency, ...others] = currencies.keys();
      return currency === undefined || others.length > 0 || unreadable > 0 ? null : { value, currency };
    });
  };
}
