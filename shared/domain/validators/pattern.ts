import { patternCost } from './pattern-cost.ts';

/** Tests a regular expression on a value: whether it matches, or null if the pattern is invalid or times out (AMB-090). */
export type TestPattern = (pattern: string, value: string) => boolean | null;

/** How a regular expression can be tested: at once, only under a deadline, or not at all. */
export type PatternMode = 'direct' | 'deadline' | 'unusable';

/** Tests up to this cost take a few milliseconds. */
const MAX_DIRECT_STEPS = 200_000;
/** How long a test that needs a deadline may take, in milliseconds. */
export const PATTERN_DEADLINE_MS = 250;
/** Maximum number of cached compiled patterns; a client has a few dozen. */
const MAX_CACHE_SIZE = 500;

const compiled = new Map<string, RegExp | null>();

/** The regular expression in JavaScript's syntax; null where that does not accept it. */
function compile(source: string): RegExp | null {
  const cached = compiled.get(source);
  if (cached !== undefined) return cached;
  if (compiled.size >= MAX_CACHE_SIZE) compiled.clear();
  let regex: RegExp | null = null;
  try {
    regex = new RegExp(source);
  } catch {
    // Ignored and reported by the caller.
  }
  compiled.set(source, regex);
  return regex;
}

/** How a regular expression can be tested on a value. */
export function patternMode(source: string, value: string): PatternMode {
  if (compile(source) === null) return 'unusable';
  return patternCost(source, value.length) <= MAX_DIRECT_STEPS ? 'direct' : 'deadline';
}

/** Tests a pattern that is known to be cheap; ignores any other. */
export const testPatternDirectly: TestPattern = (pattern, value) =>
  patternMode(pattern, value) === 'direct' ? (compile(pattern)?.test(value) ?? null) : null;
