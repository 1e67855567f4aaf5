import { useApi } from '@assay/shared/api-client';
import type { StoredDatapoint } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { datapointsKey, useMutation, useQueryClient } from '@assay/shared/query';
import type { DatapointDraft } from '@assay/shared/widgets';
import { changeValue, createValues, type MetricOwner } from './metric-owner.ts';

/** An edit of a metric's value. */
export interface ValueEdit {
  readonly draft: DatapointDraft;
  /** The stored value; null for a new one. */
  readonly stored: StoredDatapoint | null;
  /** The reporting date of a new value, which the form shows. */
  readonly reportingDate: string;
  /** The id of a new value: a repeated save stores it once. */
  readonly newId: string;
}

/** Saves a new or a changed value, says how it ended, and loads the values again. */
export function useSaveValue(owner: MetricOwner, fin: string) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, stored, reportingDate, newId }: ValueEdit) => {
      const currency = draft.currency === null ? {} : { currency: draft.currency };
      if (stored === null)
        return createValues(api, owner, [
          {
            id: newId,
            fin,
            value: draft.value ?? '',
            reportingDate,
            ...currency,
          },
        ]);
      const value = draft.value === null ? {} : { value: draft.value };
      return changeValue(api, owner, stored.id, { ...value, ...currency, lastModified: stored.lastModified });
    },
    onSuccess: () => notify('datapoints.updated'),
    onError: (error) => notify.failure(error, 'datapoints.updateFailed'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: datapointsKey }),
  });
}
