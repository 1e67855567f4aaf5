import { useApi } from '@assay/shared/api-client';
import { usePlatform } from '@assay/shared/platform';
import { useMemo } from 'react';
import { PDFJS_ASSETS, type PdfHost } from '../pdfjs/pdf-library.ts';

/** Where pdf.js finds its files, and where it reports. */
export function usePdfHost(): PdfHost {
  const api = useApi();
  const { log } = usePlatform();
  return useMemo(() => ({ home: api.addressOf(PDFJS_ASSETS), log }), [api, log]);
}
