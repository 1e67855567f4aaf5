import { fetchDescription } from '@assay/shared/api-client';
import { CHUNK_LOAD_TIMEOUT_MS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { KnownRemote } from './remote-registry.ts';

/**
 * How the federation runtime loads the entry of a remote: by default it has 20 s. The build sets the limits of chunks and
 * stylesheets [ROUTE-033].
 */
export const remoteFiles: ModuleFederationRuntimePlugin = {
  name: 'assay-remote-files',
  createScript({ attrs = {} }) {
    // With only a time limit, the runtime would leave out the attributes.
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attrs)) script.setAttribute(name, String(value));
    return { script, timeout: CHUNK_LOAD_TIMEOUT_MS };
  },
};

/** What the shell reads of the manifest that the federation plugin writes. */
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
});

/**
 * The addresses of the entry of a release, of the files that all its pages need at once, and of those of each page, and
 * the names of the shared entry points that each page imports.
 */
interface CodeFiles {
  readonly entry: string;
  readonly files: readonly string[];
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly entryPoints: Readonly<Record<string, readonly string[]>>;
}

/** Where the code of a release is, by its manifest. A build in development leaves it to the federation manifest. */
export async function readCodeFiles({ base, manifest }: KnownRemote): Promise<CodeFiles> {
  const addressOf = (file: string) => new URL(base + file, document.baseURI).href;
  if (manifest.code) {
    const { entry, files, pages = {}, entryPoints = {} } = manifest.code;
    const pageFiles = Object.entries(pages).map(([id, names]) => [id, names.map(addressOf)] as const);
    return {
      entry: addressOf(entry),
      files: files.map(addressOf),
      pages: Object.fromEntries(pageFiles),
      entryPoints,
    };
  }
  const { metaData } = await fetchDescription(`${base}mf-manifest.json`, federationManifest, {
    limitMs: CHUNK_LOAD_TIMEOUT_MS,
  });
  return { entry: addressOf(metaData.remoteEntry.name), files: [], pages: {}, entryPoints: {} };
}

/** When a file is fetched that is used afterwards: at once, or after everything else. */
export type PreloadTime = 'now' | 'later';
const RELATION = { now: 'preload', later: 'prefetch' } as const;

/** Fetches a file before it is used. What fails, fails again when it is used. */
export function preloadFile(address: string, when: PreloadTime): void {
  const rel = RELATION[when];
  const links = document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`);
  if ([...links].some(({ href }) => href === address)) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.as = address.endsWith('.css') ? 'style' : 'script';
  // As the file is asked for later, or the browser would ask twice.
  if (new URL(address).origin !== window.location.origin) link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
}

/** Whether an error is a timeout. webpack's has a type; the federation runtime's and the browser's only say it in their text. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('type' in error && error.type === 'timeout') || error.message.includes('timed out'));

/** The elements that still load a file below an address: a script leaves the page when it has ended, a style has its sheet. */
const findLoading = (base: string) => [
  ...[...document.head.querySelectorAll('script')].filter(({ src }) => src.startsWith(base)),
  ...[...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ href, sheet }) => href.startsWith(base) && sheet === null,
  ),
];

/** Resolves when nothing below an address is being loaded. */
const whenQuiet = (base: string) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (findLoading(base).length > 0) return;
      observer.disconnect();
      document.head.removeEventListener('load', check, true);
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document.head, { childList: true });
    document.head.addEventListener('load', check, true);
    check();
  });

/**
 * Loads code of a release that may have been preloaded. After a failed preload a browser fails the next use too, without a
 * request, and it does so once, also where the header of the page and the shell both asked for the file. So it is tried once
 * more, when all files of the first try have ended: one that is about to fail would take the second try with it. A timeout is
 * final.
 */
export async function loadPreloaded<Loaded>(base: string, load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (isTimeout(error)) throw error;
    await whenQuiet(new URL(base, document.baseURI).href);
    return load();
  }
}
