/**
 * Loads a remote of Assay into any page, without our shell: `mountAssay(element, {assay, remote, …options})`. Built to
 * dist/embed/assay-embed.js. The options are those of shared/platform/mount/mount-options.ts.
 */
import { chooseRelease, readBrowserId } from '@assay/shared/platform/release-choice';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';

// Remotes are built without the runtime's core and read it here, as they read the shell's.
globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;

const federation = createInstance({ name: 'assay_embed', remotes: [], shared: {} });

async function readJson(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}.`);
  return response.json();
}

/**
 * Shows a remote in an element. `assay` is the address of the installation, which serves /remotes.json, and `remote` the
 * name of one of its remotes. Resolves with `{update, unmount}`.
 */
export async function mountAssay(element, { assay, remote, ...options }) {
  const { remotes } = await readJson(new URL('/remotes.json', assay));
  const known = remotes[remote];
  if (!known) throw new Error(`This installation has no remote "${remote}".`);
  const base = new URL(chooseRelease(remote, known, readBrowserId()).base, assay);
  const { container } = await readJson(new URL('assay-manifest.json', base));
  federation.registerRemotes([{ name: container, entry: new URL('mf-manifest.json', base).href }]);
  const { mount } = await federation.loadRemote(`${container}/mount`);
  return mount(element, options);
}
