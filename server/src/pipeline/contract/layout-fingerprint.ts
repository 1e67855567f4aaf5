import { z } from 'zod';

export const MAX_LABELS = 240;

export const MAX_SENDER_WORDS = 48;

/**
 * What a document's form has in common with the same sender's next one: labels, column titles and page size, and words
 * of letterhead, header and footer. Texts are kept as short hashes: a fingerprint tells no names and no values.
 */
export const fingerprintModel = z.strictObject({
  /** Of the ordered labels and column titles and the page size. */
  hash: z.string(),
  /** Hashes of the labels and column titles, in order of appearance, each once. */
  labels: z.array(z.string()).max(MAX_LABELS),
  /** Hashes of the column titles alone: rows of a schedule are named after what a fund holds, its columns are not. */
  titles: z.array(z.string()).max(MAX_LABELS).default([]),
  /** Hashes of the sender's words, sorted. */
  sender: z.array(z.string()).max(MAX_SENDER_WORDS),
  /** Width and height of the first page as it is read, in steps of twelve points. */
  page: z.string(),
});

export type LayoutFingerprint = z.output<typeof fingerprintModel>;
