import { formatDate, type MetricDataType } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import {
  edgesOf,
  liveRange,
  planFillDown,
  planPaste,
  readCellText,
  selectedPlaces,
  toClipboardCell,
  type CellPlace,
  type CellReading,
  type CellReadingContext,
  type ClipboardBlock,
  type ClipboardCell,
  type GridProblem,
  type GridSelection,
} from '@assay/shared/widgets/data-grid';
import { VALUE_COLUMNS } from './value-columns.ts';
import type { ValueRow } from './value-rows.ts';
import { enterDate, enterFigure, isLater, isNewValue, noValue, type ValueState } from './value-state.ts';

/** The grid that a change is planned for. */
export interface ChangedValues {
  readonly rows: readonly ValueRow[];
  readonly selection: GridSelection;
  /** The value as the grid shows it: the edited one, else the stored one. */
  readonly stateOf: (row: ValueRow) => ValueState;
  readonly context: CellReadingContext;
}

/** Another state for the value of a row. */
export interface PlannedEdit {
  readonly row: ValueRow;
  readonly from: ValueState;
  readonly to: ValueState;
}

/** A change of several values that waits for its confirmation. */
export interface ValueChange {
  readonly edits: readonly PlannedEdit[];
  readonly problems: readonly GridProblem[];
  /** Texts that belong to no cell that can be changed. */
  readonly beyond: number;
}

/** What a text gives its cell. */
type CellEntry =
  | { readonly column: 'value'; readonly value: string; readonly currency: string | null }
  | { readonly column: 'date'; readonly date: string };

const UNCHANGED = { kind: 'unchanged' } as const;
const REPORTING_DATE = { fin: 'reporting_date', dataType: 'DATE' as const satisfies MetricDataType };
const DATE_CELL = {
  metric: { ...REPORTING_DATE, validators: null },
  current: { value: '', currency: null },
  foundValues: [],
};

const nameKey = (name: string) => name.trim().toLowerCase();

/** The values that were found for a row: a typed one says nothing of how its document writes. */
export const foundValuesOf = ({ datapoint }: ValueRow): readonly string[] =>
  datapoint === null || datapoint.dataSource === 'Manual' ? [] : [datapoint.value];

/** Why a date cannot be entered: the grid shows latest values, and an earlier one would vanish from it. */
export function problemOfDate(
  from: ValueState,
  date: string,
  { language }: CellReadingContext,
): string | null {
  const latest = isNewValue(from) ? (from.replaced ?? noValue(date)) : from;
  if (latest.id === null || latest.reportingDate === date || isLater(date, latest)) return null;
  return text('datapoints.gridEarlier', { date: formatDate(latest.reportingDate, language) });
}

/** Reads a block, cell by cell in reading order. */
class BlockReader {
  beyond = 0;
  readonly #on: ChangedValues;
  /** Rows whose pasted name is that of another metric. */
  readonly #foreign = new Set<number>();

  constructor(on: ChangedValues) {
    this.#on = on;
  }

  read({ row: index, column }: CellPlace, pasted: ClipboardCell): CellReading<CellEntry> {
    const row = this.#on.rows[index];
    const id = VALUE_COLUMNS[column];
    const isEmpty = pasted.text.trim() === '';
    if (isEmpty && id !== 'value') return UNCHANGED;
    if (!row || (id !== 'metric' && id !== 'value' && id !== 'date')) {
      if (!isEmpty) this.beyond += 1;
      return UNCHANGED;
    }
    if (id === 'metric') return this.#readName(index, row, pasted.text);
    if (this.#foreign.has(index)) return UNCHANGED;
    const reading = id === 'value' ? this.#readFigure(row, pasted) : this.#readDate(row, pasted);
    return reading.kind === 'value' && row.lock !== null ? { kind: 'problem', problem: row.lock } : reading;
  }

  #readName(index: number, { metric }: ValueRow, typed: string): CellReading<CellEntry> {
    if (nameKey(typed) === nameKey(metric.name)) return UNCHANGED;
    this.#foreign.add(index);
    return { kind: 'problem', problem: text('datapoints.gridOtherMetric') };
  }

  #readFigure(row: ValueRow, pasted: ClipboardCell): CellReading<CellEntry> {
    const { value, currency } = this.#on.stateOf(row);
    // An unchanged figure counts, too: with another date it is another value.
    const current = { value: pasted.text.trim() === '' ? value : '', currency };
    const cell = { metric: row.metric, current, foundValues: foundValuesOf(row) };
    const reading = readCellText(pasted, cell, this.#on.context);
    if (reading.kind !== 'value') return reading;
    return {
      kind: 'value',
      value: { column: 'value', value: reading.value.value, currency: reading.value.currency },
    };
  }

