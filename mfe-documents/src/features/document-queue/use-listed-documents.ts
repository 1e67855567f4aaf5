import type { DocumentRequest } from '@assay/shared/contracts';
import { documentQueue } from '@assay/shared/state';
import { useEffect } from 'react';

/** Keeps in mind which documents the list shows: the document view offers the next one of them. */
export function useListedDocuments(documents: readonly DocumentRequest[]): void {
  useEffect(() => documentQueue.getState().setListed(documents.map(({ id }) => id)), [documents]);
}
