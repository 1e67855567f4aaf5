import { chooseRelease, readBrowserId, type Release } from '@assay/shared/platform/release-choice';

/** How long the description of an installation may take, in ms. */
const LIMIT_MS = 30_000;

type DeployedRemote = Parameters<typeof chooseRelease>[1];

/** An installation of Assay, by its origin. */
export interface Installation {
  readonly origin: string;
  /** The names of its remotes. */
  readonly listRemotes: () => Promise<readonly string[]>;
  /** What of a release is needed to load it. Read again at each call: another one may be deployed. */
  readonly findRelease: (remote: string) => Promise<{ readonly container: string; readonly entry: string }>;
}

/** The address of this script is that of its installation. */
export const OWN_ORIGIN = new URL(import.meta.url).origin;

async function readJson(url: string): Promise<unknown> {
  const fetched = fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(LIMIT_MS) });
  const response = await fetched.catch((cause: unknown) => {
    throw new Error(
      `${url} could not be read. Does the installation name ${window.location.origin} in ASSAY_EMBED_ORIGINS?`,
      { cause },
    );
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

function fieldOf(value: unknown, name: string, url: string): unknown {
  if (typeof value === 'object' && value !== null && name in value) return Reflect.get(value, name);
  throw new Error(`${url} has no ${name}.`);
}

/** The name of the file with which the code of a release begins. */
async function findEntry(manifest: unknown, base: string): Promise<string> {
  if (typeof manifest === 'object' && manifest !== null && 'code' in manifest)
    return String(fieldOf(manifest.code, 'entry', base));
  // A build in development leaves it to the federation manifest.
  const url = `${base}mf-manifest.json`;
  const entry = fieldOf(fieldOf(await readJson(url), 'metaData', url), 'remoteEntry', url);
  return String(fieldOf(entry, 'name', url));
}

/** Reads an installation. */
export function createInstallation(origin: string): Installation {
  const remotesUrl = `${origin}/remotes.json`;
  const readRemotes = async () =>
    fieldOf(await readJson(remotesUrl), 'remotes', remotesUrl) as Readonly<Record<string, DeployedRemote>>;

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
        container: String(fieldOf(manifest, 'container', manifestUrl)),
        entry: base + (await findEntry(manifest, base)),
      };
    },
  };
}
