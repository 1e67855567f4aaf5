import { createApiClient, type Transport } from '@assay/shared/api-client';
import type { RemotePages } from '@assay/shared/platform';
import { createQueryClient } from '@assay/shared/query';
import { createRoot } from 'react-dom/client';
import type { ManifestSource } from '../manifest.ts';
import { createMountRouter } from './mount-router.tsx';
import type { MountHandle, MountOptions } from './mount-options.ts';
import { MountedRemote } from './mounted-remote.tsx';

/** What a remote brings. */
interface MountableRemote {
  readonly manifest: ManifestSource;
  readonly pages: RemotePages;
  /** Another transport than the network: a remote developed alone answers from demo data. */
  readonly transport?: Transport;
}

/**
 * Makes the `mount` of a remote: it shows the remote's pages in an element of any page, of any framework and origin.
 * Each mount has its own React root, router, cache and API client; styles hold inside the element only, and what
 * floats is put there too.
 */
export function createMount({ manifest, pages, transport }: MountableRemote) {
  return function mount(element: HTMLElement, options: MountOptions): MountHandle {
    const container = element.ownerDocument.createElement('div');
    element.append(container);
    const api = createApiClient({
      base: options.apiBase,
      clientId: options.clientId,
      getToken: options.getToken,
      ...(transport && { transport }),
      onUnauthenticated: () => present.onEvent?.('session.expired', {}),
    });
    const queryClient = createQueryClient();
    const router = createMountRouter({ manifest, pages, options });
    const stopListening = router.subscribe(({ location }) =>
      present.onNavigate?.({ kind: 'inside', address: `${location.pathname}${location.search}` }),
    );
    const root = createRoot(container);
    let present = options;
    const render = () =>
      root.render(<MountedRemote {...{ container, manifest, options: present, api, queryClient, router }} />);
    render();
    return {
      update: (changes) => {
        present = { ...present, ...changes };
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
