import { fetchSignedJson, type ApiClient } from '@assay/shared/api-client';
import { getAccuracyUsage, getInsights, getUploadUsage, insightsFile } from '@assay/shared/contracts';
import { documentsKey, queryOptions } from '@assay/shared/query';

/** Figures change with the documents, so they are read under the key of those. */
export const statisticsKey = [...documentsKey, 'statistics'] as const;

/** Uploads of each day of the last twelve months, the oldest first [API-028]. */
export function uploadUsageQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...statisticsKey, 'uploads'],
    queryFn: async ({ signal }) => (await api.call(getUploadUsage, {}, { signal })).items,
  });
}

/** The accuracy of the last twelve months, the oldest first [API-029]. */
export function accuracyUsageQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...statisticsKey, 'accuracy'],
    queryFn: async ({ signal }) => (await api.call(getAccuracyUsage, {}, { signal })).items,
  });
}

/** How many metrics are verified: the file behind the address that the call answers [API-023, AMB-043]. */
export function insightsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...statisticsKey, 'insights'],
    queryFn: async ({ signal }) => {
      const { url } = await api.call(getInsights, {}, { signal });
      return insightsFile.parse(await fetchSignedJson(api.addressOf(url), { signal }));
    },
  });
}
