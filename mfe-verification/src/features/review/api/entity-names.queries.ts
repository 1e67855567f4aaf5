import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listEntities } from '@assay/shared/contracts';
import { ENTITY_SEARCH_DELAY_MS } from '@assay/shared/domain';
import { keepPreviousData, queryOptions, useQuery } from '@assay/shared/query';
import type { NamedEntity } from '@assay/shared/widgets';
import { useEffect, useState } from 'react';

/** As many suggestions as a user can read at a glance. */
const MAX_SUGGESTIONS = 10;
const NONE: readonly NamedEntity[] = [];

function entityNamesQuery(api: ApiClient, name: string | null) {
  return queryOptions({
    queryKey: ['entities', 'named', name],
    queryFn: async ({ signal }): Promise<readonly NamedEntity[]> => {
      const query = { name: name ?? '', maxPageSize: MAX_SUGGESTIONS };
      const { entities } = await api.call(listEntities, { query }, { signal });
      return entities.map((entity) => ({ id: entity.interDocumentEntityId, name: entity.name }));
    },
    enabled: name !== null && name !== '',
    placeholderData: keepPreviousData,
  });
}

/** The client's entities whose name contains the typed text; none for null [AMB-069, API-053]. */
export function useEntityNames(typed: string | null): readonly NamedEntity[] {
  const api = useApi();
  const name = useDebounced(typed);
  const { data } = useQuery(entityNamesQuery(api, name));
  return typed === null || typed === '' ? NONE : (data ?? NONE);
}

/** The value, once it has stayed the same for the length of a pause in typing. */
function useDebounced(value: string | null): string | null {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ENTITY_SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
