import { ApiError, useApi, type ApiClient } from '@assay/shared/api-client';
import { saveTable, tableConflict, type BodyOf, type DatapointWire } from '@assay/shared/contracts';
import { useDocumentChanges, usePlatform } from '@assay/shared/platform';
import { toDatapoint } from '../../../document/parse-payload.ts';
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
export function parseTableSave(raw: unknown): BodyOf<typeof saveTable> | undefined {
  return saveTable.body?.safeParse(raw).data;
}

/**
 * Saves edits of tables [API-014]. What another user changed or deleted in the meantime is no failure: it is returned among
 * the conflicts [AMB-059]. Rejects if nothing was saved.
 */
async function sendTable(api: ApiClient, id: string, body: BodyOf<typeof saveTable>): Promise<TableResponse> {
  try {
    const { rows, metrics } = await api.call(saveTable, { params: { id }, body });
    return { rows, saved: metrics.map(toStored), conflicts: [] };
  } catch (error) {
    const refusal =
      error instanceof ApiError && error.code === 'VALUE_CONFLICT' && tableConflict.safeParse(error.details);
    if (!refusal || !refusal.success) throw error;
    const { rows, saved, conflicts } = refusal.data;
    return { rows, saved: saved.map(toStored), conflicts: conflicts.map(toStored) };
  }
}

/** How a session of tables saves, and what follows: lists are loaded again, and the user learns what failed. */
export function useSaveTable(
  documentRequestId: string,
): Pick<TableSessionOptions, 'send' | 'onSaved' | 'onFailed' | 'onConflict'> {
  const api = useApi();
  const { notify } = usePlatform();
  const { valuesChanged } = useDocumentChanges();
  return {
    send: (save) => sendTable(api, documentRequestId, save),
    onSaved: () => void valuesChanged(),
    onFailed: (error) => notify.failure(error, 'datapoints.updateFailed'),
    onConflict: (count) => notify(count === 1 ? 'tables.conflict' : 'tables.conflicts', { count }),
  };
}
