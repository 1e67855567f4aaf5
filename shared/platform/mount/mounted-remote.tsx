import { ApiProvider, type ApiClient } from '@assay/shared/api-client';
import { getSettings } from '@assay/shared/contracts';
import { readLanguage, readSettings, type Settings } from '@assay/shared/domain';
import {
  createEventBus,
  createLogger,
  createNotify,
  PlatformProvider,
  type Platform,
} from '@assay/shared/platform';
import { QueryClientProvider, useQuery, type QueryClient } from '@assay/shared/query';
import {
  createRouteTable,
  RouterProvider,
  RouteTableProvider,
  type ForeignRouteHandler,
} from '@assay/shared/router';
import { text } from '@assay/shared/messages';
import { useStore } from '@assay/shared/state';
import { ErrorPanel, LoadingOverlay, UiProvider, useUiSurroundings, type ToastStore } from '@assay/shared/ui';
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import type { ManifestRoute } from '../manifest.ts';
import type { createMountRouter } from './mount-router.tsx';
import type { MountOptions } from './mount-options.ts';
import type { MountSession } from './mount-session.ts';
import { toToast } from '../to-toast.ts';

interface MountedRemoteProps {
  /** The name of the remote. */
  readonly name: string;
  readonly container: HTMLElement;
  readonly routes: readonly ManifestRoute[];
  readonly options: MountOptions;
  readonly session: MountSession;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof createMountRouter>;
}

const log = createLogger({ environment: 'production' });

/** Settings of the client, overridden by the options; the defaults where they cannot be loaded [AMB-024]. */
function settingsOf(wire: unknown, { locale, switches }: MountOptions): Settings {
  const { settings } = readSettings(wire);
  const language = locale === undefined ? null : readLanguage(locale);
  return {
    ...settings,
    ...(language && { defaultLanguage: language }),
    switches: { ...settings.switches, ...switches },
  };
}

function platformOf(settings: Settings, toasts: ToastStore, { clientId, onEvent }: MountOptions): Platform {
  const { user } = settings;
  const refuse = () => Promise.reject(new Error('The page around this remote owns the session.'));
  return {
    session: {
      user: { id: user.id, name: user.name, email: user.email, sso: user.sso },
      permissions: user.permissions,
      isProvider: settings.isProvider,
      clientId,
      changePassword: refuse,
      signOut: refuse,
    },
    settings,
    switches: settings.switches,
    navigation: { refreshCounts: () => onEvent?.('navigation.countsChanged', {}) },
    notify: createNotify({ show: (toast) => void toasts.show(toToast(toast)), log }),
    analytics: { track: (event, properties) => onEvent?.(`analytics.${event}`, properties) },
    log,
    events: createEventBus(onEvent),
  };
}

interface PagesProps extends Pick<MountedRemoteProps, 'name' | 'routes' | 'options' | 'router'> {
  readonly settings: Settings;
}

function Pages({ name, routes, options, router, settings }: PagesProps) {
  const { toasts } = useUiSurroundings();
  const platform = useMemo(() => platformOf(settings, toasts, options), [settings, toasts, options]);
  const table = useMemo(() => createRouteTable(routes), [routes]);
  const { onNavigate } = options;
  const emitOpened = useEffectEvent(() => options.onEvent?.('opened', { remote: name }));
  useEffect(() => emitOpened(), []);
  const handleForeignRoute = useCallback<ForeignRouteHandler>(
    (route, { params = {} }) => onNavigate?.({ kind: 'outside', route, params }),
    [onNavigate],
  );
  return (
    <PlatformProvider platform={platform}>
      <RouteTableProvider table={table} onForeignRoute={handleForeignRoute}>
        <Suspense fallback={<LoadingOverlay visible />}>
          <RouterProvider router={router} />
        </Suspense>
      </RouteTableProvider>
    </PlatformProvider>
  );
}

/** The look of a remote, which follows the settings of the client, and its pages once these are known [FLAG-019]. */
function Inside(props: Omit<MountedRemoteProps, 'queryClient'>) {
  const { name, container, routes, options, session, api, router } = props;
  const hasExpired = useStore(session.store, (state) => state.hasExpired);
  const { data, isPending, refetch } = useQuery({
    queryKey: ['settings', api.clientId],
    queryFn: ({ signal }) => api.call(getSettings, {}, { signal }),
    staleTime: Infinity,
  });
  const settings = useMemo(() => settingsOf(data, options), [data, options]);
  const { theme = 'auto', nonce } = options;
  const retry = () => {
    session.renew();
    void refetch();
  };
  return (
    <UiProvider
      colorScheme={theme}
      plain={!isPending && !settings.switches.uxRefresh}
      rootElement={container}
      {...(nonce !== undefined && { nonce })}
    >
      {hasExpired ? (
        <ErrorPanel title={text('generic.sessionExpired')} onRetry={retry} />
      ) : isPending ? (
        <LoadingOverlay visible />
      ) : (
        <Pages {...{ name, routes, options, router, settings }} />
      )}
    </UiProvider>
  );
}

/** A remote with its host, inside one element. */
export function MountedRemote({ queryClient, ...inside }: MountedRemoteProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={inside.api}>
        <Inside {...inside} />
      </ApiProvider>
    </QueryClientProvider>
  );
}
