import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteManifest } from '@assay/shared/platform/manifest';
import { SHARED_ENTRY_POINTS, SHARED_VERSION } from '../../webpack.base.js';

/** Every shared entry point at the lowest version of the present major: the default of a remote's needs. */
function defaultNeeds() {
  const major = SHARED_VERSION.split('.')[0];
  return Object.fromEntries(SHARED_ENTRY_POINTS.map((name) => [name, `${major}.0.0`]));
}

/**
 * Reads `src/manifest.ts` of a remote, completes it and checks it. `fresh` reads it again although this process has
 * read it before, for the development server.
 */
export async function readRemoteManifest(folder, { version, fresh = false }) {
  const url = pathToFileURL(path.join(folder, 'src', 'manifest.ts'));
  if (fresh) url.searchParams.set('at', String(performance.now()));
  const { manifest } = await import(url.href);
  const parsed = remoteManifest.safeParse({
    ...manifest,
    version,
    needs: { ...defaultNeeds(), ...manifest.needs },
  });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The manifest of ${path.basename(folder)} is not valid:\n${issues.join('\n')}`);
}