  #readDate(row: ValueRow, pasted: ClipboardCell): CellReading<CellEntry> {
    const reading = readCellText(pasted, DATE_CELL, this.#on.context);
    if (reading.kind !== 'value') return reading;
    const date = reading.value.value;
    const problem = problemOfDate(this.#on.stateOf(row), date, this.#on.context);
    return problem === null
      ? { kind: 'value', value: { column: 'date', date } }
      : { kind: 'problem', problem };
  }
}

/** The edits that entries make, one for each row: the date first, which says whose figure it is. */
function editsOf(
  { rows, stateOf }: ChangedValues,
  entries: readonly { readonly place: CellPlace; readonly value: CellEntry }[],
  isLeftOut: (row: number) => boolean,
): readonly PlannedEdit[] {
  const changed = new Set(entries.map(({ place }) => place.row));
  return [...changed].flatMap((index) => {
    const own = entries.filter(({ place }) => place.row === index);
    const row = rows[index];
    if (!row || isLeftOut(index)) return [];
    const from = stateOf(row);
    let to = from;
    for (const { value } of own) if (value.column === 'date') to = enterDate(to, value.date);
    for (const { value } of own) if (value.column === 'value') to = enterFigure(to, value);
    const isChanged = to.id !== from.id || to.value !== from.value || to.currency !== from.currency;
    return isChanged || to.reportingDate !== from.reportingDate ? [{ row, from, to }] : [];
  });
}

const whereOf = ({ rows }: ChangedValues, { row, column }: CellPlace) =>
  [rows[row]?.metric.name, VALUE_COLUMNS[column] === 'date' && text('datapoints.reportingDate')]
    .filter(Boolean)
    .join(', ');

/** Plans to enter a block of cells at the top left of a selection. */
function planCells(on: ChangedValues, block: ClipboardBlock, selection: GridSelection): ValueChange {
  const reader = new BlockReader(on);
  const reading = planPaste<CellEntry>(block, {
    selection,
    columnCount: VALUE_COLUMNS.length,
    read: (place, pasted) => reader.read(place, pasted),
  });
  let step = reading.next();
  while (!step.done) step = reading.next();
  const { values, problems, columnsBeyond } = step.value;
  // Of a row with a problem nothing is entered: a figure whose date cannot be read would be stored under another date.
  const leftOut = new Set(problems.map(({ place }) => place.row));
  return {
    edits: editsOf(on, values, (row) => leftOut.has(row)),
    problems: problems.map(({ place, typed, problem }) => ({ typed, problem, where: whereOf(on, place) })),
    beyond: reader.beyond + columnsBeyond,
  };
}

/** Plans the paste of a block of cells at the top left of the selection. */
export const planValuePaste = (on: ChangedValues, block: ClipboardBlock): ValueChange =>
  planCells(on, block, on.selection);

/** Plans to copy the first selected value or date of each column into the cells below it; null where nothing changes. */
export function planValueFill(on: ChangedValues): ValueChange | null {
  const changes = planFillDown(on.selection).flatMap(({ from, to }) => {
    const column = VALUE_COLUMNS[from.column];
    const copied = column === 'value' || column === 'date' ? copiedCellAt(on, from) : NOTHING;
    const range = [{ anchor: to, end: to }] as const;
    return copied.text === '' ? [] : [planCells(on, [[copied]], range)];
  });
  const edits = mergeRows(changes.flatMap((change) => change.edits));
  const problems = changes.flatMap((change) => change.problems);
  return edits.length + problems.length === 0 ? null : { edits, problems, beyond: 0 };
}

/** Fills of a date and a figure of one row, as one edit. */
function mergeRows(edits: readonly PlannedEdit[]): readonly PlannedEdit[] {
  const merged = new Map<ValueRow, PlannedEdit>();
  for (const edit of edits) {
    const before = merged.get(edit.row);
    const isDate = edit.to.value === edit.from.value && edit.to.currency === edit.from.currency;
    if (!before) merged.set(edit.row, edit);
    else if (isDate) merged.set(edit.row, { ...before, to: enterFigure(edit.to, before.to) });
    else merged.set(edit.row, { ...before, to: enterFigure(before.to, edit.to) });
  }
  return [...merged.values()];
}

const NOTHING: ClipboardCell = { text: '' };

/** A cell as it is copied. */
function copiedCellAt(
  { rows, stateOf, context: { language } }: ChangedValues,
  { row: index, column }: CellPlace,
): ClipboardCell {
  const row = rows[index];
  if (!row) return NOTHING;
  const { metric } = row;
  const state = stateOf(row);
  switch (VALUE_COLUMNS[column]) {
    case 'metric':
      return { text: metric.name };
    case 'value':
      return toClipboardCell(metric, state, language);
    case 'date':
      return state.id === null && state.reportingDate === row.stored.reportingDate
        ? NOTHING
        : toClipboardCell(REPORTING_DATE, { value: state.reportingDate, currency: null }, language);
    case 'period':
      return { text: metric.timePeriod?.shortName ?? '' };
    case 'group':
      return { text: metric.schemaGroup?.group ?? '' };
    default:
      return NOTHING;
  }
}

/** The selected cells. */
export function copyOfValues(on: ChangedValues): ClipboardBlock {
  const { top, bottom, left, right } = edgesOf(liveRange(on.selection));
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) =>
      copiedCellAt(on, { row: top + row, column: left + column }),
    ),
  );
}

/** Gives up the selected values that are typed and not stored. */
export function planGiveUp({
  rows,
  selection,
  stateOf,
}: ChangedValues): readonly Omit<PlannedEdit, 'from'>[] {
  const selected = new Set(selectedPlaces(selection).map(({ row }) => row));
  return [...selected].flatMap((index) => {
    const row = rows[index];
    const state = row && stateOf(row);
    return state && isNewValue(state) ? [{ row, to: state.replaced ?? row.stored }] : [];
  });
}
