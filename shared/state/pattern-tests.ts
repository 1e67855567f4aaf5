import {
  PATTERN_DEADLINE_MS,
  patternMode,
  testPatternDirectly,
  type TestPattern,
} from '@assay/shared/domain';
import { createLogger } from '@assay/shared/platform';
import { useSyncExternalStore } from 'react';

/** Patterns belong to the whole page, so their log does too. */
const log = createLogger({ environment: '' });

interface Question {
  readonly pattern: string;
  readonly value: string;
}

/** Results that are kept; a person types a few hundred values. */
const MAX_KEPT = 1000;

const keyOf = ({ pattern, value }: Question) => `${pattern}\n${value}`;

/** A page of another origin may not start our worker: there only the server runs such patterns. */
function openWorker(): Worker | null {
  try {
    const address = new URL('./pattern-worker.js', import.meta.url);
    return new Worker(address);
  } catch {
    return null;
  }
}

/**
 * Tests regular expressions that may not end in a worker, which is ended at the deadline; a pattern that did not end is
 * ignored from then on (AMB-090). The result comes later: until then the pattern counts as ignored.
 */
class PatternTests {
  #results = new Map<string, boolean>();
  readonly #ignored = new Set<string>();
  readonly #waiting: Question[] = [];
  readonly #listeners = new Set<() => void>();
  #worker: Worker | null = null;
  #isRunning = false;
  #version = 0;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly version = () => this.#version;

  readonly test: TestPattern = (pattern, value) => {
    const use = patternMode(pattern, value);
    if (use === 'direct') return testPatternDirectly(pattern, value);
    if (use === 'unusable' || this.#ignored.has(pattern)) return null;
    const question = { pattern, value };
    const known = this.#results.get(keyOf(question));
    if (known !== undefined) return known;
    if (!this.#waiting.some((one) => keyOf(one) === keyOf(question))) {
      this.#waiting.push(question);
      queueMicrotask(() => this.#next());
    }
    return null;
  };

  #next(): void {
    const [question] = this.#waiting;
    if (this.#isRunning || question === undefined) return;
    this.#worker ??= openWorker();
    const worker = this.#worker;
    if (worker === null) return this.#finish(question, null);
    this.#isRunning = true;
    const timer = setTimeout(() => {
      worker.terminate();
      this.#worker = null;
      log.warn('validators.patternDidNotEnd', { pattern: question.pattern });
      this.#finish(question, null);
    }, PATTERN_DEADLINE_MS);
    worker.onmessage = ({ data }: MessageEvent<boolean>) => {
      clearTimeout(timer);
      this.#finish(question, data);
    };
    worker.onerror = () => {
      clearTimeout(timer);
      this.#worker = null;
      this.#finish(question, null);
    };
    worker.postMessage(question);
  }

  #finish(question: Question, matches: boolean | null): void {
    this.#isRunning = false;
    this.#waiting.splice(this.#waiting.indexOf(question), 1);
    if (this.#results.size >= MAX_KEPT) this.#results = new Map();
    if (matches === null) this.#ignored.add(question.pattern);
    else this.#results.set(keyOf(question), matches);
    this.#version += 1;
    for (const listener of this.#listeners) listener();
    this.#next();
  }
}

const patternTests = new PatternTests();

/** Tests regular expressions of validators; the component is rendered again when a result arrives. */
export function usePatternTests(): TestPattern {
  useSyncExternalStore(patternTests.subscribe, patternTests.version);
  return patternTests.test;
}
