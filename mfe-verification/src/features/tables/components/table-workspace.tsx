import type { DecimalMark } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useStore } from '@assay/shared/state';
import type { CellEditorHandle } from '@assay/shared/widgets';
import {
  activePlace,
  DataGrid,
  type DataGridHandle,
  eachSelectedPlace,
  selectCell,
  selectedRows,
} from '@assay/shared/widgets/data-grid';
import { useEffect, useMemo, useRef, useState, type Ref } from 'react';
import { currentDatapoint } from '../../../document/metric-state.ts';
import { useCellEditing } from '../hooks/use-cell-editing.ts';
import { handleGridKey } from '../hooks/use-grid-keys.ts';
import type { PasteRefusal } from '../hooks/table-commands-input.ts';
import { useTableCommands } from '../hooks/use-table-commands.ts';
import { useTableGrid } from '../hooks/use-table-grid.ts';
import { problemKey, type ProblemTexts } from '../model/row-view.ts';
import { tableCurrencyOf, verifyActionAt } from '../../../grid/table-edits.ts';
import { cellAtPlace, metricAt, nameOfRow, placeOfMetric, rowAt } from '../../../grid/table-shape.ts';
import { textInBox, textsAtPoint, type PageLine } from '../../../document/page-text.ts';
import { CellDetails } from './cell-details.tsx';
import { TableCellEditor } from './table-cell-editor.tsx';
import { TableHints } from './table-hints.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import type { TableWorkspaceProps } from './table-workspace-props.ts';
import { NoRows, Progress, Refusal } from './workspace-notices.tsx';
import classes from './table-workspace.module.css';

const NO_PROBLEMS: ProblemTexts = new Map();
const NO_MARKS: readonly DecimalMark[] = [];

const toProblemTexts = (refusal: PasteRefusal | null): ProblemTexts =>
  refusal
    ? new Map(refusal.problems.map((each) => [problemKey(each.place.row, each.place.column), each]))
    : NO_PROBLEMS;

/** The grid of a group with its state and its commands. */
function useTableWorkspace(props: TableWorkspaceProps) {
  const { session, rights } = props;
  const gridRef = useRef<DataGridHandle>(null);
  const editorRef = useRef<CellEditorHandle>(null);
  const [refusal, setRefusal] = useState<PasteRefusal | null>(null);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const refuse = (next: PasteRefusal | null) => {
    setRefusal(next);
    setProblems(toProblemTexts(next));
  };
  const { value: draft, canUndo, canRedo } = useStore(session.draft);
  const { conflicts, refusals } = useStore(session.state);
  const grid = useTableGrid({
    ...props,
    draft,
    conflicts,
    refusals,
    problems,
    isReadOnly: rights.isReadOnly,
    printedMarks: props.typing.numbers?.printedMarks ?? NO_MARKS,
  });
  const commands = useTableCommands({ ...props, grid, onRefused: refuse });
  const focusGrid = () => gridRef.current?.focus();
  const saveOpenEditor = () => editorRef.current?.save() !== false;
  const editing = useCellEditing({ grid, commands, focusGrid, saveOpenEditor });
  return {
    gridRef,
    editorRef,
    focusGrid,
    grid,
    commands,
    editing,
    conflicts,
    refusals,
    canUndo,
    canRedo,
    refusal,
    problems,
    refuse,
  };
}

type Workspace = ReturnType<typeof useTableWorkspace>;

/** Reports the active cell, so that its box on the page is shown; a click on a box makes its cell active. */
function useActiveCell({ wanted, onActive }: TableWorkspaceProps, { grid, gridRef }: Workspace) {
  const { shape, selection } = grid;
  const cell = cellAtPlace(shape, activePlace(selection));
  const metricId = cell?.metricId ?? null;
  const location = cell ? currentDatapoint(cell.state).location : null;
  useEffect(() => onActive(metricId, location), [onActive, metricId, location]);
  useEffect(() => {
    if (wanted) gridRef.current?.focus();
  }, [wanted, gridRef]);
  const [seen, setSeen] = useState<typeof wanted>(null);
  if (wanted !== seen) {
    setSeen(wanted);
    const place = wanted && placeOfMetric(shape, wanted.metricId);
    if (place) grid.select(() => selectCell(place));
  }
}

