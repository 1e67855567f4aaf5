import { findTableCurrency } from '@assay/shared/domain';
import {
  currentDatapoint,
  editValue,
  setLocation,
  setVerified,
  type MetricState,
  type TypedValue,
} from '../../../document/metric-state.ts';
import type { CellPlace } from './grid-selection.ts';
import type { CapturedRow } from './capture-rows.ts';
import { canBeVerified, judgementAt, type Judgements } from './cell-status.ts';
import { groupBy } from './group-by.ts';
import {
  addRow,
  changeCells,
  type CellChange,
  type TableCell,
  type TableRow,
  type TablesDraft,
} from './table-draft.ts';
import { createCell, createRow } from './table-rows.ts';
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

/** The currency of a table: that of all its amounts, else that of the document, else `AUTO` [TAB-008]. */
export function tableCurrencyOf({ rows, metrics }: TableShape, documentCurrency: string | null): string {
  const fins = metrics.filter(({ dataType }) => dataType === 'CURRENCY').map(({ fin }) => fin);
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
  shape: TableShape,
  rows: readonly TableRow[],
  { edits, context }: { readonly edits: readonly CellEdit[]; readonly context: EditContext },
): TableRow {
  const { group, metrics } = shape;
  const { at, by, createId, documentCurrency } = context;
  const first = edits.find(({ place }) => place.column === 0);
  const currency = tableCurrencyOf(shape, documentCurrency);
  const typedValue = first?.value.value ?? '';
  const row = createRow(group, rows, { at, by, currency, metrics, createId, typedValue });
  return edits.reduce<TableRow>((before, { place, value }) => {
    const metric = metrics[place.column];
    const cell = metric && before.cells[metric.fin];
    if (!metric || !cell) return before;
    const [front] = editValue(cell.state, value).datapoints;
    const state = withAuthor({ ...cell.state, datapoints: [front] }, context);
    return { ...before, cells: { ...before.cells, [metric.fin]: { metricId: cell.metricId, state } } };
  }, row);
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
  const groupId = shape.group.id;
  return [...created]
    .sort(([left], [right]) => left - right)
    .reduce(
      (before, [, ofRow]) =>
        addRow(before, groupId, toNewRow(shape, before[groupId] ?? [], { edits: ofRow, context })),
      changeCells(draft, changes),
    );
}

/** Adds captured rows at the end of a table, each value with its place on the page. */
export function addCapturedRows(
  draft: TablesDraft,
  shape: TableShape,
  { rows, context }: { readonly rows: readonly CapturedRow[]; readonly context: EditContext },
): TablesDraft {
  const { group, metrics } = shape;
  return rows.reduce((before, { values }, index) => {
    const places = new Map(values.map(({ fin, cell }) => [fin, cell]));
    const edits = values.map(({ fin, value }) => {
      const column = metrics.findIndex((metric) => metric.fin === fin);
      return { place: { row: shape.rows.length + index, column }, value };
    });
    const row = toNewRow(shape, before[group.id] ?? [], { edits, context });
    const cells = Object.entries(row.cells).map(([fin, cell]): [string, TableCell] => {
      const place = places.get(fin);
      if (!place?.box) return [fin, cell];
      const state = setLocation(cell.state, { box: place.box, words: place.text });
      return [fin, { metricId: cell.metricId, state }];
    });
    return addRow(before, group.id, { ...row, cells: Object.fromEntries(cells) });
  }, draft);
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

/** The verifiable cells among some places, and whether all of them are verified already. */
export function findVerifiable(shape: TableShape, places: readonly CellPlace[], judgements: Judgements) {
  const verifiable = places.filter((place) => {
    const cell = cellAtPlace(shape, place);
    return cell !== undefined && canBeVerified(cell, judgementAt(shape, place, judgements));
  });
  const areVerified = verifiable.every((place) => cellAtPlace(shape, place)?.state.isVerified);
  return { verifiable, areVerified: verifiable.length > 0 && areVerified };
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
  const { verifiable, areVerified } = findVerifiable(shape, places, judgements);
  const rule = (state: MetricState) => setVerified(state, !areVerified);
  return changePlaces(draft, shape, { places: verifiable, context, rule });
}
