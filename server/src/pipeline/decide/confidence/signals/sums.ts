import { isNumberLike } from '../../../graph/value-shape.ts';
import { readNumber } from '../../../values/numbers.ts';
import type { Evidence } from '../evidence.ts';
import type { Finding, SignalReader } from './finding.ts';

/** Fewer rows add up by accident, or stand without a total. */
const MIN_ROWS = 3;
const MOSTLY = 0.5;
/** A total as short as this is met by accident. */
const MIN_TOTAL_LENGTH = 100;

interface Printed {
  /** The number without its point, and the digits behind it. */
  amount: number;
  decimals: number;
}

function printedOf(text: string, style: Parameters<typeof readNumber>[1]): Printed | null {
  const value = readNumber(text, style)?.value;
  if (value === undefined) return null;
  const decimals = value.split('.')[1]?.length ?? 0;
  return { amount: Math.round(Number(value) * 10 ** decimals), decimals };
}

/** True when the numbers of a column add up to a number that the document prints, but for the rounding of its last digit. */
function addsUp(column: readonly Printed[], printed: ReadonlyMap<number, ReadonlySet<number>>): boolean {
  const decimals = Math.max(...column.map((one) => one.decimals));
  const sum = column.reduce((total, one) => total + one.amount * 10 ** (decimals - one.decimals), 0);
  if (Math.abs(sum) < MIN_TOTAL_LENGTH) return false;
  return [-1, 0, 1].some((off) => printed.get(decimals)?.has(Math.abs(sum + off)) === true);
}

function numbersOf({ pages, context }: Finding): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const { rows } of pages)
    for (const { text } of rows.flat()) {
      const read = isNumberLike(text) ? printedOf(text, context.decimalStyle) : null;
      if (read === null) continue;
      const known = found.get(read.decimals) ?? new Set();
      found.set(read.decimals, known.add(Math.abs(read.amount)));
    }
  return found;
}

/** Whether the columns of a schedule add up to printed totals: then no row is missing, none too many, and all are read right. */
export function sums(finding: Finding): SignalReader {
  const cells = finding.rows.flat().filter(({ wanted }) => wanted.metric.type === 'CURRENCY');
  if (finding.rows.length < MIN_ROWS) return () => ({});
  const printed = numbersOf(finding);
  const columns = [...Map.groupBy(cells, ({ wanted }) => wanted.metric.fin)].map(
    ([fin, some]): [string, boolean] => {
      const read = some.flatMap(
        ({ proposal }) => printedOf(proposal.text, finding.context.decimalStyle) ?? [],
      );
      return [fin, read.length >= MIN_ROWS && addsUp(read, printed)];
    },
  );
  const adding = new Map(columns);
  const share = columns.filter(([, adds]) => adds).length / (columns.length || 1);
  const failing = failingShares(finding);
  return ({ wanted: { metric } }, row): Evidence => {
    if (row === null) return {};
    const columnFails = failing.get(metric.fin) ?? 0;
    return { columnAddsUp: adding.get(metric.fin) === true ? 1 : 0, rowsAddUp: share, columnFails };
  };
}

/** The columns in whose rows the identities fail more often than they hold, with the share: each may be another column's. */
function failingShares({ rows }: Finding): Map<string, number> {
  const byColumn = Map.groupBy(rows.flat(), ({ wanted }) => wanted.metric.fin);
  const shares = [...byColumn].map(([fin, cells]): [string, number] => {
    const features = cells.map(({ proposal }) => proposal.features);
    const failing = features.filter(({ checksFail }) => checksFail !== undefined).length;
    const asked = features.filter((one) => (one.checksHold ?? one.checksFail) !== undefined).length;
    return [fin, asked < MIN_ROWS ? 0 : failing / asked];
  });
  return new Map(shares.filter(([, share]) => share > MOSTLY));
}
