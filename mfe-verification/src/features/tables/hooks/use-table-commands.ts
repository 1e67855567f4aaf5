import type { Language, TestPattern } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import { usePatternTests } from '@assay/shared/state';
import type { TypingContext } from '@assay/shared/widgets';
import { setLocation, type MetricState } from '../../../document/metric-state.ts';
import type { PageBox } from '../../../document/page-box.ts';
import { toClipboardCell } from '../model/cell-view.ts';
import { parseClipboardText, toClipboardText } from '../model/clipboard-text.ts';
import {
  activePlace,
  edgesOf,
  liveRange,
  selectedPlaces,
  selectedRows,
  type CellPlace,
} from '../model/grid-selection.ts';
import { planFillDown, planPaste, type PasteProblem } from '../model/paste.ts';
import { namedCurrency, readValueText, type ValueReading } from '../../../document/read-value-text.ts';
import {
  changePlaces,
  enterValues,
  tableCurrencyOf,
  toggleVerified,
  valueToCopy,
  type CellEdit,
  type EditContext,
} from '../model/table-edits.ts';
import { deleteRows } from '../model/table-draft.ts';
import type { TableSession } from '../model/table-session.ts';
import { cellAtPlace, metricAt, rowAt, sizeOf } from '../model/table-shape.ts';
import type { TableGrid } from './use-table-grid.ts';

/** What a user may do in the tables of a document. */
export interface TableRights {
  readonly isReadOnly: boolean;
  readonly canVerify: boolean;
  /** Whether a value may be changed: a verified one of a confirmed document takes a permission of its own. */
  readonly canEdit: (state: MetricState) => boolean;
}

/** Why nothing was pasted. */
export interface PasteRefusal {
  readonly message: string;
  readonly problems: readonly PasteProblem[];
}

export interface TableCommandsInput {
  readonly session: TableSession;
  readonly grid: TableGrid;
  readonly rights: TableRights;
  readonly typing: TypingContext;
  /** The currency that the document names or mostly has; null where it has none. */
  readonly documentCurrency: string | null;
  readonly language: Language;
  readonly onRefused: (refusal: PasteRefusal | null) => void;
}

/** The commands on the selected cells. Each is one step of undo. */
export type TableCommands = ReturnType<typeof useTableCommands>;

/** Makes the commands on the selected cells. A command that the rights forbid changes nothing. */
export function useTableCommands(input: TableCommandsInput) {
  const { user } = usePlatform().session;
  const testPattern = usePatternTests();
  const { session, grid, rights } = input;
  const target: EditTarget = {
    ...input,
    mayEdit: (place) => {
      const cell = cellAtPlace(grid.shape, place);
      return !rights.isReadOnly && (cell === undefined || rights.canEdit(cell.state));
    },
    context: () => ({
      at: new Date().toISOString(),
      by: user.name,
      documentCurrency: input.documentCurrency,
      createId: () => crypto.randomUUID(),
    }),
    testPattern,
  };
  return {
    mayEdit: target.mayEdit,
    enter: (name: string, edits: readonly CellEdit[]) => enter(target, name, edits),
    paste: (clipboard: string) => paste(target, clipboard),
    copy: () => copy(input),
    fillDown: () => fillDown(target),
    verify: () => {
      if (!rights.canVerify) return;
      const places = selectedPlaces(grid.selection);
      const { judgements, shape } = grid;
      const context = target.context();
      session.change('verify', (draft) => toggleVerified(draft, shape, { places, context, judgements }));
    },
    deleteRows: () => deleteSelectedRows(input),
    /** Sets where the value of the active cell is printed. */
    locate: (box: PageBox, words: string) => {
      const places = [activePlace(grid.selection)].filter(target.mayEdit);
      const rule = (state: MetricState) => setLocation(state, { box, words });
      const context = target.context();
      session.change('locate', (draft) => changePlaces(draft, grid.shape, { places, context, rule }));
    },
    undo: () => !rights.isReadOnly && session.draft.getState().undo(),
    redo: () => !rights.isReadOnly && session.draft.getState().redo(),
  };
}

