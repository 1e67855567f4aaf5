import { useApi } from '@assay/shared/api-client';
import { removeExport, retryExport, startExport } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { useMutation, useQueryClient } from '@assay/shared/query';
import { EXPORTS_KEY } from './background-exports.queries.ts';
import { failureMessageOf, type DocumentExport } from './export-documents.mutations.ts';

function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: EXPORTS_KEY });
}

/** Starts an export that is written in the background; the tray shows it. */
export function useStartExport() {
  const api = useApi();
  const notify = useNotify();
  const reload = useReload();
  return useMutation({
    mutationFn: ({ ids, choice, profile, changesOnly }: DocumentExport) =>
      api.call(startExport, {
        body: {
          id: crypto.randomUUID(),
          kind: choice.kind,
          ...('format' in choice && { format: choice.format }),
          ...(profile !== null && { profile }),
          ...(changesOnly && { changesOnly }),
          documentRequests: [...ids],
        },
      }),
    onSuccess: () => {
      notify('exports.started');
      return reload();
    },
    onError: (error, { choice }) => notify.failure(error, failureMessageOf(choice.kind)),
  });
}

/** Starts an export that failed once more. */
export function useRetryExport() {
  const api = useApi();
  const notify = useNotify();
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => api.call(retryExport, { params: { id } }),
    onError: (error) => notify.failure(error, 'exports.documentsFailed'),
    onSettled: reload,
  });
}

/** Removes an export and its file. */
export function useRemoveExport() {
  const api = useApi();
  const notify = useNotify();
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => api.call(removeExport, { params: { id } }),
    onError: (error) => notify.failure(error, 'exports.removeFailed'),
    onSettled: reload,
  });
}
