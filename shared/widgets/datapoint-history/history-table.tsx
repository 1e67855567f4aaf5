import type { StoredDatapoint } from '@assay/shared/contracts';
import { formatDate, formatDateTime, PAGE_SIZES, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { DataTable, LoadingOverlay, Pagination, type TableColumn } from '@assay/shared/ui';
import { useEffect, useRef } from 'react';
import type { EditedMetric } from '../datapoint-editor/datapoint-draft.ts';
import { HistoryValue } from './history-value.tsx';
import { useRestoreDatapoints } from './history.mutations.ts';
import type { History } from './use-history.ts';
import classes from './datapoint-history.module.css';

/** Minimum width of the table in px. */
const MIN_WIDTH = 720;

export interface HistoryTableProps {
  readonly history: History;
  readonly metric: EditedMetric;
  readonly language: Language;
  readonly label: string;
}

/**
 * Keeps the first row of a page in view when the page size changes [HIST-011]: the new page holds it, and the table scrolls
 * to it.
 */
function useKeptRow(rows: readonly StoredDatapoint[]) {
  const frame = useRef<HTMLDivElement>(null);
  const kept = useRef<string>(undefined);
  useEffect(() => {
    const id = kept.current;
    if (id === undefined) return;
    const row = frame.current?.querySelector(`[data-row-key="${CSS.escape(id)}"]`);
    if (!row) return;
    kept.current = undefined;
    row.scrollIntoView({ block: 'center' });
  }, [rows]);
  return { frame, keep: () => (kept.current = rows[0]?.id) };
}

/** The values of a metric, newest first, with the page they are on [HIST-004…HIST-007]. */
export function HistoryTable({ history, metric, language, label }: HistoryTableProps) {
  const { rows, query, totalCount, selected, setSelected, day, hasData, status } = history;
  const { frame, keep } = useKeptRow(rows);
  const restore = useRestoreDatapoints();
  const columns: readonly TableColumn<StoredDatapoint>[] = [
    {
      id: 'value',
      header: text('datapoints.columnValue'),
      width: '62%',
      wraps: true,
      cell: (datapoint) => (
        <HistoryValue
          datapoint={datapoint}
          metric={metric}
          language={language}
          onRestore={(id) => restore.mutate([id])}
        />
      ),
    },
    {
      id: 'reportingDate',
      header: text('datapoints.columnReportingDate'),
      width: '16%',
      cell: ({ reportingDate }) => formatDate(reportingDate, language),
    },
    {
      id: 'lastEdit',
      header: text('datapoints.columnLastEdit'),
      width: '22%',
      cell: ({ lastModified }) => formatDateTime(lastModified, language),
      title: ({ lastModifiedBy, lastModified }) =>
        text('datapoints.changeBy', { by: lastModifiedBy, time: formatDateTime(lastModified, language) }),
    },
  ];
  return (
    <>
      <div className={classes.table} ref={frame}>
        <LoadingOverlay visible={status === 'pending'} />
        <DataTable
          label={label}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={({ reportingDate }) => formatDate(reportingDate, language)}
          selection={day === null ? { selected, onChange: setSelected } : undefined}
          isLoading={!hasData}
          minWidth={MIN_WIDTH}
          empty={{ message: text('datapoints.historyEmpty') }}
        />
      </div>
      {totalCount > 0 && (
        <Pagination
          size="sm"
          page={query.page}
          pageSize={query.maxPageSize}
          total={totalCount}
          pageSizes={PAGE_SIZES}
          onPageChange={history.goToPage}
          onPageSizeChange={(size) => {
            keep();
            history.setPageSize(size);
          }}
        />
      )}
    </>
  );
}
