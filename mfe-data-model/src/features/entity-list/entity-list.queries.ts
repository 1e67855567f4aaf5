import type { ApiClient } from '@assay/shared/api-client';
import { IDENTIFIER_FILTERS, listEntities, RELATIONSHIP_FILTERS } from '@assay/shared/contracts';
import type { TableFilters } from '@assay/shared/domain';
import { entitiesKey, queryOptions } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';

/** The options that an address names; it may name others. */
function chosenOf<Option extends string>(options: readonly Option[], chosen: readonly string[] = []) {
  const known = options.filter((option) => chosen.includes(option));
  return known.length === 0 ? undefined : known;
}

/** The filters of the entity list as its calls take them. */
export function entityFiltersOf({ name, type, identifier, relationships }: TableFilters) {
  return {
    name: name?.[0],
    type: type && [...type],
    identifier: chosenOf(IDENTIFIER_FILTERS, identifier),
    relationships: chosenOf(RELATIONSHIP_FILTERS, relationships),
  };
}

/** A page of the client's entities [API-053]. */
export function entityListQuery(api: ApiClient, { page, filters }: ListRequest) {
  const query = { ...page, ...entityFiltersOf(filters) };
  return queryOptions({
    queryKey: [...entitiesKey, 'list', query],
    queryFn: async ({ signal }) => {
      const { entities, totalEntityCount } = await api.call(listEntities, { query }, { signal });
      return { items: entities, totalCount: totalEntityCount };
    },
  });
}
