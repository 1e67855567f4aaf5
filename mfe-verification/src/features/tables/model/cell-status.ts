import { judgeFields, type FieldToJudge, type FundCheck, type Judgement } from '@assay/shared/domain';
import { currentDatapoint, isPrinted } from '../../../document/metric-state.ts';
import type { ReviewMetric } from '../../../document/review-document.ts';
import { toFieldToJudge } from '../../../document/review-fields.ts';
import type { TableCell, TableRow, TablesDraft } from './table-draft.ts';
import type { CellConflicts } from './table-response.ts';

/** What the review says of each value, by the id of its metric. */
export type Judgements = ReadonlyMap<string, Judgement>;

/** What the judgement of the tables is made of. */
export interface JudgedTables {
  readonly draft: TablesDraft;
  /** The definitions of the metrics, by group and fin. */
  readonly metricsOf: (groupId: string) => ReadonlyMap<string, ReviewMetric>;
  readonly isRepeatable: (groupId: string) => boolean;
  readonly conflicts: CellConflicts;
  readonly checks: readonly FundCheck[];
}

const known = new WeakMap<TableCell, FieldToJudge>();

/** The same cell gives the same object, so that a change of one cell is judged quickly. */
function toField(
  metric: ReviewMetric,
  cell: TableCell,
  {
    rowId,
    isConflicting,
  }: {
    readonly rowId: string | null;
    readonly isConflicting: boolean;
  },
): FieldToJudge {
  const before = known.get(cell);
  if (before?.isConflicting === isConflicting) return before;
  const field = toFieldToJudge(
    { metric: { ...metric, id: cell.metricId }, rowId },
    cell.state,
    isConflicting,
  );
  known.set(cell, field);
  return field;
}

/** Judges every value of the tables by the rules of the document view: its status, and why it needs review. */
export function judgeTables({ draft, metricsOf, isRepeatable, conflicts, checks }: JudgedTables): Judgements {
  const fields = Object.entries(draft).flatMap(([groupId, rows]) => {
    const metrics = metricsOf(groupId);
    return rows.flatMap((row) =>
      Object.entries(row.cells).flatMap(([fin, cell]) => {
        const metric = metrics.get(fin);
        const rowId = isRepeatable(groupId) ? row.id : null;
        const isConflicting = conflicts[cell.metricId] !== undefined;
        return metric ? [toField(metric, cell, { rowId, isConflicting })] : [];
      }),
    );
  });
  const { fields: judgements } = judgeFields(fields, checks);
  return new Map(
    fields.flatMap(({ id }, index) => {
      const judgement = judgements[index];
      return judgement ? [[id, judgement] as const] : [];
    }),
  );
}

/** Whether the verified flag makes sense for a value: it is printed and valid, and nobody else changed it meanwhile. */
export function canBeVerified({ state }: TableCell, judgement: Judgement | undefined): boolean {
  const kind = judgement?.reason?.kind;
  return isPrinted(currentDatapoint(state)) && kind !== 'conflict' && kind !== 'invalid';
}

/** Which rows of a table are shown. */
export type RowFilter = 'all' | 'review' | 'verified';

/** Whether a row is shown: one with a value that needs review, or one whose printed values are all verified. */
export function isRowShown({ cells }: TableRow, filter: RowFilter, judgements: Judgements): boolean {
  const own = Object.values(cells).flatMap(({ metricId }) => judgements.get(metricId) ?? []);
  switch (filter) {
    case 'all':
      return true;
    case 'review':
      return own.some(({ reason }) => reason !== null);
    case 'verified':
      return (
        own.some(({ status }) => status === 'verified') &&
        own.every(({ status }) => status === 'verified' || status === 'missing')
      );
  }
}
