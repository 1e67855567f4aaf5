import { useApi } from '@assay/shared/api-client';
import { deleteExportProfile, saveExportProfile, type ExportProfile } from '@assay/shared/contracts';
import type { ExportLayout } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { useMutation, useQueryClient } from '@assay/shared/query';
import { PROFILES_KEY } from './export-profiles.queries.ts';

function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: PROFILES_KEY });
}

/** A profile as it is saved. */
export interface SavedProfile {
  readonly id: string;
  readonly name: string;
  readonly layout: ExportLayout;
  /** The version that the edits started from; 0 for a new profile. */
  readonly basedOn: number;
}

/** Saves a version of a profile. */
export function useSaveProfile() {
  const api = useApi();
  const notify = useNotify();
  const reload = useReload();
  return useMutation({
    mutationFn: ({ id, name, layout, basedOn }: SavedProfile): Promise<ExportProfile> =>
      api.call(saveExportProfile, {
        params: { id },
        body: { name, layout: { ...layout, columns: [...layout.columns] }, basedOn },
      }),
    onSuccess: ({ name }) => {
      notify('exports.profileSaved', { name });
      return reload();
    },
    onError: (error) => {
      notify.failure(error, 'exports.profileSaveFailed');
      return reload();
    },
  });
}

/** Deletes a profile with its versions. */
export function useDeleteProfile() {
  const api = useApi();
  const notify = useNotify();
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => api.call(deleteExportProfile, { params: { id } }),
    onError: (error) => notify.failure(error, 'exports.profileDeleteFailed'),
    onSettled: reload,
  });
}
