import type { RemoteManifest } from '@assay/shared/platform/manifest';

/** What this shell provides to remotes. The build writes it in. */
export interface Provided {
  /** The version of every shared entry point. */
  readonly version: string;
  readonly entryPoints: readonly string[];
  /** React and the libraries behind the shared entry points, by version. */
  readonly libraries: Readonly<Record<string, string>>;
}

/** Why a release of a remote does not fit a shell. */
export interface Incompatibility {
  /** The entry point of `@assay/shared`, or the library. */
  readonly what: string;
  /** The exports of the entry point that the shell does not have as the remote was built for them. */
  readonly exports: readonly string[];
  readonly needed: string;
  readonly provided: string;
  /** The older side: a deployment of it helps. */
  readonly mustDeploy: 'shell' | 'remote';
}

const numbersOf = (version: string): readonly number[] => version.split('.').map(Number);

/** Orders versions, ascending. */
function compareVersions(one: string, other: string): number {
  const right = numbersOf(other);
  return numbersOf(one).reduce(
    (order, number, index) => (order === 0 ? number - (right[index] ?? 0) : order),
    0,
  );
}

const hasSameMajor = (one: string, other: string) => numbersOf(one)[0] === numbersOf(other)[0];

const between = (
  needed: string,
  provided: string,
): Pick<Incompatibility, 'needed' | 'provided' | 'mustDeploy'> => ({
  needed,
  provided,
  mustDeploy: compareVersions(needed, provided) > 0 ? 'shell' : 'remote',
});

function findLibrary(built: RemoteManifest['libraries'], provided: Provided): Incompatibility | undefined {
  for (const [what, needed] of Object.entries(built)) {
    const present = provided.libraries[what];
    if (present !== undefined && !hasSameMajor(needed, present))
      return { what, exports: [], ...between(needed, present) };
  }
  return undefined;
}

/**
 * The first thing that a remote needs and this shell does not provide: a library of the same major, a shared entry point,
 * or an export of one that appeared in a later version. Undefined where they fit. The manifest says it, before any code
 * of the remote is loaded.
 */
export function findIncompatibility(
  { needs, libraries }: Pick<RemoteManifest, 'needs' | 'libraries'>,
  provided: Provided,
): Incompatibility | undefined {
  const library = findLibrary(libraries, provided);
  if (library) return library;
  for (const [what, imports] of Object.entries(needs)) {
    const needed = Object.keys(imports).toSorted(compareVersions).at(-1) ?? provided.version;
    const exports = imports[needed] ?? [];
    if (!provided.entryPoints.includes(what))
      return { what, exports, needed, provided: provided.version, mustDeploy: 'shell' };
    if (!hasSameMajor(needed, provided.version) || compareVersions(needed, provided.version) > 0)
      return { what, exports, ...between(needed, provided.version) };
  }
  return undefined;
}

/** The imported exports of an entry point that a shell does not have, or has as they were in another version. */
export function findMissingExports(
  imports: Readonly<Record<string, readonly string[]>>,
  present: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.entries(imports).flatMap(([since, names]) => names.filter((name) => present[name] !== since));
}

/** A release of a remote and this shell do not fit together. */
export class IncompatibleRemoteError extends Error {
  override readonly name = 'IncompatibleRemoteError';
  readonly code = 'REMOTE_INCOMPATIBLE';
  readonly incompatibility: Incompatibility;

  constructor(remote: string, incompatibility: Incompatibility) {
    const { what, exports, needed, provided, mustDeploy } = incompatibility;
    const names = exports.length > 0 ? `${exports.join(', ')} of ${what}` : what;
    const side = mustDeploy === 'shell' ? 'the shell' : `the remote "${remote}"`;
    super(
      `The remote "${remote}" needs ${names} ${needed}, and this shell provides ${provided}. Deploy ${side}.`,
    );
    this.incompatibility = incompatibility;
  }
}
