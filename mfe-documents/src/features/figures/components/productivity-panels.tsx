import type { getProductivity, ProductivityRow, ResponseOf } from '@assay/shared/contracts';
import { formatNumber, spellDate } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { DataTable, type TableColumn } from '@assay/shared/ui';
import { durationText } from '../model/figure-texts.ts';
import { perReviewer, type Work } from '../model/productivity.ts';
import { fillDays, periodText, toSpans, type Period, type Span } from '../model/spans.ts';
import { FigureLink } from './figure-link.tsx';
import { FigurePanel, type PanelLoad } from './figure-panel.tsx';
import { PeriodControl } from './period-control.tsx';
import { SpanChart, totalText } from './span-chart.tsx';

type Productivity = ResponseOf<typeof getProductivity>;

export interface ProductivityPanelsProps {
  readonly load: PanelLoad<Productivity>;
  readonly period: Period;
  readonly onPeriodChange: (period: Period) => void;
}

const numberText = (value: number) => formatNumber(String(value));
const queryOfSpan = ({ from, to }: Span) => ({ confirmedFrom: from, confirmedTo: to });

/** The columns of figures; `spanOf` gives the days that the figures of a row are about. */
function workColumns<Row extends Work>(
  spanOf: (row: Row) => { readonly confirmedFrom: string; readonly confirmedTo: string },
): readonly TableColumn<Row>[] {
  const queryOf = (row: Row) => ({ ...spanOf(row), confirmedBy: row.reviewer.id });
  const right = { width: 118, align: 'right' } as const;
  return [
    {
      ...right,
      id: 'documents',
      header: text('usage.columnDocuments'),
      cell: (row) => <FigureLink count={row.documents} name={row.reviewer.name} query={queryOf(row)} />,
    },
    {
      ...right,
      id: 'verified',
      header: text('dashboards.columnVerifiedValues'),
      cell: (row) => (
        <FigureLink
          count={row.verified}
          name={row.reviewer.name}
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
        <FigureLink
          count={row.corrected}
          name={row.reviewer.name}
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

/** What reviewers did: documents per day, each reviewer, and each reviewer and day [AMB-009]. */
export function ProductivityPanels({ load, period, onPeriodChange }: ProductivityPanelsProps) {
  const { from_date: from = '', to_date: to = '', items = [] } = load.data ?? {};
  const days = fillDays(
    from,
    to,
    items.map(({ date, documents }) => ({ date, count: documents })),
  );
  const spans = toSpans(days, period);
  const reviewer = {
    id: 'reviewer',
    header: text('dashboards.columnReviewer'),
    cell: ({ reviewer: { name } }: Work) => name,
  };
  const empty = { message: text('dashboards.noReviews') };
  const panel = { load, failure: 'dashboards.loadFailed' } as const;
  return (
    <>
      <FigurePanel
        {...panel}
        title={text('dashboards.reviewed')}
        hint={text('dashboards.reviewedHint')}
        controls={<PeriodControl value={period} onChange={onPeriodChange} />}
        chart={() => (
          <SpanChart
            label={text('dashboards.reviewedChart', { total: totalText(spans), period: periodText(period) })}
            spans={spans}
            queryOf={queryOfSpan}
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
                cell: (span) => <FigureLink count={span.count} name={span.name} query={queryOfSpan(span)} />,
              },
            ]}
            rows={spans.filter(({ count }) => count > 0).toReversed()}
            rowKey={(span) => span.from}
            density="compact"
            empty={empty}
          />
        )}
      />
      <FigurePanel
        {...panel}
        title={text('dashboards.reviewers')}
        hint={text('dashboards.reviewersHint')}
        table={() => (
          <DataTable
            label={text('dashboards.reviewers')}
            columns={[reviewer, ...workColumns<Work>(() => ({ confirmedFrom: from, confirmedTo: to }))]}
            rows={perReviewer(items)}
            rowKey={({ reviewer: person }) => String(person.id)}
            density="compact"
            minWidth={820}
            empty={empty}
          />
        )}
      />
      <FigurePanel
        {...panel}
        title={text('dashboards.byDay')}
        table={() => (
          <DataTable<ProductivityRow>
            label={text('dashboards.byDay')}
            columns={[
              {
                id: 'date',
                header: text('usage.columnDate'),
                width: 130,
                cell: ({ date }) => spellDate(date),
              },
              reviewer,
              ...workColumns<ProductivityRow>(({ date }) => ({ confirmedFrom: date, confirmedTo: date })),
            ]}
            rows={items}
            rowKey={({ date, reviewer: person }) => `${date} ${person.id}`}
            density="compact"
            minWidth={890}
            empty={empty}
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
    </>
  );
}
