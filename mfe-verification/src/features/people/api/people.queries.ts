import { useApi, type ApiClient } from '@assay/shared/api-client';
import { claimDocument, releaseDocument, reportPresence, type ResponseOf } from '@assay/shared/contracts';
import { PRESENCE_POLL_MS } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { queryOptions, useMutation, useQueryClient } from '@assay/shared/query';

/** Who is at a document besides the user, and who has claimed it. */
export type People = ResponseOf<typeof reportPresence>;

const keyOf = (documentRequestId: string) => ['people', documentRequestId] as const;

/** Reports that the document is open, again and again while it is in sight, and reads who else has it open. */
export function peopleQuery(api: ApiClient, documentRequestId: string, readActivity: () => boolean) {
  return queryOptions({
    queryKey: keyOf(documentRequestId),
    queryFn: ({ signal }): Promise<People> =>
      api.call(
        reportPresence,
        { params: { id: documentRequestId }, body: { isActive: readActivity() } },
        { signal },
      ),
    refetchInterval: PRESENCE_POLL_MS,
  });
}

/** Claims a document, takes it over from someone else, or releases it. */
export function useClaim(documentRequestId: string) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const params = { id: documentRequestId };
  return useMutation({
    mutationFn: (act: 'claim' | 'takeOver' | 'release'): Promise<People> =>
      act === 'release'
        ? api.call(releaseDocument, { params })
        : api.call(claimDocument, { params, body: { takesOver: act === 'takeOver' } }),
    onSuccess: (people) => queryClient.setQueryData(keyOf(documentRequestId), people),
    onError: (error, act) => {
      notify.failure(error, act === 'release' ? 'people.releaseFailed' : 'people.claimFailed');
      void queryClient.invalidateQueries({ queryKey: keyOf(documentRequestId) });
    },
  });
}
