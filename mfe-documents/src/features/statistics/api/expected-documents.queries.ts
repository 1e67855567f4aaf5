import { useApi, type ApiClient } from '@assay/shared/api-client';
import {
  followUpExpectedDocuments,
  listColleagues,
  listExpectedDocuments,
  type BodyOf,
} from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { queryOptions, useMutation, useQueryClient } from '@assay/shared/query';
import { statisticsKey } from './usage.queries.ts';

const expectedKey = [...statisticsKey, 'expected'] as const;

/** Which documents came, and which should have. */
export function expectedDocumentsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: expectedKey,
    queryFn: ({ signal }) => api.call(listExpectedDocuments, {}, { signal }),
  });
}

/** Who can follow documents up besides the user. */
export function colleaguesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['colleagues'],
    queryFn: async ({ signal }) => (await api.call(listColleagues, {}, { signal })).items,
  });
}

/** Stores owner and pause of documents that are expected. */
export function useFollowUp() {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof followUpExpectedDocuments>) =>
      api.call(followUpExpectedDocuments, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: expectedKey }),
    onError: (error) => notify.failure(error, 'dashboards.followUpFailed'),
  });
}
