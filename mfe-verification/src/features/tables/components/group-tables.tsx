import { isNumericDataType, type Language, type MetricDataType } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { DataTable, EmptyState, IconCheck, iconProps, Tabs, type TableColumn } from '@assay/shared/ui';
import { MetricValue } from '@assay/shared/widgets';
import { useMemo } from 'react';
import type { ReviewDocument, ReviewGroup } from '../../../document/review-document.ts';
import {
  sumColumn,
  toCells,
  toTable,
  type ColumnHeader,
  type TableCell,
  type TableRow,
  type TableSource,
} from '../model/group-table.ts';
import classes from './group-tables.module.css';

export interface GroupTablesProps {
  readonly document: ReviewDocument;
  /** The index of the group that is shown. */
  readonly index: number;
  readonly language: Language;
  readonly onIndexChange: (index: number) => void;
  /** Opens the document at a value. */
  readonly onOpen: (metricId: string) => void;
}

/** The groups of a document as tabs. A repeating group is a table with a row for each nested group. Read-only. */
export function GroupTables({ document, index, language, onIndexChange, onOpen }: GroupTablesProps) {
  const { groups } = document;
  const group = groups[index];
  if (!group)
    return (
      <EmptyState
        message={text('verification.tablesEmpty')}
        description={text('verification.tablesEmptyHint')}
      />
    );
  return (
    <Tabs
      label={text('verification.tables')}
      tabs={groups.map(({ label, rows, isRepeatable }, position) => ({
        id: String(position),
        label,
        detail: isRepeatable ? <span className={classes.count}>{rows.length}</span> : undefined,
      }))}
      value={String(index)}
      onChange={(id) => onIndexChange(Number(id))}
    >
      {group.isRepeatable ? (
        <RepeatingTable key={group.id} group={group} source={document} language={language} onOpen={onOpen} />
      ) : (
        <SingleTable key={group.id} group={group} source={document} language={language} onOpen={onOpen} />
      )}
    </Tabs>
  );
}

/** Column widths in px that fit a typical value, such as a nine-digit amount with its currency. */
const WIDTHS: Readonly<Record<MetricDataType, number>> = {
  CURRENCY: 164,
  NUMERIC: 120,
  PERCENTAGE: 96,
  DATE: 112,
  STRING: 140,
  ENTITY_NAME: 160,
  ENTITY_LINK: 160,
};

const isFigure = (dataType: MetricDataType) => isNumericDataType(dataType) || dataType === 'DATE';

interface TableProps {
  readonly group: ReviewGroup;
  readonly source: TableSource;
  readonly language: Language;
  readonly onOpen: (metricId: string) => void;
}

interface ValueProps extends Pick<TableProps, 'language' | 'onOpen'> {
  readonly cell: TableCell;
  readonly align: 'left' | 'right';
}

function Value({ cell, align, language, onOpen }: ValueProps) {
  return (
    <button
      type="button"
      className={classes.cell}
      data-align={align}
      aria-label={text('verification.openInDocument', { metric: cell.label })}
      aria-describedby={`cell-${cell.metricId}`}
      onClick={() => onOpen(cell.metricId)}
    >
      {cell.isVerified && <IconCheck {...iconProps} size={13} className={classes.verified} />}
      <span id={`cell-${cell.metricId}`} className={classes.value}>
        <MetricValue metric={cell} datapoint={cell} language={language} />
      </span>
    </button>
  );
}

function RepeatingTable({ group, source, language, onOpen }: TableProps) {
  const { columnHeaders, rows } = useMemo(() => toTable(group, source), [group, source]);
  const toColumn = ({ fin, index, displayLabel, dataType }: ColumnHeader): TableColumn<TableRow> => {
    const align = isFigure(dataType) ? 'right' : 'left';
    return {
      id: fin,
      header: displayLabel,
      align,
      ...(isFigure(dataType) && { width: WIDTHS[dataType] }),
      cell: ({ cells }) => {
        const cell = cells[index];
        return cell ? <Value cell={cell} align={align} language={language} onOpen={onOpen} /> : null;
      },
    };
  };
  const [first] = columnHeaders;
  const totals = Object.fromEntries(
    columnHeaders.map((header) => [header.fin, sumColumn(header, rows, language)]),
  );
  const labelled =
    first && totals[first.fin] === null ? { ...totals, [first.fin]: text('verification.totals') } : totals;
  return (
    <DataTable
      label={group.label}
      density="compact"
      columns={[
        { id: 'row', header: '#', width: 44, align: 'right', cell: ({ rowIndex }) => rowIndex + 1 },
        ...columnHeaders.map(toColumn),
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      minWidth={columnHeaders.reduce((width, { dataType }) => width + WIDTHS[dataType], 44)}
      totals={group.hasTotals ? labelled : undefined}
      empty={{ message: text('verification.tablesEmpty'), description: text('verification.tablesEmptyHint') }}
    />
  );
}

function SingleTable({ group, source, language, onOpen }: TableProps) {
  const cells = useMemo(() => toCells(group, source), [group, source]);
  return (
    <div className={classes.single}>
      <DataTable
        label={group.label}
        density="compact"
        columns={[
          { id: 'metric', header: text('verification.metric'), cell: ({ label }) => label },
          {
            id: 'value',
            header: text('verification.value'),
            align: 'right',
            cell: (cell) => <Value cell={cell} align="right" language={language} onOpen={onOpen} />,
          },
        ]}
        rows={cells}
        rowKey={({ metricId }) => metricId}
        empty={{
          message: text('verification.tablesEmpty'),
          description: text('verification.tablesEmptyHint'),
        }}
      />
    </div>
  );
}
