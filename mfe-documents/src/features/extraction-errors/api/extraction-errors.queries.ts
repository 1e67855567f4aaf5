import type { ApiClient } from '@assay/shared/api-client';
import { listDocumentRequests, toDocumentRequest } from '@assay/shared/contracts';
import { FAILED_STAGES, formatOrderBy } from '@assay/shared/domain';
import { documentsKey, queryOptions } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';
import { toExtractionError } from '../model/extraction-error.ts';

/** A page of failed extractions, newest first [ERRX-006]. */
export function extractionErrorsQuery(api: ApiClient, { page }: ListRequest) {
  const orderBy = formatOrderBy({ column: 'uploadedDate', direction: 'desc' });
  const query = { stage: FAILED_STAGES, ...page, orderBy };
  return queryOptions({
    queryKey: [...documentsKey, 'errors', query],
    queryFn: async ({ signal }) => {
      const found = await api.call(listDocumentRequests, { query }, { signal });
      return { ...found, items: found.items.map((wire) => toExtractionError(toDocumentRequest(wire))) };
    },
  });
}
