import { useApi } from '@assay/shared/api-client';
import { useSearchParam } from '@assay/shared/router';
import { useLoadState } from '@assay/shared/state';
import { PERIODS, ProductivityPanels, productivityQuery } from '../../features/statistics/index.ts';

/** `/assay-dashboards/document-verification/productivity`: what each reviewer did on each day [ROUTE-023, AMB-009]. */
export function ProductivityPage() {
  const [period, setPeriod] = useSearchParam('period', PERIODS);
  const load = useLoadState(productivityQuery(useApi(), Number(period)));
  return <ProductivityPanels load={load} period={period} onPeriodChange={setPeriod} />;
}
