import type { TestPattern } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import {
  type CellPlace,
  eachSelectedPlace,
  namedCurrency,
  type ClipboardBlock,
  type ClipboardCell,
  type PasteProblem,
  planPaste,
  type ReadingProgress,
} from '@assay/shared/widgets/data-grid';
import { clearValue, currentDatapoint, type MetricState } from '../../../document/metric-state.ts';
import { readValueText, type ValueReading } from '../../../document/read-value-text.ts';
import { toCellText } from '../../../grid/cell-view.ts';
import { runChunked } from '../model/run-chunked.ts';
import {
  changePlaces,
  enterValues,
  tableCurrencyOf,
  type CellEdit,
  type EditContext,
} from '../../../grid/table-edits.ts';
import { cellAtPlace, metricAt, rowAt, sizeOf } from '../../../grid/table-shape.ts';
import type { TableCommandsInput } from './table-commands-input.ts';

/** Says why a value may not be changed. */
export type CellLock = 'tables.pasteLocked' | 'secondEntry.withheld';

/** The grid that a command changes, with the rights and what helps to read texts. */
export interface EditTarget extends TableCommandsInput {
  /** Why the user may not change the value of a place; null where they may. */
  readonly lockAt: (place: CellPlace) => CellLock | null;
  readonly context: () => EditContext;
  readonly testPattern: TestPattern;
}

/** Enters values into cells as one step of undo, except where the user may not. */
export function enter(
  { session, grid, rights, lockAt, context }: EditTarget,
  name: string,
  edits: readonly CellEdit[],
): void {
  const allowed = edits.filter(({ place }) => !rights.isReadOnly && lockAt(place) === null);
  session.change(name, (draft) => enterValues(draft, grid.shape, { edits: allowed, context: context() }));
}

/** Gives the function that reads what is pasted into a cell by the readers of the editors. */
function createReader(target: EditTarget): (place: CellPlace, pasted: ClipboardCell) => ValueReading {
  const { grid, typing, language, testPattern, documentCurrency, lockAt } = target;
  const { shape } = grid;
  const table = namedCurrency(tableCurrencyOf(shape, documentCurrency));
  const context = { language, testPattern, typing: { ...typing, currency: table ?? typing.currency } };
  return (place, pasted) => {
    const metric = metricAt(shape, place);
    if (!metric) return { kind: 'unchanged' };
    const reading = readValueText(pasted, metric, cellAtPlace(shape, place)?.state, context);
    const lock = reading.kind === 'value' ? lockAt(place) : null;
    return lock === null ? reading : { kind: 'problem', problem: text(lock) };
  };
}

/** Follows a command that takes several turns of the page. */
interface Followed {
  /** Called while the texts are read, and with null at the end. */
  readonly onProgress: (progress: ReadingProgress | null) => void;
}

/**
 * Pastes a block of cells, or nothing at all where one of their values cannot be read. A large block is read while the
 * page goes on. @returns ends the paste
 */
export function paste(target: EditTarget & Followed, block: ClipboardBlock): () => void {
  const { grid, onRefused, onProgress } = target;
  const { shape, selection } = grid;
  const plan = planPaste(block, {
    selection,
    columnCount: sizeOf(shape).columns,
    read: createReader(target),
  });
  return runChunked(plan, {
    onStep: onProgress,
    onDone: ({ problems, columnsBeyond, values, area }) => {
      onProgress(null);
      const refuse = (message: string) => onRefused({ message, problems });
      if (columnsBeyond > 0) return refuse(text('tables.pasteColumns', { count: columnsBeyond }));
      if (problems.length > 0) return refuse(text('tables.pasteRefused', { count: problems.length }));
      const isBeyond = values.some(({ place }) => rowAt(shape, place) === undefined);
      if (isBeyond && !shape.hasNewRow) return refuse(text('tables.pasteRows'));
      onRefused(null);
      enter(target, 'paste', values);
      grid.select(() => [area]);
    },
  });
}

/** Empties the selected cells, or none where one of them cannot be empty: a value that the document states [VAL-010]. */
export function clear(target: EditTarget): void {
  const { session, grid, language, lockAt, context, onRefused } = target;
  const { shape, selection } = grid;
  const places: CellPlace[] = [];
  const problems: PasteProblem[] = [];
  for (const place of eachSelectedPlace(selection)) {
    const [metric, cell] = [metricAt(shape, place), cellAtPlace(shape, place)];
    if (!metric || !cell || currentDatapoint(cell.state).value === '') continue;
    const lock = lockAt(place);
    const locked = lock && text(lock);
    const problem = locked ?? (clearValue(cell.state) === null ? text('validation.valueEmpty') : null);
    if (problem === null) places.push(place);
    else problems.push({ place, problem, typed: toCellText(metric, cell.state, language).text });
  }
  if (problems.length > 0) {
    return onRefused({ message: text('tables.clearRefused', { count: problems.length }), problems });
  }
  onRefused(null);
  const edit = { places, context: context(), rule: (state: MetricState) => clearValue(state) ?? state };
  session.change('clear', (draft) => changePlaces(draft, shape, edit));
}
