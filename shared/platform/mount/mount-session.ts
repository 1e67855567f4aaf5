import { createUiStore } from '@assay/shared/state';
import { text } from '@assay/shared/messages';
import type { MountOptions } from './mount-options.ts';

/** The session of the page around a mounted remote, as far as the remote knows it. */
export interface MountSession {
  /** The token for a call. Calls that need another one at the same moment share it; none is asked for once it has expired. */
  readonly getToken: MountOptions['getToken'];
  /** The token was refused, or there is none. The page is notified once. */
  readonly expire: () => void;
  /** Asks the page for a token again. */
  readonly renew: () => void;
  readonly store: ReturnType<typeof createSessionStore>;
}

const createSessionStore = () =>
  createUiStore<{ readonly hasExpired: boolean }>(() => ({ hasExpired: false }));

/** Creates the session of a mount over the present options of its page. */
export function createMountSession(current: () => MountOptions): MountSession {
  const store = createSessionStore();
  let renewal: Promise<string | null> | undefined;
  const renewOnce = () => {
    renewal ??= current()
      .getToken({ renew: true })
      .finally(() => (renewal = undefined));
    return renewal;
  };
  return {
    store,
    getToken: async ({ renew }) => {
      if (store.getState().hasExpired) return null;
      return renew ? renewOnce() : current().getToken({ renew });
    },
    expire: () => {
      if (store.getState().hasExpired) return;
      store.setState({ hasExpired: true });
      current().onEvent?.('session.expired', { message: text('generic.sessionExpired') });
    },
    renew: () => store.setState({ hasExpired: false }),
  };
}
