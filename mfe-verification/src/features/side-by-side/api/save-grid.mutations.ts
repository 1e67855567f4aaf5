import { useApi, type ApiClient } from '@assay/shared/api-client';
import { undoVerifyProven, verifyProvenValues } from '@assay/shared/contracts';
import { useDocumentChanges, useNotify } from '@assay/shared/platform';
import type { GridSave } from '../../../editing/grid-journal.ts';
import type { GridSaving } from '../../../editing/grid-session.ts';
import type { SaveResponse } from '../../../editing/save-response.ts';
import { sendMetrics } from '../../../editing/send-save.ts';

/** Saves edits document by document. */
async function sendAll(api: ApiClient, saves: readonly GridSave[]): Promise<SaveResponse> {
  const responses: SaveResponse[] = [];
  const errors: unknown[] = [];
  for (const document of new Set(saves.map((save) => save.document))) {
    const metrics = saves.filter((save) => save.document === document).map(({ wire }) => wire);
    const { id, isConfirmed: verified, documentType } = document;
    try {
      responses.push(await sendMetrics(api, { documentRequestId: id, verified, documentType, metrics }));
    } catch (error) {
      errors.push(error);
    }
  }
  const refused = responses.flatMap((response) => response.refused);
  const [error] = [...errors, ...refused.map((refusal) => refusal.error)];
  return {
    saved: responses.flatMap(({ saved }) => saved),
    conflicts: responses.flatMap(({ conflicts }) => conflicts),
    refused,
    error,
  };
}

/** How a session of a grid saves; the values are loaded again after each call. */
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
      const response = await sendAll(api, saves);
      await valuesChanged();
      return response;
    },
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
