import { ApiError, useApi, type ApiClient } from '@assay/shared/api-client';
import { saveTable, tableConflict, type DatapointWire } from '@assay/shared/contracts';
import type { TableSave } from '@assay/shared/domain';
import { useDocumentChanges, usePlatform } from '@assay/shared/platform';
import { useQueryClient } from '@assay/shared/query';
import { setUnpublishedChanges } from '../../../document/document.queries.ts';
import { toDatapoint } from '../../../document/parse-payload.ts';
import { REFUSAL_CODES, type Refusal, type RefusedPart } from '../../../document/refusal.ts';
import type { JournalledSave } from '../model/restore-save.ts';
import { sizeOfSave } from '../model/save-batches.ts';
import type { StoredCell, TableResponse } from '../model/table-response.ts';
import type { TableSessionOptions } from '../model/table-session.ts';

const toStored = (wire: {
  readonly metricId: string;
  readonly datapoints: readonly DatapointWire[];
}): StoredCell => ({
  metricId: wire.metricId,
  datapoints: wire.datapoints.map(toDatapoint),
  isVerified: wire.datapoints[0]?.isVerified ?? false,
});

/** Parses edits from the journal; undefined if they are none. */
export function parseTableSave(raw: unknown): JournalledSave | undefined {
  const save = saveTable.body?.safeParse(raw).data;
  return save && { ...save, names: readNames(raw) };
}

function readNames(raw: unknown): JournalledSave['names'] {
  const names = typeof raw === 'object' && raw !== null && 'names' in raw ? raw.names : null;
  if (typeof names !== 'object' || names === null) return {};
  const isName = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(names).filter(isName));
}

const PART_OF_FIELD: readonly (readonly [field: string, part: RefusedPart])[] = [
  ['effectors.currency', 'currency'],
  ['linkedEntity.selectedEntityId', 'link'],
  ['entityLinkId', 'link'],
  ['.value', 'value'],
];

/** Which edit a response refuses, by its address such as `updated.0.value`; undefined if by none. */
function readRefusal(error: unknown, { created, updated }: TableSave): Refusal | undefined {
  if (!(error instanceof ApiError) || !REFUSAL_CODES.includes(error.code)) return undefined;
  const field = error.fields[0]?.identifier ?? '';
  const [, row, metric] = /^created\.(\d+)\.metrics\.(\d+)\./.exec(field) ?? [];
  const [, update] = /^updated\.(\d+)/.exec(field) ?? [];
  const filled = created.flatMap(({ metrics }) => metrics.filter(({ datapoints }) => datapoints.length > 0));
  const named =
    created[Number(row ?? -1)]?.metrics[Number(metric ?? -1)]?.metricId ??
    updated[Number(update ?? -1)]?.metricId ??
    field;
  const metricId = [...updated, ...filled].find((cell) => cell.metricId === named)?.metricId;
  if (metricId === undefined) return undefined;
  const part = PART_OF_FIELD.find(([end]) => field.endsWith(end))?.[1] ?? 'edit';
  return { metricId, part: error.code === 'FORBIDDEN' ? 'permission' : part };
}

/** The save without an edit; a new row is created with the cell empty. */
function withoutEdit({ created, deleted, updated }: TableSave, metricId: string): TableSave {
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

/**
 * Saves edits of tables [API-014]. What another user changed or deleted in the meantime is no failure: it is returned among
 * the conflicts [AMB-059]. An edit that the server refuses is left out, and the others are saved without it. Rejects if
 * nothing was saved.
 */
async function sendTable(api: ApiClient, id: string, save: TableSave): Promise<TableResponse> {
  if (sizeOfSave(save) === 0) return { rows: [], saved: [], conflicts: [], refused: [] };
  try {
    const { rows, metrics, unpublishedChanges } = await api.call(saveTable, { params: { id }, body: save });
    return { rows, saved: metrics.map(toStored), conflicts: [], refused: [], unpublishedChanges };
  } catch (error) {
    const refusal = readRefusal(error, save);
    if (refusal) {
      const response = await sendTable(api, id, withoutEdit(save, refusal.metricId));
      return { ...response, refused: [refusal, ...response.refused] };
    }
    const conflict =
      error instanceof ApiError && error.code === 'VALUE_CONFLICT' && tableConflict.safeParse(error.details);
    if (!conflict || !conflict.success) throw error;
    const { rows, saved, conflicts, unpublishedChanges } = conflict.data;
    return {
      rows,
      saved: saved.map(toStored),
      conflicts: conflicts.map(toStored),
      refused: [],
      unpublishedChanges,
    };
  }
}

/** How a session of tables saves, and what follows: lists are loaded again, and the user learns what failed. */
export function useSaveTable(
  documentRequestId: string,
): Pick<TableSessionOptions, 'send' | 'onSaved' | 'onFailed' | 'onConflict'> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { notify } = usePlatform();
  const { valuesChanged } = useDocumentChanges();
  return {
    send: async (save) => {
      const response = await sendTable(api, documentRequestId, save);
      setUnpublishedChanges(queryClient, documentRequestId, response.unpublishedChanges);
      return response;
    },
    onSaved: () => void valuesChanged(),
    onFailed: (error) => notify.failure(error, 'datapoints.updateFailed'),
    onConflict: (count) => notify(count === 1 ? 'tables.conflict' : 'tables.conflicts', { count }),
  };
}
