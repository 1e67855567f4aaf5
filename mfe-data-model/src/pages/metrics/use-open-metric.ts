import { useApi } from '@assay/shared/api-client';
import { useNotify } from '@assay/shared/platform';
import { useSearchParam } from '@assay/shared/router';
import { useLoadState } from '@assay/shared/state';
import { useEffect } from 'react';
import { useMetricDraft } from '../../features/metric-editor/index.ts';
import { metricQuery } from '../../metric/metric.queries.ts';

/** Holds the fin of the open metric in the address. */
export const METRIC_PARAMETER = 'viewMetric';

/**
 * The metric whose panel is open, and its unsaved edits; the address holds its fin [ROUTE-039, AMB-102]. One that is not
 * there closes it.
 */
export function useOpenMetric() {
  const api = useApi();
  const notify = useNotify();
  const [fin, open] = useSearchParam(METRIC_PARAMETER);
  const { data, error } = useLoadState(metricQuery(api, fin));
  useEffect(() => {
    if (error === null || fin === null) return;
    notify.failure(error, 'metrics.openFailed');
    open(null);
  }, [error, fin, notify, open]);
  const metric = fin === null ? undefined : data;
  return { fin, metric, open, draft: useMetricDraft(metric) };
}

export type OpenMetric = ReturnType<typeof useOpenMetric>;
