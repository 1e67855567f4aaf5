import { usePlatform } from '@assay/shared/platform';
import { documentsKey, useQueryClient } from '@assay/shared/query';
import { useCallback } from 'react';

/**
 * What follows every change of documents: all reads of documents are stale, the counts of the sidebar are read again
 * [NAV-018], and whoever listens is told.
 */
export function useDocumentsChanged(): (ids: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  const { events, navigation } = usePlatform();
  return useCallback(
    async (ids) => {
      navigation.refreshCounts();
      events.emit('documents.changed', { ids });
      await client.invalidateQueries({ queryKey: documentsKey });
    },
    [client, events, navigation],
  );
}
