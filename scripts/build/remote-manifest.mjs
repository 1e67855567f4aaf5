import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { manifestWithTexts, remoteManifest } from '@assay/shared/platform/manifest';
import { containerNameOf } from '@assay/shared/platform/container-name';
import { TRANSLATIONS } from './messages/translations.mjs';
import { THIS_SUITE } from '../../webpack.base.js';

/**
 * The imported exports by entry point and by the version in which each appeared as it is. In the order of their names: the
 * order in which the bundler comes upon them differs from build to build, and a refusal names the first that does not fit.
 */
function needsOf(imports, { version, entryPoints }) {
  // What is not in the report yet belongs to the version being worked on.
  const sinceOf = (entryPoint, name) => entryPoints[entryPoint]?.[name]?.since ?? version;
  return Object.fromEntries(
    [...imports.keys()]
      .sort()
      .map((entryPoint) => [
        entryPoint,
        Object.groupBy([...imports.get(entryPoint)].sort(), (name) => sinceOf(entryPoint, name)),
      ]),
  );
}

/** The files of the code of a release, from what the federation plugin wrote beside them. */
export async function readCodeFiles(outputPath) {
  const { metaData, exposes } = JSON.parse(await readFile(path.join(outputPath, 'mf-manifest.json'), 'utf8'));
  const { js, css } = exposes.find(({ path: exposed }) => exposed === './entry').assets;
  const entry = metaData.remoteEntry.name;
  return { entry, files: [...js.sync, ...css.sync].filter((file) => file !== entry) };
}

/**
 * Reads `src/manifest.ts` of a remote, completes it and checks it. `imports` are the exports of shared entry points that
 * its code uses, by entry point; `code` names its files. `fresh` reads the file again although this process has read it before, for the
 * development server.
 */
export async function readRemoteManifest(
  folder,
  { version, imports = new Map(), code, fresh = false, suite = THIS_SUITE },
) {
  const url = pathToFileURL(path.join(folder, 'src', 'manifest.ts'));
  if (fresh) url.searchParams.set('at', String(performance.now()));
  const { manifest } = await import(url.href);
  const parsed = remoteManifest.safeParse({
    ...manifestWithTexts(manifest, TRANSLATIONS),
    version,
    container: containerNameOf(manifest.name, version),
    needs: needsOf(imports, suite),
    libraries: suite.libraries,
    code,
  });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The manifest of ${path.basename(folder)} is not valid:\n${issues.join('\n')}`);
}
