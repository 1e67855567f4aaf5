import { useApi } from '@assay/shared/api-client';
import { usePlatform } from '@assay/shared/platform';
import { useQueryClient } from '@assay/shared/query';
import { useEffect } from 'react';
import { documentQuery, keepDocuments } from '../../document/document.queries.ts';
import { prefetchDocumentFile } from '../../features/document-file/index.ts';
import { prefetchPdf, usePdfHost } from '../../viewer/index.ts';
import type { DocumentSequence } from '../../features/review/index.ts';

/** Reading ahead waits until the open document is on screen, in ms. */
const START_AFTER_MS = 400;

/**
 * Reads the next and the previous document of a sequence ahead: their values, annotations and pages. Only these and the
 * open one are kept, however long the sequence is. A failure changes nothing: the document is then read when it is opened.
 */
export function usePrefetchNeighbours(documentRequestId: string, sequence: DocumentSequence | null): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const { log } = usePlatform();
  const host = usePdfHost();
  const nextId = sequence?.nextId ?? null;
  const previousId = sequence?.previousId ?? null;
  useEffect(() => {
    const neighbours = [nextId, previousId].filter((id) => id !== null);
    if (neighbours.length === 0) return;
    let isOver = false;
    const releases: (() => void)[] = [];
    keepDocuments(queryClient, [documentRequestId, ...neighbours]);
    const readAhead = async () => {
      for (const id of neighbours) {
        if (isOver) return;
        await queryClient.prefetchQuery(documentQuery(api, log, id));
        const url = await prefetchDocumentFile(api, queryClient, id);
        if (!isOver) releases.push(prefetchPdf(url, host));
      }
    };
    const timer = setTimeout(() => {
      readAhead().catch((error: unknown) => log.debug('verification.readAhead', { error }));
    }, START_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      // The viewer of the next document takes its pages while this one unmounts, so they are released after it.
      setTimeout(() => releases.forEach((release) => release()), START_AFTER_MS);
    };
  }, [api, queryClient, log, host, documentRequestId, nextId, previousId]);
}
