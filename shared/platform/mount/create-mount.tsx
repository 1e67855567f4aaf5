import { createApiClient, type Transport } from '@assay/shared/api-client';
import type { Locale } from '@assay/shared/domain';
import type { RemotePages } from '@assay/shared/platform';
import { createQueryClient } from '@assay/shared/query';
import { createRoot } from 'react-dom/client';
import { routesWithTexts, type ManifestSource } from '../manifest.ts';
import type { PlatformEvents } from '../events.ts';
import { addressIn, createMountRouter, followPage } from './mount-router.tsx';
import { createMountSession } from './mount-session.ts';
import { createMountRoot } from './mount-root.ts';
import type { MountHandle, MountOptions } from './mount-options.ts';
import { MountedRemote } from './mounted-remote.tsx';

/** The parts of a remote. */
interface MountableRemote {
  readonly manifest: ManifestSource;
  readonly pages: RemotePages;
  /** Loads the texts of its bundle in a language; without it they are English. */
  readonly loadTexts?: (locale: Locale) => Promise<void>;
  /** Another transport than the network: a remote developed alone answers from demo data. */
  readonly transport?: Transport;
}

/**
 * Creates the `mount` function of a remote: it shows the remote's pages in an element of any page, of any framework and
 * origin. Each mount has its own React root, router, cache, API client and toasts. Styles apply inside the element only,
 * and overlays are rendered there too.
 */
export function createMount({ manifest, pages, loadTexts, transport }: MountableRemote) {
  const routes = routesWithTexts(manifest.routes);
  return function mount(element: Element, options: MountOptions): MountHandle {
    const { container, remove } = createMountRoot(element);
    const session = createMountSession(() => current);
    const api = createApiClient({
      base: options.apiBase,
      clientId: options.clientId,
      getToken: session.getToken,
      ...(transport && { transport }),
      onUnauthenticated: session.expire,
    });
    const queryClient = createQueryClient();
    const router = createMountRouter({ routes, pages, options });
    let shown = addressIn(router);
    const stopListening = router.subscribe(() => {
      const address = addressIn(router);
      if (address === shown) return;
      shown = address;
      current.onNavigate?.({ kind: 'inside', address });
      current.onEvent?.('navigated', { address });
    });
    const stopFollowing = options.basePath === undefined ? () => {} : followPage(router, options.basePath);
    const root = createRoot(container);
    let current = options;
    const onEvent: MountOptions['onEvent'] = (name, payload) => {
      current.onEvent?.(name, payload);
      const confirmed = name === 'document.verified' ? (payload as PlatformEvents[typeof name]) : undefined;
      if (confirmed?.isVerified) current.onEvent?.('confirmed', { documentRequestId: confirmed.id });
    };
    const render = () => {
      const inside = {
        container,
        routes: manifest.routes,
        options: { ...current, onEvent },
        session,
        api,
        queryClient,
        router,
        loadTexts,
      };
      root.render(<MountedRemote {...inside} name={manifest.name} />);
    };
    render();
    return {
      update: (changes) => {
        current = { ...current, ...changes };
        render();
      },
      navigate: (address) => void router.navigate(address),
      unmount: () => {
        stopListening();
        stopFollowing();
        root.unmount();
        router.dispose();
        queryClient.clear();
        remove();
      },
    };
  };
}