/** A group of a document as a grid, with its tools and the details of the active cell. */
export function TableWorkspace(props: TableWorkspaceProps) {
  const { session, group, language, describeReason } = props;
  const workspace = useTableWorkspace(props);
  const { gridRef, editorRef, focusGrid, grid, commands, editing, conflicts, problems, refusal, refuse } =
    workspace;
  useActiveCell(props, workspace);
  const { shape, selection } = grid;
  const active = activePlace(selection);
  const locate = () => toggleLocating(props, workspace);
  const dismiss = () => {
    refuse(null);
    props.onLocate(null);
  };
  return (
    <div className={classes.workspace}>
      <div className={classes.tools}>
        <Tools {...props} workspace={workspace} onLocate={locate} />
      </div>
      {commands.progress && <Progress progress={commands.progress} onCancel={commands.cancel} />}
      {refusal && <Refusal refusal={refusal} grid={grid} onDismiss={dismiss} />}
      <div className={classes.grid}>
        {shape.rows.length === 0 && !shape.hasNewRow ? (
          <NoRows filter={grid.filter} onShowAll={() => grid.setFilter('all')} />
        ) : (
          <DataGrid
            ref={gridRef}
            label={group.label}
            columns={grid.columns}
            rowCount={rowCountOf(workspace)}
            readRow={grid.readRow}
            totals={grid.totals}
            selection={selection}
            onSelect={editing.select}
            editor={
              editing.open && (
                <ActiveEditor
                  {...props}
                  editorRef={editorRef}
                  grid={grid}
                  commands={commands}
                  editing={editing}
                />
              )
            }
            isReadOnly={props.rights.isReadOnly}
            onOpen={editing.editAt}
            onKey={(event) =>
              handleGridKey(event, grid, { ...commands, edit: editing.edit, locate, dismiss })
            }
            onCopy={commands.copy}
            onPaste={commands.paste}
          />
        )}
      </div>
      <CellDetails
        shape={shape}
        selection={selection}
        conflicts={conflicts}
        refusals={workspace.refusals}
        judgements={grid.judgements}
        withheld={grid.withheld}
        scales={props.typing.scales}
        language={language}
        problem={problems.get(problemKey(active.row, active.column))?.problem}
        describeReason={describeReason}
        mayEdit={commands.mayEdit(active)}
        actions={{ ...commands, focusGrid }}
        onResolve={(metricId, choice) => {
          session.resolveConflict(metricId, choice);
          focusGrid();
        }}
      />
      {!props.rights.isReadOnly && <TableHints />}
    </div>
  );
}

const rowCountOf = ({ grid: { shape } }: Workspace) =>
  shape.group.isRepeatable ? shape.rows.length + (shape.hasNewRow ? 1 : 0) : shape.metrics.length;

/** Asks for a box around the value of the active cell, or ends the question. */
function toggleLocating(props: TableWorkspaceProps, { grid, commands, focusGrid }: Workspace) {
  const { shape, selection } = grid;
  const place = activePlace(selection);
  const metric = metricAt(shape, place);
  const row = rowAt(shape, place);
  if (props.isLocating || props.rights.isReadOnly || !metric || !row) return props.onLocate(null);
  const name = nameOfRow(shape, row);
  const cell =
    shape.group.isRepeatable && name !== ''
      ? text('tables.cellOf', { row: name, column: metric.label })
      : metric.label;
  const finish = ({ text: words, ...box }: PageLine) => {
    commands.locate(box, words);
    props.onLocate(null);
    focusGrid();
  };
  props.onLocate({
    label: text('tables.drawLocation', { cell }),
    onBox: (box) => finish({ ...box, text: textInBox(box, props.lines)?.text ?? '' }),
    onPoint: (point) => {
      const [line] = textsAtPoint(point, props.lines);
      if (line) finish(line);
    },
    onCancel: () => props.onLocate(null),
  });
}

interface ToolsProps extends TableWorkspaceProps {
  readonly workspace: Workspace;
  readonly onLocate: () => void;
}

function Tools({ workspace, group, rights, isLocating, onLocate, children }: ToolsProps) {
  const { grid, commands, editing, focusGrid, canUndo, canRedo } = workspace;
  const { shape, selection } = grid;
  const { judgements } = grid;
  const verifyAction = useMemo(
    () => verifyActionAt(shape, eachSelectedPlace(selection), judgements),
    [shape, selection, judgements],
  );
  const inGrid = (command: () => unknown) => () => {
    command();
    focusGrid();
  };
  const goToNewRow = () => {
    if (grid.filter !== 'all') grid.setFilter('all');
    grid.select(() => selectCell({ row: shape.rows.length, column: 0 }));
  };
  return (
    <TableToolbar
      filter={grid.filter}
      counts={grid.counts}
      onFilter={grid.setFilter}
      isRepeatable={group.isRepeatable}
      isReadOnly={rights.isReadOnly}
      canVerify={rights.canVerify && verifyAction !== null}
      areVerified={verifyAction === 'unverify'}
      canUndo={canUndo}
      canRedo={canRedo}
      selectedRowCount={selectedRows(selection).filter((row) => row < shape.rows.length).length}
      isLocating={isLocating}
      onUndo={inGrid(commands.undo)}
      onRedo={inGrid(commands.redo)}
      onVerify={inGrid(commands.verify)}
      onFillDown={inGrid(commands.fillDown)}
      onAddRow={inGrid(() => editing.select((before) => before) ?? goToNewRow())}
      onDeleteRows={inGrid(commands.deleteRows)}
      onLocate={onLocate}
    >
      {children}
    </TableToolbar>
  );
}

interface ActiveEditorProps extends TableWorkspaceProps, Pick<Workspace, 'grid' | 'commands' | 'editing'> {
  readonly editorRef: Ref<CellEditorHandle>;
}

function ActiveEditor(props: ActiveEditorProps) {
  const { editorRef, grid, commands, editing, typing, documentCurrency, language } = props;
  const { shape, selection } = grid;
  const place = activePlace(selection);
  const metric = metricAt(shape, place);
  if (!metric || !editing.open) return null;
  return (
    <TableCellEditor
      ref={editorRef}
      metric={metric}
      cell={cellAtPlace(shape, place)}
      isReplacing={editing.open.isReplacing}
      tableCurrency={tableCurrencyOf(shape, documentCurrency)}
      typing={typing}
      language={language}
      onSave={(value) => commands.enter('edit', [{ place, value }])}
      onClose={editing.close}
    />
  );
}
