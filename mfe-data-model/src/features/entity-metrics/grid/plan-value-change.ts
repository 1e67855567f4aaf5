import { formatDate, type MetricDataType } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import {
  edgesOf,
  liveRange,
  parseClipboardText,
  planFillDown,
  planPaste,
  readCellText,
  selectedPlaces,
  toClipboardText,
  toSpreadsheetText,
  type CellPlace,
  type CellReading,
  type CellReadingContext,
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
const DATE_CELL = {
  metric: { dataType: 'DATE' as const satisfies MetricDataType, validators: null },
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

/** Reads the texts of a block, cell by cell in reading order. */
class BlockReader {
  beyond = 0;
  readonly #on: ChangedValues;
  /** Rows whose pasted name is that of another metric. */
  readonly #foreign = new Set<number>();

  constructor(on: ChangedValues) {
    this.#on = on;
  }

  read({ row: index, column }: CellPlace, typed: string): CellReading<CellEntry> {
    const row = this.#on.rows[index];
    const id = VALUE_COLUMNS[column];
    if (typed.trim() === '' && id !== 'value') return UNCHANGED;
    if (!row || (id !== 'metric' && id !== 'value' && id !== 'date')) {
      if (typed.trim() !== '') this.beyond += 1;
      return UNCHANGED;
    }
    if (id === 'metric') return this.#readName(index, row, typed);
    if (this.#foreign.has(index)) return UNCHANGED;
    const reading = id === 'value' ? this.#readFigure(row, typed) : this.#readDate(row, typed);
    return reading.kind === 'value' && row.lock !== null ? { kind: 'problem', problem: row.lock } : reading;
  }

  #readName(index: number, { metric }: ValueRow, typed: string): CellReading<CellEntry> {
    if (nameKey(typed) === nameKey(metric.name)) return UNCHANGED;
    this.#foreign.add(index);
    return { kind: 'problem', problem: text('datapoints.gridOtherMetric') };
  }

  #readFigure(row: ValueRow, typed: string): CellReading<CellEntry> {
    const { value, currency } = this.#on.stateOf(row);
    // An unchanged figure counts, too: with another date it is another value.
    const current = { value: typed.trim() === '' ? value : '', currency };
    const cell = { metric: row.metric, current, foundValues: foundValuesOf(row) };
    const reading = readCellText(typed, cell, this.#on.context);
    if (reading.kind !== 'value') return reading;
    return {
      kind: 'value',
      value: { column: 'value', value: reading.value.value, currency: reading.value.currency },
    };
  }

  #readDate(row: ValueRow, typed: string): CellReading<CellEntry> {
    const reading = readCellText(typed, DATE_CELL, this.#on.context);
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

/** Plans to enter a block of texts at the top left of a selection. */
function planTexts(
  on: ChangedValues,
  block: readonly (readonly string[])[],
  selection: GridSelection,
): ValueChange {
  const reader = new BlockReader(on);
  const reading = planPaste<CellEntry>(block, {
    selection,
    columnCount: VALUE_COLUMNS.length,
    read: (place, typed) => reader.read(place, typed),
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

/** Plans the paste of the text of a spreadsheet at the top left of the selection. */
export const planValuePaste = (on: ChangedValues, clipboard: string): ValueChange =>
  planTexts(on, parseClipboardText(clipboard), on.selection);

/** Plans to copy the first selected value or date of each column into the cells below it; null where nothing changes. */
export function planValueFill(on: ChangedValues): ValueChange | null {
  const changes = planFillDown(on.selection).flatMap(({ from, to }) => {
    const column = VALUE_COLUMNS[from.column];
    const typed = column === 'value' || column === 'date' ? cellTextAt(on, from) : '';
    const range = [{ anchor: to, end: to }] as const;
    return typed === '' ? [] : [planTexts(on, [[typed]], range)];
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

/** A cell as a spreadsheet reads it. */
function cellTextAt({ rows, stateOf, context }: ChangedValues, { row: index, column }: CellPlace): string {
  const row = rows[index];
  if (!row) return '';
  const { metric } = row;
  const state = stateOf(row);
  switch (VALUE_COLUMNS[column]) {
    case 'metric':
      return metric.name;
    case 'value':
      return toSpreadsheetText(metric, state.value, context.language);
    case 'date':
      return state.id === null && state.reportingDate === row.stored.reportingDate
        ? ''
        : formatDate(state.reportingDate, context.language);
    case 'period':
      return metric.timePeriod?.shortName ?? '';
    case 'group':
      return metric.schemaGroup?.group ?? '';
    default:
      return '';
  }
}

/** The selected cells as the text of a spreadsheet. */
export function copyOfValues(on: ChangedValues): string {
  const { top, bottom, left, right } = edgesOf(liveRange(on.selection));
  return toClipboardText(
    Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: right - left + 1 }, (__, column) =>
        cellTextAt(on, { row: top + row, column: left + column }),
      ),
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
