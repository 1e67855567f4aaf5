import { fetchDescription } from '@assay/shared/api-client';
import { START_TIMEOUT_MS } from '@assay/shared/domain';
import type { ComponentType } from 'react';
import * as z from '@assay/shared/zod';
import {
  findIncompatibility,
  findMissingExports,
  IncompatibleRemoteError,
  type Incompatibility,
} from './compatibility.ts';
import type { KnownRemote, KnownRoute } from './remote-registry.ts';
import { isTimeout, loadPreloaded } from './remote-files.ts';
import type { Remotes } from './remotes-context.tsx';

/** The code of a remote could not be loaded [AMB-011]. The name is the one that webpack uses for its chunks. */
class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** What of `/shell-manifest.json` a refusal needs: the exports that this shell has. */
const shellManifest = z.object({ entryPoints: z.record(z.string(), z.record(z.string(), z.string())) });

/** Names the exports that are missing, as far as the shell's manifest can be read. */
async function withExports(remote: KnownRemote, found: Incompatibility): Promise<Incompatibility> {
  const imports = remote.manifest.needs[found.what];
  if (!imports) return found;
  try {
    const { entryPoints } = await fetchDescription('/shell-manifest.json', shellManifest, {
      limitMs: START_TIMEOUT_MS,
    });
    return { ...found, exports: findMissingExports(imports, entryPoints[found.what] ?? {}) };
  } catch {
    return found;
  }
}

/** Loads the page of a route from a release. Refuses a release that does not fit before any of its code runs. */
async function openPage(
  { loader, provided, locale, log }: Pick<Remotes, 'loader' | 'provided' | 'locale' | 'log'>,
  remote: KnownRemote,
  id: KnownRoute['id'],
): Promise<ComponentType | undefined> {
  const found = findIncompatibility(remote.manifest, provided);
  if (found) throw new IncompatibleRemoteError(remote.name, await withExports(remote, found));
  // All at once: by themselves the entry asks for the pages, and these for their chunks, each when the one before has run.
  loader.preload(remote, id, 'now');
  const { pages, loadTexts } = await loader.loadEntry(remote);
  // A remote without texts in this language, or whose texts do not come, is shown in English.
  const texts = loadTexts?.(locale.current()).catch((error: unknown) => log.error('texts.failed', { error }));
  return loadPreloaded(remote.base, async () => {
    const page = await pages[id]?.();
    await texts;
    return page;
  });
}

const isSameRelease = (one: KnownRemote, other: KnownRemote) =>
  one.base === other.base && one.manifest.container === other.manifest.container;

/**
 * Loads the page of a route; undefined where the remote has none for it. Where that fails at once, the release may
 * be gone: the one that is deployed now is asked for and tried. `isRetry` asks for it from the start.
 */
export async function loadPage(
  remotes: Remotes,
  { id, remote: name }: Pick<KnownRoute, 'id' | 'remote'>,
  { isRetry }: { readonly isRetry: boolean },
): Promise<ComponentType | undefined> {
  const { registry, refresh } = remotes;
  const known = registry.getState().remotes.find((candidate) => candidate.name === name);
  try {
    const remote = isRetry || !known ? await refresh(name).catch(() => known) : known;
    if (!remote) throw new Error(`The remote "${name}" is not known.`);
    try {
      return await openPage(remotes, remote, id);
    } catch (error) {
      if (isTimeout(error) || isRetry) throw error;
      const deployed = await refresh(name).catch(() => remote);
      if (isSameRelease(deployed, remote)) throw error;
      return await openPage(remotes, deployed, id);
    }
  } catch (cause) {
    if (cause instanceof IncompatibleRemoteError) throw cause;
    throw new ChunkLoadError(`The remote "${name}" could not be loaded.`, { cause });
  }
}
