import type { ApiClient } from '@assay/shared/api-client';
import {
  getExtractionPerformance,
  getImportSources,
  getPlatformSummary,
  getProductivity,
} from '@assay/shared/contracts';
import { queryOptions } from '@assay/shared/query';
import { statisticsKey } from './usage.queries.ts';

/** The platform summary of the last days. */
export function summaryQuery(api: ApiClient, days: number) {
  return queryOptions({
    queryKey: [...statisticsKey, 'summary', days],
    queryFn: ({ signal }) => api.call(getPlatformSummary, { query: { days } }, { signal }),
  });
}

/** What reviewers did on each of the last days. */
export function productivityQuery(api: ApiClient, days: number) {
  return queryOptions({
    queryKey: [...statisticsKey, 'productivity', days],
    queryFn: ({ signal }) => api.call(getProductivity, { query: { days } }, { signal }),
  });
}

/** Accuracy of the last twelve months; without a document type, of all. */
export function performanceQuery(api: ApiClient, documentType: string | undefined) {
  return queryOptions({
    queryKey: [...statisticsKey, 'performance', documentType ?? null],
    queryFn: ({ signal }) => api.call(getExtractionPerformance, { query: { documentType } }, { signal }),
  });
}

/** Documents of the last days by source. */
export function sourcesQuery(api: ApiClient, days: number) {
  return queryOptions({
    queryKey: [...statisticsKey, 'sources', days],
    queryFn: ({ signal }) => api.call(getImportSources, { query: { days } }, { signal }),
  });
}
