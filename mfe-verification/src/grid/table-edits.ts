import { hasCurrency, findTableCurrency } from '@assay/shared/domain';
import { type CellPlace } from '@assay/shared/widgets/data-grid';
import {
  currentDatapoint,
  editValue,
  setVerified,
  type MetricState,
  type TypedValue,
} from '../document/metric-state.ts';
import { canBeVerified, fieldReviewAt, type Judgements } from './cell-status.ts';
import { groupBy } from './group-by.ts';
import {
  addRows,
  changeCells,
  type CellChange,
  type TableCell,
  type TableRow,
  type TablesDraft,
} from './table-draft.ts';
import { createCell, createRow, nextRowIndex } from './table-rows.ts';
import { addressAt, cellAtPlace, metricAt, rowAt, type TableShape } from './table-shape.ts';

/** Who edits, and what new values begin with. */
export interface EditContext {
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  /** The currency of the document; null where it has none. */
  readonly documentCurrency: string | null;
  readonly createId: () => string;
}

/** A value for a place; a place below the last row begins a new row. */
export interface CellEdit {
  readonly place: CellPlace;
  readonly value: TypedValue;
}

const currencies = new WeakMap<
  TableShape,
  { readonly ofDocument: string | null; readonly currency: string }
>();

/** The currency of a table: that of all its amounts, else that of the document, else `AUTO` [TAB-008]. */
export function tableCurrencyOf(shape: TableShape, documentCurrency: string | null): string {
  const known = currencies.get(shape);
  if (known?.ofDocument === documentCurrency) return known.currency;
  const currency = findCurrency(shape, documentCurrency);
  currencies.set(shape, { ofDocument: documentCurrency, currency });
  return currency;
}

function findCurrency({ rows, metrics, hidden }: TableShape, documentCurrency: string | null): string {
  const fins = [...metrics, ...hidden].filter(({ dataType }) => hasCurrency(dataType)).map(({ fin }) => fin);
  const amounts = rows.flatMap(({ cells }) =>
    fins.flatMap((fin) => (cells[fin] ? [currentDatapoint(cells[fin].state)] : [])),
  );
  return findTableCurrency(amounts, documentCurrency);
}

/** A change made by a user also says when and by whom [TAB-005]. */
function withAuthor(state: MetricState, { at, by }: EditContext): MetricState {
  const [front, ...others] = state.datapoints;
  return { ...state, datapoints: [{ ...front, lastModified: at, lastModifiedBy: by }, ...others] };
}

function toChange(
  shape: TableShape,
  place: CellPlace,
  context: EditContext & { readonly rule: (state: MetricState) => MetricState },
): CellChange | null {
  const address = addressAt(shape, place);
  const metric = metricAt(shape, place);
  if (!address || !metric) return null;
  return {
    ...address,
    rule: (before) => {
      const cell =
        before ?? createCell(metric, tableCurrencyOf(shape, context.documentCurrency), context.createId());
      const after = context.rule(cell.state);
      return after === cell.state ? cell : { metricId: cell.metricId, state: withAuthor(after, context) };
    },
  };
}

/** A new row with the values of one row of edits. What is typed into its first cell begins it [TAB-007]. */
function toNewRow(
  { group, metrics, hidden }: TableShape,
  rowIndex: number,
  {
    edits,
    context,
    currency,
  }: { readonly edits: readonly CellEdit[]; readonly context: EditContext; readonly currency: string },
): TableRow {
  const { at, by, createId } = context;
  const first = edits.find(({ place }) => place.column === 0);
  const typedValue = first?.value.value ?? '';
  const all = [...metrics, ...hidden];
  const row = createRow(group, { at, by, currency, metrics: all, createId, typedValue, rowIndex });
  const filled = edits.flatMap(({ place, value }): readonly [string, TableCell][] => {
    const metric = metrics[place.column];
    const cell = metric && row.cells[metric.fin];
    if (!metric || !cell) return [];
    const [front] = editValue(cell.state, value).datapoints;
    const state = withAuthor({ ...cell.state, datapoints: [front] }, context);
    return [[metric.fin, { metricId: cell.metricId, state }]];
  });
  return { ...row, cells: { ...row.cells, ...Object.fromEntries(filled) } };
}

