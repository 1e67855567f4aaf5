import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Where each remote is, as `/remotes.json` has it. */
type Deployed = Readonly<Record<string, { readonly base: string; readonly canary?: unknown }>>;

/** What of a manifest says which files a page needs. Builds in development and older ones do not name them. */
const manifestFile = z.object({
  routes: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      parent: z.string().optional(),
      redirectTo: z.string().optional(),
    }),
  ),
  code: z
    .object({
      entry: z.string(),
      files: z.array(z.string()),
      pages: z.record(z.string(), z.array(z.string())).default({}),
    })
    .optional(),
});
type Manifest = z.output<typeof manifestFile>;

const OWN_REMOTES = '/remotes/';

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string) => segment.startsWith(':');
const parametersOf = (path: string) => segmentsOf(path).filter(isParameter).length;

function isMatch(path: string, address: string): boolean {
  const [pattern, given] = [segmentsOf(path), segmentsOf(address)];
  return (
    pattern.length === given.length &&
    pattern.every((segment, index) => isParameter(segment) || segment === given[index])
  );
}

/** The files that the page of an address needs, below the base of its remote. Of two routes the more literal one wins. */
function filesOf({ routes, code }: Manifest, address: string) {
  const [route] = routes
    .filter(({ path }) => isMatch(path, address))
    .sort((one, other) => parametersOf(one.path) - parametersOf(other.path));
  if (!route || !code) return undefined;
  const pages = [route.parent, route.id, route.redirectTo].flatMap((id) => code.pages[id ?? ''] ?? []);
  return { parameters: parametersOf(route.path), files: [code.entry, ...code.files, ...pages] };
}

/** In the mode in which the file is asked for later, or the browser would ask twice: of our own origin without CORS. */
const preload = (file: string) => `<${file}>; rel=preload; as=${file.endsWith('.css') ? 'style' : 'script'}`;

/** The addresses of the shell's own pages. */
const SHELL_PATHS = ['/', '/login', '/login/:page', '/login-idp'];

/** What the server knows of the pages of remotes that it serves itself. */
export interface PageTable {
  /** Whether the shell or one of the remotes has a page at the address. */
  isPage(remotes: Deployed, address: string): Promise<boolean>;
  /**
   * Says in a `Link` header what the page of an address loads after the shell: the manifests, and the files of its remote.
   * So the browser asks for them together with the shell, and not one after the other. Remotes of other origins, and
   * those of which a browser may use another release, are left to the shell.
   */
  preloadsOf(remotes: Deployed, address: string): Promise<string>;
}

/** Creates the table of the pages, read from the manifests of the remotes in the folder. */
export function createPageTable(folder: string): PageTable {
  const read = new Map<string, Promise<Manifest | undefined>>();
  const readManifest = (base: string) => {
    const known = read.get(base);
    if (known) return known;
    const file = join(folder, OWN_REMOTES, base.slice(OWN_REMOTES.length), 'assay-manifest.json');
    const manifest = readFile(file, 'utf8').then(
      (text) => manifestFile.safeParse(JSON.parse(text)).data,
      () => undefined,
    );
    read.set(base, manifest);
    return manifest;
  };
  async function readManifests(remotes: Deployed) {
    const bases = Object.values(remotes)
      .filter(({ base }) => base.startsWith(OWN_REMOTES))
      .map(({ base, canary }) => ({
        base: base.endsWith('/') ? base : `${base}/`,
        isOnlyRelease: canary === undefined,
      }));
    for (const base of read.keys()) if (!bases.some((each) => each.base === base)) read.delete(base);
    return Promise.all(bases.map(async (each) => ({ ...each, manifest: await readManifest(each.base) })));
  }

  return {
    async isPage(remotes, address) {
      const manifests = await readManifests(remotes);
      const paths = manifests.flatMap(({ manifest }) => manifest?.routes.map(({ path }) => path) ?? []);
      return [...SHELL_PATHS, ...paths].some((path) => isMatch(path, address));
    },
    async preloadsOf(remotes, address) {
      const known = (await readManifests(remotes)).filter(({ isOnlyRelease }) => isOnlyRelease);
      const [owner] = known
        .flatMap(({ base, manifest }) => {
          const page = manifest && filesOf(manifest, address);
          return page ? [{ base, ...page }] : [];
        })
        .sort((one, other) => one.parameters - other.parameters);
      const manifests = known.map(
        ({ base }) => `<${base}assay-manifest.json>; rel=preload; as=fetch; crossorigin`,
      );
      const files = owner ? [...new Set(owner.files)].map((file) => preload(owner.base + file)) : [];
      return [...manifests, ...files].join(', ');
    },
  };
}
