import { useApi } from '@assay/shared/api-client';
import { text } from '@assay/shared/messages';
import { useSearchParam } from '@assay/shared/router';
import { useLoadState } from '@assay/shared/state';
import { PageHeader } from '@assay/shared/ui';
import {
  AccuracyPanel,
  accuracyUsageQuery,
  insightsQuery,
  PERIODS,
  UploadsPanel,
  uploadUsageQuery,
  VerifiedMetricsPanel,
} from '../../features/statistics/index.ts';
import { StagesPanel } from '../stages-panel.tsx';
import classes from './usage.module.css';

/** `/usage`: uploads, accuracy, the proportion of metrics verified, and documents per stage [ROUTE-016]. */
export function UsagePage() {
  const api = useApi();
  const [period, setPeriod] = useSearchParam('period', PERIODS);
  return (
    <div className={classes.page}>
      <PageHeader title={text('navigation.usage')} />
      <UploadsPanel load={useLoadState(uploadUsageQuery(api))} period={period} onPeriodChange={setPeriod} />
      <AccuracyPanel
        title={text('usage.accuracy')}
        load={useLoadState(accuracyUsageQuery(api))}
        failure="usage.loadFailed"
      />
      <VerifiedMetricsPanel load={useLoadState(insightsQuery(api))} />
      <StagesPanel />
    </div>
  );
}
