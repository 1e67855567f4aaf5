/**
 * What one document may cost. A document over a limit is a failed document, never a slow server. Times are those of the
 * clock; they grow with the load above four per processor, at most threefold (`growthUnderLoad`).
 */
export interface ExtractionLimits {
  /** Largest file in bytes. */
  maxBytes: number;
  /** Most pages that are read. */
  maxPages: number;
  /** Most memory in bytes that the PDF engine may hold while reading. */
  maxEngineBytes: number;
  /** Most memory in bytes that a child process may take besides what it has when idle; kept by the system (Linux). */
  maxGrowthBytes: number;
  /** Most memory in bytes that the whole child process may hold (resident set); watched. */
  maxProcessBytes: number;
  /** Longest time in milliseconds for one document in a child process. */
  maxMilliseconds: number;
  /** Longest time in milliseconds for reading one page in a child process; a page that takes longer is left out. */
  maxPageMilliseconds: number;
  /** Most pages of one document whose text is taken from their picture. */
  maxOcrPages: number;
  /** Longest time in milliseconds for recognising one page; the times for the page and its document grow by it. */
  maxOcrMilliseconds: number;
  /** Most pixels of a page's picture; larger pages are drawn more coarsely. */
  maxRasterPixels: number;
  /** Longest time in milliseconds for one plugged-in proposer. */
  maxProposerMilliseconds: number;
  /** A child process is replaced after this many documents. */
  documentsPerProcess: number;
}

const MEBIBYTE = 1024 * 1024;

/** Limits for an ordinary machine: a 2,000-page report passes, a decompression bomb does not. */
export const DEFAULT_LIMITS: ExtractionLimits = {
  maxBytes: 200 * MEBIBYTE,
  maxPages: 5000,
  maxEngineBytes: 1024 * MEBIBYTE,
  maxGrowthBytes: 512 * MEBIBYTE,
  maxProcessBytes: 3072 * MEBIBYTE,
  maxMilliseconds: 10 * 60_000,
  maxPageMilliseconds: 60_000,
  maxOcrPages: 200,
  maxOcrMilliseconds: 120_000,
  maxRasterPixels: 20_000_000,
  maxProposerMilliseconds: 60_000,
  documentsPerProcess: 200,
};
