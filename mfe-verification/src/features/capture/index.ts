/** Tables that are drawn on a page and become rows. */
export { CaptureLayer } from './components/capture-layer.tsx';
export { CapturePanel } from './components/capture-panel.tsx';
export { snapToWords, type CaptureGrid } from './model/capture-grid.ts';
