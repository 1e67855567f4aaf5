import { useEffect, useState } from 'react';
import type { PageShape } from '../model/page-layout.ts';
import { loadPdfLibrary, openPdf, type PdfDocument, type PdfLibrary } from '../pdfjs/pdf-library.ts';
import { readPageShape } from '../pdfjs/read-page-shape.ts';

/** The state of a PDF that is being opened. */
export type PdfState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'ready';
      readonly pdfjs: PdfLibrary;
      readonly document: PdfDocument;
      readonly firstPage: PageShape;
    };

const LOADING: PdfState = { status: 'loading' };

/** Opens the PDF at an address, and closes it when the address changes or the component unmounts. */
export function usePdfDocument(url: string): PdfState & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${url}`;
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly state: PdfState }>();

  useEffect(() => {
    let isUnmounted = false;
    let close: (() => Promise<void>) | undefined;
    const show = (state: PdfState) => {
      if (!isUnmounted) setLoaded({ key, state });
    };
    const open = async () => {
      const pdfjs = await loadPdfLibrary();
      if (isUnmounted) return;
      const task = openPdf(pdfjs, url);
      close = () => task.destroy();
      const document = await task.promise;
      const firstPage = await readPageShape(await document.getPage(1));
      show({ status: 'ready', pdfjs, document, firstPage });
    };
    open().catch((error: unknown) => show({ status: 'failed', error }));
    return () => {
      isUnmounted = true;
      close?.().catch(() => undefined); // Closing a document that never opened rejects. Nothing depends on it.
    };
  }, [url, key]);

  const state = loaded?.key === key ? loaded.state : LOADING;
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
