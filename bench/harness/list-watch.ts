import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { checkLimit, checkRatio, quantile } from './limits.ts';
import type { RunningServer } from './server.ts';

/** A list is asked for again after so many milliseconds, as by people who work. */
const PAUSE_MS = 50;

/** Asks for a list of the API, one request after the other, while something else is going on. */
export class ListWatch {
  readonly #server: RunningServer;
  readonly #token: string;
  readonly #list: string;

  /** @param list the address below the client */
  constructor(server: RunningServer, token: string, list: string) {
    this.#server = server;
    this.#token = token;
    this.#list = list;
  }

  /** Milliseconds from the request for the list to its rows, of requests that end while work is done. */
  async during(work: (thread: Worker, times: readonly number[]) => Promise<unknown>): Promise<number[]> {
    const address = `${this.#server.url}/api/clients/demo/${this.#list}`;
    const workerData = { address, token: this.#token, pauseMs: PAUSE_MS };
    const thread = new Worker(new URL('./list-watch-thread.ts', import.meta.url), { workerData });
    const times: number[] = [];
    thread.on('message', (time: number) => times.push(time));
    await work(thread, times);
    thread.postMessage('stop');
    await once(thread, 'exit');
    return times;
  }

  /** The times of so many requests. */
  async take(count: number): Promise<number[]> {
    return this.during(async (thread, times) => {
      while (times.length < count) await once(thread, 'message');
    });
  }
}

/** What a list may take longer beside other work, embedded, in ms; on PostgreSQL it may take so many times as long. */
const [EXTRA_MS, EXTRA_TIMES] = [150, 2];

/** Says how long a list took beside other work, with its limit. @param idle its 95th percentile alone, in ms */
export function describeBeside(times: readonly number[], idle: number, isEmbedded: boolean): string {
  const p95 = quantile(times, 0.95);
  const check = isEmbedded
    ? checkLimit(p95 - idle, `${EXTRA_MS} ms more`, EXTRA_MS)
    : checkRatio(p95 / idle, EXTRA_TIMES);
  return `p95 ${p95.toFixed(0)} ms of ${times.length} requests, the longest ${Math.max(...times).toFixed(0)} ms, alone ${idle.toFixed(0)} ms (${check})`;
}
