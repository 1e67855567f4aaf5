import { useApi, type ApiClient } from '@assay/shared/api-client';
import { getDocumentLinks } from '@assay/shared/contracts';
import { AppError } from '@assay/shared/domain';
import { queryOptions } from '@assay/shared/query';
import { useLoadState, type LoadState } from '@assay/shared/state';

/** Signed addresses of the file of a document and of its annotations. */
export interface DocumentLinks {
  readonly document: string;
  readonly annotations: string;
  readonly filename: string;
}

/**
 * Requests the addresses of a document [API-011]. Without an id it rejects with 'PDF does not exist' [VER-033].
 * `filename` becomes the name of a download.
 */
export async function readDocumentLinks(
  api: ApiClient,
  documentRequestId: string | undefined,
  options: { readonly filename?: string; readonly signal?: AbortSignal } = {},
): Promise<DocumentLinks> {
  if (!documentRequestId) throw new AppError('DOCUMENT_FILE_MISSING');
  const { filename, signal } = options;
  const links = await api.call(
    getDocumentLinks,
    { params: { id: documentRequestId }, query: filename === undefined ? {} : { filename } },
    { signal },
  );
  return {
    ...links,
    document: api.addressOf(links.document),
    annotations: api.addressOf(links.annotations),
  };
}

/** How long the signed addresses of a document are used, in ms: less than they are good for. */
const ADDRESSES_MS = 10 * 60_000;

/** The read of a document's addresses. Those that were read ahead are used while they are good. */
export function documentLinksQuery(api: ApiClient, documentRequestId: string | undefined) {
  return queryOptions({
    queryKey: ['document-links', documentRequestId],
    queryFn: ({ signal }) => readDocumentLinks(api, documentRequestId, { signal }),
    staleTime: ADDRESSES_MS,
    gcTime: FORGOTTEN_MS,
  });
}

/** How long addresses that nobody uses are kept, in ms. */
const FORGOTTEN_MS = 60_000;

/** The addresses of a document. */
export function useDocumentLinks(documentRequestId: string | undefined): LoadState<DocumentLinks> {
  return useLoadState(documentLinksQuery(useApi(), documentRequestId));
}
