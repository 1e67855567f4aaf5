import { useEffect, useState } from 'react';
import { consumePrefetchedPdf, type OpenedPdf } from './opened-pdf.ts';
import { usePdfHost } from './use-pdf-host.ts';

/** The state of a PDF that is being opened. */
export type PdfState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | ({ readonly status: 'ready' } & OpenedPdf);

const LOADING: PdfState = { status: 'loading' };

/** Opens the PDF at an address, and closes it when the address changes or the component unmounts. */
export function usePdfDocument(url: string): PdfState & { readonly retry: () => void } {
  const host = usePdfHost();
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${url}`;
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly state: PdfState }>();

  useEffect(() => {
    let isUnmounted = false;
    const show = (state: PdfState) => {
      if (!isUnmounted) setLoaded({ key, state });
    };
    const { opened, close } = consumePrefetchedPdf(url, host);
    opened.then(
      (pdf) => show({ status: 'ready', ...pdf }),
      (error: unknown) => show({ status: 'failed', error }),
    );
    return () => {
      isUnmounted = true;
      close();
    };
  }, [url, host, key]);

  const state = loaded?.key === key ? loaded.state : LOADING;
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
