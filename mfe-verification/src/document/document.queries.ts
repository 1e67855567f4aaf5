import { gunzipPayload, useApi, type ApiClient } from '@assay/shared/api-client';
import { getVerification } from '@assay/shared/contracts';
import { usePlatform, type Logger } from '@assay/shared/platform';
import { documentUnderReviewKey, queryOptions, type QueryClient } from '@assay/shared/query';
import { useLoadState, type LoadState } from '@assay/shared/state';
import { priorValuesQuery } from './prior-values.queries.ts';
import { parsePayload, DocumentLoadError } from './parse-payload.ts';
import type { ReviewDocument } from './review-document.ts';

/** Not under `documentsKey`: saving an edit invalidates that key, and must not load the open document again. */
const keyOf = (documentRequestId: string) => [...documentUnderReviewKey, documentRequestId] as const;

/**
 * How long a document that was read ahead counts as fresh, in ms. Every change of a value in this tab makes it stale at
 * once; a change by someone else is found by its version when the document is saved [AMB-059].
 */
const FRESH_MS = 60_000;

/** The read of a document with its metrics [API-010]. Rejects with a `DocumentLoadError`, which names the message. */
export function documentQuery(api: ApiClient, log: Logger, documentRequestId: string) {
  return queryOptions({
    queryKey: keyOf(documentRequestId),
    staleTime: FRESH_MS,
    queryFn: async ({ signal, client }): Promise<ReviewDocument> => {
      // At the same time, because it decides which values need review. Without it they are shown as they are.
      const prior = client.prefetchQuery(priorValuesQuery(api, documentRequestId));
      let raw: unknown;
      try {
        const { data } = await api.call(getVerification, { params: { id: documentRequestId } }, { signal });
        raw = await gunzipPayload(data);
        await prior;
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
    (before) =>
      before && {
        ...before,
        // A confirmation publishes what changed, and replaces what was still stored.
        request: { ...before.request, isVerified, unpublishedChanges: 0, storedValues: null },
      },
  );
  // The states in it are those of the load: the next visit reads it again.
  void queryClient.invalidateQueries({ queryKey: keyOf(request.id), refetchType: 'none' });
}

/** Says how many changes of the loaded document are not published after a save; undefined where nothing was saved. */
export function setUnpublishedChanges(
  queryClient: QueryClient,
  documentRequestId: string,
  unpublishedChanges: number | undefined,
): void {
  if (unpublishedChanges === undefined) return;
  queryClient.setQueryData<ReviewDocument>(keyOf(documentRequestId), (before) =>
    before === undefined || before.request.unpublishedChanges === unpublishedChanges
      ? before
      : { ...before, request: { ...before.request, unpublishedChanges } },
  );
}

/** Gives the loaded document other overrides of its checks, without loading it again. */
export function setCheckOverrides(
  queryClient: QueryClient,
  documentRequestId: string,
  checkOverrides: ReviewDocument['checkOverrides'],
): void {
  queryClient.setQueryData<ReviewDocument>(
    keyOf(documentRequestId),
    (before) => before && { ...before, checkOverrides },
  );
}

/** The kinds of reads that belong to one document, by the first part of their key. */
const PER_DOCUMENT = new Set([documentUnderReviewKey[0], 'document-links', 'annotations']);

/** Forgets the reads of all documents but some, so that a long queue does not fill the memory. */
export function keepDocuments(queryClient: QueryClient, documentRequestIds: readonly string[]): void {
  const kept = new Set(documentRequestIds);
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey: [kind, id] }) =>
      typeof id === 'string' && PER_DOCUMENT.has(String(kind)) && !kept.has(id),
  });
}
