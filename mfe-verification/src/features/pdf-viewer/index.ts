/** A PDF with boxes over its pages: the one place that knows pdf.js. */
export { PdfViewer, type PdfViewerProps } from './components/pdf-viewer.tsx';
export type { Highlight, HighlightTone } from './components/highlight-layer.tsx';
