/** What tabs of a session agree by; the browser's own locks. */
export type Locks = Pick<LockManager, 'request'>;

const TURN = 'assay.session.refresh';
/** Names tokens by the end of their signature, which tells nobody anything. */
const renewedName = (idToken: string) => `assay.session.renewed.${idToken.slice(-16)}`;
/** How long, in milliseconds, a browser may take at most to show other tabs what one of them has stored. */
const STORAGE_SETTLES = 10_000;
/** How often, in milliseconds, a tab looks whether it shows. */
const LOOKS_EVERY = 25;

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

/** One tab renews at a time, and each knows what the one before it did. */
export interface RenewalTurns {
  /** Does the work when no other tab is at it. */
  readonly take: <T>(work: () => Promise<T>) => Promise<T>;
  /** Makes known that the tokens with this id token were renewed; the tabs that come next will wait for the new ones. */
  readonly tellRenewed: (idToken: string) => Promise<void>;
  /** Waits until what another tab renewed these tokens to is to be seen; at once if nobody did. */
  readonly untilStored: (idToken: string, isStored: () => boolean) => Promise<void>;
}

/**
 * Turns by the browser's locks: other tabs see a lock as soon as it is taken, but what lies in storage only some time
 * later. So a lock says that tokens are renewed. Without locks (an old browser) each tab renews for itself.
 */
export function createRenewalTurns(locks: Locks | undefined): RenewalTurns {
  if (!locks) {
    return { take: (work) => work(), tellRenewed: async () => undefined, untilStored: async () => undefined };
  }
  const isRenewed = (idToken: string) =>
    locks.request(renewedName(idToken), { ifAvailable: true }, (free) => Promise.resolve(free === null));
  return {
    take: (work) => locks.request(TURN, work),
    tellRenewed: (idToken) =>
      new Promise((told) => {
        const tell = async (own: Lock | null) => {
          told();
          if (own) await pause(STORAGE_SETTLES);
        };
        // A lock that is refused costs the next tab a renewal of its own.
        locks.request(renewedName(idToken), { ifAvailable: true }, tell).catch(() => told());
      }),
    untilStored: async (idToken, isStored) => {
      if (!(await isRenewed(idToken))) return;
      while (!isStored() && (await isRenewed(idToken))) await pause(LOOKS_EVERY);
    },
  };
}
