import { ApiError, type ApiClient } from '@assay/shared/api-client';
import {
  saveDatapoints,
  saveTable,
  tableConflict,
  type BodyOf,
  type DatapointWire,
} from '@assay/shared/contracts';
import type { TableSave } from '@assay/shared/domain';
import { toDatapoint } from '../document/parse-payload.ts';
import { REFUSAL_CODES, type Refusal, type RefusedPart } from '../document/refusal.ts';
import type { SaveResponse, StoredMetric } from './save-response.ts';

type MetricsBody = BodyOf<typeof saveDatapoints>;

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

/** How one call saves edits. */
interface SaveCall<Save> {
  readonly call: (save: Save) => Promise<SaveResponse>;
  readonly isEmpty: (save: Save) => boolean;
  /** The metric whose edit a field names, such as `updated.0.value`; undefined if it names none. */
  readonly metricAt: (save: Save, field: string) => string | undefined;
  readonly without: (save: Save, metricId: string) => Save;
}

const PART_OF_FIELD: readonly (readonly [end: string, part: RefusedPart])[] = [
  ['effectors.currency', 'currency'],
  ['linkedEntity.selectedEntityId', 'link'],
  ['entityLinkId', 'link'],
  ['.value', 'value'],
];

/**
 * Saves edits. An edit that the server refuses is left out, and the others are saved without it. Rejects if nothing was
 * saved.
 */
async function sendAccepted<Save>(save: Save, saving: SaveCall<Save>): Promise<SaveResponse> {
  if (saving.isEmpty(save)) return { saved: [], conflicts: [], refused: [] };
  try {
    return await saving.call(save);
  } catch (error) {
    if (!(error instanceof ApiError) || !REFUSAL_CODES.includes(error.code)) throw error;
    const field = error.fields[0]?.identifier ?? '';
    const metricId = saving.metricAt(save, field);
    if (metricId === undefined) throw error;
    const part = PART_OF_FIELD.find(([end]) => field.endsWith(end))?.[1] ?? 'edit';
    const response = await sendAccepted(saving.without(save, metricId), saving);
    const refusal: Refusal = { metricId, part: error.code === 'FORBIDDEN' ? 'permission' : part, error };
    return { ...response, refused: [refusal, ...response.refused] };
  }
}

const conflictDetails = tableConflict.partial({ rows: true });

/** What a call has stored, and what other users had changed meanwhile, which is no failure [AMB-059]. */
async function readResponse(
  call: Promise<
    { readonly metrics: readonly StoredMetricWire[] } & Pick<SaveResponse, 'rows' | 'unpublishedChanges'>
  >,
): Promise<SaveResponse> {
  try {
    const { metrics, rows, unpublishedChanges } = await call;
    return { rows, unpublishedChanges, saved: metrics.map(toStored), conflicts: [], refused: [] };
  } catch (error) {
    const isConflict = error instanceof ApiError && error.code === 'VALUE_CONFLICT';
    const data = isConflict ? conflictDetails.safeParse(error.details).data : undefined;
    if (data === undefined) throw error;
    const [saved, conflicts] = [data.saved.map(toStored), data.conflicts.map(toStored)];
    return { ...data, saved, conflicts, refused: [] };
  }
}

/**
 * Saves edited metrics of a document [API-013]; one that another user changed meanwhile is among the conflicts. Rejects if the save
 * failed as a whole.
 */
export const sendMetrics = (api: ApiClient, body: MetricsBody): Promise<SaveResponse> =>
  sendAccepted(body, {
    call: (accepted) =>
      readResponse(api.call(saveDatapoints, { params: { id: body.documentRequestId }, body: accepted })),
    isEmpty: ({ metrics }) => metrics.length === 0,
    metricAt: ({ metrics }, field) => {
      const [, index] = /^metrics\.(\d+)/.exec(field) ?? [];
      return (metrics[Number(index ?? -1)] ?? metrics.find(({ metricId }) => metricId === field))?.metricId;
    },
    without: ({ metrics, ...others }, metricId) => ({
      ...others,
      metrics: metrics.filter((metric) => metric.metricId !== metricId),
    }),
  });

/** The cell that a field of a table save names, such as `created.0.metrics.2.datapoints.0.value`. */
function cellAt({ created, updated }: TableSave, field: string): string | undefined {
  const [, row, metric] = /^created\.(\d+)\.metrics\.(\d+)\./.exec(field) ?? [];
  const [, update] = /^updated\.(\d+)/.exec(field) ?? [];
  const filled = created.flatMap(({ metrics }) => metrics.filter(({ datapoints }) => datapoints.length > 0));
  const named =
    created[Number(row ?? -1)]?.metrics[Number(metric ?? -1)]?.metricId ??
    updated[Number(update ?? -1)]?.metricId ??
    field;
  return [...updated, ...filled].find(({ metricId }) => metricId === named)?.metricId;
}

/** The save without an edit; a new row is created with the cell empty. */
function withoutCell({ created, deleted, updated }: TableSave, metricId: string): TableSave {
  return {
    deleted,
    updated: updated.filter((update) => update.metricId !== metricId),
    created: created.map((row) => ({
      ...row,
      metrics: row.metrics.map((metric) =>
        metric.metricId === metricId ? { ...metric, datapoints: [] } : metric,
      ),
    })),
  };
}

/** How many rows and cells a save carries. */
export function sizeOfSave({ created, deleted, updated }: TableSave): number {
  return created.reduce((sum, { metrics }) => sum + 1 + metrics.length, deleted.length + updated.length);
}

/**
 * Saves rows and values of the tables of a document [API-014]; what another user changed or deleted meanwhile is among the conflicts.
 * Rejects if the save failed as a whole.
 */
export const sendTable = (api: ApiClient, id: string, save: TableSave): Promise<SaveResponse> =>
  sendAccepted(save, {
    call: async (accepted) => ({
      ...(await readResponse(api.call(saveTable, { params: { id }, body: accepted }))),
      deletedIds: accepted.deleted.map((row) => row.id),
    }),
    isEmpty: (accepted) => sizeOfSave(accepted) === 0,
    metricAt: cellAt,
    without: withoutCell,
  });
