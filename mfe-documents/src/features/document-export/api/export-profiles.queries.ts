import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listExportProfiles, listExportProfileVersions, previewExport } from '@assay/shared/contracts';
import { layoutFaultOf, type ExportLayout } from '@assay/shared/domain';
import { keepPreviousData, queryOptions } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';

export const PROFILES_KEY = ['export-profiles'] as const;

/** The export profiles of the client, by name. */
export function exportProfilesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: PROFILES_KEY,
    queryFn: async ({ signal }) => (await api.call(listExportProfiles, {}, { signal })).items,
  });
}

/** The versions of a profile, the latest first. */
export function profileVersionsQuery(api: ApiClient, id: string, version: number) {
  return queryOptions({
    queryKey: [...PROFILES_KEY, id, version],
    queryFn: async ({ signal }) =>
      (await api.call(listExportProfileVersions, { params: { id } }, { signal })).items,
  });
}

export interface PreviewedExport {
  readonly ids: readonly string[];
  readonly layout: ExportLayout;
  readonly includeUnverified: boolean;
}

/** A layout whose titles say nothing: they are on the screen already, so typing one loads nothing. */
const withoutTitles = (layout: ExportLayout): ExportLayout => ({
  ...layout,
  columns: layout.columns.map((column, at) => ({ ...column, title: String(at) })),
});

/** The first rows of an export; those before stay while others load. */
export function useExportPreview({ ids, layout, includeUnverified }: PreviewedExport) {
  const api = useApi();
  const sent = withoutTitles(layout);
  return useLoadState(
    queryOptions({
      queryKey: ['export-preview', ids, sent, includeUnverified],
      queryFn: ({ signal }) =>
        api.call(
          previewExport,
          {
            body: {
              documentRequests: [...ids],
              layout: { ...sent, columns: [...sent.columns] },
              includeUnverified,
            },
          },
          { signal },
        ),
      enabled: layoutFaultOf(sent) === null,
      placeholderData: keepPreviousData,
      gcTime: 0,
    }),
  );
}
