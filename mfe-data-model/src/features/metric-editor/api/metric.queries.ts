import type { ApiClient } from '@assay/shared/api-client';
import { previewFormula, type BodyOf } from '@assay/shared/contracts';
import { metricsKey, queryOptions } from '@assay/shared/query';

/** A stored metric, or what one will be that is not created yet. */
export type PreviewedMetric = Pick<BodyOf<typeof previewFormula>, 'fin' | 'metric'>;

/** A formula that is not saved yet, checked and computed on stored values. */
export function formulaPreviewQuery(api: ApiClient, previewed: PreviewedMetric, formula: string) {
  return queryOptions({
    queryKey: [...metricsKey, 'preview', previewed, formula],
    queryFn: ({ signal }) => api.call(previewFormula, { body: { ...previewed, formula } }, { signal }),
    enabled: formula.trim() !== '',
    gcTime: 0,
  });
}
