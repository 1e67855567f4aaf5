import { ApiError, useApi, type ApiClient } from '@assay/shared/api-client';
import { saveTable, tableConflict } from '@assay/shared/contracts';
import { useQueryClient } from '@assay/shared/query';
import { setUnpublishedChanges } from '../../../document/document.queries.ts';
import type { TableSave } from '@assay/shared/domain';
import type { RowStore } from '../model/session-rows.ts';
import type { SaveResponse } from '../model/save-response.ts';
import { REFUSAL_CODES } from '../../../document/refusal.ts';
import { toStored } from './send-edits.ts';

/** The cell of a created row that a response refuses by its address, such as `created.0.metrics.2.datapoints.0.value`. */
function findRefusedCell(
  error: unknown,
  { created }: TableSave,
): TableSave['created'][number]['metrics'][number] | undefined {
  if (!(error instanceof ApiError) || !REFUSAL_CODES.includes(error.code)) return undefined;
  const address = /^created\.(\d+)\.metrics\.(\d+)\./.exec(error.fields[0]?.identifier ?? '');
  return created[Number(address?.[1] ?? -1)]?.metrics[Number(address?.[2] ?? -1)];
}

/** The save with a cell left empty. */
function withoutCell(save: TableSave, metricId: string): TableSave {
  const created = save.created.map((row) => ({
    ...row,
    metrics: row.metrics.map((metric) =>
      metric.metricId === metricId ? { ...metric, datapoints: [] } : metric,
    ),
  }));
  return { ...save, created };
}

/**
 * Creates and deletes rows [API-014]. A row that another user changed in the meantime is no failure: its changed values are
 * returned among the conflicts [AMB-059]. A row is created without the values that the server refuses. Rejects if nothing
 * was saved.
 */
async function sendRows(api: ApiClient, id: string, save: TableSave): Promise<SaveResponse> {
  try {
    const saved = await api.call(saveTable, { params: { id }, body: save });
    const { unpublishedChanges } = saved;
    return { saved: saved.metrics.map(toStored), conflicts: [], refused: [], unpublishedChanges };
  } catch (error) {
    const cell = findRefusedCell(error, save);
    if (cell && cell.datapoints.length > 0) {
      const response = await sendRows(api, id, withoutCell(save, cell.metricId));
      return { ...response, refused: [{ metricId: cell.metricId, part: 'value' }, ...response.refused] };
    }
    const conflict =
      error instanceof ApiError && error.code === 'VALUE_CONFLICT' && tableConflict.safeParse(error.details);
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

/** How a session saves the rows that were created and deleted. */
export function useSendRows(): RowStore['send'] {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (save, { request: { id } }) => {
    const response = await sendRows(api, id, save);
    setUnpublishedChanges(queryClient, id, response.unpublishedChanges);
    return response;
  };
}
