import {
  findHeadingPower,
  evaluateFields,
  printedPowersOf,
  type ReviewableField,
  type CheckOverride,
  type DocumentDoubt,
  type FundCheck,
  type FieldReview,
  type PriorPeriod,
  type PrintedPowers,
} from '@assay/shared/domain';
import { type CellPlace } from '@assay/shared/widgets/data-grid';
import { currentDatapoint, isPrinted, type MetricState } from '../document/metric-state.ts';
import type { ReviewMetric } from '../document/review-document.ts';
import { toReviewableField } from '../document/review-fields.ts';
import type { TableCell, TableRow, TablesDraft } from './table-draft.ts';
import { cellAtPlace, rowAt, type TableShape } from './table-shape.ts';

/** What the review says of the values of a row, by the id of their metrics. */
export type RowReviews = ReadonlyMap<string, FieldReview>;

/** What the review says of the tables. A row is judged when somebody asks. */
export interface Judgements {
  readonly of: (groupId: string, row: TableRow) => RowReviews;
}

/** What the judgement of the tables is made of. */
export interface JudgedTables {
  readonly draft: TablesDraft;
  /** The definitions of the metrics, by group and fin. */
  readonly metricsOf: (groupId: string) => ReadonlyMap<string, ReviewMetric>;
  readonly isRepeatable: (groupId: string) => boolean;
  readonly conflicts: Readonly<Record<string, MetricState | null>>;
  /** What is stored for other periods, by metric id; undefined while it is not known. */
  readonly prior?: ReadonlyMap<string, PriorPeriod> | undefined;
  readonly checks: readonly FundCheck[];
  readonly checkOverrides: readonly CheckOverride[];
  readonly doubts: readonly DocumentDoubt[];
}

const known = new WeakMap<TableCell, ReviewableField>();

/** The same cell gives the same object, so that a change of one cell is judged quickly. */
function toField(
  metric: ReviewMetric,
  cell: TableCell,
  {
    rowId,
    isConflicting,
    prior,
  }: {
    readonly rowId: string | null;
    readonly isConflicting: boolean;
    readonly prior: PriorPeriod | undefined;
  },
): ReviewableField {
  const before = known.get(cell);
  if (before?.isConflicting === isConflicting && before.prior === prior) return before;
  const placed = { metric: { ...metric, id: cell.metricId }, rowId };
  const field = toReviewableField(placed, cell.state, { isConflicting, prior });
  known.set(cell, field);
  return field;
}

const printedPowers = new WeakMap<TableRow, PrintedPowers>();

interface JudgedRow {
  readonly headingPower: number | null;
  readonly conflicts: Readonly<Record<string, MetricState | null>>;
  readonly prior: JudgedTables['prior'];
  readonly judgements: RowReviews;
}

const judgedRows = new WeakMap<TableRow, JudgedRow>();

/**
 * Judges the values of the tables by the rules of the document view: the status of each, and why it needs review. A row
 * that did not change is judged again only when the power of ten of all amounts, the conflicts or the
 * earlier periods are others.
 */
export function judgeTables({
  draft,
  metricsOf,
  isRepeatable,
  conflicts,
  prior,
  checks,
  checkOverrides,
  doubts,
}: JudgedTables): Judgements {
  const fieldsOf = (groupId: string, row: TableRow): readonly ReviewableField[] => {
    const metrics = metricsOf(groupId);
    const rowId = isRepeatable(groupId) ? row.id : null;
    return Object.entries(row.cells).flatMap(([fin, cell]) => {
      const metric = metrics.get(fin);
      const isConflicting = conflicts[cell.metricId] !== undefined;
      return metric
        ? [toField(metric, cell, { rowId, isConflicting, prior: prior?.get(cell.metricId) })]
        : [];
    });
  };
  const headingPower = findHeadingPower(
    Object.entries(draft).flatMap(([groupId, rows]) =>
      rows.map((row) => {
        const known = printedPowers.get(row) ?? printedPowersOf(fieldsOf(groupId, row));
        printedPowers.set(row, known);
        return known;
      }),
    ),
  );
  const judge = (fields: readonly ReviewableField[]): RowReviews => {
    const { fields: judgements } = evaluateFields(fields, checks, {
      headingPower,
      overrides: checkOverrides,
      doubts,
    });
    return new Map(
      fields.flatMap(({ id }, index) => {
        const judgement = judgements[index];
        return judgement ? [[id, judgement] as const] : [];
      }),
    );
  };
  // The values outside of repeating groups are checked against each other, whatever their group.
  const single = judge(
    Object.entries(draft).flatMap(([groupId, rows]) =>
      isRepeatable(groupId) ? [] : rows.flatMap((row) => fieldsOf(groupId, row)),
    ),
  );
  const judgeRow = (groupId: string, row: TableRow) => {
    const before = judgedRows.get(row);
    const isSame =
      before?.headingPower === headingPower && before.conflicts === conflicts && before.prior === prior;
    if (isSame) return before.judgements;
    const judgements = judge(fieldsOf(groupId, row));
    judgedRows.set(row, { headingPower, conflicts, prior, judgements });
    return judgements;
  };
  return { of: (groupId, row) => (isRepeatable(groupId) ? judgeRow(groupId, row) : single) };
}

/** What the review says of the value at a place. */
export function fieldReviewAt(
  shape: TableShape,
  place: CellPlace,
  judgements: Judgements,
): FieldReview | undefined {
  const row = rowAt(shape, place);
  const cell = cellAtPlace(shape, place);
  return row && cell && judgements.of(shape.group.id, row).get(cell.metricId);
}

/** Whether the verified flag makes sense for a value: it is printed and valid, and nobody else changed it meanwhile. */
export function canBeVerified({ state }: TableCell, judgement: FieldReview | undefined): boolean {
  const kind = judgement?.reason?.kind;
  return isPrinted(currentDatapoint(state)) && kind !== 'conflict' && kind !== 'invalid';
}

/** Which rows of a table are shown. */
export type RowFilter = 'all' | 'review' | 'verified';

/** What a filter of rows has to know of a row. */
interface RowStatus {
  readonly needsReview: boolean;
  readonly isVerified: boolean;
}

const rowStatuses = new WeakMap<RowReviews, RowStatus>();

function statusOf(ofRow: RowReviews): RowStatus {
  const known = rowStatuses.get(ofRow);
  if (known !== undefined) return known;
  const own = [...ofRow.values()];
  const status = {
    needsReview: own.some(({ reason }) => reason !== null),
    isVerified:
      own.some(({ status }) => status === 'verified') &&
      own.every(({ status }) => status === 'verified' || status === 'missing'),
  };
  rowStatuses.set(ofRow, status);
  return status;
}

/** Whether a row is shown: one with a value that needs review, or one whose printed values are all verified. */
export function isRowShown(filter: RowFilter, ofRow: RowReviews): boolean {
  if (filter === 'all') return true;
  const { needsReview, isVerified } = statusOf(ofRow);
  return filter === 'review' ? needsReview : isVerified;
}
