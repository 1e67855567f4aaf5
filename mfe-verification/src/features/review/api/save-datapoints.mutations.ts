import { ApiError, type ApiClient } from '@assay/shared/api-client';
import { saveConflict, saveDatapoints, type DatapointWire, type SavedMetric } from '@assay/shared/contracts';
import { toDatapoint } from '../../../document/parse-payload.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';
import type { SaveResponse, StoredMetric } from '../model/save-response.ts';

interface StoredMetricWire {
  readonly metricId: string;
  readonly datapoints: readonly DatapointWire[];
}

/** Stored datapoints of a metric as a save, or a refusal, answers them. */
export const toStored = ({ metricId, datapoints }: StoredMetricWire): StoredMetric => ({
  metricId,
  datapoints: datapoints.map(toDatapoint),
  isVerified: datapoints[0]?.isVerified ?? false,
});

/**
 * Saves edited metrics [API-013]. A value that moved meanwhile is no failure: the answer names it among the conflicts
 * [AMB-059]. Rejects when nothing was saved.
 */
export async function sendEdits(
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
    const answer = await api.call(saveDatapoints, { params: { id }, body });
    return { saved: answer.metrics.map(toStored), conflicts: [] };
  } catch (error) {
    const collided =
      error instanceof ApiError && error.code === 'VALUE_CONFLICT' && saveConflict.safeParse(error.details);
    if (!collided || !collided.success) throw error;
    return { saved: collided.data.saved.map(toStored), conflicts: collided.data.conflicts.map(toStored) };
  }
}
