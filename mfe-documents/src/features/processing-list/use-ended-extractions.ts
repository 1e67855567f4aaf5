import { useApi } from '@assay/shared/api-client';
import type { DocumentRequest } from '@assay/shared/contracts';
import { useQuery } from '@assay/shared/query';
import { useEffect } from 'react';
import { isBeingExtracted, uploadedDocumentsQuery } from './api/uploaded-documents.queries.ts';

/**
 * Watches documents until their extractions have ended. `onEnded` receives the ids that need no more watching, those of
 * deleted documents too, and the documents that are there; it then leaves the ids out.
 */
export function useEndedExtractions(
  ids: readonly string[],
  onEnded: (ids: readonly string[], documents: readonly DocumentRequest[]) => void,
): void {
  const { data } = useQuery(uploadedDocumentsQuery(useApi(), ids));
  useEffect(() => {
    if (data === undefined) return;
    const moving = new Set(data.filter(isBeingExtracted).map(({ id }) => id));
    const ended = ids.filter((id) => !moving.has(id));
    if (ended.length > 0)
      onEnded(
        ended,
        data.filter(({ id }) => ended.includes(id)),
      );
  }, [data, ids, onEnded]);
}
