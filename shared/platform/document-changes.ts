import { documentsKey, documentUnderReviewKey, useQueryClient } from '@assay/shared/query';
import { useMemo } from 'react';
import { usePlatform } from './platform-context.tsx';

/** What a mutation of documents calls once it has succeeded. Both resolve when the lists in sight are loaded again. */
export interface DocumentChanges {
  /**
   * Documents were created, deleted or moved to another stage: lists and totals are read again, the counts of the
   * sidebar too (NAV-018), and listeners receive `documents.changed`.
   */
  readonly stagesChanged: (ids: readonly string[]) => Promise<void>;
  /** Values in a document changed: what the lists show of them is read again. No document moved, so no count changes. */
  readonly valuesChanged: () => Promise<void>;
}

/** The one place that knows what follows a change of documents. */
export function useDocumentChanges(): DocumentChanges {
  const client = useQueryClient();
  const { events, navigation } = usePlatform();
  return useMemo(() => {
    const valuesChanged = () => {
      // Read again when it is next opened, and never under the reviewer.
      void client.invalidateQueries({ queryKey: documentUnderReviewKey, refetchType: 'none' });
      return client.invalidateQueries({ queryKey: documentsKey });
    };
    const stagesChanged: DocumentChanges['stagesChanged'] = (ids) => {
      navigation.refreshCounts();
      events.emit('documents.changed', { ids });
      return valuesChanged();
    };
    return { stagesChanged, valuesChanged };
  }, [client, events, navigation]);
}
