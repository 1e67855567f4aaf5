import { useApi, type ApiClient } from '@assay/shared/api-client';
import { suggestEntities, type QueryOf, type SuggestedEntity } from '@assay/shared/contracts';
import { ENTITY_SEARCH_DELAY_MS } from '@assay/shared/domain';
import { entitiesKey, keepPreviousData, queryOptions, useQuery } from '@assay/shared/query';
import { useDebounced } from '@assay/shared/state';

/** A name, and where it stands. */
export type SoughtEntity = QueryOf<typeof suggestEntities>;

const NONE: readonly SuggestedEntity[] = [];

/** The entities that a name may mean, the likeliest first [AMB-069]. */
export function suggestedEntitiesQuery(api: ApiClient, query: SoughtEntity) {
  return queryOptions({
    queryKey: [...entitiesKey, 'suggested', query],
    queryFn: async ({ signal }) => (await api.call(suggestEntities, { query }, { signal })).suggestions,
  });
}

/** The entities that a typed name may mean, after a pause in typing; none for null. */
export function useTypedEntities(
  typed: string | null,
  place: Omit<SoughtEntity, 'name'>,
): readonly SuggestedEntity[] {
  const api = useApi();
  const name = useDebounced(typed, ENTITY_SEARCH_DELAY_MS);
  const { data } = useQuery({
    ...suggestedEntitiesQuery(api, { ...place, name: name ?? '' }),
    enabled: name !== null,
    placeholderData: keepPreviousData,
  });
  return typed === null ? NONE : (data ?? NONE);
}
