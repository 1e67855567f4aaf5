import { ApiError, type ApiClient } from '@assay/shared/api-client';
import { saveConflict, saveDatapoints, type DatapointWire, type SavedMetric } from '@assay/shared/contracts';
import { toDatapoint } from '../../../document/parse-payload.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';
import { REFUSAL_CODES, type Refusal, type RefusedPart } from '../../../document/refusal.ts';
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

const PART_OF_FIELD: readonly (readonly [field: string, part: RefusedPart])[] = [
  ['effectors.currency', 'currency'],
  ['linkedEntity.selectedEntityId', 'link'],
  ['datapoints.0.value', 'value'],
];

/** Which edit a response refuses, by the field that it names, such as `metrics.0.dataType`; undefined if by none. */
function readRefusal(error: unknown, metrics: readonly SavedMetric[]): Refusal | undefined {
  if (!(error instanceof ApiError) || !REFUSAL_CODES.includes(error.code)) return undefined;
  const field = error.fields[0]?.identifier ?? '';
  const index = Number(/^metrics\.(\d+)/.exec(field)?.[1] ?? -1);
  const metricId = metrics[index]?.metricId ?? metrics.find((metric) => metric.metricId === field)?.metricId;
  if (metricId === undefined) return undefined;
  const part = PART_OF_FIELD.find(([end]) => field.endsWith(end))?.[1] ?? 'edit';
  return { metricId, part: error.code === 'FORBIDDEN' ? 'permission' : part };
}

/**
 * Saves edited metrics [API-013]. A value that another user changed in the meantime is no failure: it is returned among
 * the conflicts [AMB-059]. An edit that the server refuses is left out, and the others are saved without it. Rejects if
 * the save failed as a whole.
 */
export async function sendEdits(
  api: ApiClient,
  document: Pick<ReviewDocument, 'request' | 'documentType'>,
  metrics: readonly SavedMetric[],
): Promise<SaveResponse> {
  if (metrics.length === 0) return { saved: [], conflicts: [], refused: [] };
  const { id, isVerified } = document.request;
  const body = {
    documentRequestId: id,
    verified: isVerified,
    documentType: document.documentType.id,
    metrics: [...metrics],
  };
  try {
    const saved = await api.call(saveDatapoints, { params: { id }, body });
    const { unpublishedChanges } = saved;
    return { saved: saved.metrics.map(toStored), conflicts: [], refused: [], unpublishedChanges };
  } catch (error) {
    const refusal = readRefusal(error, metrics);
    if (refusal) {
      const others = metrics.filter(({ metricId }) => metricId !== refusal.metricId);
      const response = await sendEdits(api, document, others);
      return { ...response, refused: [refusal, ...response.refused] };
    }
    const conflict =
      error instanceof ApiError && error.code === 'VALUE_CONFLICT' && saveConflict.safeParse(error.details);
    if (!conflict || !conflict.success) throw error;
    const { saved, conflicts, unpublishedChanges } = conflict.data;
    return {
      saved: saved.map(toStored),
      conflicts: conflicts.map(toStored),
      refused: [],
      unpublishedChanges,
    };
  }
}
