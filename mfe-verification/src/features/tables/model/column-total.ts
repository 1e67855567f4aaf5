import { addDecimals, isDecimal } from '@assay/shared/domain';
import { currentDatapoint } from '../../../document/metric-state.ts';
import type { ColumnHeader, TableRow } from './table-draft.ts';

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

/**
 * The exact sum of a column of amounts; null where there is none: for every other type, because the sum of multiples,
 * percentages or years is a false figure, and for amounts in different currencies [AMB-068, AMB-121].
 */
export function totalColumn({ fin, dataType }: ColumnHeader, rows: readonly TableRow[]): ColumnTotal | null {
  if (dataType !== 'CURRENCY') return null;
  const amounts = rows.flatMap(({ cells }) => {
    const cell = cells[fin];
    const datapoint = cell && currentDatapoint(cell.state);
    return datapoint && datapoint.value !== '' ? [datapoint] : [];
  });
  const [first] = amounts;
  if (!first || !amounts.every(({ value, currency }) => isDecimal(value) && currency === first.currency))
    return null;
  return { value: sum(amounts.map(({ value }) => value)), currency: first.currency };
}
