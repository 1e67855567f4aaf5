import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  PATTERN_DEADLINE_MS,
  patternMode,
  testPatternDirectly,
  type MetricValidator,
  type TestPattern,
} from '@assay/shared/domain';

/** A pattern, which JavaScript accepts, and the values to test it on. */
export interface PatternQuestion {
  readonly pattern: string;
  readonly values: readonly string[];
}

/** Starting a thread is no part of the time that a pattern has. */
async function openWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./pattern-worker.ts', import.meta.url));
  worker.unref();
  await once(worker, 'online');
  return worker;
}

/**
 * Runs regular expressions that may not end in a thread of their own. At the deadline the thread is ended, and the next
 * pattern gets a new one. One pattern runs at a time.
 */
class PatternThread {
  #worker: Promise<Worker> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /** Whether each value matches; null where the pattern does not end in time. */
  async test(question: PatternQuestion): Promise<readonly boolean[] | null> {
    const response = this.#last.then(() => this.#ask(question));
    this.#last = response.catch(() => undefined);
    return response;
  }

  async #ask(question: PatternQuestion): Promise<readonly boolean[] | null> {
    this.#worker ??= openWorker();
    const worker = await this.#worker;
    const deadline = AbortSignal.timeout(PATTERN_DEADLINE_MS);
    worker.ref();
    worker.postMessage(question);
    try {
      const [matches] = (await once(worker, 'message', { signal: deadline })) as [readonly boolean[]];
      worker.unref();
      return matches;
    } catch (error) {
      this.#worker = null;
      await worker.terminate();
      if (deadline.aborted) return null;
      throw error;
    }
  }
}

const thread = new PatternThread();

/** The result of testing the patterns of some validators on some values. */
export interface TestedPatterns {
  readonly testPattern: TestPattern;
  /** Patterns that cannot be used, or that did not end in time on these values. */
  readonly ignored: ReadonlySet<string>;
}

/** Warns that a pattern is ignored; a server's warnings are in its log. */
function ignore(ignored: Set<string>, pattern: string, why: string): void {
  ignored.add(pattern);
  process.emitWarning(
    `the pattern of a validator is ignored, because it ${why}: ${pattern}`,
    'PatternWarning',
  );
}

/**
 * Tests the patterns of validators on values, those that may not end under a deadline (AMB-090): for `validateMetricValue`,
 * which then responds at once. Patterns that are certain to end soon are not run here.
 */
export async function testPatterns(
  validators: readonly Pick<MetricValidator, 'regex'>[],
  values: readonly string[],
): Promise<TestedPatterns> {
  const patterns = [...new Set(validators.flatMap(({ regex }) => (regex ? [regex] : [])))];
  const ignored = new Set<string>();
  const results = new Map<string, ReadonlyMap<string, boolean>>();
  for (const pattern of patterns) {
    const uses = new Map(values.map((value) => [value, patternMode(pattern, value)]));
    const slow = [...uses].flatMap(([value, use]) => (use === 'deadline' ? [value] : []));
    if ([...uses.values()].includes('unusable')) ignore(ignored, pattern, 'is no regular expression');
    if (slow.length === 0) continue;
    const matches = await thread.test({ pattern, values: slow });
    if (matches === null) ignore(ignored, pattern, `did not end within ${PATTERN_DEADLINE_MS} ms`);
    else results.set(pattern, new Map(slow.map((value, index) => [value, matches[index] ?? false])));
  }
  return {
    ignored,
    testPattern: (pattern, value) =>
      ignored.has(pattern) ? null : (results.get(pattern)?.get(value) ?? testPatternDirectly(pattern, value)),
  };
}
