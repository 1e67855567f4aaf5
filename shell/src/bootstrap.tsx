import { fetchDescription } from '@assay/shared/api-client';
import { START_TIMEOUT_MS } from '@assay/shared/domain';
import { createLogger } from '@assay/shared/platform';
import { browserConfig } from '@assay/shared/platform/browser-config';
import { createRoot, type Root } from 'react-dom/client';
import { createServices } from './host/create-services.ts';
import { StartFailed, Starting } from './host/start-screens.tsx';
import { createRemoteLoader } from './remotes/federated-loader.ts';
import { loadRegistry } from './remotes/remote-registry.ts';
import { createSession } from './session/index.ts';
import { Shell } from './shell.tsx';

const bootLog = createLogger({ environment: 'integrated' });

/** Loads the configuration and the manifests, then renders. Late manifests join afterwards [ADR 0023]. */
async function start(root: Root): Promise<void> {
  try {
    const [config, registry] = await Promise.all([
      fetchDescription('/config.json', browserConfig, { limitMs: START_TIMEOUT_MS }),
      loadRegistry(bootLog),
    ]);
    const session = createSession(config);
    const loader = createRemoteLoader();
    root.render(<Shell services={createServices({ config, session, registry, loader })} />);
  } catch (error) {
    bootLog.error('shell.startFailed', { error });
    root.render(<StartFailed onRetry={() => start(root)} />);
  }
}

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  root.render(<Starting />);
  void start(root);
}
