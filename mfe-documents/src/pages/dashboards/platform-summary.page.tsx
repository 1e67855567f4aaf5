import { useApi } from '@assay/shared/api-client';
import { useSearchParam } from '@assay/shared/router';
import { useLoadState } from '@assay/shared/state';
import {
  PERIODS,
  SummaryPanel,
  summaryQuery,
  UploadsPanel,
  uploadUsageQuery,
} from '../../features/statistics/index.ts';
import { StagesPanel } from '../stages-panel.tsx';

/** `/assay-dashboards/platform-summary`: the review at a glance, uploads, and documents per stage [ROUTE-023, AMB-009]. */
export function PlatformSummaryPage() {
  const api = useApi();
  const [value, onChange] = useSearchParam('period', PERIODS);
  return (
    <>
      <SummaryPanel load={useLoadState(summaryQuery(api, Number(value)))} period={{ value, onChange }} />
      <UploadsPanel load={useLoadState(uploadUsageQuery(api))} period={value} />
      <StagesPanel />
    </>
  );
}
