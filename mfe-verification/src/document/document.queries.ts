import { gunzipPayload, useApi, type ApiClient } from '@assay/shared/api-client';
import { getVerification } from '@assay/shared/contracts';
import { usePlatform, type Logger } from '@assay/shared/platform';
import { documentUnderReviewKey, queryOptions, type QueryClient } from '@assay/shared/query';
import { useLoadState, type LoadState } from '@assay/shared/state';
import { longestTable, ROWS_READ, withFurtherRows } from './further-rows.ts';
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

/** Rows of tables, the first of each being 0. */
interface RowsToRead {
  readonly rows: number;
  readonly fromRow?: number;
}

/** Reads a document with some rows of its tables. @throws DocumentLoadError, which names the message */
async function readDocument(
  { api, log, signal }: { readonly api: ApiClient; readonly log: Logger; readonly signal: AbortSignal },
  documentRequestId: string,
  query: RowsToRead,
): Promise<ReviewDocument> {
  let raw: unknown;
  try {
    const { data } = await api.call(
      getVerification,
      { params: { id: documentRequestId }, query },
      { signal },
    );
    raw = await gunzipPayload(data);
  } catch (cause) {
    throw new DocumentLoadError('verification.loadFailed', { cause });
  }
  return parsePayload(raw, (metric, reason) =>
    log.warn('verification.metricDropped', { documentRequestId, metric, reason }),
  );
}

/**
 * The read of a document with its metrics [API-010], of long tables with the first rows. Rejects with a `DocumentLoadError`,
 * which names the message.
 */
export function documentQuery(api: ApiClient, log: Logger, documentRequestId: string) {
  return queryOptions({
    queryKey: keyOf(documentRequestId),
    staleTime: FRESH_MS,
    queryFn: async ({ signal, client }): Promise<ReviewDocument> => {
      // At the same time, because it decides which values need review. Without it they are shown as they are.
      const prior = client.prefetchQuery(priorValuesQuery(api, documentRequestId));
      const document = await readDocument({ api, log, signal }, documentRequestId, { rows: ROWS_READ.first });
      await prior;
      return document;
    },
  });
}

/** The read of the rows that a document lacks, which are added to it all at once. */
function furtherRowsQuery(api: ApiClient, log: Logger, documentRequestId: string, document?: ReviewDocument) {
  return queryOptions({
    queryKey: [...keyOf(documentRequestId), 'further-rows'],
    enabled: document !== undefined && document.missingRows > 0,
    // What was read belongs to the document that lacked it.
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal, client }): Promise<number> => {
      if (document === undefined) return 0;
      const parts: ReviewDocument[] = [];
      for (let whole = document; whole.missingRows > 0; whole = withFurtherRows(document, parts)) {
        const query = { rows: ROWS_READ.further, fromRow: longestTable(whole) };
        const part = await readDocument({ api, log, signal }, documentRequestId, query);
        if (part.lastModified !== document.lastModified || longestTable(part) === 0) {
          // Somebody has changed it meanwhile: it is read again from the start.
          await client.invalidateQueries({ queryKey: keyOf(documentRequestId), exact: true });
          return 0;
        }
        parts.push(part);
      }
      client.setQueryData<ReviewDocument>(keyOf(documentRequestId), withFurtherRows(document, parts));
      return parts.length;
    },
  });
}

/**
 * A document under review. Check `status` first: during the load, `data` may be that of an earlier visit. A long one is there
 * with its first rows, and its others follow.
 */
export function useReviewDocument(documentRequestId: string): LoadState<ReviewDocument> {
  const api = useApi();
  const { log } = usePlatform();
  const review = useLoadState(documentQuery(api, log, documentRequestId));
  const further = useLoadState(
    furtherRowsQuery(api, log, documentRequestId, review.status === 'ready' ? review.data : undefined),
  );
  return further.status === 'erroring' && review.data?.missingRows !== 0
    ? { ...review, status: 'erroring', error: further.error, retry: further.retry }
    : review;
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
