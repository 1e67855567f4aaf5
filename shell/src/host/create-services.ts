import { createApiClient, type ApiError } from '@assay/shared/api-client';
import {
  createEventBus,
  createLogger,
  createNotify,
  toToast,
  type ErrorReporter,
} from '@assay/shared/platform';
import { createAnalyticsSink } from '@assay/shared/platform/monitoring';
import type { BrowserConfig } from '@assay/shared/platform/browser-config';
import { createQueryClient } from '@assay/shared/query';
import { createToastStore } from '@assay/shared/ui';
import type { Provided } from '../remotes/compatibility.ts';
import type { RemoteLoader } from '../remotes/federated-loader.ts';
import type { RefreshRemote } from '../remotes/refresh-remotes.ts';
import type { RegistryStore } from '../remotes/remote-registry.ts';
import type { InterfaceLocale } from './interface-locale.ts';
import { createDesiredAddress } from './desired-address.ts';
import { createRoutePatternOf } from '../routes/matching-routes.ts';
import type { SessionPort } from '../session/session-port.ts';
import type { ShellServices } from './shell-context.tsx';
import { createViewerManager } from './viewer-manager.ts';

/** A call that found no server, or a server that did not do its part; refusals are answers. */
const isFault = ({ code, status }: ApiError): boolean =>
  code === 'NETWORK_FAILED' || code === 'RESPONSE_INVALID' || status >= 500;

interface ServiceParts {
  readonly config: BrowserConfig;
  readonly locale: InterfaceLocale;
  readonly session: SessionPort;
  readonly registry: RegistryStore;
  readonly loader: RemoteLoader;
  readonly refresh: RefreshRemote;
  readonly provided: Provided;
  readonly reporter?: ErrorReporter;
  readonly storage?: Storage;
}

/** Creates the services of the shell. Loads nothing yet. */
export function createServices({
  config,
  locale,
  session,
  registry,
  loader,
  refresh,
  provided,
  reporter,
  storage,
}: ServiceParts): ShellServices {
  const log = createLogger({ environment: config.environment, ...(reporter && { reporter }) });
  const toasts = createToastStore();
  const notify = createNotify({ show: (toast) => void toasts.show(toToast(toast)), log });
  const queryClient = createQueryClient();
  const api = createApiClient({
    base: config.apiBase,
    clientId: config.clientId,
    getToken: session.getToken,
    onUnauthenticated: () =>
      void viewerManager.signOut({ byChoice: false }).then(() => notify('signIn.sessionNotValid')),
    onFailure: (error) => {
      if (isFault(error)) log.error('api.failed', { error, code: error.code });
    },
  });
  const viewerManager = createViewerManager({ session, api, config, locale, notify, log });
  return {
    config,
    session,
    viewerManager,
    desiredAddress: createDesiredAddress(storage),
    api,
    queryClient,
    remotes: { registry, loader, refresh, provided, locale, log },
    analyticsSink: createAnalyticsSink(config.analytics ?? null, {
      log,
      routePatternOf: createRoutePatternOf(registry),
    }),
    log,
    toasts,
    notify,
    events: createEventBus(),
  };
}
