/** Why a remote does not fit this shell. */
export interface Incompatibility {
  readonly entryPoint: string;
  /** The lowest version that the remote works with. */
  readonly needed: string;
  readonly provided: string;
}

const numbersOf = (version: string) => version.split('.').map(Number);

/**
 * The first shared entry point that a remote needs in another major or in a newer version than this shell provides;
 * undefined where they fit. The manifest says it, before any code of the remote is loaded.
 */
export function findIncompatibility(
  needs: Readonly<Record<string, string>>,
  provided: string,
): Incompatibility | undefined {
  const [major = 0, minor = 0, patch = 0] = numbersOf(provided);
  for (const [entryPoint, needed] of Object.entries(needs)) {
    const [neededMajor = 0, neededMinor = 0, neededPatch = 0] = numbersOf(needed);
    const isNewer = neededMinor > minor || (neededMinor === minor && neededPatch > patch);
    if (neededMajor !== major || isNewer) return { entryPoint, needed, provided };
  }
  return undefined;
}
