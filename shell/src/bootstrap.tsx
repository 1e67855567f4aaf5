import { fetchDescription } from '@assay/shared/api-client';
import { BRAND } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { createLogger } from '@assay/shared/platform';
import { browserConfig } from '@assay/shared/platform/browser-config';
import { ErrorPanel, UiProvider } from '@assay/shared/ui';
import { createRoot } from 'react-dom/client';
import { createServices } from './host/create-services.ts';
import { createRemoteLoader } from './remotes/federated-loader.ts';
import { loadRegistry } from './remotes/remote-registry.ts';
import { createSession } from './session/index.ts';
import { Shell } from './shell.tsx';

/** Configuration and manifests first, then the routes: nothing is decided before everything is known. */
async function start(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  const bootLog = createLogger({ environment: 'integrated' });
  try {
    const [config, registry] = await Promise.all([
      fetchDescription('/config.json', browserConfig),
      loadRegistry(bootLog),
    ]);
    const session = createSession(config);
    root.render(
      <Shell services={createServices({ config, session, registry, createLoader: createRemoteLoader })} />,
    );
  } catch (error) {
    bootLog.error('shell.startFailed', { error });
    root.render(
      <UiProvider colorScheme="auto" reset>
        <ErrorPanel
          title={text('shell.startFailed', { product: BRAND.product })}
          onReload={() => window.location.reload()}
        />
      </UiProvider>,
    );
  }
}

const element = document.getElementById('root');
if (element) void start(element);
