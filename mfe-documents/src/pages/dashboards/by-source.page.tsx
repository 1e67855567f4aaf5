import { useApi } from '@assay/shared/api-client';
import { useSearchParam } from '@assay/shared/router';
import { useLoadState } from '@assay/shared/state';
import { PERIODS, SourcesPanel, sourcesQuery } from '../../features/statistics/index.ts';

/** `/assay-dashboards/document-import/by-source`: documents by the source that they came from [ROUTE-023, AMB-009]. */
export function BySourcePage() {
  const [period, setPeriod] = useSearchParam('period', PERIODS);
  const load = useLoadState(sourcesQuery(useApi(), Number(period)));
  return <SourcesPanel load={load} period={period} onPeriodChange={setPeriod} />;
}
