import type { ApiClient } from '@assay/shared/api-client';
import { lessonState, listLessons } from '@assay/shared/contracts';
import { learningKey, queryOptions } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';

/** A page of what was learned from reviewers; unknown states in the address are not sent. */
export function lessonListQuery(api: ApiClient, { page, filters }: ListRequest) {
  const query = {
    ...page,
    search: filters.search?.[0],
    state: filters.state?.flatMap((state) => lessonState.safeParse(state).data ?? []),
  };
  return queryOptions({
    queryKey: [...learningKey, 'list', query],
    queryFn: async ({ signal }) => {
      const { lessons, totalLessonCount } = await api.call(listLessons, { query }, { signal });
      return { items: lessons, totalCount: totalLessonCount };
    },
  });
}
