import type { ApiClient } from '@assay/shared/api-client';
import { previewFormula } from '@assay/shared/contracts';
import { metricsKey, queryOptions } from '@assay/shared/query';

/** A formula that is not saved yet, checked and computed on stored values. */
export function formulaPreviewQuery(api: ApiClient, fin: string, formula: string) {
  return queryOptions({
    queryKey: [...metricsKey, 'preview', fin, formula],
    queryFn: ({ signal }) => api.call(previewFormula, { body: { fin, formula } }, { signal }),
    enabled: formula.trim() !== '',
    gcTime: 0,
  });
}
