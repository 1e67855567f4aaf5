import { useApi } from '@assay/shared/api-client';
import { listEntities } from '@assay/shared/contracts';
import { ENTITY_SEARCH_DELAY_MS } from '@assay/shared/domain';
import { keepPreviousData, useQuery } from '@assay/shared/query';
import type { NamedEntity } from '@assay/shared/widgets';
import { useEffect, useState } from 'react';

/** As many suggestions as can be taken in at a glance. */
const MOST_SUGGESTIONS = 10;
const NONE: readonly NamedEntity[] = [];

/** The client's entities whose name holds what is typed, by name; none for null [AMB-069, API-053]. */
export function useEntityNames(typed: string | null): readonly NamedEntity[] {
  const api = useApi();
  const name = useSettled(typed);
  const { data } = useQuery({
    queryKey: ['entities', 'named', name],
    queryFn: async ({ signal }) => {
      const query = { name: name ?? '', maxPageSize: MOST_SUGGESTIONS };
      const { entities } = await api.call(listEntities, { query }, { signal });
      return entities.map((entity) => ({ id: entity.interDocumentEntityId, name: entity.name }));
    },
    enabled: name !== null && name !== '',
    placeholderData: keepPreviousData,
  });
  return typed === null || typed === '' ? NONE : (data ?? NONE);
}

/** A value once it has stood for the time of a pause in typing. */
function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ENTITY_SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
