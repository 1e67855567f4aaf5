import './host/storage-fallback.ts';
import { fetchDescription } from '@assay/shared/api-client';
import { START_TIMEOUT_MS } from '@assay/shared/domain';
import { createLogger } from '@assay/shared/platform';
import { createErrorReporter } from '@assay/shared/platform/monitoring';
import { browserConfig } from '@assay/shared/platform/browser-config';
import { createRoot, type Root } from 'react-dom/client';
import { preventFileDrops } from './host/prevent-file-drops.ts';
import { logUncaughtErrors } from './host/uncaught-errors.ts';
import { createServices } from './host/create-services.ts';
import { createInterfaceLocale } from './host/interface-locale.ts';
import { StartFailed, Starting } from './host/start-screens.tsx';
import { createRemoteLoader } from './remotes/federated-loader.ts';
import type { Provided } from './remotes/compatibility.ts';
import { loadRegistry } from './remotes/load-registry.ts';
import { createRefreshRemote, followReleases } from './remotes/refresh-remotes.ts';
import { createSession } from './session/index.ts';
import { Shell } from './shell.tsx';

/** What this build provides to remotes. */
declare const ASSAY_PROVIDED: Provided;

const reporter = createErrorReporter();
const bootLog = createLogger({ environment: 'integrated', reporter });

/** Loads the configuration and the manifests, then renders. Late manifests join afterwards [ADR 0023]. */
async function start(root: Root): Promise<void> {
  try {
    const locale = createInterfaceLocale(bootLog);
    const [config, registry] = await Promise.all([
      fetchDescription('/config.json', browserConfig, { limitMs: START_TIMEOUT_MS }),
      loadRegistry(bootLog),
      locale.start(),
    ]);
    reporter.connect(config.errorReporting ?? null, config.environment);
    const session = createSession(config);
    const loader = createRemoteLoader();
    const refresh = createRefreshRemote(registry, bootLog);
    followReleases({ registry, refresh, log: bootLog }, loader.isLoaded);
    const parts = { config, locale, session, registry, loader, refresh, provided: ASSAY_PROVIDED, reporter };
    root.render(<Shell services={createServices(parts)} />);
  } catch (error) {
    bootLog.error('shell.startFailed', { error });
    root.render(<StartFailed onRetry={() => start(root)} />);
  }
}

const element = document.getElementById('root');
if (element) {
  logUncaughtErrors(bootLog);
  preventFileDrops();
  const root = createRoot(element, {
    onUncaughtError: (error) => bootLog.error('page.renderFailed', { error }),
  });
  root.render(<Starting />);
  void start(root);
}
