import { useApi } from '@assay/shared/api-client';
import { useQueryClient } from '@assay/shared/query';
import { useEffect } from 'react';
import { documentLinksQuery } from '../../features/document-file/index.ts';
import { prefetchPdf, preparePdf, usePdfHost } from '../../viewer/index.ts';

/** The viewer takes the pages in this time after the values are read, in ms. */
const RELEASE_DELAY_MS = 2000;

/**
 * Opens the pages of a document while its values are read. A failure changes nothing: the viewer opens them again and says
 * what failed.
 */
export function usePrefetchPdf(documentRequestId: string): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const host = usePdfHost();
  useEffect(() => {
    let isOver = false;
    let release = () => {};
    const open = async () => {
      const prepared = preparePdf(host);
      const links = await queryClient.fetchQuery(documentLinksQuery(api, documentRequestId));
      await prepared;
      if (!isOver) release = prefetchPdf(links.document, host);
    };
    open().catch(() => undefined);
    return () => {
      isOver = true;
      setTimeout(() => release(), RELEASE_DELAY_MS);
    };
  }, [api, queryClient, host, documentRequestId]);
}
