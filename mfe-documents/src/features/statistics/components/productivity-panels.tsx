import type { getProductivity, ProductivityRow, ResponseOf } from '@assay/shared/contracts';
import { formatNumber, spellDate } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { DataTable, type TableColumn } from '@assay/shared/ui';
import { durationText } from '../model/figure-texts.ts';
import { perReviewer, type Work } from '../model/productivity.ts';
import { fillDays, periodText, toTimeBuckets, type Period, type Span } from '../model/time-buckets.ts';
import { StatisticLink } from './figure-link.tsx';
import { StatisticPanel, type PanelLoad } from './figure-panel.tsx';
import { PeriodControl } from './period-control.tsx';
import { TimeBucketChart, totalText } from './time-bucket-chart.tsx';

type Productivity = ResponseOf<typeof getProductivity>;

export interface ProductivityPanelsProps {
  readonly load: PanelLoad<Productivity>;
  readonly period: Period;
  readonly onPeriodChange: (period: Period) => void;
}

interface WorkPanelProps {
  readonly load: PanelLoad<Productivity>;
  readonly from: string;
  readonly to: string;
  readonly items: readonly ProductivityRow[];
}

const reviewerColumn = () => ({
  id: 'reviewer',
  header: text('dashboards.columnReviewer'),
  cell: ({ reviewer }: Work) => reviewer?.name,
});

const numberText = (value: number) => formatNumber(String(value));
const queryOfTimeBucket = ({ from, to }: Span) => ({ confirmedFrom: from, confirmedTo: to });

/** The days that the figures of a row are about, and whose they are, for the names of links. */
interface WorkSpan {
  readonly from: string;
  readonly to: string;
  readonly name: string;
}

/** The columns of figures of a reviewer, or of all together. */
function workColumns<Row extends Work>(spanOf: (row: Row) => WorkSpan): readonly TableColumn<Row>[] {
  const queryOf = (row: Row) => {
    const { from, to } = spanOf(row);
    return { confirmedFrom: from, confirmedTo: to, confirmedBy: row.reviewer?.id };
  };
  const right = { width: 118, align: 'right' } as const;
  return [
    {
      ...right,
      id: 'documents',
      header: text('usage.columnDocuments'),
      cell: (row) => <StatisticLink count={row.documents} name={spanOf(row).name} query={queryOf(row)} />,
    },
    {
      ...right,
      id: 'verified',
      header: text('dashboards.columnVerifiedValues'),
      cell: (row) => (
        <StatisticLink
          count={row.verified}
          name={spanOf(row).name}
          query={{ ...queryOf(row), metrics: 'verified' }}
        />
      ),
    },
    {
      ...right,
      width: 130,
      id: 'corrected',
      header: text('dashboards.columnCorrectedValues'),
      cell: (row) => (
        <StatisticLink
          count={row.corrected}
          name={spanOf(row).name}
          query={{ ...queryOf(row), outcome: 'corrected' }}
        />
      ),
    },
    {
      ...right,
      id: 'time',
      header: text('dashboards.columnTime'),
      cell: (row) => durationText(row.activeSeconds),
    },
    {
      ...right,
      id: 'perDocument',
      header: text('dashboards.columnTimePerDocument'),
      cell: ({ activeSeconds, documents }) =>
        durationText(documents === 0 ? null : Math.round(activeSeconds / documents)),
    },
  ];
}

/** The work of each reviewer over all days. */
function ReviewersPanel({ load, from, to, items }: WorkPanelProps) {
  return (
    <StatisticPanel
      load={load}
      failure="dashboards.loadFailed"
      title={text('dashboards.reviewers')}
      hint={text('dashboards.reviewersHint')}
      table={() => (
        <DataTable
          label={text('dashboards.reviewers')}
          columns={[
            reviewerColumn(),
            ...workColumns<Work>(({ reviewer }) => ({ from, to, name: reviewer?.name ?? '' })),
          ]}
          rows={perReviewer(items)}
          rowKey={({ reviewer }) => String(reviewer?.id)}
          density="compact"
          minWidth={820}
          empty={{ message: text('dashboards.noReviews') }}
        />
      )}
    />
  );
}

/** The work on each day, of each reviewer or of all together, with its sum. */
function DaysPanel({ load, items, isByReviewer }: WorkPanelProps & { readonly isByReviewer: boolean }) {
  const title = text(isByReviewer ? 'dashboards.byDay' : 'dashboards.byDate');
  const spanOf = ({ date, reviewer }: ProductivityRow) => ({
    from: date,
    to: date,
    name: reviewer?.name ?? spellDate(date),
  });
  return (
    <StatisticPanel
      load={load}
      failure="dashboards.loadFailed"
      title={title}
      {...(isByReviewer ? {} : { hint: text('dashboards.reviewersHidden') })}
      table={() => (
        <DataTable<ProductivityRow>
          label={title}
          columns={[
            {
              id: 'date',
              header: text('usage.columnDate'),
              width: 130,
              cell: ({ date }) => spellDate(date),
            },
            ...(isByReviewer ? [reviewerColumn()] : []),
            ...workColumns<ProductivityRow>(spanOf),
          ]}
          rows={items}
          rowKey={({ date, reviewer }) => `${date} ${reviewer?.id}`}
          density="compact"
          minWidth={890}
          empty={{ message: text('dashboards.noReviews') }}
          totals={{
            date: text('usage.sum'),
            documents: numberText(items.reduce((sum, row) => sum + row.documents, 0)),
            verified: numberText(items.reduce((sum, row) => sum + row.verified, 0)),
            corrected: numberText(items.reduce((sum, row) => sum + row.corrected, 0)),
            time: durationText(items.reduce((sum, row) => sum + row.activeSeconds, 0)),
          }}
        />
      )}
    />
  );
}

/** What reviewers did: documents per day, each reviewer unless the client hides who did what, and each day [AMB-009]. */
export function ProductivityPanels({ load, period, onPeriodChange }: ProductivityPanelsProps) {
  const { from_date: from = '', to_date: to = '', items = [] } = load.data ?? {};
  const days = fillDays(
    from,
    to,
    items.map(({ date, documents }) => ({ date, count: documents })),
  );
  const spans = toTimeBuckets(days, period);
  const isByReviewer = items.every(({ reviewer }) => reviewer !== null);
  const work = { load, from, to, items };
  return (
    <>
      <StatisticPanel
        load={load}
        failure="dashboards.loadFailed"
        title={text('dashboards.reviewed')}
        hint={text('dashboards.reviewedHint')}
        controls={<PeriodControl value={period} onChange={onPeriodChange} />}
        chart={() => (
          <TimeBucketChart
            label={text('dashboards.reviewedChart', { total: totalText(spans), period: periodText(period) })}
            spans={spans}
            queryOf={queryOfTimeBucket}
          />
        )}
        table={() => (
          <DataTable<Span>
            label={text('dashboards.reviewed')}
            columns={[
              { id: 'date', header: text('usage.columnDate'), cell: ({ name }) => name },
              {
                id: 'count',
                header: text('usage.columnDocuments'),
                width: 120,
                align: 'right',
                cell: (span) => (
                  <StatisticLink count={span.count} name={span.name} query={queryOfTimeBucket(span)} />
                ),
              },
            ]}
            rows={spans.filter(({ count }) => count > 0).toReversed()}
            rowKey={(span) => span.from}
            density="compact"
            empty={{ message: text('dashboards.noReviews') }}
          />
        )}
      />
      {isByReviewer && <ReviewersPanel {...work} />}
      <DaysPanel {...work} isByReviewer={isByReviewer} />
    </>
  );
}
