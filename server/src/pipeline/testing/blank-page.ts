import { ALL_PASSES } from '../contract/pass.ts';
import type { RepairedPage } from '../ocr/repair.ts';
import { drawnRaster } from './drawn-raster.ts';

/** A recognised English page without ink, on which nothing is read once more. */
export const blankPage: RepairedPage = {
  raster: drawnRaster(['.'], 1),
  language: 'eng',
  readLines: () => Promise.resolve([]),
  passes: ALL_PASSES,
};
