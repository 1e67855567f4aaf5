import type { getImportSources, ResponseOf } from '@assay/shared/contracts';
import { FAILED_STAGES, formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useNavigateTo } from '@assay/shared/router';
import { DataTable, type TableColumn } from '@assay/shared/ui';
import { BarChart } from '@assay/shared/ui/charts';
import { shareText } from '../model/figure-texts.ts';
import { periodText, type Period } from '../model/time-buckets.ts';
import { StatisticLink } from './figure-link.tsx';
import { StatisticPanel, type PanelLoad } from './figure-panel.tsx';
import { PeriodControl } from './period-control.tsx';

type Sources = ResponseOf<typeof getImportSources>;
type SourceRow = Sources['items'][number];

export interface SourcesPanelProps {
  readonly load: PanelLoad<Sources>;
  readonly period: Period;
  readonly onPeriodChange: (period: Period) => void;
}

const numberText = (value: number) => formatNumber(String(value));

const queryOf = ({ from_date, to_date }: Sources, source: string) => ({
  uploadedFrom: from_date,
  uploadedTo: to_date,
  source,
});

function columnsOf(sources: Sources): readonly TableColumn<SourceRow>[] {
  const right = { width: 100, align: 'right' } as const;
  return [
    { id: 'source', header: text('dashboards.columnSource'), cell: ({ source }) => source },
    {
      ...right,
      id: 'documents',
      header: text('usage.columnDocuments'),
      cell: ({ documents, source }) => (
        <StatisticLink count={documents} name={source} query={queryOf(sources, source)} />
      ),
    },
    {
      ...right,
      width: 76,
      id: 'failed',
      header: text('dashboards.columnFailed'),
      cell: ({ failed, source }) => (
        <StatisticLink
          count={failed}
          name={text('dashboards.failedOf', { source })}
          query={{ ...queryOf(sources, source), stage: [...FAILED_STAGES] }}
        />
      ),
    },
    {
      ...right,
      id: 'rate',
      header: text('dashboards.columnFailureRate'),
      cell: ({ documents, failed }) => shareText(failed, documents),
    },
  ];
}

/** Documents by the source that they came from, and how many of them failed [AMB-009]. */
export function SourcesPanel({ load, period, onPeriodChange }: SourcesPanelProps) {
  const navigateTo = useNavigateTo();
  const sum = (rows: readonly SourceRow[]) =>
    numberText(rows.reduce((total, { documents }) => total + documents, 0));
  return (
    <StatisticPanel
      title={text('dashboards.sources')}
      hint={text('dashboards.sourcesHint')}
      failure="dashboards.loadFailed"
      load={load}
      controls={<PeriodControl value={period} onChange={onPeriodChange} />}
      chart={(sources) => (
        <BarChart
          label={text('dashboards.sourcesChart', { total: sum(sources.items), period: periodText(period) })}
          reading={text('usage.total', { count: sum(sources.items) })}
          points={sources.items.map(({ source, documents }) => ({
            id: source,
            label: source,
            reading: text('usage.reading', { name: source, value: numberText(documents) }),
            value: documents,
          }))}
          formatValue={numberText}
          onOpen={(source) => navigateTo('documents.figure', { query: queryOf(sources, source) })}
        />
      )}
      table={(sources) => (
        <DataTable
          label={text('dashboards.sources')}
          columns={columnsOf(sources)}
          rows={sources.items}
          rowKey={({ source }) => source}
          density="compact"
          empty={{ message: text('usage.noUploads') }}
        />
      )}
    />
  );
}
