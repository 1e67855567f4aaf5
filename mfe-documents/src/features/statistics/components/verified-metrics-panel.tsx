import type { Insights } from '@assay/shared/contracts';
import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { DataTable, type TableColumn } from '@assay/shared/ui';
import { RingChart } from '@assay/shared/ui/charts';
import type { StatisticQuery } from '../model/figure-query.ts';
import { percentText } from '../model/figure-texts.ts';
import { StatisticLink } from './figure-link.tsx';
import { StatisticPanel, type PanelLoad } from './figure-panel.tsx';

interface StateRow {
  readonly state: string;
  readonly count: number;
  readonly query: StatisticQuery;
}

const COLUMNS: readonly TableColumn<StateRow>[] = [
  {
    id: 'state',
    get header() {
      return text('usage.columnState');
    },
    cell: ({ state }) => state,
  },
  {
    id: 'count',
    get header() {
      return text('usage.columnMetrics');
    },
    width: 120,
    align: 'right',
    cell: ({ count, state, query }) => <StatisticLink count={count} name={state} query={query} />,
  },
];

const numberText = (value: number) => formatNumber(String(value));

function Ring({ metricsVerified: verified, metricsTotal: total }: Insights) {
  const share = total === 0 ? 0 : verified / total;
  const detail = text('usage.xOfY', { verified: numberText(verified), total: numberText(total) });
  const percent = percentText(share);
  return (
    <RingChart
      label={text('usage.metricsVerifiedChart', { percent, detail })}
      share={share}
      value={percent}
      detail={detail}
    />
  );
}

/** The proportion of metrics that are verified [USE-004, AMB-043]: a ring, and the two numbers. */
export function VerifiedMetricsPanel({ load }: { readonly load: PanelLoad<Insights> }) {
  return (
    <StatisticPanel
      title={text('usage.metricsVerified')}
      hint={text('usage.metricsVerifiedHint')}
      failure="usage.loadFailed"
      load={load}
      chart={(insights) => <Ring {...insights} />}
      table={({ metricsVerified: verified, metricsTotal: total }) => (
        <DataTable
          label={text('usage.metricsVerified')}
          columns={COLUMNS}
          rows={[
            { state: text('usage.verified'), count: verified, query: { metrics: 'verified' } },
            { state: text('usage.notVerified'), count: total - verified, query: { metrics: 'open' } },
          ]}
          rowKey={({ state }) => state}
          density="compact"
          empty={{ message: text('generic.empty') }}
        />
      )}
    />
  );
}
