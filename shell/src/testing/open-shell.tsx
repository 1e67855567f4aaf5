import { getNavigation, getSettings, readListChanges, type UserWire } from '@assay/shared/contracts';
import type { SwitchValues } from '@assay/shared/domain';
import { createLogger, type ErrorReporter, type RemotePages } from '@assay/shared/platform';
import type { BrowserConfig } from '@assay/shared/platform/browser-config';
import { createMemoryRouter } from '@assay/shared/router';
import type { mockApi } from '@assay/shared/testing';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createServices } from '../host/create-services.ts';
import { createInterfaceLocale } from '../host/interface-locale.ts';
import type { Provided } from '../remotes/compatibility.ts';
import type { RemoteLoader } from '../remotes/federated-loader.ts';
import type { RefreshRemote } from '../remotes/refresh-remotes.ts';
import type { KnownRemote, RegistryStore } from '../remotes/remote-registry.ts';
import { Shell } from '../shell.tsx';
import { anIdentityService, EMAIL, type IdentityService } from './identity-service.ts';
import { aRegistry } from './manifests.ts';

export interface ShellOptions {
  readonly at?: string;
  readonly identity?: IdentityService;
  readonly user?: Partial<UserWire>;
  readonly switches?: SwitchValues;
  readonly registry?: RegistryStore;
  readonly loadEntry?: RemoteLoader['loadEntry'];
  /** Which release is deployed now; by default the one that is known. */
  readonly refresh?: RefreshRemote;
  /** Further settings of the client, as the server sends them. */
  readonly settings?: object;
  readonly config?: Partial<BrowserConfig>;
  readonly reporter?: ErrorReporter;
  /** Leaves GET settings to the test. */
  readonly answersSettings?: boolean;
}

export const aUser = (changes: Partial<UserWire> = {}): UserWire => ({
  id: 7,
  name: 'Ada Reviewer',
  email: EMAIL,
  permissions: 0,
  account_status: 2,
  user_group: 1,
  user_management_scope: 1,
  sso: false,
  ...changes,
});

export const settingsOf = (user: UserWire, switches: SwitchValues = {}) => ({
  default_currency: 'USD',
  default_language: 'en-gb',
  is_trial: false,
  limited_uploads: false,
  user,
  switches: { ...switches },
});

export const COUNTS = { EXT_DONE: 12, ARCHIVED: 0, TRASHED: 3, EXT_MANUAL_QA: 1, PROCESSING: 2 };

const PROVIDED: Provided = {
  version: '1.2.0',
  entryPoints: ['router', 'ui'],
  libraries: { react: '19.3.1' },
};

function known(registry: RegistryStore, name: string): KnownRemote {
  const remote = registry.getState().remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`The remote "${name}" is not there.`);
  return remote;
}

/** A page that says which route it belongs to. */
const pageOf =
  (id: string): ComponentType =>
  () => <h1>{`page ${id}`}</h1>;
/** Routes that show their children only. */
const PARENTS = ['admin.settings', 'documents.upload'];
const allPages: RemotePages = new Proxy<RemotePages>(
  {},
  {
    get: (_, id) => (PARENTS.includes(String(id)) ? undefined : () => Promise.resolve(pageOf(String(id)))),
  },
);

/** Opens the real shell over a network mock: its routes, guard, frame and screens. */
export function openShell(api: ReturnType<typeof mockApi>, options: ShellOptions = {}) {
  const { at = '/', identity = anIdentityService('signedIn'), registry = aRegistry() } = options;
  if (options.answersSettings !== false)
    api.respond(getSettings, () => ({
      ...settingsOf(aUser(options.user), options.switches),
      ...options.settings,
    }));
  api.respond(getNavigation, () => COUNTS);
  api.respond(readListChanges, () => ({ position: '1.1', isComplete: true, changes: [] }));
  const preloaded: string[] = [];
  const services = createServices({
    locale: createInterfaceLocale(createLogger({ environment: 'production' })),
    config: {
      apiBase: 'http://localhost/api',
      clientId: 'demo',
      identity: { userPoolId: 'local_pool', clientId: 'browser' },
      sso: null,
      environment: 'production',
      ...options.config,
    },
    session: identity,
    ...(options.reporter && { reporter: options.reporter }),
    registry,
    loader: {
      loadEntry: options.loadEntry ?? (() => Promise.resolve({ pages: allPages })),
      preload: (_remote, route, when) => void preloaded.push(`${route} ${when}`),
      isLoaded: () => false,
    },
    refresh: options.refresh ?? (async (name) => known(registry, name)),
    provided: PROVIDED,
  });
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const view = render(
    <Shell
      services={services}
      createRouter={(routes) => (router = createMemoryRouter(routes, { initialEntries: [at] }))}
    />,
  );
  const address = () => {
    const location = router?.state.location;
    return location ? `${location.pathname}${location.search}` : '';
  };
  return {
    view,
    identity,
    services,
    /** The router, for a test in which it fails. */
    router: () => router,
    preloaded,
    user: userEvent.setup(),
    address,
    /** Follows an address. A cancelled navigation never resolves, so it is not waited for. */
    navigate: async (to: string) => void router?.navigate(to),
    arrivesAt: (expected: string) => waitFor(() => expect(address()).toBe(expected)),
  };
}
