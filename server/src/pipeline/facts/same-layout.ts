import type { LayoutFingerprint } from '../contract/layout-fingerprint.ts';

/** Documents of one layout share at least so much of their labels and of their sender's words. */
const MIN_ALIKE = 0.5;
const MIN_SENDER = 0.4;
/** Or nearly all words of one stand in the other: a scan may show a letterhead among other text. */
const MAX_OF_SENDER = 0.8;
/** Fewer words ("Confidential", "Page") name nobody. */
export const MIN_SENDER_WORDS = 3;
/** Or they share this much of their column titles, when there are at least so many. */
const MIN_TITLES = 0.75;
const FEWEST_TITLES = 3;

function jaccard(a: readonly string[], b: readonly string[]): number {
  const known = new Set(a);
  const shared = new Set(b.filter((one) => known.has(one))).size;
  const all = new Set([...a, ...b]).size;
  return all === 0 ? 1 : shared / all;
}

/** Whether two documents name one sender: in part alike, or all that one of them prints is among what the other does. */
function isSameSender(a: readonly string[], b: readonly string[]): boolean {
  if (jaccard(a, b) >= MIN_SENDER) return true;
  const [few, many] = a.length < b.length ? [a, b] : [b, a];
  const shared = few.filter((word) => many.includes(word)).length;
  return few.length >= MIN_SENDER_WORDS && shared >= MAX_OF_SENDER * few.length;
}

/** Whether two documents have one form, whoever sends them: page sizes must agree, values, dates and names need not. */
export function isSameForm(a: LayoutFingerprint, b: LayoutFingerprint): boolean {
  if (a.page !== b.page) return false;
  if (a.hash === b.hash) return true;
  const isTitled = Math.min(a.titles.length, b.titles.length) >= FEWEST_TITLES;
  return (
    (b.labels.length > 0 && jaccard(a.labels, b.labels) >= MIN_ALIKE) ||
    (isTitled && jaccard(a.titles, b.titles) >= MIN_TITLES)
  );
}

/** Whether two documents have the form of one sender. */
export function isSameLayout(a: LayoutFingerprint, b: LayoutFingerprint): boolean {
  return a.page === b.page && isSameSender(a.sender, b.sender) && isSameForm(a, b);
}
