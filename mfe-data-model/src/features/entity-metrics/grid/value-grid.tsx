import type { StoredDatapoint } from '@assay/shared/contracts';
import { formatDate, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useSettings } from '@assay/shared/platform';
import {
  Button,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconButton,
  iconProps,
  KeyboardHints,
  Text,
} from '@assay/shared/ui';
import {
  CellEditor,
  DocumentSourceLink,
  type CellEditorExit,
  type CellEditorHandle,
} from '@assay/shared/widgets';
import { DataGrid, GridChangeDialog, type DataGridHandle } from '@assay/shared/widgets/data-grid';
import { useRef } from 'react';
import type { MetricOwner } from '../metric-owner.ts';
import { describeValueChange } from './describe-value-change.ts';
import { foundValuesOf } from './plan-value-change.ts';
import { useValueCommands } from './use-value-commands.ts';
import { useValueEdits, type ValueEdits } from './use-value-edits.ts';
import { editOf, sourceOf, storedStateOf, useValueGridView } from './use-value-grid-view.ts';
import { VALUE_COLUMNS } from './value-columns.ts';
import { ValueNotices } from './value-notices.tsx';
import { valueInWords, type ValueRow } from './value-rows.ts';
import type { ValueState } from './value-state.ts';
import classes from './value-grid.module.css';

export interface ValueGridProps {
  readonly owner: MetricOwner;
  readonly rows: readonly ValueRow[];
  readonly latest: ReadonlyMap<string, StoredDatapoint>;
  readonly today: string;
  /** Why nothing can be changed; null where values can. */
  readonly lock: string | null;
  readonly language: Language;
  /** Where it is, for analytics. */
  readonly location: string;
  readonly onViewHistory: (fin: string) => void;
}

/** The latest values of an owner as a grid that is edited, and pasted into, as a spreadsheet: a row for each metric. */
export function ValueGrid(props: ValueGridProps) {
  const { rows, lock, language, onViewHistory } = props;
  const { defaultCurrency } = useSettings();
  const gridRef = useRef<DataGridHandle>(null);
  const editorRef = useRef<CellEditorHandle>(null);
  const edits = useValueEdits({ ...props, isReadOnly: lock !== null });
  const view = useValueGridView(rows, edits, language);
  const commands = useValueCommands({ ...props, edits });
  const { active, pendingChange, editing, place } = commands;
  const close = (exit: CellEditorExit | null) => {
    commands.close(exit);
    gridRef.current?.focus();
  };
  /** The keys belong to the grid again, such as the one that undoes the change. */
  const answer = (act: () => void) => {
    act();
    gridRef.current?.focus();
  };
  return (
    <div className={classes.workspace}>
      <ValueNotices rows={rows} edits={edits} refusal={commands.refusal} lock={lock} language={language} />
      <div className={classes.grid}>
        <DataGrid
          ref={gridRef}
          label={text('datapoints.gridLabel')}
          columns={view.columns}
          rowCount={rows.length}
          readRow={(row) => view.rows[row] ?? { key: String(row), mark: '', cells: [] }}
          selection={commands.selection}
          onSelect={(change) => {
            if (!editing || editorRef.current?.save() !== false) commands.select(change);
          }}
          editor={
            editing &&
            active && (
              <CellEditor
                {...editedCell(
                  active,
                  edits.stateOf(active),
                  VALUE_COLUMNS[place.column] === 'date',
                  language,
                )}
                ref={editorRef}
                isReplacing={editing.isReplacing}
                language={language}
                // A value of another date begins with the currency of the one before.
                typing={{ currency: edits.stateOf(active).currency ?? defaultCurrency }}
                onSave={(draft) => commands.enter(active, draft)}
                onClose={close}
              />
            )
          }
          isReadOnly={lock !== null}
          onOpen={(at) => commands.edit(at, false)}
          onKey={commands.handleKey}
          onCopy={commands.copy}
          onPaste={commands.paste}
        />
      </div>
      <Text as="footer" caption className={classes.footer}>
        {active && (
          <ActiveValue row={active} edits={edits} language={language} onViewHistory={onViewHistory} />
        )}
        {lock === null && <GridKeys edits={edits} />}
      </Text>
      {pendingChange && (
        <GridChangeDialog
          {...describeValueChange(pendingChange, language)}
          onCancel={() => answer(commands.cancel)}
          onContinue={() => answer(commands.carryOut)}
        />
      )}
    </div>
  );
}

/** Undo, Redo, and the keys of the grid. */
function GridKeys({ edits }: { readonly edits: ValueEdits }) {
  return (
    <div className={classes.keys}>
      <IconButton
        size="sm"
        label={text('tables.undo')}
        icon={<IconArrowBackUp {...iconProps} />}
        disabled={!edits.canUndo}
        onClick={() => void edits.undo()}
      />
      <IconButton
        size="sm"
        label={text('tables.redo')}
        icon={<IconArrowForwardUp {...iconProps} />}
        disabled={!edits.canRedo}
        onClick={() => void edits.redo()}
      />
      <KeyboardHints
        label={text('tables.keys')}
        hints={[
          { keys: ['↵'], label: text('tables.keyEdit') },
          { keys: ['Ctrl', 'D'], label: text('tables.keyFill') },
          { keys: ['Ctrl', 'V'], label: text('tables.keyPaste') },
          { keys: ['Ctrl', 'Z'], label: text('tables.keyUndo') },
        ]}
      />
    </div>
  );
}

/** What the editor of a cell needs: the figure of a row, or its date. */
function editedCell(row: ValueRow, state: ValueState, isDate: boolean, language: Language) {
  const { fin, name, dataType, validators } = row.metric;
  const { value, currency, reportingDate } = state;
  if (isDate)
    return {
      metric: {
        name: text('datapoints.dateOf', { metric: name, date: formatDate(reportingDate, language) }),
        dataType: 'DATE' as const,
      },
      datapoint: { value: reportingDate, currency: null },
      foundValues: [],
    };
  return {
    metric: { fin, name, dataType, validators },
    datapoint: value === '' ? null : { value, currency },
    foundValues: foundValuesOf(row),
  };
}

interface ActiveValueProps {
  readonly row: ValueRow;
  readonly edits: ValueEdits;
  readonly language: Language;
  readonly onViewHistory: (fin: string) => void;
}

/** What is known of the active row, with the way to its document and its history. */
function ActiveValue({ row, edits, language, onViewHistory }: ActiveValueProps) {
  const { metric, datapoint } = row;
  const facts = [
    valueInWords(row, edits.stateOf(row), language),
    editOf(row, edits, language)?.note ?? storedStateOf(row),
    datapoint?.document ? null : sourceOf(row),
  ];
  return (
    <Text as="div" quiet className={classes.active}>
      <span role="status">{`${metric.name}: ${facts.filter(Boolean).join(' · ')}`}</span>
      {datapoint?.document && (
        <DocumentSourceLink source={{ ...datapoint.document, fin: metric.fin }}>
          {datapoint.document.fileName}
        </DocumentSourceLink>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-label={text('datapoints.historyOf', { metric: metric.name })}
        onClick={() => onViewHistory(metric.fin)}
      >
        {text('datapoints.viewHistory')}
      </Button>
    </Text>
  );
}
