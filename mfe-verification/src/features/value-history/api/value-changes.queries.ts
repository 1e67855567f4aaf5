import type { ApiClient } from '@assay/shared/api-client';
import { listValueChanges } from '@assay/shared/contracts';
import { queryOptions } from '@assay/shared/query';

/** A value of a document as it was last changed. */
export interface ChangedValue {
  readonly documentRequestId: string;
  readonly metricId: string;
  /** A later change is read anew. */
  readonly lastModified: string | null;
}

export function valueChangesQuery(
  api: ApiClient,
  { documentRequestId, metricId, lastModified }: ChangedValue,
) {
  return queryOptions({
    queryKey: ['valueChanges', documentRequestId, metricId, lastModified],
    queryFn: async ({ signal }) =>
      (await api.call(listValueChanges, { params: { id: documentRequestId, metricId } }, { signal })).items,
  });
}
