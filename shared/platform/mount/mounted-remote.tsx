import { ApiProvider, type ApiClient } from '@assay/shared/api-client';
import { getSettings } from '@assay/shared/contracts';
import {
  localeOfBrowser,
  readLocale,
  readSettings,
  withInterfaceLocale,
  type Locale,
  type Settings,
} from '@assay/shared/domain';
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
import { loadTexts, text } from '@assay/shared/messages';
import { useStore } from '@assay/shared/state';
import { ErrorPanel, LoadingOverlay, UiProvider, useUiSurroundings, type ToastStore } from '@assay/shared/ui';
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { routesWithTexts, type RouteSource } from '../manifest.ts';
import type { createMountRouter } from './mount-router.tsx';
import type { MountOptions } from './mount-options.ts';
import type { MountSession } from './mount-session.ts';
import { toToast } from '../to-toast.ts';

interface MountedRemoteProps {
  /** The name of the remote. */
  readonly name: string;
  readonly container: HTMLElement;
  readonly routes: readonly RouteSource[];
  readonly options: MountOptions;
  readonly session: MountSession;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof createMountRouter>;
  /** Loads the texts of the remote's own bundle. */
  readonly loadTexts: ((locale: Locale) => Promise<void>) | undefined;
}

const log = createLogger({ environment: 'production' });

/** Settings of the client, overridden by the options; the defaults where they cannot be loaded [AMB-024]. */
function settingsOf(wire: unknown, { locale, switches }: MountOptions): Settings {
  const { settings } = readSettings(wire);
  const isFree = settings.switches.multiLingual;
  const interfaceLocale = (isFree ? readLocale(locale) : null) ?? settings.interfaceLocale;
  return { ...settings, interfaceLocale, switches: { ...settings.switches, ...switches } };
}

/** Whether the texts of a language are there, those of the remote and of what is around its pages; English where they do not come. */
function useTexts(locale: Locale | null, ofRemote: MountedRemoteProps['loadTexts']): boolean {
  const [loaded, setLoaded] = useState<Locale | null>(null);
  useEffect(() => {
    if (locale === null) return undefined;
    let isWanted = true;
    void Promise.allSettled([loadTexts(locale), ofRemote?.(locale)]).then((results) => {
      for (const result of results)
        if (result.status === 'rejected') log.error('texts.failed', { error: result.reason });
      if (isWanted) setLoaded(locale);
    });
    return () => {
      isWanted = false;
    };
  }, [locale, ofRemote]);
  return locale !== null && loaded === locale;
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
  // With the texts that are loaded now.
  const table = useMemo(() => createRouteTable(routesWithTexts(routes)), [routes]);
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
  const chosen = useMemo(() => settingsOf(data, options), [data, options]);
  const locale = chosen.interfaceLocale ?? localeOfBrowser(navigator.languages);
  const hasTexts = useTexts(isPending ? null : locale, props.loadTexts);
  const settings = useMemo(() => withInterfaceLocale(chosen, locale), [chosen, locale]);
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
      ) : !hasTexts ? (
        <LoadingOverlay visible />
      ) : (
        <Pages key={locale} {...{ name, routes, options, router, settings }} />
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
