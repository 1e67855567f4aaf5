import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listEntityImports, type EntityImport } from '@assay/shared/contracts';
import { hasEveryPermission, IMPORT_POLL_MS, saveEntityPermissions } from '@assay/shared/domain';
import { usePlatform } from '@assay/shared/platform';
import { entitiesKey, queryOptions, useQuery } from '@assay/shared/query';

/** Whether an import still waits, is written or is undone. */
export const isOpen = ({ status }: EntityImport): boolean =>
  status === 'queued' || status === 'running' || status === 'undoing';

export const IMPORTS_KEY = [...entitiesKey, 'imports'] as const;

/** The imports of the last day, the newest first; read again and again while one is open. */
function entityImportsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: IMPORTS_KEY,
    queryFn: async ({ signal }): Promise<readonly EntityImport[]> =>
      (await api.call(listEntityImports, {}, { signal })).items,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? IMPORT_POLL_MS : false),
  });
}

/** The imports of the last day, for those who may import. */
export function useEntityImports() {
  const api = useApi();
  const { session, switches } = usePlatform();
  const enabled = hasEveryPermission(session.permissions, saveEntityPermissions(switches));
  return useQuery({ ...entityImportsQuery(api), enabled });
}
