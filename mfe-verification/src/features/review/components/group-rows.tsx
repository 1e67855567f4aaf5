import { isFigure, hasCurrency, formatNumber, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useShallow, useStore } from '@assay/shared/state';
import { IconButton, IconChevronLeft, IconChevronRight, iconProps, Text } from '@assay/shared/ui';
import { Fragment, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { findColumns, hasRow } from '../../../document/document-rows.ts';
import { currentDatapoint } from '../../../document/metric-state.ts';
import type { ReviewGroup, ReviewRow, RowMetric } from '../../../document/review-document.ts';
import type { ReviewField } from '../../../document/review-fields.ts';
import type { ChosenView } from '../../../document/use-time-period-filter.ts';
import { useRowActions } from '../hooks/use-row-actions.ts';
import type { Review } from '../hooks/use-review.ts';
import { NewRow } from './new-row.tsx';
import { RowCell } from './row-cell.tsx';
import { RowCellDetails } from './row-cell-details.tsx';
import classes from './group-rows.module.css';

export interface GroupRowsProps {
  readonly review: Review;
  readonly group: ReviewGroup;
  readonly fieldsById: ReadonlyMap<string, ReviewField>;
  /** The metric that Tab reaches. */
  readonly tabStop: string | null;
  readonly language: Language;
  /** The views of the group that are filtered by time period. */
  readonly filtered: readonly ChosenView[];
  /** The choice of a time period in a view. */
  readonly periodChoice: (view: ChosenView) => ReactNode;
  /** Further details of the active metric. */
  readonly details?: ((field: ReviewField) => ReactNode) | undefined;
}

/** A line: a row with its fields by fin, and its name. */
interface Line {
  readonly row: ReviewRow;
  readonly name: string;
  readonly fields: ReadonlyMap<string, ReviewField>;
}

function toLine(
  row: ReviewRow,
  [first]: readonly RowMetric[],
  fieldsById: GroupRowsProps['fieldsById'],
): Line {
  const own = row.metricIds.flatMap((id) => fieldsById.get(id) ?? []);
  const fields = new Map(own.map((field) => [field.metric.fin, field]));
  const named = first && fields.get(first.fin);
  const name = named ? currentDatapoint(named.state).value : '';
  return { row, fields, name: name || text('verification.rowNumber', { number: row.rowIndex + 1 }) };
}

/** The currency of all amounts of a column, for its header; null where they differ. */
function findColumnCurrency({ fin, dataType }: RowMetric, lines: readonly Line[]): string | null {
  if (!hasCurrency(dataType)) return null;
  const amounts = lines.flatMap(({ fields }) => {
    const field = fields.get(fin);
    return field ? [currentDatapoint(field.state)] : [];
  });
  const used = new Set(amounts.filter(({ value }) => value !== '').map(({ currency }) => currency ?? ''));
  const [only = ''] = used;
  return used.size === 1 && only !== '' && only !== 'AUTO' ? only : null;
}

/**
 * The rows of a repeating group as a compact table: a line for each, headed by its name, its figures whole. What is known
 * of the active value stands below its line. Rows are added in the blank line at the end.
 */
export function GroupRows(props: GroupRowsProps) {
  const { review, group, fieldsById, tabStop, language, filtered, periodChoice, details } = props;
  const { activeId, activeElements, actions, rights, typing, session } = review;
  const [conflicts, refusals] = useStore(
    session.state,
    useShallow((state) => [state.conflicts, state.refusals] as const),
  );
  const { add, remove } = useRowActions(review);
  const columns = findColumns(group).filter(({ fin }) => !filtered.some((view) => view.hiddenFins.has(fin)));
  const rows = useStore(
    session.draft,
    useShallow(({ value }) => group.rows.filter((row) => hasRow(row, value))),
  );
  const lines = useMemo(
    () => rows.map((row) => toLine(row, findColumns(group), fieldsById)),
    [group, rows, fieldsById],
  );
  const currencies = useMemo(
    () => new Map(findColumns(group).map((column) => [column.fin, findColumnCurrency(column, lines)])),
    [group, lines],
  );
  const { page, setPage } = useRowPage(lines, activeId);
  const first = page * ROWS_PER_PAGE;
  const shown = lines.slice(first, first + ROWS_PER_PAGE);
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = findStep(event.key, lines, columns, activeId);
    if (next === null || event.target !== activeElements.row.current) return;
    event.preventDefault();
    actions.show(next);
  };
  const detailsOf = ({ row, name, fields }: Line) => {
    const field = [...fields.values()].find(({ metric }) => metric.id === activeId);
    if (!field) return null;
    return (
      <tr>
        <td className={classes.detailsCell} colSpan={columns.length}>
          <RowCellDetails
            key={field.metric.id}
            field={field}
            rowName={name}
            theirs={conflicts[field.metric.id] ?? undefined}
            refusal={refusals[field.metric.id]?.part}
            canEdit={rights.canEdit(field.state)}
            isLocked={rights.isLocked(field.state)}
            canVerify={rights.canVerify}
            canRemove={[...fields.values()].every(
              ({ metric, state }) => !metric.isWithheld && rights.canEdit(state),
            )}
            language={language}
            typing={typing}
            actions={actions}
            details={details}
            editorRef={activeElements.editor}
            linkRef={activeElements.link}
            detailsRef={activeElements.details}
            onRemove={() => remove(row, name)}
          />
        </td>
      </tr>
    );
  };
  const cellOf = ({ name, fields }: Line, { fin }: RowMetric) => {
    const field = fields.get(fin);
    if (!field) return null;
    const isActive = field.metric.id === activeId;
    return (
      <RowCell
        field={field}
        rowName={name}
        isActive={isActive}
        isTabStop={field.metric.id === tabStop}
        hidesCurrency={currencies.get(fin) !== null}
        language={language}
        actions={actions}
        cellRef={isActive ? activeElements.row : null}
      />
    );
  };
  return (
    <>
      {filtered.map((view) => (
        <Fragment key={view.key}>{periodChoice(view)}</Fragment>
      ))}
      <div className={classes.frame} onKeyDown={handleKeyDown}>
        <table className={classes.table} aria-label={group.label}>
          <Text as="thead" quiet caption>
            <tr>
              {columns.map((column) => (
                <th key={column.fin} scope="col" data-figure={isFigure(column.dataType) || undefined}>
                  {column.label}
                  {currencies.get(column.fin) && (
                    <span className={classes.unit}> {currencies.get(column.fin)}</span>
                  )}
                </th>
              ))}
            </tr>
          </Text>
          <tbody>
            {shown.map((line) => (
              <Fragment key={line.row.id}>
                <tr>
                  {columns.map((column, index) =>
                    index === 0 ? (
                      <th key={column.fin} scope="row">
                        {cellOf(line, column)}
                      </th>
                    ) : (
                      <td key={column.fin} data-figure={isFigure(column.dataType) || undefined}>
                        {cellOf(line, column)}
                      </td>
                    ),
                  )}
                </tr>
                {detailsOf(line)}
              </Fragment>
            ))}
            <NewRow
              group={group}
              columnCount={columns.length}
              canEdit={!rights.isReadOnly}
              onAdd={(typed) => add(group, typed)}
            />
          </tbody>
        </table>
        {lines.length > ROWS_PER_PAGE && <RowPages page={page} count={lines.length} onPage={setPage} />}
      </div>
    </>
  );
}

