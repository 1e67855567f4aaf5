import type { ApiClient } from '@assay/shared/api-client';
import { listPriorValues, type PriorValueWire, type ResponseOf } from '@assay/shared/contracts';
import { documentsKey, queryOptions } from '@assay/shared/query';

/** A stored value of an earlier period, with where it was read from. */
export type StoredPriorValue = PriorValueWire;

/** What is stored for the metrics of a document. */
export type DocumentPriorValues = ResponseOf<typeof listPriorValues>;

/** How long the stored values count as fresh, in ms, like the document that they are read with. */
const FRESH_MS = 60_000;

/** What is stored for the entities that a document names. A save may name others: it makes this stale. */
export function priorValuesQuery(api: ApiClient, documentRequestId: string) {
  return queryOptions({
    queryKey: [...documentsKey, 'priorValues', documentRequestId],
    staleTime: FRESH_MS,
    queryFn: ({ signal }): Promise<DocumentPriorValues> =>
      api.call(listPriorValues, { params: { id: documentRequestId } }, { signal }),
  });
}