interface EditTarget extends TableCommandsInput {
  readonly mayEdit: (place: CellPlace) => boolean;
  readonly context: () => EditContext;
  readonly testPattern: TestPattern;
}

function enter({ session, grid, mayEdit, context }: EditTarget, name: string, edits: readonly CellEdit[]) {
  const allowed = edits.filter(({ place }) => mayEdit(place));
  session.change(name, (draft) => enterValues(draft, grid.shape, { edits: allowed, context: context() }));
}

/** Reads a text for a cell by the readers of the editors. */
function read(target: EditTarget, place: CellPlace, typed: string): ValueReading {
  const { grid, typing, language, testPattern, documentCurrency, mayEdit } = target;
  const { shape } = grid;
  const metric = metricAt(shape, place);
  if (!metric) return { kind: 'unchanged' };
  const table = namedCurrency(tableCurrencyOf(shape, documentCurrency));
  const context = { language, testPattern, typing: { ...typing, currency: table ?? typing.currency } };
  const reading = readValueText(typed, metric, cellAtPlace(shape, place)?.state, context);
  return reading.kind === 'value' && !mayEdit(place)
    ? { kind: 'problem', problem: text('tables.pasteLocked') }
    : reading;
}

/** Pastes the text of a spreadsheet, or nothing at all where one of its values cannot be read. */
function paste(target: EditTarget, clipboard: string) {
  const { grid, rights, onRefused } = target;
  const { shape, selection } = grid;
  if (rights.isReadOnly || clipboard === '') return;
  const { problems, columnsBeyond, values, area } = planPaste(parseClipboardText(clipboard), {
    selection,
    columnCount: sizeOf(shape).columns,
    read: (place, typed) => read(target, place, typed),
  });
  const refuse = (message: string) => onRefused({ message, problems });
  if (columnsBeyond === 1) return refuse(text('tables.pasteColumn'));
  if (columnsBeyond > 1) return refuse(text('tables.pasteColumns', { count: columnsBeyond }));
  if (problems.length === 1) return refuse(text('tables.pasteRefusedOne'));
  if (problems.length > 1) return refuse(text('tables.pasteRefused', { count: problems.length }));
  const isBeyond = values.some(({ place }) => rowAt(shape, place) === undefined);
  if (isBeyond && !shape.hasNewRow) return refuse(text('tables.pasteRows'));
  onRefused(null);
  enter(target, 'paste', values);
  grid.select(() => [area]);
}

/** The selected cells as the text of a spreadsheet. */
function copy({ grid: { shape, selection }, language }: TableCommandsInput): string {
  const { top, bottom, left, right } = edgesOf(liveRange(selection));
  const textAt = (place: CellPlace) => {
    const metric = metricAt(shape, place);
    if (metric) return toClipboardCell(metric, cellAtPlace(shape, place)?.state, language);
    return shape.group.isRepeatable ? '' : (shape.metrics[place.row]?.label ?? '');
  };
  const rows = Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) =>
      textAt({ row: top + row, column: left + column }),
    ),
  );
  return toClipboardText(rows);
}

/** Copies the first selected value of each column into the selected cells below it. */
function fillDown(target: EditTarget) {
  const { shape, selection } = target.grid;
  const edits = planFillDown(selection).flatMap(({ from, to }): readonly CellEdit[] => {
    const source = cellAtPlace(shape, from);
    const isTarget = metricAt(shape, from) === metricAt(shape, to) && rowAt(shape, to) !== undefined;
    const value = source && valueToCopy(source);
    return isTarget && value && value.value !== '' ? [{ place: to, value }] : [];
  });
  enter(target, 'fillDown', edits);
}

function deleteSelectedRows({ session, grid: { shape, selection }, rights }: TableCommandsInput) {
  const rows = selectedRows(selection).flatMap((row) => shape.rows[row] ?? []);
  const isAllowed = rows.every(({ cells }) =>
    Object.values(cells).every(({ state }) => rights.canEdit(state)),
  );
  if (rights.isReadOnly || !isAllowed || !shape.group.isRepeatable) return;
  const ids = new Set(rows.map(({ id }) => id));
  session.change('deleteRows', (draft) => deleteRows(draft, shape.group.id, ids));
}
