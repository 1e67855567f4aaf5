import type { SwitchValues } from '@assay/shared/domain';

/** The options that an integrator gives a remote in their page. */
export interface MountOptions {
  /** API base, e.g. `https://assay.example/api`. */
  readonly apiBase: string;
  readonly clientId: string;
  /** The identity token of the signed-in user; `renew` asks for another one because the last was refused. */
  readonly getToken: (request: { readonly renew: boolean }) => Promise<string | null>;
  /** Path under which the remote owns the page's addresses. Without it the addresses stay inside the element. */
  readonly basePath?: string;
  /** With addresses kept inside: the one to start at. */
  readonly memory?: { readonly initialAddress?: string };
  /** `en-GB`, `en-US` or `de-DE`, in any case; without it the user's, else the client's, else the browser's [AMB-134]. */
  readonly locale?: string;
  readonly theme?: 'light' | 'dark' | 'auto';
  /** Switches that this page overrides. */
  readonly switches?: SwitchValues;
  /** Nonce of the page's content security policy, for the few styles that are written at run time. */
  readonly nonce?: string;
  /** Called for each address inside the remote, and for links that lead out of it. */
  readonly onNavigate?: (target: NavigationNotice) => void;
  /**
   * Called for each event inside, by name. `opened` `{remote}`: its first page is shown; `navigated` `{address}`; `confirmed`
   * `{documentRequestId}`; `session.expired` `{message}`: no token was accepted, emitted once until `getToken` gives one again.
   */
  readonly onEvent?: (name: string, payload: unknown) => void;
}

/** Where the user went, or a link that the integrator's page may follow. */
export type NavigationNotice =
  | { readonly kind: 'inside'; readonly address: string }
  | {
      readonly kind: 'outside';
      readonly route: string;
      readonly params: Readonly<Record<string, string | number>>;
    };

/** A mounted remote. */
export interface MountHandle {
  /** Changes what may change while it is shown. */
  readonly update: (
    options: Partial<Pick<MountOptions, 'theme' | 'locale' | 'switches' | 'onNavigate' | 'onEvent'>>,
  ) => void;
  /** Goes to an address inside the remote. */
  readonly navigate: (address: string) => void;
  /** Removes the remote and leaves the element as it was. */
  readonly unmount: () => void;
}
