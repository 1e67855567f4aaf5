import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listDocumentRequests, toDocumentRequest } from '@assay/shared/contracts';
import { FAILED_STAGES, formatOrderBy } from '@assay/shared/domain';
import { useStageChanges } from '@assay/shared/platform';
import { documentsKey, queryOptions, useQuery, useQueryClient } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';
import { toExtractionError } from '../model/extraction-error.ts';

const errorsKey = [...documentsKey, 'errors'] as const;

/** The filter of the address for documents that need a type, and its value. */
export const NEEDS_TYPE = 'needsType';
const YES = 'true';

/** The address query that shows the documents that need a type. */
export const NEEDS_TYPE_QUERY = { [NEEDS_TYPE]: YES };

/** A page of failed extractions, newest first [ERRX-006]: all, or those that need a type. */
export function extractionErrorsQuery(api: ApiClient, { page, filters }: ListRequest) {
  const orderBy = formatOrderBy({ column: 'uploadedDate', direction: 'desc' });
  const needsType = filters[NEEDS_TYPE]?.[0] === YES ? YES : undefined;
  const query = { stage: FAILED_STAGES, ...page, orderBy, needsType } as const;
  return queryOptions({
    queryKey: [...errorsKey, query],
    queryFn: async ({ signal }) => {
      const found = await api.call(listDocumentRequests, { query }, { signal });
      return { ...found, items: found.items.map((wire) => toExtractionError(toDocumentRequest(wire))) };
    },
  });
}

/** How many documents need a type; undefined before it is known. */
export function useNeedsTypeCount(): number | undefined {
  const api = useApi();
  const client = useQueryClient();
  const query = { stage: FAILED_STAGES, needsType: YES, maxPageSize: 1 } as const;
  const queryKey = [...errorsKey, 'needsType'];
  useStageChanges(FAILED_STAGES, () => void client.invalidateQueries({ queryKey }));
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.call(listDocumentRequests, { query }, { signal })).totalCount,
  });
  return data;
}
