import { ApiProvider, createApiClient, type ApiClient, type Transport } from '@assay/shared/api-client';
import {
  ALL_PERMISSIONS_MASK,
  readSettings,
  resolveSwitches,
  type Settings,
  type Switches,
} from '@assay/shared/domain';
import {
  createNotify,
  PlatformProvider,
  type AnalyticsEvent,
  type AnalyticsProperties,
} from '@assay/shared/platform';
import {
  createAnalytics,
  createEventBus,
  createLogger,
  type Platform,
  type ToastRequest,
} from '@assay/shared/platform';
import { createQueryClient, QueryClientProvider, type QueryClient } from '@assay/shared/query';
import {
  createMemoryRouter,
  createRouteTable,
  RouterProvider,
  RouteTableProvider,
  type RouteEntry,
  type RouteObject,
} from '@assay/shared/router';
import { UiProvider } from '@assay/shared/ui';
import { createContext, useContext, type ReactNode } from 'react';

/** What a test may set. By default the user is a signed-in administrator of client `demo` in en-gb. */
export interface TestingHostOptions {
  readonly permissions?: number;
  readonly isProvider?: boolean;
  readonly sso?: boolean;
  readonly user?: Partial<Platform['session']['user']>;
  readonly settings?: Partial<Settings>;
  readonly switches?: Partial<Switches>;
  /** Routes that links may lead to; each remote gives those of its manifest. */
  readonly routes?: readonly RouteEntry[];
  /** Pages by path for `App`; by default every address shows the children of `Wrapper`. */
  readonly pages?: readonly RouteObject[];
  readonly initialAddress?: string;
  readonly transport?: Transport;
  readonly apiBase?: string;
}

/** The host and the recorded calls. */
export interface TestingHost {
  readonly platform: Platform;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** Toasts in the order they were shown. */
  readonly toasts: readonly ToastRequest[];
  /** Analytics events in the order they were sent. */
  readonly tracked: readonly { readonly event: AnalyticsEvent; readonly properties: AnalyticsProperties }[];
  /** How often the sidebar's counts were asked to refresh. */
  readonly countRefreshes: () => number;
  /** Mounts `children` (or `pages`) inside all providers. Give it as `wrapper` to render. */
  readonly Wrapper: (props: { children?: ReactNode }) => ReactNode;
}

const ALL_SETTINGS = {
  default_currency: 'USD',
  default_language: 'en-gb',
  is_trial: false,
  limited_uploads: false,
  user: {},
};
const silent = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  debug: () => undefined,
};

const ChildrenContext = createContext<ReactNode>(null);

/** Shows what the test renders, at every address. */
function WrappedChildren() {
  return useContext(ChildrenContext);
}

/** Creates a host for one test. Hosts share nothing. */
export function createTestingHost(options: TestingHostOptions = {}): TestingHost {
  const {
    permissions = ALL_PERMISSIONS_MASK,
    isProvider = false,
    routes = [],
    initialAddress = '/',
  } = options;
  const toasts: ToastRequest[] = [];
  const tracked: TestingHost['tracked'][number][] = [];
  let countRefreshes = 0;
  const log = createLogger({ environment: 'test', sink: silent });
  const switches: Switches = { ...resolveSwitches({}), ...options.switches };
  const sink = {
    identify: () => undefined,
    send: (event: AnalyticsEvent, properties: AnalyticsProperties) =>
      void tracked.push({ event, properties }),
  };
  const platform: Platform = {
    session: {
      user: {
        id: 7,
        name: 'Ada Reviewer',
        email: 'ada@demo.example',
        sso: options.sso ?? false,
        ...options.user,
      },
      permissions,
      isProvider,
      clientId: 'demo',
      changePassword: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
    },
    settings: { ...readSettings(ALL_SETTINGS).settings, ...options.settings },
    switches,
    navigation: { refreshCounts: () => void (countRefreshes += 1) },
    notify: createNotify({ show: (toast) => void toasts.push(toast), log }),
    analytics: createAnalytics({ isOn: switches.analytics, sink, user: { clientName: 'demo', userId: 7 } }),
    log,
    events: createEventBus(),
  };
  const api = createApiClient({
    base: options.apiBase ?? 'http://localhost/api',
    clientId: 'demo',
    getToken: () => Promise.resolve('token'),
    ...(options.transport && { transport: options.transport }),
  });
  const queryClient = createQueryClient();
  const pages: RouteObject[] = options.pages
    ? [...options.pages]
    : [{ path: '*', element: <WrappedChildren /> }];
  const router = createMemoryRouter(pages, { initialEntries: [initialAddress] });
  const table = createRouteTable(routes);
  const Wrapper: TestingHost['Wrapper'] = ({ children }) => (
    <UiProvider colorScheme="light" env="test">
      <QueryClientProvider client={queryClient}>
        <PlatformProvider platform={platform}>
          <ApiProvider client={api}>
            <RouteTableProvider table={table}>
              <ChildrenContext.Provider value={children}>
                <RouterProvider router={router} />
              </ChildrenContext.Provider>
            </RouteTableProvider>
          </ApiProvider>
        </PlatformProvider>
      </QueryClientProvider>
    </UiProvider>
  );
  return {
    platform,
    api,
    queryClient,
    router,
    toasts,
    tracked,
    countRefreshes: () => countRefreshes,
    Wrapper,
  };
}
