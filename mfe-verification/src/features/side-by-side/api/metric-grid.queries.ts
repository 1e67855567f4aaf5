import { useApi } from '@assay/shared/api-client';
import { getMetricGrid } from '@assay/shared/contracts';
import { documentsKey, queryOptions } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';
import { toMetricGrid } from '../../../document/metric-grid.ts';

/** The values of documents side by side. Every change of a value reads them again. */
export function useMetricGrid(ids: readonly string[]) {
  const api = useApi();
  return useLoadState(
    queryOptions({
      queryKey: [...documentsKey, 'metric-grid', ids],
      queryFn: async ({ signal }) =>
        toMetricGrid(await api.call(getMetricGrid, { body: { ids: [...ids] } }, { signal })),
    }),
  );
}
