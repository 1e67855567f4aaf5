import { patternCost } from './pattern-cost.ts';

/**
 * Tests a regular expression on a value: whether it matches, or null where it is ignored because it cannot be used or does
 * not end in time (AMB-090).
 */
export type TestPattern = (pattern: string, value: string) => boolean | null;

/** How a regular expression can be tested: at once, only under a deadline, or not at all. */
export type PatternUse = 'direct' | 'deadline' | 'unusable';

/** A test of so many steps takes a few milliseconds at most. */
const MAX_DIRECT_STEPS = 200_000;
/** How long a test that needs a deadline may take, in milliseconds. */
export const PATTERN_DEADLINE_MS = 250;
/** Compiled patterns that are kept; a client has a few dozen. */
const MAX_KEPT = 500;

const compiled = new Map<string, RegExp | null>();

/** The regular expression in JavaScript's syntax; null where that does not accept it. */
function compile(source: string): RegExp | null {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  if (compiled.size >= MAX_KEPT) compiled.clear();
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
export function patternUse(source: string, value: string): PatternUse {
  if (compile(source) === null) return 'unusable';
  return patternCost(source, value.length) <= MAX_DIRECT_STEPS ? 'direct' : 'deadline';
}

/** Tests a pattern that is certain to end soon; any other is ignored. */
export const testDirectly: TestPattern = (pattern, value) =>
  patternUse(pattern, value) === 'direct' ? (compile(pattern)?.test(value) ?? null) : null;
