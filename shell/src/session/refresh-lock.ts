/** What tabs of a session agree by; the browser's own locks. */
export type Locks = Pick<LockManager, 'request'>;

const TURN = 'assay.session.refresh';
/** Names tokens by the end of their signature, which tells nobody anything. */
const nameOf = (state: 'renewed' | 'stored', idToken: string) =>
  `assay.session.${state}.${idToken.slice(-16)}`;
/** How long, in milliseconds, a browser may take at most to show other tabs what one of them has stored. */
const STORAGE_SETTLES = 10_000;
/** How often, in milliseconds, a tab looks whether it shows. */
const LOOKS_EVERY = 25;

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

/** One tab renews at a time, and each knows what the one before it did. */
export interface RefreshLock {
  /** Does the work when no other tab is at it. */
  readonly take: <T>(work: () => Promise<T>) => Promise<T>;
  /** Makes known which id token was renewed to which; the tabs that come next will wait until they see all of it. */
  readonly tellRenewed: (from: string, to: string) => Promise<void>;
  /**
   * Waits until what another tab renewed these tokens to is to be seen; at once if nobody did. `isOld` says that they
   * have expired: then they may be the new ones themselves, whose time is not to be seen yet.
   */
  readonly untilStored: (
    seen: { readonly idToken: string; readonly isOld: boolean },
    isStored: () => boolean,
  ) => Promise<void>;
}

/**
 * Turns by the browser's locks: other tabs see a lock as soon as it is taken, but what lies in storage only some time
 * later. So a lock says that tokens are renewed. Without locks (an old browser) each tab renews for itself.
 */
export function createRefreshLock(locks: Locks | undefined): RefreshLock {
  if (!locks) {
    return { take: (work) => work(), tellRenewed: async () => undefined, untilStored: async () => undefined };
  }
  const isHeld = (name: string) =>
    locks.request(name, { ifAvailable: true }, (free) => Promise.resolve(free === null));
  const hold = (name: string) =>
    new Promise<void>((held) => {
      const holdWhileStorageSettles = async (own: Lock | null) => {
        held();
        if (own) await pause(STORAGE_SETTLES);
      };
      // A lock that is refused costs the next tab a renewal of its own.
      locks.request(name, { ifAvailable: true }, holdWhileStorageSettles).catch(() => held());
    });
  return {
    take: (work) => locks.request(TURN, work),
    tellRenewed: async (from, to) => {
      await Promise.all([hold(nameOf('renewed', from)), hold(nameOf('stored', to))]);
    },
    untilStored: async ({ idToken, isOld }, isStored) => {
      const isOnItsWay = async () =>
        (await isHeld(nameOf('renewed', idToken))) || (isOld && (await isHeld(nameOf('stored', idToken))));
      if (!(await isOnItsWay())) return;
      while (!isStored() && (await isOnItsWay())) await pause(LOOKS_EVERY);
    },
  };
}
