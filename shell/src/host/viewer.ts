import { ApiError } from '@assay/shared/api-client';
import { getSettings } from '@assay/shared/contracts';
import {
  isProviderUser,
  readSettings,
  readSwitchValues,
  resolveSwitches,
  type Settings,
  type Switches,
} from '@assay/shared/domain';
import { queryOptions, type QueryClient } from '@assay/shared/query';
import { keptDrafts } from '@assay/shared/state';
import type { ShellServices } from './shell-context.tsx';

/** The signed-in user with settings and switches: what the route guard and the sidebar decide by. */
export interface Viewer {
  readonly settings: Settings;
  readonly switches: Switches;
  readonly permissions: number;
  readonly isProvider: boolean;
  /** Name of the client, for analytics [ANA-003]. */
  readonly clientName: string;
}

/**
 * Nobody is signed in: `null` where the way led to a closed page, `left` where the user chose to go, `leaving` until the
 * identity services have heard of that choice.
 */
export type Nobody = null | 'leaving' | 'left';

/** Whether somebody is signed in. */
export function isViewer(viewer: Viewer | Nobody | undefined): viewer is Viewer {
  return typeof viewer === 'object' && viewer !== null;
}

const VIEWER_KEY = ['shell', 'viewer'] as const;

/** Null where the session turned out to be over; the API client has said so already. */
async function loadSettings({ api, notify, log }: ShellServices, tokenEmail: string) {
  let wire: Awaited<ReturnType<typeof api.call<typeof getSettings>>> | null = null;
  try {
    wire = await api.call(getSettings);
  } catch (error) {
    log.error('settings.failed', { error });
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return null;
  }
  const { settings, errors } = readSettings(wire, { tokenEmail });
  for (const key of errors) notify(key);
  return { settings, clientName: wire?.client?.name };
}

/** Switches of the server with what this environment overrides locally [AMB-027]. */
function switchesOf(settings: Settings, local: Readonly<Record<string, boolean>>): Switches {
  return resolveSwitches({ local: { ...settings.switches, ...readSwitchValues(local) } });
}

async function loadViewer(services: ShellServices): Promise<Viewer | Nobody> {
  const { session, config, notify, log } = services;
  const user = await session.restore().catch((error: unknown) => {
    log.info('session.refused', { error });
    notify('signIn.sessionNotValid');
    return null;
  });
  if (!user) return null;
  const loaded = await loadSettings(services, user.email);
  if (!loaded) return null;
  const { settings, clientName = config.clientName ?? config.clientId } = loaded;
  return {
    settings,
    clientName,
    switches: switchesOf(settings, config.switchesLocal),
    permissions: settings.user.permissions,
    isProvider: isProviderUser(settings.user),
  };
}

/**
 * Restores the session from storage and loads the settings [ROUTE-026, ROUTE-029]. Null where nobody is signed in.
 * Never fails: settings that cannot be had are the defaults [ROUTE-030, AMB-024].
 */
export function viewerQuery(services: ShellServices) {
  return queryOptions({
    queryKey: VIEWER_KEY,
    queryFn: () => loadViewer(services),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Asks anew who is signed in: after a sign-in, and when the user changed their own name. What is shown stays meanwhile. */
export async function refreshViewer({ queryClient }: Pick<ShellServices, 'queryClient'>): Promise<void> {
  await queryClient.refetchQueries({ queryKey: VIEWER_KEY });
}

/** Edits that are not saved wait for a user who did not choose to leave [AMB-016]; nothing of one who did stays. */
function becomeNobody(queryClient: QueryClient, nobody: Nobody): void {
  const viewer = queryClient.getQueryData<Viewer | Nobody>(VIEWER_KEY);
  if (nobody !== null) keptDrafts.drop();
  else if (isViewer(viewer)) keptDrafts.keep(viewer.settings.user.id);
  queryClient.setQueryData<Viewer | Nobody>(VIEWER_KEY, nobody);
}

/** Forgets everything that was loaded for the user before. For when no screen of theirs is left to load it again. */
export function forgetLoadedData({ queryClient }: Pick<ShellServices, 'queryClient'>): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== VIEWER_KEY[0] });
}

/**
 * Ends the session; the gate then leads to SignIn and forgets what was loaded [AMB-017]. By choice, SignIn waits until
 * the way out is gone to its end: a provider has an end of its own, and a sign-in that starts before it would be lost.
 */
export async function endSession(
  { session, queryClient }: Pick<ShellServices, 'session' | 'queryClient'>,
  { byChoice }: { readonly byChoice: boolean },
): Promise<void> {
  // First, because the session tells its listeners, who would take it for an end that nobody chose.
  becomeNobody(queryClient, byChoice ? 'leaving' : null);
  await session.signOut({ byChoice }).catch(() => undefined);
  if (byChoice) becomeNobody(queryClient, 'left');
}

/** Leaves with the user who chose to sign out in another tab: nothing is kept here for coming back. */
export function followLeaving({
  session,
  queryClient,
  desiredAddress,
}: Pick<ShellServices, 'session' | 'queryClient' | 'desiredAddress'>): () => void {
  return session.onLeave(() => {
    desiredAddress.forget();
    becomeNobody(queryClient, 'left');
  });
}

/**
 * Follows sign-outs and changes of user in other tabs: the tokens are theirs at once, so nothing of the user before may
 * stay on screen. Signing in here is followed by the screen that did it.
 */
export function followOtherTabs({
  session,
  queryClient,
}: Pick<ShellServices, 'session' | 'queryClient'>): () => void {
  return session.onChange((user) => {
    const viewer = queryClient.getQueryData<Viewer | Nobody>(VIEWER_KEY);
    if (!isViewer(viewer) || viewer.settings.user.email === user?.email) return;
    becomeNobody(queryClient, null);
    if (user) void refreshViewer({ queryClient });
  });
}
