import { ApiError, type ApiClient } from '@assay/shared/api-client';
import { readListChanges, type ListChanges } from '@assay/shared/contracts';
import { LIVE_LISTS } from '@assay/shared/domain';

/** @param isNew false for what had changed before the changes were followed, which lists on the screen may lack all the same */
type Tell = (changes: ListChanges, isNew: boolean) => void;

/** Who follows the changes of lists. */
export interface ChangesFollower {
  readonly api: ApiClient;
  readonly userId: number;
  readonly tell: Tell;
}

/** An answer that a later one would repeat: the session has ended, or the server has no such call. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Resolves after a time, in ms, or at once where the signal is aborted. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** Resolves while the page is on the screen, or where the signal is aborted. */
const untilVisible = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look, { once: true });
    look();
  });

/** Runs the work while no other tab of the browser does the one of this name; without locks (an old browser) each tab does. */
async function runAlone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { signal }, work);
}

/** The channel to the other tabs; without channels nobody is told. */
function openChannel(name: string, take: (changes: ListChanges) => void) {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<ListChanges>) => take(data));
  return channel;
}

class Follower {
  readonly #api: ApiClient;
  readonly #tell: Tell;
  readonly #signal: AbortSignal;
  readonly #name: string;
  readonly #channel: BroadcastChannel | undefined;
  /** Where to go on, whichever tab received what is before it. */
  #position: string | undefined;

  constructor({ api, userId, tell }: ChangesFollower, signal: AbortSignal) {
    this.#api = api;
    this.#tell = tell;
    this.#signal = signal;
    this.#name = `assay.changes ${api.addressOf('/')} ${api.clientId} ${userId}`;
    this.#channel = openChannel(this.#name, (changes) => this.#take(changes));
    signal.addEventListener('abort', () => this.#channel?.close(), { once: true });
  }

  async run(): Promise<void> {
    await runAlone(this.#name, this.#signal, () => this.#receiveAll());
    await this.#pollAll();
  }

  #take(changes: ListChanges): void {
    const isNew = this.#position !== undefined;
    this.#position = changes.position;
    this.#tell(changes, isNew);
  }

  /** For all tabs: one response after the other that stays open, until one is withheld by something between. */
  async #receiveAll(): Promise<void> {
    while (!this.#signal.aborted) {
      const began = performance.now();
      if (await this.#isWithheld()) return;
      if (performance.now() - began < LIVE_LISTS.pollMs) await pause(LIVE_LISTS.pollMs, this.#signal);
    }
  }

  /** Receives one response to its end. @throws ApiError that is final */
  async #isWithheld(): Promise<boolean> {
    const withheld = new AbortController();
    const clock = setTimeout(() => withheld.abort(), LIVE_LISTS.firstMs);
    try {
      await this.#api.receive(
        readListChanges,
        { query: { after: this.#position } },
        {
          signal: AbortSignal.any([this.#signal, withheld.signal]),
          timeout: LIVE_LISTS.streamMs + LIVE_LISTS.keepAliveMs,
          onValue: (changes) => {
            clearTimeout(clock);
            this.#take(changes);
            this.#channel?.postMessage(changes);
          },
        },
      );
      return false;
    } catch (error) {
      if (isFinal(error)) throw error;
      const isOther = error instanceof ApiError && error.code === 'RESPONSE_INVALID';
      return isOther || withheld.signal.aborted;
    } finally {
      clearTimeout(clock);
    }
  }

  /** For this tab alone, while it is on the screen. @throws ApiError that is final */
  async #pollAll(): Promise<void> {
    for (;;) {
      await untilVisible(this.#signal);
      if (this.#signal.aborted) return;
      try {
        const query = { after: this.#position };
        this.#take(await this.#api.call(readListChanges, { query }, { signal: this.#signal }));
      } catch (error) {
        if (isFinal(error)) throw error;
      }
      await pause(LIVE_LISTS.pollMs, this.#signal);
    }
  }
}

/**
 * Tells what changes in the user's lists. All tabs of a browser share one response, which stays open; when its tab closes, the
 * next one takes over. Where something between withholds it, each tab asks again and again while it is on the screen.
 * @returns how to stop
 */
export function followChanges(follower: ChangesFollower): () => void {
  const leaving = new AbortController();
  // What ends it is final, or that it was stopped.
  void new Follower(follower, leaving.signal).run().catch(() => undefined);
  return () => leaving.abort();
}
