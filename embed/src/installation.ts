import { chooseRelease, readBrowserId, type Release } from '@assay/shared/platform/release-choice';

/** Timeout for fetching the description of an installation, in ms. */
const FETCH_TIMEOUT_MS = 30_000;

type DeployedRemote = Parameters<typeof chooseRelease>[1];

/** An installation of Assay, by its origin. */
export interface Installation {
  readonly origin: string;
  /** The names of its remotes. */
  readonly listRemotes: () => Promise<readonly string[]>;
  /** What is needed to load a release. Fetched on each call, because another release may have been deployed. */
  readonly findRelease: (remote: string) => Promise<{ readonly container: string; readonly entry: string }>;
}

/** This script is served by its installation. */
export const OWN_ORIGIN = new URL(import.meta.url).origin;

async function readJson(url: string): Promise<unknown> {
  const fetched = fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  const response = await fetched.catch((cause: unknown) => {
    throw new Error(
      `${url} could not be read. Does the installation name ${window.location.origin} in ASSAY_EMBED_ORIGINS?`,
      { cause },
    );
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

function getField(value: unknown, name: string, url: string): unknown {
  if (typeof value === 'object' && value !== null && name in value) return Reflect.get(value, name);
  throw new Error(`${url} has no ${name}.`);
}

/** File name of the remote entry. */
async function findRemoteEntry(manifest: unknown, base: string): Promise<string> {
  if (typeof manifest === 'object' && manifest !== null && 'code' in manifest)
    return String(getField(manifest.code, 'entry', base));
  // In a development build only the federation manifest has it.
  const url = `${base}mf-manifest.json`;
  const entry = getField(getField(await readJson(url), 'metaData', url), 'remoteEntry', url);
  return String(getField(entry, 'name', url));
}

/** Reads an installation. */
export function createInstallation(origin: string): Installation {
  const remotesUrl = `${origin}/remotes.json`;
  const readRemotes = async () =>
    getField(await readJson(remotesUrl), 'remotes', remotesUrl) as Readonly<Record<string, DeployedRemote>>;

  async function findBase(remote: string): Promise<string> {
    const deployed = (await readRemotes())[remote];
    if (!deployed) throw new Error(`${origin} has no remote "${remote}".`);
    const { base }: Release = chooseRelease(remote, deployed, readBrowserId());
    return new URL(base.endsWith('/') ? base : `${base}/`, origin).href;
  }

  return {
    origin,
    listRemotes: async () => Object.keys(await readRemotes()),
    findRelease: async (remote) => {
      const base = await findBase(remote);
      const manifestUrl = `${base}assay-manifest.json`;
      const manifest = await readJson(manifestUrl);
      return {
        container: String(getField(manifest, 'container', manifestUrl)),
        entry: base + (await findRemoteEntry(manifest, base)),
      };
    },
  };
}
