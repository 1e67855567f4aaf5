import { useApi } from '@assay/shared/api-client';
import { listEntities } from '@assay/shared/contracts';
import { formatOrderBy } from '@assay/shared/domain';
import { keepPreviousData, queryOptions } from '@assay/shared/query';
import { useLoadState, type ListQuery } from '@assay/shared/state';

/** A page of entities [API-053]; the rows of the last page stay while the next one loads. */
export function useEntityList({ maxPageSize, orderBy, filters }: ListQuery, offset: number) {
  const api = useApi();
  const query = {
    offset,
    maxPageSize,
    orderBy: orderBy ? formatOrderBy(orderBy) : undefined,
    name: filters.name?.[0],
  };
  return useLoadState(
    queryOptions({
      queryKey: ['entities', 'list', query],
      queryFn: async ({ signal }) => {
        const { entities, totalEntityCount } = await api.call(listEntities, { query }, { signal });
        return { items: entities, totalCount: totalEntityCount };
      },
      placeholderData: keepPreviousData,
    }),
  );
}
