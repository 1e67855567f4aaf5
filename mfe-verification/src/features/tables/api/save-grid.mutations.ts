import { ApiError, useApi, type ApiClient } from '@assay/shared/api-client';
import {
  saveConflict,
  saveDatapoints,
  undoVerifyProven,
  verifyProvenValues,
  type ResponseOf,
} from '@assay/shared/contracts';
import { useDocumentChanges, useNotify } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';
import type { GridSave } from '../model/grid-saves.ts';
import type { GridDocument } from '../model/metric-grid.ts';

/** What became of changes. */
export interface GridSaveResult {
  /** The time of the saved changes, by metric id. */
  readonly saved: ReadonlyMap<string, string>;
  /** Those of values that someone else changed meanwhile. */
  readonly conflicts: readonly GridSave[];
  readonly failed: readonly GridSave[];
  /** Why the first of them failed. */
  readonly error: unknown;
}

type SavedWire = ResponseOf<typeof saveDatapoints>['metrics'];

async function saveDocument(api: ApiClient, document: GridDocument, saves: readonly GridSave[]) {
  const body = {
    documentRequestId: document.id,
    verified: document.isConfirmed,
    documentType: document.documentType,
    metrics: saves.map(({ metric, metricId, lastModified, datapoint }) => ({
      fin: metric.fin,
      dataType: metric.dataType,
      metricId,
      lastModified,
      datapoints: [datapoint],
    })),
  };
  try {
    const { metrics } = await api.call(saveDatapoints, { params: { id: document.id }, body });
    return { saved: metrics, conflicts: [] as SavedWire };
  } catch (error) {
    const isConflict = error instanceof ApiError && error.code === 'VALUE_CONFLICT';
    const conflict = isConflict ? saveConflict.safeParse(error.details).data : undefined;
    if (conflict === undefined) throw error;
    return conflict;
  }
}

/** Saves changes document by document. A document that cannot be saved does not stop the others. */
async function saveAll(api: ApiClient, saves: readonly GridSave[]): Promise<GridSaveResult> {
  const saved = new Map<string, string>();
  const conflicts: GridSave[] = [];
  const failed: GridSave[] = [];
  let error: unknown;
  for (const document of new Set(saves.map((save) => save.document))) {
    const own = saves.filter((save) => save.document === document);
    try {
      const answer = await saveDocument(api, document, own);
      for (const { metricId, datapoints } of answer.saved)
        saved.set(metricId, datapoints[0]?.lastModified ?? '');
      const moved = new Set(answer.conflicts.map(({ metricId }) => metricId));
      conflicts.push(...own.filter(({ metricId }) => moved.has(metricId)));
    } catch (cause) {
      error ??= cause;
      failed.push(...own);
    }
  }
  return { saved, conflicts, failed, error };
}

/** Saves changes of values of several documents. */
export function useSaveGrid() {
  const api = useApi();
  const { valuesChanged } = useDocumentChanges();
  return useMutation({
    mutationFn: (saves: readonly GridSave[]) => saveAll(api, saves),
    onSettled: () => valuesChanged(),
  });
}

/** Verifies the values of documents that their pages prove and that pass every check; undoes it by its id. */
export function useVerifyGrid() {
  const api = useApi();
  const notify = useNotify();
  const { valuesChanged } = useDocumentChanges();
  const verify = useMutation({
    mutationFn: (ids: readonly string[]) => api.call(verifyProvenValues, { body: { ids: [...ids] } }),
    onSuccess: ({ verified, documents }) =>
      verified === 0
        ? notify('verification.noneProven')
        : notify('tables.gridVerified', { values: verified, documents }),
    onError: (error) => notify.failure(error, 'datapoints.updateFailed'),
    onSettled: () => valuesChanged(),
  });
  const undo = useMutation({
    mutationFn: (batchId: string) => api.call(undoVerifyProven, { params: { batchId } }),
    onError: (error) => notify.failure(error, 'datapoints.updateFailed'),
    onSettled: () => valuesChanged(),
  });
  return { verify, undo };
}
