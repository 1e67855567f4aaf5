import { createHash } from 'node:crypto';
import { MESSAGES } from '@assay/shared/messages';
import { LIBRARIES } from '../../webpack.base.js';
import { readEntryPoints } from '../lib/entry-points.mjs';

/**
 * What a shell provides to remotes, as `/shell-manifest.json` says it [ADR 0028]: the version of its shared entry
 * points, their exports with the version in which each appeared as it is, its libraries, and a hash of its texts.
 */
export function createShellManifest() {
  const { version, entryPoints } = readEntryPoints();
  const sinceByName = (exports) =>
    Object.fromEntries(Object.entries(exports).map(([name, { since }]) => [name, since]));
  const labels = createHash('sha256').update(JSON.stringify(MESSAGES)).digest('hex').slice(0, 8);
  return {
    version,
    entryPoints: Object.fromEntries(
      Object.entries(entryPoints).map(([name, exports]) => [name, sinceByName(exports)]),
    ),
    libraries: LIBRARIES,
    labels,
  };
}
