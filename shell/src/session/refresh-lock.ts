/** The browser's own locks, shared by all tabs. */
export type Locks = Pick<LockManager, 'request'>;

const LOCK_NAME = 'assay.session.refresh';
/** Names tokens by the end of their signature, which reveals nothing. */
const lockNameOf = (state: 'renewed' | 'stored', idToken: string) =>
  `assay.session.${state}.${idToken.slice(-16)}`;
/** The longest time, in milliseconds, until other tabs see what one tab has stored. */
const MAX_STORAGE_DELAY_MS = 10_000;
/** How often, in milliseconds, a tab reads the storage meanwhile. */
const POLL_INTERVAL_MS = 25;

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

/** One tab refreshes at a time, and the next one uses its tokens. */
export interface RefreshLock {
  /** Runs the work while no other tab does. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Records which id token was refreshed to which, so that the next tabs wait until they see the new one. */
  readonly markRefreshed: (from: string, to: string) => Promise<void>;
  /**
   * Waits until the tokens that another tab refreshed these to are visible; resolves at once if no tab did. `isOld`:
   * they have expired. They may then be the new ones, whose expiry is not visible yet.
   */
  readonly untilStored: (
    seen: { readonly idToken: string; readonly isOld: boolean },
    isStored: () => boolean,
  ) => Promise<void>;
}

/**
 * Uses the browser's locks: other tabs see a lock at once, but a change of storage only some time later. A lock therefore
 * also says that tokens have been refreshed. Without locks (an old browser) each tab refreshes for itself.
 */
export function createRefreshLock(locks: Locks | undefined): RefreshLock {
  if (!locks) {
    return {
      run: (work) => work(),
      markRefreshed: async () => undefined,
      untilStored: async () => undefined,
    };
  }
  const isHeld = (name: string) =>
    locks.request(name, { ifAvailable: true }, (free) => Promise.resolve(free === null));
  const acquire = (name: string) =>
    new Promise<void>((acquired) => {
      const waitForStorage = async (own: Lock | null) => {
        acquired();
        if (own) await pause(MAX_STORAGE_DELAY_MS);
      };
      // Without this lock the next tab refreshes once more, which is harmless.
      locks.request(name, { ifAvailable: true }, waitForStorage).catch(() => acquired());
    });
  return {
    run: (work) => locks.request(LOCK_NAME, work),
    markRefreshed: async (from, to) => {
      await Promise.all([acquire(lockNameOf('renewed', from)), acquire(lockNameOf('stored', to))]);
    },
    untilStored: async ({ idToken, isOld }, isStored) => {
      const isPending = async () =>
        (await isHeld(lockNameOf('renewed', idToken))) ||
        (isOld && (await isHeld(lockNameOf('stored', idToken))));
      if (!(await isPending())) return;
      while (!isStored() && (await isPending())) await pause(POLL_INTERVAL_MS);
    },
  };
}
