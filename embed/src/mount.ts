import type { MountHandle, MountOptions } from '@assay/shared/platform/mount';
import { createTokenProvider } from './host-session.ts';
import { OWN_ORIGIN } from './installation.ts';
import { loadRemote } from './load-remote.ts';

/** Who the user is: the page has their identity token, or its server asks for tokens of its users. */
export type EmbedUser =
  | Pick<MountOptions, 'getToken'>
  | {
      /** Gives a token that the page's server has asked for: a new one each time, or null without a user. */
      readonly getHostToken: () => Promise<string | null>;
    };

/** What a page says of the remote that it shows. */
export type EmbedOptions = Omit<MountOptions, 'apiBase' | 'getToken'> &
  EmbedUser & {
    /** The name of a remote of the installation, such as `documents`. */
    readonly remote: string;
    /** The origin of the installation; that of this script if not given. */
    readonly installation?: string | undefined;
    /** The base of its API; `/api` of the installation if not given. */
    readonly apiBase?: string;
  };

/**
 * Shows a remote inside an element of the page. Resolves when the remote is shown; rejects with a sentence where it
 * cannot be loaded, and leaves the element as it was.
 */
export async function mount(element: Element, options: EmbedOptions): Promise<MountHandle> {
  const { remote, installation = OWN_ORIGIN, ...mountOptions } = options;
  const { origin } = new URL(installation, document.baseURI);
  const { apiBase = `${origin}/api`, clientId } = mountOptions;
  const getToken =
    'getHostToken' in options
      ? createTokenProvider({ apiBase, clientId, getHostToken: options.getHostToken })
      : options.getToken;
  const mountRemote = await loadRemote(remote, origin);
  return mountRemote(element, { ...mountOptions, apiBase, getToken });
}
