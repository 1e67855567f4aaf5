import { createApiClient, type Transport } from '@assay/shared/api-client';
import type { RemotePages } from '@assay/shared/platform';
import { createQueryClient } from '@assay/shared/query';
import { createRoot } from 'react-dom/client';
import { routesWithTexts, type ManifestSource } from '../manifest.ts';
import { createMountRouter } from './mount-router.tsx';
import type { MountHandle, MountOptions } from './mount-options.ts';
import { MountedRemote } from './mounted-remote.tsx';

/** The parts of a remote. */
interface MountableRemote {
  readonly manifest: ManifestSource;
  readonly pages: RemotePages;
  /** Another transport than the network: a remote developed alone answers from demo data. */
  readonly transport?: Transport;
}

/**
 * Creates the `mount` function of a remote: it shows the remote's pages in an element of any page, of any framework and
 * origin. Each mount has its own React root, router, cache, API client and toasts. Styles apply inside the element only,
 * and overlays are rendered there too.
 */
export function createMount({ manifest, pages, transport }: MountableRemote) {
  const routes = routesWithTexts(manifest.routes);
  return function mount(element: HTMLElement, options: MountOptions): MountHandle {
    const container = element.ownerDocument.createElement('div');
    element.append(container);
    const api = createApiClient({
      base: options.apiBase,
      clientId: options.clientId,
      getToken: options.getToken,
      ...(transport && { transport }),
      onUnauthenticated: () => current.onEvent?.('session.expired', {}),
    });
    const queryClient = createQueryClient();
    const router = createMountRouter({ routes, pages, options });
    const stopListening = router.subscribe(({ location }) =>
      current.onNavigate?.({ kind: 'inside', address: `${location.pathname}${location.search}` }),
    );
    const root = createRoot(container);
    let current = options;
    const render = () =>
      root.render(<MountedRemote {...{ container, routes, options: current, api, queryClient, router }} />);
    render();
    return {
      update: (changes) => {
        current = { ...current, ...changes };
        render();
      },
      unmount: () => {
        stopListening();
        root.unmount();
        router.dispose();
        queryClient.clear();
        container.remove();
      },
    };
  };
}