/** So many lines are rendered at a time. */
const ROWS_PER_PAGE = 100;

interface RowPagesProps {
  readonly page: number;
  /** How many lines there are. */
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** Which lines are shown, and the way to those before and after them. */
function RowPages({ page, count, onPage }: RowPagesProps) {
  const first = page * ROWS_PER_PAGE;
  const last = Math.min(first + ROWS_PER_PAGE, count);
  return (
    <Text as="div" quiet caption figures className={classes.pages}>
      <span>
        {text('verification.rowsShown', {
          from: formatNumber(String(first + 1)),
          to: formatNumber(String(last)),
          count: formatNumber(String(count)),
        })}
      </span>
      <IconButton
        size="sm"
        label={text('verification.previousRows')}
        icon={<IconChevronLeft {...iconProps} />}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        size="sm"
        label={text('verification.nextRows')}
        icon={<IconChevronRight {...iconProps} />}
        disabled={last >= count}
        onClick={() => onPage(page + 1)}
      />
    </Text>
  );
}

/** The page of the lines that is shown: that of the active value whenever another one becomes active, else the chosen one. */
function useRowPage(lines: readonly Line[], activeId: string | null) {
  const [chosen, setChosen] = useState<{ activeId: string | null; page: number } | null>(null);
  const last = Math.max(0, Math.ceil(lines.length / ROWS_PER_PAGE) - 1);
  const active = activeId === null ? -1 : lines.findIndex(({ row }) => row.metricIds.includes(activeId));
  const ofActive = active < 0 ? null : Math.floor(active / ROWS_PER_PAGE);
  const isChosen = chosen !== null && (chosen.activeId === activeId || ofActive === null);
  return {
    page: Math.min(last, (isChosen ? chosen.page : ofActive) ?? 0),
    setPage: (page: number) => setChosen({ activeId, page }),
  };
}

const STEPS: Readonly<Record<string, readonly [line: number, column: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** The cell that an arrow key leads to from the active one; null at the edge of the table, or for another key. */
function findStep(
  key: string,
  lines: readonly Line[],
  columns: readonly RowMetric[],
  activeId: string | null,
): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const lineIndex = lines.findIndex(({ row }) => activeId !== null && row.metricIds.includes(activeId));
  const line = lines[lineIndex];
  const columnIndex = columns.findIndex(({ fin }) => line?.fields.get(fin)?.metric.id === activeId);
  const column = columns[columnIndex + step[1]];
  return (column && lines[lineIndex + step[0]]?.fields.get(column.fin)?.metric.id) ?? null;
}
