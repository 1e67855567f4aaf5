import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listMetricSummaries, type EntityType } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { queryOptions } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';
import { useEffect } from 'react';

/** All entity types come in one page of this size [API-043]. */
const PAGE_SIZE = 500;
const NONE: readonly EntityType[] = [];

function entityTypesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['metric-identifiers', 'entity-types'],
    queryFn: async ({ signal }): Promise<readonly EntityType[]> => {
      const query = { type: ['ENTITY_NAME'], isStatic: 'true', maxPageSize: PAGE_SIZE, orderBy: 'name:asc' };
      const { metrics } = await api.call(listMetricSummaries, { query }, { signal });
      return metrics.map(({ fin, name, validators }) => ({ fin, displayName: name, validators }));
    },
  });
}

/** The client's entity types by name: its static ENTITY_NAME metrics [AMB-094]. A failure is shown as a toast. */
export function useEntityTypes(): readonly EntityType[] {
  const api = useApi();
  const notify = useNotify();
  const { data, error } = useLoadState(entityTypesQuery(api));
  useEffect(() => {
    if (error !== null) notify.failure(error, 'entities.typesFailed');
  }, [error, notify]);
  return data ?? NONE;
}
