import { INPUT_LIMITS } from '../limits/index.ts';

const NOT_A_WORD = /[^\p{L}\p{N}]+/gu;
const FALLBACK = 'metric';

/**
 * The identifying name that a metric gets from its display name: snake_case, and a number behind it where it is taken
 * (AMB-102). Accents are dropped, so that a fin can be typed; letters of other scripts stay.
 */
export function finOf(name: string, taken: ReadonlySet<string>): string {
  const words = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(NOT_A_WORD, '_');
  const base =
    words
      .toLowerCase()
      .slice(0, INPUT_LIMITS.word - 8)
      .replace(/^_+|_+$/g, '') || FALLBACK;
  let fin = base;
  for (let suffix = 2; taken.has(fin); suffix += 1) fin = `${base}_${suffix}`;
  return fin;
}
