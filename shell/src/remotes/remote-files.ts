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

/** The addresses of the entry of a release and of the files that its pages need at once. */
interface CodeFiles {
  readonly entry: string;
  readonly files: readonly string[];
}

/** Where the code of a release is, by its manifest. A build in development leaves it to the federation manifest. */
export async function readCodeFiles({ base, manifest }: KnownRemote): Promise<CodeFiles> {
  const addressOf = (file: string) => new URL(base + file, document.baseURI).href;
  if (manifest.code)
    return { entry: addressOf(manifest.code.entry), files: manifest.code.files.map(addressOf) };
  const { metaData } = await fetchDescription(`${base}mf-manifest.json`, federationManifest, {
    limitMs: CHUNK_LOAD_TIMEOUT_MS,
  });
  return { entry: addressOf(metaData.remoteEntry.name), files: [] };
}

/** Fetches a file before it is used. What fails, fails again when it is used. */
export function preloadFile(address: string): void {
  const isAsked = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].some(
    ({ href }) => href === address,
  );
  if (isAsked) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = address.endsWith('.css') ? 'style' : 'script';
  // As the file is asked for later: scripts always, stylesheets of another origin.
  if (link.as === 'script' || new URL(address).origin !== window.location.origin)
    link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
}

/** Whether an error is a timeout. webpack's has a type; the federation runtime's and the browser's only say it in their text. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('type' in error && error.type === 'timeout') || error.message.includes('timed out'));
