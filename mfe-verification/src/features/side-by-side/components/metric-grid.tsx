import type { Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { RouteLink } from '@assay/shared/router';
import { Button, KeyboardHints, Text, TextLink } from '@assay/shared/ui';
import { CellEditor, type CellEditorExit, type CellEditorHandle } from '@assay/shared/widgets';
import {
  activePlace,
  type CellPlace,
  DataGrid,
  type DataGridHandle,
  GridChangeDialog,
  type GridSelection,
  keepInside,
  selectCell,
} from '@assay/shared/widgets/data-grid';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { entryScaleOf } from '../../../document/page-scales.ts';
import { scaleNote } from '../../../document/scale-note.ts';
import { toEditorInput, toTypedValue } from '../../../document/value-editing.ts';
import type { useGridEdits } from '../hooks/use-grid-edits.ts';
import { useGridTyping } from '../hooks/use-grid-typing.ts';
import { useMetricGridCommands } from '../hooks/use-metric-grid-commands.ts';
import { STATUS_TEXTS, useMetricGridView } from '../hooks/use-metric-grid-view.ts';
import { describeChange } from '../model/describe-change.ts';
import {
  gridCellAt,
  isWithheld,
  scalesOf,
  toMetricState,
  type GridCell,
  type MetricGrid as Grid,
} from '../../../document/metric-grid.ts';
import classes from './metric-grid.module.css';

export interface MetricGridProps {
  readonly grid: Grid;
  readonly edits: ReturnType<typeof useGridEdits>;
  readonly language: Language;
}

const STEPS: Readonly<Record<CellEditorExit, CellPlace>> = {
  enter: { row: 1, column: 0 },
  shiftEnter: { row: -1, column: 0 },
  tab: { row: 0, column: 1 },
  shiftTab: { row: 0, column: -1 },
};

/** Documents with their metrics as a grid that can be edited: a row for each document, a column for each metric. */
export function MetricGrid({ grid, edits, language }: MetricGridProps) {
  const gridRef = useRef<DataGridHandle>(null);
  const editorRef = useRef<CellEditorHandle>(null);
  const typingOf = useGridTyping();
  const [chosen, setChosen] = useState<GridSelection>(() => selectCell({ row: 0, column: 1 }));
  const [open, setOpen] = useState<{ readonly isReplacing: boolean } | null>(null);
  const size = { rows: Math.max(1, grid.documents.length), columns: grid.metrics.length + 1 };
  const selection = keepInside(chosen, size);
  const commands = useMetricGridCommands({ grid, selection, edits, language, typingOf });
  const { columns, rows } = useMetricGridView(grid, edits.pending, language);
  const place = activePlace(selection);
  const active = gridCellAt(grid, place);
  const hidden = withheldNameAt(grid, place);
  const scale =
    active &&
    entryScaleOf(
      active.metric,
      toMetricState(active.value, edits.scaledByOf(active.value.metricId)),
      scalesOf(active.document),
    );

  const edit = (at: CellPlace, isReplacing: boolean) => {
    // At once: the character that begins the edit is entered into whatever has the focus after this key event.
    if (commands.mayEdit(at)) flushSync(() => setOpen({ isReplacing }));
  };
  const handleKey = (event: KeyboardEvent) => {
    const run = (act: () => void) => {
      event.preventDefault();
      act();
    };
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === 'd') run(commands.fillDown);
      if (key === 'z') run(() => (event.shiftKey ? edits.redo() : edits.undo()));
      if (key === 'y') run(() => edits.redo());
      return;
    }
    if (event.altKey) return;
    if (key === 'enter' || key === 'f2') return run(() => edit(place, false));
    if (key === ' ') return run(commands.toggleVerified);
    if (key === 'delete' || key === 'backspace') return run(commands.clear);
    // The character itself goes into the editor, which takes the focus before the browser enters it.
    if (event.key.length === 1) edit(place, true);
  };
  const close = (exit: CellEditorExit | null) => {
    setOpen(null);
    const step = exit && STEPS[exit];
    if (step)
      setChosen(
        keepInside(selectCell({ row: place.row + step.row, column: place.column + step.column }), size),
      );
    gridRef.current?.focus();
  };
  const select = (change: (before: GridSelection) => GridSelection) => {
    if (open && editorRef.current?.save() === false) return;
    setOpen(null);
    setChosen(change(selection));
  };
  /** The keys belong to the grid again, such as the one that undoes the change. */
  const answer = (act: () => void) => {
    act();
    gridRef.current?.focus();
  };
  const editor = open && active && (
    <CellEditor
      {...toEditorInput(active.metric, toMetricState(active.value), scalesOf(active.document))}
      ref={editorRef}
      foundValues={active.value.isUserModified ? [] : [active.value.value]}
      isReplacing={open.isReplacing}
      language={language}
      typing={typingOf(active.document)}
      onSave={(draft) => commands.enter(place, toTypedValue(draft, toMetricState(active.value)))}
      onClose={close}
    />
  );
  return (
    <div className={classes.workspace}>
      {edits.unsavedCount > 0 && (
        <Text as="div" caption className={classes.refusal} role="alert">
          <span>{text('tables.gridNotSaved', { count: edits.unsavedCount })}</span>
          <Button size="sm" onClick={() => void edits.retry()}>
            {text('generic.retry')}
          </Button>
        </Text>
      )}
      {edits.conflicts[0] && (
        <Text as="div" caption className={classes.refusal} role="alert">
          <span>{text('tables.gridWaiting', { count: edits.conflicts.length })}</span>
          <ValueLink cell={edits.conflicts[0]} />
        </Text>
      )}
      <div className={classes.grid}>
        <DataGrid
          ref={gridRef}
          label={text('tables.gridLabel')}
          columns={columns}
          rowCount={grid.documents.length}
          readRow={(row) => rows[row] ?? { key: String(row), mark: '', cells: [] }}
          selection={selection}
          onSelect={select}
          editor={editor}
          isReadOnly={false}
          onOpen={(at) => edit(at, false)}
          onKey={handleKey}
          onCopy={commands.copy}
          onPaste={commands.paste}
        />
      </div>
      <Text as="footer" caption className={classes.footer}>
        <Text as="div" quiet className={classes.active}>
          <span role="status">
            {active &&
              `${active.document.fileName}, ${active.metric.label}: ${text(STATUS_TEXTS[active.value.status])}`}
            {scale && ` · ${scaleNote(scale)}`}
            {hidden && `${hidden}: ${text('secondEntry.withheld')}`}
          </span>
          {active && <ValueLink cell={active} />}
        </Text>
        <KeyboardHints
          label={text('tables.keys')}
          hints={[
            { keys: ['↵'], label: text('tables.keyEdit') },
            { keys: ['Space'], label: text('tables.keyVerify') },
            { keys: ['Del'], label: text('tables.keyClear') },
            { keys: ['Ctrl', 'D'], label: text('tables.keyFill') },
            { keys: ['Ctrl', 'V'], label: text('tables.keyPaste') },
            { keys: ['Ctrl', 'Z'], label: text('tables.keyUndo') },
          ]}
        />
      </Text>
      {commands.asked && (
        <GridChangeDialog
          {...describeChange(commands.asked, language)}
          onCancel={() => answer(commands.cancel)}
          onContinue={() => answer(commands.carryOut)}
        />
      )}
    </div>
  );
}

/** The name of a withheld value at a place; null where there is none. */
function withheldNameAt({ documents, metrics }: Grid, { row, column }: CellPlace) {
  const [document, metric] = [documents[row], metrics[column - 1]];
  return document && metric && isWithheld(document, metric.fin)
    ? `${document.fileName}, ${metric.label}`
    : null;
}

/** Leads to a value in the view of its document. */
function ValueLink({ cell: { document, value } }: { readonly cell: GridCell }) {
  return (
    <TextLink
      render={(props) => (
        <RouteLink
          route="verification.document"
          params={{ documentRequestId: document.id }}
          query={{ metric: value.metricId }}
          {...props}
        />
      )}
    >
      {text('tables.gridOpen')}
    </TextLink>
  );
}
