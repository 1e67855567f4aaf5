import { isNumericDataType, type Language, type MetricDataType } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { DataTable, EmptyState, IconCheck, iconProps, Tabs, type TableColumn } from '@assay/shared/ui';
import { MetricValue } from '@assay/shared/widgets';
import { useMemo } from 'react';
import {
  cellsOf,
  totalOf,
  toTable,
  type ColumnHeader,
  type TableCell,
  type TableGroup,
  type TableRowModel,
  type TableSource,
} from '../model/document-table.ts';
import classes from './document-tables.module.css';

export interface DocumentTablesProps {
  readonly source: TableSource;
  /** The place of the group shown. */
  readonly index: number;
  readonly language: Language;
  readonly onIndex: (index: number) => void;
  /** A value was chosen: where it stands in the document is wanted. */
  readonly onOpen: (metricId: string) => void;
}

/** The groups of a document as tabs; a repeating one as a table with a row for each of its nested groups. Read-only. */
export function DocumentTables({ source, index, language, onIndex, onOpen }: DocumentTablesProps) {
  const { groups } = source;
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
      tabs={groups.map(({ label, rows, isRepeatable }, place) => ({
        id: String(place),
        label,
        detail: isRepeatable ? <span className={classes.count}>{rows.length}</span> : undefined,
      }))}
      value={String(index)}
      onChange={(id) => onIndex(Number(id))}
    >
      {group.isRepeatable ? (
        <RepeatingTable key={group.id} group={group} source={source} language={language} onOpen={onOpen} />
      ) : (
        <SingleTable key={group.id} group={group} source={source} language={language} onOpen={onOpen} />
      )}
    </Tabs>
  );
}

/** Widths in px that hold a value of a kind, such as a nine-digit amount with its currency; names get more where there is more. */
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
  readonly group: TableGroup;
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
  const toColumn = ({ fin, index, displayLabel, dataType }: ColumnHeader): TableColumn<TableRowModel> => {
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
    columnHeaders.map((header) => [header.fin, totalOf(header, rows, language)]),
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
  const cells = useMemo(() => cellsOf(group, source), [group, source]);
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
