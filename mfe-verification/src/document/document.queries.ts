import { gunzipPayload, useApi, type ApiClient } from '@assay/shared/api-client';
import { getVerification } from '@assay/shared/contracts';
import { usePlatform, type Logger } from '@assay/shared/platform';
import { queryOptions, type QueryClient } from '@assay/shared/query';
import { useLoadState, type LoadState } from '@assay/shared/state';
import { parsePayload, DocumentLoadError } from './parse-payload.ts';
import type { ReviewDocument } from './review-document.ts';

/** Not under `documentsKey`: saving an edit invalidates that key, and must not load the open document again. */
const keyOf = (documentRequestId: string) => ['verification', documentRequestId] as const;

/** The read of a document with its metrics [API-010]. Rejects with a `DocumentLoadError`, which names the message. */
export function documentQuery(api: ApiClient, log: Logger, documentRequestId: string) {
  return queryOptions({
    queryKey: keyOf(documentRequestId),
    queryFn: async ({ signal }): Promise<ReviewDocument> => {
      let raw: unknown;
      try {
        const { data } = await api.call(getVerification, { params: { id: documentRequestId } }, { signal });
        raw = await gunzipPayload(data);
      } catch (cause) {
        throw new DocumentLoadError('verification.loadFailed', { cause });
      }
      return parsePayload(raw, (metric, reason) =>
        log.warn('verification.metricDropped', { documentRequestId, metric, reason }),
      );
    },
  });
}

/** A document under review. Check `status` first: during the load, `data` may be that of an earlier visit. */
export function useReviewDocument(documentRequestId: string): LoadState<ReviewDocument> {
  const api = useApi();
  const { log } = usePlatform();
  return useLoadState(documentQuery(api, log, documentRequestId));
}

/** Marks the loaded document as confirmed or unconfirmed, without loading it again. */
export function markConfirmed(
  queryClient: QueryClient,
  { request }: ReviewDocument,
  isVerified: boolean,
): void {
  queryClient.setQueryData<ReviewDocument>(
    keyOf(request.id),
    (before) => before && { ...before, request: { ...before.request, isVerified } },
  );
}
