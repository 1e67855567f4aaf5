/**
 * Loads a remote of Assay into any page, without our shell: `mountAssay(element, {assay, remote, …options})`. Built to
 * dist/embed/assay-embed.js. The options are those of shared/platform/mount/mount-options.ts.
 */
import { containerNameOf } from '@assay/shared/platform/container-name';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';

// Remotes are built without the runtime's core and read it here, as they read the shell's.
globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;

const federation = createInstance({ name: 'assay_embed', remotes: [], shared: {} });

/**
 * Shows a remote in an element. `assay` is the address of the installation, which serves /remotes.json, and `remote` the
 * name of one of its remotes. Resolves with `{update, unmount}`.
 */
export async function mountAssay(element, { assay, remote, ...options }) {
  const response = await fetch(new URL('/remotes.json', assay));
  const { remotes } = await response.json();
  const known = remotes[remote];
  if (!known) throw new Error(`This installation has no remote "${remote}".`);
  const entry = new URL('mf-manifest.json', new URL(known.base, assay)).href;
  federation.registerRemotes([{ name: containerNameOf(remote), entry }]);
  const { mount } = await federation.loadRemote(`${containerNameOf(remote)}/mount`);
  return mount(element, options);
}
