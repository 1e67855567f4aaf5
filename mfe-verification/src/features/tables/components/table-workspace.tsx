import { text } from '@assay/shared/messages';
import { activePlace, DataGrid, selectCell } from '@assay/shared/widgets/data-grid';
import { useEffect, useState } from 'react';
import { currentDatapoint } from '../../../document/metric-state.ts';
import { handleGridKey } from '../hooks/use-grid-keys.ts';
import { useTableWorkspace, type TableWorkspaceState } from '../hooks/use-table-workspace.ts';
import { problemKey } from '../model/row-view.ts';
import { tableCurrencyOf } from '../../../grid/table-edits.ts';
import { cellAtPlace, metricAt, nameOfRow, placeOfMetric, rowAt } from '../../../grid/table-shape.ts';
import { textInBox, textsAtPoint, type PageLine } from '../../../document/page-text.ts';
import { CellDetails } from './cell-details.tsx';
import { TableCellEditor } from './table-cell-editor.tsx';
import { TableHints } from './table-hints.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import type { TableWorkspaceProps } from './table-workspace-props.ts';
import { NoRows, Progress, Refusal } from './workspace-notices.tsx';
import classes from './table-workspace.module.css';

/** Reports the active cell, so that its box on the page is shown; a click on a box makes its cell active. */
function useActiveCell({ wanted, onActive }: TableWorkspaceProps, { grid, gridRef }: TableWorkspaceState) {
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
  const { session, group, rights, language, describeReason } = props;
  const workspace = useTableWorkspace(props);
  const { gridRef, focusGrid, grid, commands, editing, conflicts, problems, refusal, refuse } = workspace;
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
        <TableToolbar workspace={workspace} rights={rights} isLocating={props.isLocating} onLocate={locate}>
          {props.children}
        </TableToolbar>
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
                  workspace={workspace}
                  typing={props.typing}
                  documentCurrency={props.documentCurrency}
                  language={language}
                />
              )
            }
            isReadOnly={rights.isReadOnly}
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
      {!rights.isReadOnly && <TableHints />}
    </div>
  );
}

const rowCountOf = ({ grid: { shape } }: TableWorkspaceState) =>
  shape.group.isRepeatable ? shape.rows.length + (shape.hasNewRow ? 1 : 0) : shape.metrics.length;

/** Asks for a box around the value of the active cell, or ends the question. */
function toggleLocating(props: TableWorkspaceProps, { grid, commands, focusGrid }: TableWorkspaceState) {
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

interface ActiveEditorProps extends Pick<TableWorkspaceProps, 'typing' | 'documentCurrency' | 'language'> {
  readonly workspace: TableWorkspaceState;
}

function ActiveEditor({ workspace, typing, documentCurrency, language }: ActiveEditorProps) {
  const { editorRef, grid, commands, editing } = workspace;
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
