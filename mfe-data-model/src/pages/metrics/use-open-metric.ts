import { useApi } from '@assay/shared/api-client';
import { useNotify } from '@assay/shared/platform';
import { useSearchParams } from '@assay/shared/router';
import { useLoadState } from '@assay/shared/state';
import { useCallback, useEffect } from 'react';
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
  const [params, setParams] = useSearchParams();
  const fin = params.get(METRIC_PARAMETER);
  const open = useCallback(
    (next: string | null) =>
      setParams(
        (before) => {
          const changed = new URLSearchParams(before);
          if (next === null) changed.delete(METRIC_PARAMETER);
          else changed.set(METRIC_PARAMETER, next);
          return changed;
        },
        { replace: true },
      ),
    [setParams],
  );
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
