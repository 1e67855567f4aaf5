import type { MountHandle } from '@assay/shared/platform/mount';
import { mount, type EmbedOptions } from './mount.ts';

type Token = EmbedOptions['getToken'];

/** Attributes that are read once, and those that may change while the remote is shown. */
const LIVE = ['theme', 'locale'] as const;

const themeOf = (value: string | null): EmbedOptions['theme'] =>
  value === 'light' || value === 'dark' ? value : 'auto';

/**
 * Creates the class of a custom element that shows one remote: `<assay-documents client="demo">` with the property
 * `getToken`. Every notice of the remote is an event of the element, `assay-<name>`, with its payload as `detail`.
 */
export function createElementClass(remote: string): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = LIVE;
    #getToken: Token | undefined;
    #handle: Promise<MountHandle> | undefined;

    /** The token of the user who is signed in to the page. The remote is shown once there is one. */
    get getToken(): Token | undefined {
      return this.#getToken;
    }

    set getToken(provider: Token | undefined) {
      this.#getToken = provider;
      this.#show();
    }

    connectedCallback() {
      // A property that was set before this class was defined hides the one above.
      const early: unknown = Object.getOwnPropertyDescriptor(this, 'getToken')?.value;
      if (typeof early !== 'function') return this.#show();
      Reflect.deleteProperty(this, 'getToken');
      this.getToken = early as Token;
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
      if (!this.isConnected || this.#handle || !this.#getToken) return;
      const read = (name: string) => this.getAttribute(name) ?? undefined;
      this.#handle = mount(this, {
        remote,
        clientId: read('client') ?? '',
        getToken: (request) => this.#getToken?.(request) ?? Promise.resolve(null),
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
