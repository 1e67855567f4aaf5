import type { MountHandle, MountOptions } from '@assay/shared/platform/mount';
import { OWN_ORIGIN } from './installation.ts';
import { loadRemote } from './load-remote.ts';

/** What a page says of the remote that it shows. */
export interface EmbedOptions extends Omit<MountOptions, 'apiBase'> {
  /** The name of a remote of the installation, such as `documents`. */
  readonly remote: string;
  /** The origin of the installation; that of this script if not given. */
  readonly installation?: string;
  /** The base of its API; `/api` of the installation if not given. */
  readonly apiBase?: string;
}

/**
 * Shows a remote inside an element of the page. Resolves when the remote is shown; rejects with a sentence where it
 * cannot be loaded, and leaves the element as it was.
 */
export async function mount(element: Element, options: EmbedOptions): Promise<MountHandle> {
  const { remote, installation = OWN_ORIGIN, ...mountOptions } = options;
  const { origin } = new URL(installation, document.baseURI);
  const mountRemote = await loadRemote(remote, origin);
  return mountRemote(element, { apiBase: `${origin}/api`, ...mountOptions });
}
