import { ApiError, type ApiClient } from '@assay/shared/api-client';
import { getSettings } from '@assay/shared/contracts';
import { readSettings, withInterfaceLocale } from '@assay/shared/domain';
import type { Logger, Notify } from '@assay/shared/platform';
import type { BrowserConfig } from '@assay/shared/platform/browser-config';
import { persistedDrafts } from '@assay/shared/state';
import type { SessionPort } from '../session/session-port.ts';
import type { Viewer } from '../session/session.store.ts';
import type { InterfaceLocale } from './interface-locale.ts';

/** Changes who is signed in; the result is `viewer` of the session's store. */
export interface ViewerManager {
  /** Loads the viewer on the first call [ROUTE-026, ROUTE-029]. Later calls do nothing. */
  readonly loadOnce: () => void;
  /** Loads the viewer again, after a sign-in or a change of the user's name. The present one is shown meanwhile. */
  readonly refresh: () => Promise<void>;
  /**
   * Ends the session; the gate then leads to SignIn [AMB-017]. By choice, SignIn waits for the end of the sign-out:
   * a provider redirects for its own one, and a sign-in that starts before would be lost.
   */
  readonly signOut: (how: { readonly byChoice: boolean }) => Promise<void>;
  /** The user signed out by choice in another tab: nothing is kept for coming back. */
  readonly signedOutElsewhere: () => void;
  /**
   * Follows sign-outs and changes of user in other tabs. Their tokens are in use here at once, so nothing of the former
   * user may stay on screen. Returns how to stop. Sign-ins in this tab are followed by their own screen.
   */
  readonly followOtherTabs: () => () => void;
}

/** What the manager needs of the shell. */
export interface ViewerManagerParts {
  readonly session: SessionPort;
  readonly api: ApiClient;
  readonly config: BrowserConfig;
  readonly locale: InterfaceLocale;
  readonly notify: Notify;
  readonly log: Logger;
}

/** The settings, with their texts, and the client's name; the defaults where they cannot be loaded [ROUTE-030, AMB-024]. */
async function loadSettings({ api, locale, notify, log }: ViewerManagerParts, tokenEmail: string) {
  let wire: Awaited<ReturnType<typeof api.call<typeof getSettings>>> | null = null;
  try {
    wire = await api.call(getSettings);
  } catch (error) {
    log.error('settings.failed', { error });
    // The session has ended; the API client has notified the user.
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return null;
  }
  const { settings, errors } = readSettings(wire, { tokenEmail });
  const shown = await locale.use(settings.interfaceLocale);
  for (const key of errors) notify(key);
  return { settings: withInterfaceLocale(settings, shown), clientName: wire?.client?.name };
}

/** Restores the session from storage and loads the settings. Null where nobody is signed in. Never rejects. */
async function loadViewer(parts: ViewerManagerParts): Promise<Viewer | null> {
  const { session, config, notify, log } = parts;
  const user = await session.restore().catch((error: unknown) => {
    log.info('session.refused', { error });
    notify('signIn.sessionNotValid');
    return null;
  });
  const loaded = user && (await loadSettings(parts, user.email));
  if (!loaded) return null;
  const { settings, clientName = config.clientName ?? config.clientId } = loaded;
  return {
    settings,
    clientName,
    switches: settings.switches,
    permissions: settings.user.permissions,
    isProvider: settings.isProvider,
  };
}

/** Creates the manager. The session's store is the only place that knows its result. */
export function createViewerManager(parts: ViewerManagerParts): ViewerManager {
  const { session } = parts;
  const { state } = session;
  let loads = 0;

  /** A load that a sign-out or a later load has overtaken changes nothing. */
  const refresh = async () => {
    loads += 1;
    const own = loads;
    const viewer = await loadViewer(parts);
    if (own !== loads) return;
    state.setState({
      viewer: viewer ? { status: 'signedIn', viewer } : { status: 'signedOut', byChoice: false },
    });
  };
  /** Unsaved edits wait for a user whose session just ended [AMB-016]; those of a user who chose to leave are dropped. */
  const endViewer = (next: 'signingOut' | 'signedOut', byChoice: boolean) => {
    loads += 1;
    const { viewer: before } = state.getState();
    if (byChoice) persistedDrafts.clear();
    else if (before.status === 'signedIn') persistedDrafts.save(before.viewer.settings.user.id);
    state.setState({
      viewer: next === 'signedOut' ? { status: 'signedOut', byChoice } : { status: 'signingOut' },
    });
  };

  return {
    refresh,
    loadOnce: () => {
      if (state.getState().viewer.status !== 'unknown') return;
      state.setState({ viewer: { status: 'loading' } });
      void refresh();
    },
    signOut: async ({ byChoice }) => {
      // Before the session ends: those who follow it would take this for an end that nobody chose.
      endViewer(byChoice ? 'signingOut' : 'signedOut', byChoice);
      await session.signOut({ byChoice }).catch(() => undefined);
      if (byChoice) endViewer('signedOut', true);
    },
    signedOutElsewhere: () => endViewer('signedOut', true),
    followOtherTabs: () =>
      state.subscribe(({ email, viewer }, before) => {
        if (email === before.email || viewer.status !== 'signedIn') return;
        if (viewer.viewer.settings.user.email === email) return;
        endViewer('signedOut', false);
        if (email !== null) void refresh();
      }),
  };
}
