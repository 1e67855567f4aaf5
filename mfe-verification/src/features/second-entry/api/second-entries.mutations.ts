import { useApi } from '@assay/shared/api-client';
import { chooseEntry, enterSecond, type SecondEntry } from '@assay/shared/contracts';
import { useNotify } from '@assay/shared/platform';
import { useMutation, useQueryClient } from '@assay/shared/query';
import { secondEntriesQuery } from './second-entries.queries.ts';

/** An entry of a value, as a user typed it. */
export interface TypedEntry {
  readonly metricId: string;
  readonly value: string;
  readonly currency: string | null;
}

/** The choice between two entries of a value. */
export interface EntryChoice {
  readonly metricId: string;
  readonly entry: 'first' | 'second';
}

/** Stores second entries and choices. What is left to do follows from each answer. */
export function useSecondEntry(documentRequestId: string) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { queryKey } = secondEntriesQuery(api, documentRequestId);
  const show = (items: readonly SecondEntry[]) => queryClient.setQueryData(queryKey, items);
  const enter = useMutation({
    mutationFn: async (body: TypedEntry) =>
      (await api.call(enterSecond, { params: { id: documentRequestId }, body })).items,
    onSuccess: (items) => {
      show(items);
      notify('secondEntry.done');
    },
    onError: (error) => notify.failure(error, 'secondEntry.failed'),
  });
  const choose = useMutation({
    mutationFn: async ({ metricId, entry }: EntryChoice) =>
      (await api.call(chooseEntry, { params: { id: documentRequestId, metricId }, body: { entry } })).items,
    onSuccess: (items) => {
      show(items);
      notify('secondEntry.chosen');
    },
    onError: (error) => notify.failure(error, 'secondEntry.failed'),
  });
  return { enter, choose };
}
