import { createHash } from 'node:crypto';
import { MESSAGES } from '@assay/shared/messages';
import { TRANSLATIONS } from './messages/translations.mjs';
import { THIS_SUITE } from '../../webpack.base.js';

/**
 * What a shell provides to remotes, as `/shell-manifest.json` says it [ADR 0028]: the version of its shared entry
 * points, their exports with the version in which each appeared as it is, its libraries, and a hash of its texts.
 */
export function createShellManifest({ version, entryPoints, libraries } = THIS_SUITE) {
  const sinceByName = (exports) =>
    Object.fromEntries(Object.entries(exports).map(([name, { since }]) => [name, since]));
  const labels = createHash('sha256')
    .update(JSON.stringify([MESSAGES, TRANSLATIONS]))
    .digest('hex')
    .slice(0, 8);
  return {
    version,
    entryPoints: Object.fromEntries(
      Object.entries(entryPoints).map(([name, exports]) => [name, sinceByName(exports)]),
    ),
    libraries,
    labels,
  };
}
