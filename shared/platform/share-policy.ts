import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';

/** A request of the federation runtime: one shared library that a bundle needs. */
export interface ShareRequest {
  readonly pkgName: string;
  readonly scope: string;
  readonly shareInfo: {
    readonly from: string;
    readonly shareConfig?: { readonly requiredVersion?: string | false; readonly singleton?: boolean };
  };
  readonly shareScopeMap: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, SharedCopy>>>>>
  >;
}

/** One copy of a library in the share scope. */
export interface SharedCopy {
  readonly version: string;
  readonly from: string;
  readonly loaded?: unknown;
  readonly lib?: unknown;
}

/** The decision on a request: the runtime's default, this copy, or a refusal of the remote. */
export type ShareDecision =
  | { readonly kind: 'default' }
  | { readonly kind: 'use'; readonly copy: SharedCopy }
  | ({ readonly kind: 'refuse' } & ShareRefusal);

/** A remote was built for another major of a shared library than the page has. */
export interface ShareRefusal {
  /** The entry point of `@assay/shared`, or the library. */
  readonly what: string;
  readonly needed: string;
  readonly provided: string;
  /** Whether the remote is the newer side. */
  readonly isNewer: boolean;
}

/** The name under which the shell registers what it provides. */
const SHELL = 'shell';
const OWN_SCOPE = '@assay/shared/';

/** First number of a version or of a caret range; only `^x.y.z` ranges occur. */
const majorOf = (range: string) => /\d+/.exec(range)?.[0];

const isLoaded = ({ loaded, lib }: SharedCopy) => Boolean(loaded ?? lib);

/** Who has loaded entry points of ours into a page without a shell: what is loaded later has to be of the same build. */
function findProvider(copies: ShareRequest['shareScopeMap'][string]): string | undefined {
  return Object.entries(copies)
    .filter(([name]) => name.startsWith(OWN_SCOPE))
    .flatMap(([, versions]) => Object.values(versions))
    .find(isLoaded)?.from;
}

/**
 * Decides which copy of a shared library a bundle gets. Share keys are resolved one by one, so without this a remote
 * built later would bring its own copy of each entry point that is not loaded yet, and with it a second set of contexts. The
 * shell's copy of an entry point always wins, and in a page without our shell that of the remote which was there first; a
 * remote built for another major of a shared library is refused.
 */
export function decideShare({ pkgName, scope, shareInfo, shareScopeMap }: ShareRequest): ShareDecision {
  const { requiredVersion, singleton } = shareInfo.shareConfig ?? {};
  const isOwn = pkgName.startsWith(OWN_SCOPE);
  if (!isOwn && !singleton) return { kind: 'default' };
  const inScope = shareScopeMap[scope] ?? {};
  const copies = Object.values(inScope[pkgName] ?? {});
  const copy =
    copies.find(isLoaded) ??
    copies.find(({ from }) => from === SHELL) ??
    copies.find(({ from }) => from === findProvider(inScope));
  if (!copy) return { kind: 'default' };
  if (typeof requiredVersion === 'string' && majorOf(requiredVersion) !== majorOf(copy.version))
    return {
      kind: 'refuse',
      what: isOwn ? pkgName.slice(OWN_SCOPE.length) : pkgName,
      needed: requiredVersion,
      provided: copy.version,
      isNewer: Number(majorOf(requiredVersion)) > Number(majorOf(copy.version)),
    };
  return isOwn ? { kind: 'use', copy } : { kind: 'default' };
}

/**
 * The policy as a plugin of the federation runtime. It has to be a global one: each remote resolves its shared libraries
 * in an instance of its own. `refuse` creates the error of a remote that does not fit.
 */
export function createSharePolicy(
  refuse: (remote: string, refusal: ShareRefusal) => Error,
): ModuleFederationRuntimePlugin {
  return {
    name: 'assay-share-policy',
    resolveShare(args) {
      const resolveByDefault = args.resolver;
      args.resolver = () => {
        // The runtime's own type has more fields than the policy reads.
        const decision = decideShare(args as unknown as ShareRequest);
        if (decision.kind === 'refuse') throw refuse(args.shareInfo.from, decision);
        if (decision.kind === 'default') return resolveByDefault();
        return { shared: decision.copy, useTreesShaking: false } as unknown as ReturnType<
          typeof resolveByDefault
        >;
      };
      return args;
    },
  };
}
