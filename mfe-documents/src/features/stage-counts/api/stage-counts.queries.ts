import { useApi, type ApiClient } from '@assay/shared/api-client';
import { getSummaryCounts } from '@assay/shared/contracts';
import type { Stage } from '@assay/shared/domain';
import { useStageChanges } from '@assay/shared/platform';
import { documentsKey, queryOptions, useQueryClient } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';
import { useCallback } from 'react';

const countsKey = [...documentsKey, 'counts'] as const;

/** How many documents are at each of the stages [API-005, AMB-004]. */
export function stageCountsQuery(api: ApiClient, stages: readonly Stage[]) {
  return queryOptions({
    queryKey: [...countsKey, stages],
    queryFn: ({ signal }) => api.call(getSummaryCounts, { query: { stage: stages } }, { signal }),
  });
}

/** How many documents are at each of the stages, with the load status. Kept true while documents move. */
export function useStageCounts(stages: readonly Stage[]) {
  useStageChanges(stages, useRefreshStageCounts());
  return useLoadState(stageCountsQuery(useApi(), stages));
}

/** Reads all stage counts on the screen again. */
export function useRefreshStageCounts(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: countsKey }), [client]);
}
