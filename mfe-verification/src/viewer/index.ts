/** A PDF with boxes over its pages. Nothing else imports pdf.js. */
export { PdfViewer, type PdfViewerProps } from './components/pdf-viewer.tsx';
export type { Highlight } from './components/highlight-layer.tsx';
export { toneOfStatus } from './model/highlight-tone.ts';
export { prefetchPdf } from './api/opened-pdf.ts';
export { usePdfHost } from './api/use-pdf-host.ts';
export { pictureAround } from './pdfjs/picture-around.ts';
export { preparePdf } from './pdfjs/pdf-library.ts';
