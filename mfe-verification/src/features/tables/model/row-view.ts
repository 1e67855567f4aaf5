import type { AttentionReason, FieldReview, Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { type CellTone, type GridCellView, type GridRowView } from '@assay/shared/widgets/data-grid';
import { refusalText } from '../../../document/refusal.ts';
import type { ReviewMetric } from '../../../document/review-document.ts';
import type { Judgements, RowReviews } from '../../../grid/cell-status.ts';
import { hiddenCell, toCellText } from '../../../grid/cell-view.ts';
import type { TableCell, TableRow } from '../../../grid/table-draft.ts';
import type { Refusals } from '../../../editing/edit-session.ts';
import { sizeOf, type TableShape } from '../../../grid/table-shape.ts';

/** What the rows of a grid are made of, besides the rows themselves. */
export interface RowViewContext {
  readonly language: Language;
  readonly judgements: Judgements;
  readonly refusals: Refusals;
  /** Ids of the metrics whose values are withheld from the user. */
  readonly withheld: ReadonlySet<string>;
  /** Says why a value needs review. */
  readonly describeReason: (reason: AttentionReason) => string;
}

/** The context with the judgements of one row. */
interface RowContext extends Omit<RowViewContext, 'judgements'> {
  readonly judgements: RowReviews | undefined;
}

/** A text that was pasted and cannot be read, by row and column. */
export type ProblemTexts = ReadonlyMap<string, { readonly problem: string; readonly typed: string }>;

/** The key of a place among problems. */
export const problemKey = (row: number, column: number) => `${row}:${column}`;

function toneOf(judgement: FieldReview | undefined): CellTone | undefined {
  const { status, reason } = judgement ?? NOT_EVALUATED;
  if (reason?.kind === 'conflict') return 'wrong';
  if (reason?.kind === 'editedUnverified') return 'edited';
  if (reason) return 'doubt';
  return status === 'verified' ? 'verified' : undefined;
}

function noteOf(
  judgement: FieldReview | undefined,
  { describeReason }: Pick<RowViewContext, 'describeReason'>,
): string | undefined {
  const { status, reason } = judgement ?? NOT_EVALUATED;
  if (reason) return describeReason(reason);
  return status === 'verified' ? text('verification.verified') : undefined;
}

/** Says that the server did not accept a value, and why. */
export function refusalNote({ part, state }: Refusals[string], metric: ReviewMetric): string {
  return text('verification.refused', { reason: refusalText(part, { metric, state }) });
}

function toCellView(metric: ReviewMetric, cell: TableCell | undefined, context: RowContext): GridCellView {
  if (cell && context.withheld.has(cell.metricId)) return hiddenCell();
  const judgement = cell && context.judgements?.get(cell.metricId);
  const refusal = cell && context.refusals[cell.metricId];
  const shown = toCellText(metric, cell?.state, context.language);
  if (refusal) return { ...shown, tone: 'wrong', note: refusalNote(refusal, metric) };
  return {
    ...shown,
    tone: toneOf(judgement),
    note: noteOf(judgement, context),
  };
}

const NOT_EVALUATED = { status: undefined, reason: null };

interface KnownRow {
  readonly view: GridRowView;
  readonly mark: string;
  readonly judgements: RowReviews | undefined;
  readonly refusals: Refusals;
  /** What the judgements say. */
  readonly signature: string;
}

const known = new WeakMap<TableRow, KnownRow>();

/** The words of all notes of a row: they differ whenever the row looks different. */
function signatureOf(row: TableRow, { judgements, describeReason }: RowContext): string {
  return Object.values(row.cells)
    .map(({ metricId }) => {
      const judgement = judgements?.get(metricId);
      return judgement?.reason ? describeReason(judgement.reason) : judgement?.status;
    })
    .join();
}

/**
 * Gives the function that reads the rows of a grid. It returns the same object for the same row, so that a change of one
 * row renders one row.
 */
export function createRowReader(
  shape: TableShape,
  context: RowViewContext,
  problems: ProblemTexts,
): (row: number) => GridRowView {
  const { group, metrics, rows } = shape;
  const { refusals } = context;
  const blank: GridRowView = {
    key: 'blank',
    mark: '',
    isNew: true,
    cells: metrics.map((_, index) => (index === 0 ? { text: text('tables.newRow') } : null)),
  };
  const readRepeating = (index: number): GridRowView => {
    const row = rows[index];
    if (!row) return blank;
    const mark = String(index + 1);
    const judgements = context.judgements.of(group.id, row);
    const before = known.get(row);
    const isKnown = before?.mark === mark && before.refusals === refusals;
    if (isKnown && before.judgements === judgements) return before.view;
    const ofRow = { ...context, judgements };
    const signature = signatureOf(row, ofRow);
    const isSame = isKnown && before.signature === signature;
    const view = isSame
      ? before.view
      : {
          key: row.id,
          mark,
          cells: metrics.map((metric) => toCellView(metric, row.cells[metric.fin], ofRow)),
        };
    known.set(row, { view, mark, judgements, refusals, signature });
    return view;
  };
  const readSingle = (index: number): GridRowView => {
    const metric = metrics[index];
    if (!metric) return blank;
    const [row] = rows;
    const judgements = row && context.judgements.of(group.id, row);
    const cell = toCellView(metric, row?.cells[metric.fin], { ...context, judgements });
    return { key: metric.fin, mark: '', cells: [{ text: metric.label }, cell] };
  };
  const { columns } = sizeOf(shape);
  return (index) => {
    const view = group.isRepeatable ? readRepeating(index) : readSingle(index);
    if (problems.size === 0) return view;
    return withProblems(view, index, { columns, problems });
  };
}

function withProblems(
  view: GridRowView,
  row: number,
  { columns, problems }: { columns: number; problems: ProblemTexts },
): GridRowView {
  const found = Array.from({ length: columns }, (_, column) => problems.get(problemKey(row, column)));
  if (found.every((each) => each === undefined)) return view;
  const cells = found.map((each, column): GridCellView | null =>
    each ? { text: each.typed, tone: 'wrong', note: each.problem } : (view.cells[column] ?? null),
  );
  return { ...view, cells };
}
