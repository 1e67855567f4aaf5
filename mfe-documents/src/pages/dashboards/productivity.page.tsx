import { useApi } from '@assay/shared/api-client';
import { useLoadState } from '@assay/shared/state';
import {
  PERIODS,
  ProductivityPanels,
  productivityQuery,
  useAddressChoice,
} from '../../features/figures/index.ts';

/** `/assay-dashboards/document-verification/productivity`: what each reviewer did on each day [ROUTE-023, AMB-009]. */
export function ProductivityPage() {
  const [period, setPeriod] = useAddressChoice('period', PERIODS);
  const load = useLoadState(productivityQuery(useApi(), Number(period)));
  return <ProductivityPanels load={load} period={period} onPeriodChange={setPeriod} />;
}
