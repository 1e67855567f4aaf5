import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { registerGlobalPlugins } from '@module-federation/runtime';
import { provideRemoteRuntime } from '@assay/shared/platform/remote-runtime';
import { createSharePolicy } from '@assay/shared/platform/share-policy';
import { IncompatibleRemoteError } from '../remotes/compatibility.ts';

provideRemoteRuntime();

registerGlobalPlugins([
  createSharePolicy(
    (remote, { what, needed, provided, isNewer }) =>
      new IncompatibleRemoteError(remote, {
        what,
        exports: [],
        needed,
        provided,
        mustDeploy: isNewer ? 'shell' : 'remote',
      }),
  ),
]);

/** The federation runtime calls the default export of each plugin module. The plugin is registered above already. */
export default (): ModuleFederationRuntimePlugin => ({ name: 'assay-shell-provides-loaded' });
