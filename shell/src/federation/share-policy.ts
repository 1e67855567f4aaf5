import type { Incompatibility } from '../remotes/compatibility.ts';

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
  | { readonly kind: 'refuse'; readonly incompatibility: Incompatibility };

/** The name under which the shell registers what it provides. */
const SHELL = 'shell';
const OWN_SCOPE = '@assay/shared/';

/** First number of a version or of a caret range; only `^x.y.z` ranges occur. */
const majorOf = (range: string) => /\d+/.exec(range)?.[0];

/**
 * Decides which copy of a shared library a bundle gets. Share keys are resolved one by one, so without this a remote
 * built later would bring its own copy of each entry point that is not loaded yet, and with it a second set of contexts. The
 * shell's copy of an entry point always wins; a remote built for another major of a shared library is refused.
 */
export function decideShare({ pkgName, scope, shareInfo, shareScopeMap }: ShareRequest): ShareDecision {
  const { requiredVersion, singleton } = shareInfo.shareConfig ?? {};
  const isOwn = pkgName.startsWith(OWN_SCOPE);
  if (!isOwn && !singleton) return { kind: 'default' };
  const copies = Object.values(shareScopeMap[scope]?.[pkgName] ?? {});
  const copy = copies.find(({ loaded, lib }) => loaded || lib) ?? copies.find(({ from }) => from === SHELL);
  if (!copy) return { kind: 'default' };
  if (typeof requiredVersion === 'string' && majorOf(requiredVersion) !== majorOf(copy.version)) {
    const isNewer = Number(majorOf(requiredVersion)) > Number(majorOf(copy.version));
    const incompatibility: Incompatibility = {
      what: isOwn ? pkgName.slice(OWN_SCOPE.length) : pkgName,
      exports: [],
      needed: requiredVersion,
      provided: copy.version,
      mustDeploy: isNewer ? 'shell' : 'remote',
    };
    return { kind: 'refuse', incompatibility };
  }
  return isOwn ? { kind: 'use', copy } : { kind: 'default' };
}
