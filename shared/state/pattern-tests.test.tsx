import { PATTERN_DEADLINE_MS } from '@assay/shared/domain';
import { act, renderHook } from '@testing-library/react';
import { usePatternTests } from './pattern-tests.ts';

interface Asked {
  readonly pattern: string;
  readonly value: string;
}

/** The workers that were started, with what they were asked. */
const workers: FakeWorker[] = [];

class FakeWorker {
  readonly asked: Asked[] = [];
  isEnded = false;
  onmessage: ((event: { data: boolean }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    workers.push(this);
  }

  postMessage(question: Asked) {
    this.asked.push(question);
  }

  terminate() {
    this.isEnded = true;
  }
}

let warn: jest.SpyInstance;
const LONG = `${'a'.repeat(60)}!`;

describe('patterns in the browser', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    workers.length = 0;
    window.Worker = FakeWorker as unknown as typeof Worker;
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    warn.mockRestore();
    jest.useRealTimers();
  });

  it('AMB-090 are left to the server where no worker can be started', async () => {
    window.Worker = jest.fn(() => {
      throw new DOMException('another origin', 'SecurityError');
    }) as unknown as typeof Worker;
    const { result } = renderHook(() => usePatternTests());
    expect(result.current('(c+)+$', LONG)).toBeNull();
    await act(async () => Promise.resolve());
    expect(result.current('(c+)+$', LONG)).toBeNull();
  });

  it('AMB-090 run in a worker where they may not end, which is ended at the deadline and replaced', async () => {
    const { result } = renderHook(() => usePatternTests());
    expect(result.current('^[A-Z]{3}$', 'EUR')).toBe(true);
    expect(workers).toHaveLength(0);
    expect(result.current('(a+)+$', LONG)).toBeNull();
    await act(async () => Promise.resolve());
    expect(workers[0]?.asked).toEqual([{ pattern: '(a+)+$', value: LONG }]);
    act(() => jest.advanceTimersByTime(PATTERN_DEADLINE_MS));
    expect(workers[0]?.isEnded).toBe(true);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(result.current('(a+)+$', LONG)).toBeNull();
    expect(result.current('(b+)+!$', LONG)).toBeNull();
    await act(async () => Promise.resolve());
    expect(workers).toHaveLength(2);
    act(() => workers[1]?.onmessage?.({ data: false }));
    expect(result.current('(b+)+!$', LONG)).toBe(false);
    act(() => jest.advanceTimersByTime(PATTERN_DEADLINE_MS));
    expect(workers[1]?.isEnded).toBe(false);
  });
});
