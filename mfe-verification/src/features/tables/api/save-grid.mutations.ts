import { ApiError, useApi, type ApiClient } from '@assay/shared/api-client';
import {
  saveConflict,
  saveDatapoints,
  undoVerifyProven,
  verifyProvenValues,
  type ResponseOf,
} from '@assay/shared/contracts';
import { useDocumentChanges, useNotify } from '@assay/shared/platform';
import { toDatapoint } from '../../../document/parse-payload.ts';
import type { GridSave, GridState } from '../model/grid-saves.ts';
import type { GridSaveResponse, GridSaving } from '../model/grid-session.ts';
import type { GridDocument } from '../model/metric-grid.ts';

type SavedWire = ResponseOf<typeof saveDatapoints>['metrics'];

/** The stored values of a response, by metric id. */
function toStates(metrics: SavedWire): readonly (readonly [string, GridState])[] {
  return metrics.flatMap(({ metricId, datapoints: [wire] }) => {
    if (wire === undefined) return [];
    const { id, value, currency, isUserModified } = toDatapoint(wire);
    const version = wire.lastModified;
    return [
      [metricId, { value, currency, isVerified: wire.isVerified, datapointId: id, isUserModified, version }],
    ];
  });
}

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
async function saveAll(api: ApiClient, saves: readonly GridSave[]): Promise<GridSaveResponse> {
  const saved = new Map<string, GridState>();
  const conflicts = new Map<string, GridState>();
  const failed = new Set<string>();
  let error: unknown;
  for (const document of new Set(saves.map((save) => save.document))) {
    const own = saves.filter((save) => save.document === document);
    try {
      const response = await saveDocument(api, document, own);
      for (const [id, state] of toStates(response.saved)) saved.set(id, state);
      for (const [id, state] of toStates(response.conflicts)) conflicts.set(id, state);
    } catch (cause) {
      error ??= cause;
      for (const { metricId } of own) failed.add(metricId);
    }
  }
  return { saved, conflicts, failed, error };
}

/** How a session of a grid saves, and what follows: the user is notified, and the values are loaded again. */
export function useGridSaving(): GridSaving {
  const api = useApi();
  const notify = useNotify();
  const { valuesChanged } = useDocumentChanges();
  const attempt = async <Result>(call: Promise<Result>): Promise<Result | null> => {
    try {
      return await call;
    } catch (error) {
      notify.failure(error, 'datapoints.updateFailed');
      return null;
    } finally {
      await valuesChanged();
    }
  };
  return {
    send: async (saves) => {
      const response = await saveAll(api, saves);
      await valuesChanged();
      return response;
    },
    onConflicts: ([first, ...others]) =>
      notify('tables.gridConflicts', { count: others.length + 1, metric: first.metric.label }),
    onFailed: (error) => notify.failure(error, 'datapoints.updateFailed'),
    verify: async (ids) => {
      const response = await attempt(api.call(verifyProvenValues, { body: { ids: [...ids] } }));
      if (response === null) return null;
      const { batchId, verified, documents, lastModified } = response;
      if (batchId === null) notify('verification.noneProven');
      else notify('tables.gridVerified', { values: verified, documents });
      return batchId === null ? null : { batchId, version: lastModified };
    },
    undoVerification: async (batchId) => {
      const response = await attempt(api.call(undoVerifyProven, { params: { batchId } }));
      return response?.lastModified;
    },
  };
}
