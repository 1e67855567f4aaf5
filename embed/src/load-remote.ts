import * as runtimeCore from '@module-federation/runtime-core';
import type { createMount } from '@assay/shared/platform/mount';
import { provideRemoteRuntime } from '@assay/shared/platform/remote-runtime';
import { createSharePolicy } from '@assay/shared/platform/share-policy';
import { createInstallation, OWN_ORIGIN } from './installation.ts';
import { ensurePageStyles } from './page-styles.ts';
import { createTrustedScriptsPlugin } from './trusted-scripts.ts';

/** `./mount` of a remote. */
interface MountModule {
  readonly mount: ReturnType<typeof createMount>;
}

provideRemoteRuntime();
// Releases whose entry has its own part of the runtime create their instances by this.
runtimeCore.setGlobalFederationConstructor(runtimeCore.ModuleFederation);

const scripts = createTrustedScriptsPlugin();
// Global, because each remote has its own federation instance.
runtimeCore.registerGlobalPlugins([
  scripts,
  createSharePolicy(
    (remote, { what, needed, provided }) =>
      new Error(
        `"${remote}" needs ${what} ${needed}, and the remotes that were shown in this page before have ${provided}.`,
      ),
  ),
]);

const federation = new runtimeCore.ModuleFederation({
  name: 'assay_embed',
  remotes: [],
  shared: {},
});

/** Loads the release of a remote that is deployed now, from an installation. */
export async function loadRemote(remote: string, origin = OWN_ORIGIN): Promise<MountModule['mount']> {
  const { container, entry } = await createInstallation(origin).findRelease(remote);
  ensurePageStyles();
  scripts.allow(entry);
  federation.registerRemotes([{ name: container, entry, entryGlobalName: container, type: 'global' }]);
  const loaded = await federation.loadRemote<MountModule>(`${container}/mount`);
  if (!loaded?.mount) throw new Error(`The remote "${remote}" has nothing to mount.`);
  return loaded.mount;
}
