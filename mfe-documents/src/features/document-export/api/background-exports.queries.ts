import type { ApiClient } from '@assay/shared/api-client';
import { listExports, type BackgroundExport } from '@assay/shared/contracts';
import { EXPORT_POLL_MS } from '@assay/shared/domain';
import { queryOptions } from '@assay/shared/query';

/** Whether the export still waits or runs. */
export const isOpen = ({ status }: BackgroundExport): boolean => status === 'queued' || status === 'running';

export const EXPORTS_KEY = ['exports'] as const;

/** The exports of the user that have not expired, the newest first; read again and again while one is open. */
export function backgroundExportsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: EXPORTS_KEY,
    queryFn: async ({ signal }): Promise<readonly BackgroundExport[]> =>
      (await api.call(listExports, {}, { signal })).items,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? EXPORT_POLL_MS : false),
  });
}
