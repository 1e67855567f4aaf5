import { useApi } from '@assay/shared/api-client';
import { lessonState, listLessons } from '@assay/shared/contracts';
import { formatOrderBy } from '@assay/shared/domain';
import { keepPreviousData, learningKey, queryOptions } from '@assay/shared/query';
import { useLoadState, type ListQuery } from '@assay/shared/state';

/** A page of what was learned from reviewers; states that the address makes up are left out. */
export function useLessonList({ maxPageSize, orderBy, filters }: ListQuery, offset: number) {
  const api = useApi();
  const query = {
    offset,
    maxPageSize,
    orderBy: orderBy ? formatOrderBy(orderBy) : undefined,
    search: filters.search?.[0],
    state: filters.state?.flatMap((state) => lessonState.safeParse(state).data ?? []),
  };
  return useLoadState(
    queryOptions({
      queryKey: [...learningKey, 'list', query],
      queryFn: async ({ signal }) => {
        const { lessons, totalLessonCount } = await api.call(listLessons, { query }, { signal });
        return { items: lessons, totalCount: totalLessonCount };
      },
      placeholderData: keepPreviousData,
    }),
  );
}
