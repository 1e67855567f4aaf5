import { text } from '@assay/shared/messages';
import { DataTable, type TableColumn } from '@assay/shared/ui';
import { periodText, toTimeBuckets, type Period, type Span } from '../model/time-buckets.ts';
import { StatisticLink } from './figure-link.tsx';
import { StatisticPanel, type PanelLoad } from './figure-panel.tsx';
import { PeriodControl } from './period-control.tsx';
import { TimeBucketChart, totalText } from './time-bucket-chart.tsx';

export interface UploadsPanelProps {
  /** Uploads of each day, the oldest first. */
  readonly load: PanelLoad<readonly { readonly date: string; readonly count: number }[]>;
  readonly period: Period;
  /** Absent where the whole page has one period. */
  readonly onPeriodChange?: (period: Period) => void;
}

const queryOf = ({ from, to }: Span) => ({ uploadedFrom: from, uploadedTo: to });

function columnsOf(period: Period): readonly TableColumn<Span>[] {
  return [
    {
      id: 'date',
      header: period === '365' ? text('usage.columnMonth') : text('usage.columnDate'),
      cell: ({ name }) => name,
    },
    {
      id: 'count',
      header: text('usage.columnDocuments'),
      width: 120,
      align: 'right',
      cell: (span) => <StatisticLink count={span.count} name={span.name} query={queryOf(span)} />,
    },
  ];
}

/** Uploads per date [USE-002]: bars, and the days or months that had any. */
export function UploadsPanel({ load, period, onPeriodChange }: UploadsPanelProps) {
  const spans = toTimeBuckets(load.data ?? [], period);
  return (
    <StatisticPanel
      title={text('usage.uploads')}
      hint={text('usage.uploadsHint')}
      failure="usage.loadFailed"
      load={load}
      controls={onPeriodChange && <PeriodControl value={period} onChange={onPeriodChange} />}
      chart={() => (
        <TimeBucketChart
          label={text('usage.uploadsChart', { total: totalText(spans), period: periodText(period) })}
          spans={spans}
          queryOf={queryOf}
        />
      )}
      table={() => (
        <DataTable
          label={text('usage.uploads')}
          columns={columnsOf(period)}
          rows={spans.filter(({ count }) => count > 0).toReversed()}
          rowKey={({ from }) => from}
          density="compact"
          empty={{ message: text('usage.noUploads') }}
        />
      )}
    />
  );
}
