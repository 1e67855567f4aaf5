import type { MountHandle } from '@assay/shared/platform/mount';
import { mount, type EmbedOptions, type EmbedUser } from './mount.ts';

/** Properties, one of which says who the user is. */
const PROVIDERS = ['getToken', 'getHostToken'] as const;

/** The functions that they hold. */
interface Providers {
  readonly getToken: Extract<EmbedUser, { readonly getToken: unknown }>['getToken'];
  readonly getHostToken: Extract<EmbedUser, { readonly getHostToken: unknown }>['getHostToken'];
}

/** Attributes that are read once, and those that may change while the remote is shown. */
const LIVE = ['theme', 'locale'] as const;

const themeOf = (value: string | null): EmbedOptions['theme'] =>
  value === 'light' || value === 'dark' ? value : 'auto';

/** A property that was set before the class was defined hides the one of the class. */
function upgradeProperty(element: HTMLElement, name: keyof Providers): void {
  const early: unknown = Object.getOwnPropertyDescriptor(element, name)?.value;
  if (typeof early !== 'function') return;
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, early);
}

/** The functions as they are when they are called: a page may replace them, as frameworks do at each rendering. */
function latest(read: () => { readonly [Name in keyof Providers]: Providers[Name] | undefined }): EmbedUser {
  if (read().getHostToken) return { getHostToken: async () => (await read().getHostToken?.()) ?? null };
  return { getToken: async (request) => (await read().getToken?.(request)) ?? null };
}

/**
 * Creates the class of a custom element that shows one remote: `<assay-documents client="demo">` with the property
 * `getToken` or `getHostToken`. Every notice of the remote is an event of the element, `assay-<name>`, with its payload as `detail`.
 */
export function createElementClass(remote: string): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = LIVE;
    #getToken: Providers['getToken'] | undefined;
    #getHostToken: Providers['getHostToken'] | undefined;
    #handle: Promise<MountHandle> | undefined;

    /** The token of the user who is signed in to the page. The remote is shown once there is one. */
    set getToken(provider: Providers['getToken']) {
      this.#getToken = provider;
      this.#show();
    }

    /** The same where the server of the page asks for tokens of its users. */
    set getHostToken(provider: Providers['getHostToken']) {
      this.#getHostToken = provider;
      this.#show();
    }

    connectedCallback() {
      for (const name of PROVIDERS) upgradeProperty(this, name);
      this.#show();
    }

    disconnectedCallback() {
      const handle = this.#handle;
      this.#handle = undefined;
      void handle?.then(
        (mounted) => mounted.unmount(),
        () => undefined,
      );
    }

    attributeChangedCallback() {
      void this.#handle?.then(
        (mounted) => mounted.update(this.#liveOptions()),
        () => undefined,
      );
    }

    #liveOptions() {
      return { theme: themeOf(this.getAttribute('theme')), locale: this.getAttribute('locale') ?? undefined };
    }

    #notify(name: string, detail: unknown) {
      this.dispatchEvent(new CustomEvent(`assay-${name}`, { detail, bubbles: true }));
    }

    #show() {
      if (!this.isConnected || this.#handle || !(this.#getToken ?? this.#getHostToken)) return;
      const read = (name: string) => this.getAttribute(name) ?? undefined;
      this.#handle = mount(this, {
        remote,
        clientId: read('client') ?? '',
        ...latest(() => ({ getToken: this.#getToken, getHostToken: this.#getHostToken })),
        installation: read('installation'),
        basePath: read('base-path'),
        memory: { initialAddress: read('address') },
        nonce: this.nonce || undefined,
        ...this.#liveOptions(),
        onNavigate: (target) => this.#notify('navigate', target),
        onEvent: (name, payload) => this.#notify(name, payload),
      });
      this.#handle.catch((error: unknown) => {
        this.#handle = undefined;
        this.#notify('failed', error);
      });
    }
  };
}
