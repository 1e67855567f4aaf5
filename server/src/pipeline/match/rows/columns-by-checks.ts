import type { CheckedValue, FundCheck } from '@assay/shared/domain';
import { evaluateChecks, printedPlace } from '@assay/shared/domain';

import type { TargetMetric } from '../../vocabulary/metric-terms.ts';

/** So many rows prove what a column holds, nearly all of those that can be asked. */
const MIN_ROWS = 3;
const MIN_HOLDING = 0.8;

/** The values of a column, row by row, as they read for a metric; undefined where nothing reads. */
export type ReadColumn = (
  wanted: TargetMetric,
  column: number,
) => readonly ({ value: string; text: string } | undefined)[];

/** A column that holds a metric. */
interface Held {
  wanted: TargetMetric;
  column: number;
}

/** What is asked: the metrics of a group with its checks, the columns of a table, and which of them are known. */
export interface ColumnQuestion {
  metrics: readonly TargetMetric[];
  checks: readonly FundCheck[];
  columns: number;
  known: readonly Held[];
  read: ReadColumn;
}

function finsOf({ result, terms = [], quotient }: FundCheck): string[] {
  return [result, ...terms.map(({ fin }) => fin), ...(quotient ?? [])];
}

/** In how many rows a check may be asked, and in which share of them it holds. */
function holding(
  check: FundCheck,
  held: readonly Held[],
  read: ReadColumn,
): { asked: number; share: number } {
  const fins = finsOf(check);
  const byFin = held
    .filter(({ wanted }) => fins.includes(wanted.metric.fin))
    .map(({ wanted, column }) => ({ fin: wanted.metric.fin, cells: read(wanted, column) }));
  const rows = Math.max(0, ...byFin.map(({ cells }) => cells.length));
  const verdicts = Array.from({ length: rows }, (_, row) => {
    const values = byFin.flatMap(({ fin, cells }): [string, CheckedValue][] => {
      const cell = cells[row];
      if (cell === undefined) return [];
      return [[fin, { value: cell.value, place: printedPlace(cell.text, cell.value) ?? undefined }]];
    });
    return evaluateChecks([check], new Map(values)).filter(({ weight }) => weight > 2);
  }).flat();
  return {
    asked: verdicts.length,
    share: verdicts.filter(({ holds }) => holds).length / (verdicts.length || 1),
  };
}

/** The only column with which a check holds in nearly all rows, tried for each metric of the check; null where none or several do. */
function provenBy(check: FundCheck, { metrics, columns, known, read }: ColumnQuestion): Held | null {
  const { asked, share } = holding(check, known, read);
  if (asked > 0 && share > 1 - MIN_HOLDING) return null;
  const fins = finsOf(check);
  const proven = metrics
    .filter(({ metric }) => fins.includes(metric.fin))
    .flatMap((wanted) => {
      const others = known.filter((one) => one.wanted !== wanted);
      const free = Array.from({ length: columns }, (_, column) => column).filter((column) =>
        others.every((one) => one.column !== column),
      );
      return free
        .map((column): Held => ({ wanted, column }))
        .filter((one) => {
          const tried = holding(check, [...others, one], read);
          return tried.asked >= MIN_ROWS && tried.share >= MIN_HOLDING;
        });
    });
  const [only] = proven;
  return only === undefined || proven.length > 1 ? null : only;
}

/**
 * The columns that the identities of rows prove: where a check fails in nearly all rows, or a metric of it has no column,
 * and with one other column it holds. Numbers tell what titles leave open ("Called": drawn of the commitment, or cost).
 */
export function columnsByChecks(question: ColumnQuestion): Held[] {
  return question.checks.flatMap((check) => provenBy(check, question) ?? []);
}
