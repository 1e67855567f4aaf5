import { createContext, Script } from 'node:vm';
import { PATTERN_DEADLINE_MS, patternMode, testPatternDirectly } from '@assay/shared/domain';

/** Patterns that cannot be used or did not end on some value: they are ignored for the rest of this process (AMB-090). */
const ignored = new Set<string>();
const context = createContext({ pattern: '', value: '' });
const test = new Script('new RegExp(pattern).test(value)');

function testUnderDeadline(pattern: string, value: string): boolean | null {
  try {
    Object.assign(context, { pattern, value });
    return test.runInContext(context, { timeout: PATTERN_DEADLINE_MS }) === true;
  } catch {
    ignored.add(pattern);
    process.emitWarning(
      `the pattern of a validator is ignored, because it did not end: ${pattern}`,
      'PatternWarning',
    );
    return null;
  }
}

/**
 * Tests the pattern of a validator on a text of a document: whether it matches, or null where it is ignored. One that may
 * not end runs under a deadline; this process does nothing else meanwhile.
 */
export function matchesPattern(pattern: string, value: string): boolean | null {
  if (ignored.has(pattern)) return null;
  const use = patternMode(pattern, value);
  if (use === 'direct') return testPatternDirectly(pattern, value);
  if (use === 'deadline') return testUnderDeadline(pattern, value);
  ignored.add(pattern);
  return null;
}
