import type { ApiClient } from '@assay/shared/api-client';
import type { QueryClient } from '@assay/shared/query';
import { annotationsQuery } from './annotations.queries.ts';
import { documentLinksQuery } from './document-links.queries.ts';

/** Reads the addresses and the annotations of a document ahead. Returns the address of its pages. */
export async function prefetchDocumentFile(
  api: ApiClient,
  queryClient: QueryClient,
  documentRequestId: string,
): Promise<string> {
  const links = await queryClient.fetchQuery(documentLinksQuery(api, documentRequestId));
  await queryClient.prefetchQuery(annotationsQuery(documentRequestId, links.annotations));
  return links.document;
}
