import { ApiError, useApi, type ApiClient } from '@assay/shared/api-client';
import { saveConflict, saveDatapoints, type DatapointWire, type SavedMetric } from '@assay/shared/contracts';
import { useDocumentChanges, usePlatform } from '@assay/shared/platform';
import { toDatapoint } from '../../../document/parse-payload.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';
import type { ReviewSessionOptions } from '../model/review-session.ts';
import type { SaveResponse, StoredMetric } from '../model/save-response.ts';

interface StoredMetricWire {
  readonly metricId: string;
  readonly datapoints: readonly DatapointWire[];
}

/** The stored datapoints of a metric, from the response of a save or from a refusal. */
export const toStored = ({ metricId, datapoints }: StoredMetricWire): StoredMetric => ({
  metricId,
  datapoints: datapoints.map(toDatapoint),
  isVerified: datapoints[0]?.isVerified ?? false,
});

/**
 * Saves edited metrics [API-013]. A value that another user changed in the meantime is no failure: it is returned among
 * the conflicts [AMB-059]. Rejects if nothing was saved.
 */
async function sendEdits(
  api: ApiClient,
  { request, documentType }: Pick<ReviewDocument, 'request' | 'documentType'>,
  metrics: readonly SavedMetric[],
): Promise<SaveResponse> {
  const { id, isVerified } = request;
  const body = {
    documentRequestId: id,
    verified: isVerified,
    documentType: documentType.id,
    metrics: [...metrics],
  };
  try {
    const saved = await api.call(saveDatapoints, { params: { id }, body });
    return { saved: saved.metrics.map(toStored), conflicts: [] };
  } catch (error) {
    const refusal =
      error instanceof ApiError && error.code === 'VALUE_CONFLICT' && saveConflict.safeParse(error.details);
    if (!refusal || !refusal.success) throw error;
    return { saved: refusal.data.saved.map(toStored), conflicts: refusal.data.conflicts.map(toStored) };
  }
}

/** How a session saves, and what follows: the user is notified, and the lists are loaded again. */
export function useSaveDatapoints(): Pick<ReviewSessionOptions, 'send' | 'onSaved' | 'onFailed'> {
  const api = useApi();
  const { notify } = usePlatform();
  const { valuesChanged } = useDocumentChanges();
  return {
    send: (metrics, document) => sendEdits(api, document, metrics),
    onSaved: () => {
      notify('datapoints.updated');
      void valuesChanged();
    },
    onFailed: (error) => notify.failure(error, 'datapoints.updateFailed'),
  };
}