/** New rows at the end of a table, one for each list of edits. */
export function toNewRows(
  draft: TablesDraft,
  shape: TableShape,
  { rows, context }: { readonly rows: readonly (readonly CellEdit[])[]; readonly context: EditContext },
): readonly TableRow[] {
  const currency = tableCurrencyOf(shape, context.documentCurrency);
  const next = nextRowIndex(draft[shape.group.id] ?? []);
  return rows.map((edits, index) => toNewRow(shape, next + index, { edits, context, currency }));
}

/** Enters values into cells, in the order of their rows; below the last row, new rows begin. */
export function enterValues(
  draft: TablesDraft,
  shape: TableShape,
  { edits, context }: { readonly edits: readonly CellEdit[]; readonly context: EditContext },
): TablesDraft {
  const isStored = ({ place }: CellEdit) => rowAt(shape, place) !== undefined;
  const changes = edits.filter(isStored).flatMap(({ place, value }) => {
    const rule = (state: MetricState) => editValue(state, value);
    return toChange(shape, place, { ...context, rule }) ?? [];
  });
  const created = groupBy(
    edits.filter((edit) => !isStored(edit)),
    ({ place }) => place.row,
  );
  const rows = [...created].sort(([left], [right]) => left - right).map(([, ofRow]) => ofRow);
  const added = toNewRows(draft, shape, { rows, context });
  return addRows(changeCells(draft, changes), shape.group.id, added);
}

/** Applies a rule to the cells at some places. Places without a cell stay as they are. */
export function changePlaces(
  draft: TablesDraft,
  shape: TableShape,
  {
    places,
    context,
    rule,
  }: {
    readonly places: readonly CellPlace[];
    readonly context: EditContext;
    readonly rule: (state: MetricState, place: CellPlace) => MetricState;
  },
): TablesDraft {
  const changes = places
    .filter((place) => cellAtPlace(shape, place) !== undefined)
    .flatMap((place) => toChange(shape, place, { ...context, rule: (state) => rule(state, place) }) ?? []);
  return changeCells(draft, changes);
}

/** The value of a cell for another one: with its currency and its entity. */
export function valueToCopy({ state }: TableCell): TypedValue {
  const { value, currency, linkedEntityId: id, linkedEntityName: name } = currentDatapoint(state);
  return { value, currency, ...(id !== null && { linkedEntity: { id, name: name ?? value } }) };
}

/** Whether the cell at a place can be verified. */
function isVerifiableAt(shape: TableShape, place: CellPlace, judgements: Judgements): boolean {
  const cell = cellAtPlace(shape, place);
  return cell !== undefined && canBeVerified(cell, fieldReviewAt(shape, place, judgements));
}

/** What the command to verify does at some places: it unverifies where all are verified; null where none can be. */
export function verifyActionAt(
  shape: TableShape,
  places: Iterable<CellPlace>,
  judgements: Judgements,
): 'verify' | 'unverify' | null {
  let action: 'unverify' | null = null;
  for (const place of places) {
    if (!isVerifiableAt(shape, place, judgements)) continue;
    if (!cellAtPlace(shape, place)?.state.isVerified) return 'verify';
    action = 'unverify';
  }
  return action;
}

/** Verifies the verifiable cells among some places; ends their verification if all of them are verified. */
export function toggleVerified(
  draft: TablesDraft,
  shape: TableShape,
  {
    places,
    context,
    judgements,
  }: {
    readonly places: readonly CellPlace[];
    readonly context: EditContext;
    readonly judgements: Judgements;
  },
): TablesDraft {
  const verifiable = places.filter((place) => isVerifiableAt(shape, place, judgements));
  const isVerified = verifyActionAt(shape, verifiable, judgements) === 'verify';
  const rule = (state: MetricState) => setVerified(state, isVerified);
  return changePlaces(draft, shape, { places: verifiable, context, rule });
}
