import { useApi } from '@assay/shared/api-client';
import { useNotify } from '@assay/shared/platform';
import { useSearchParams } from '@assay/shared/router';
import { useLoadState } from '@assay/shared/state';
import { useCallback, useEffect } from 'react';
import { metricQuery } from '../../metric/metric.queries.ts';

const PARAMETER = 'viewMetric';

/** The metric whose panel is open; the address holds its fin [ROUTE-039, AMB-102]. One that is not there closes it. */
export function useOpenMetric() {
  const api = useApi();
  const notify = useNotify();
  const [params, setParams] = useSearchParams();
  const fin = params.get(PARAMETER);
  const open = useCallback(
    (next: string | null) =>
      setParams(
        (before) => {
          const changed = new URLSearchParams(before);
          if (next === null) changed.delete(PARAMETER);
          else changed.set(PARAMETER, next);
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
  return { fin, metric: fin === null ? undefined : data, open };
}
