import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { registerGlobalPlugins } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { IncompatibleRemoteError } from '../remotes/compatibility.ts';
import { decideShare, type ShareRequest } from './share-policy.ts';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

// Remotes are built without the runtime's core and read it here: once per page instead of once per remote.
globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;

const shellProvides: ModuleFederationRuntimePlugin = {
  name: 'assay-shell-provides',
  resolveShare(args) {
    const resolveByDefault = args.resolver;
    args.resolver = () => {
      // The runtime's own type has more fields than the policy reads.
      const decision = decideShare(args as unknown as ShareRequest);
      if (decision.kind === 'refuse')
        throw new IncompatibleRemoteError(args.shareInfo.from, decision.incompatibility);
      if (decision.kind === 'default') return resolveByDefault();
      return { shared: decision.copy, useTreesShaking: false } as unknown as ReturnType<
        typeof resolveByDefault
      >;
    };
    return args;
  },
};

// Global, because each remote has its own federation instance, which resolves its shared libraries itself.
registerGlobalPlugins([shellProvides]);

/** The federation runtime calls the default export of each plugin module. The plugin is registered above already. */
export default (): ModuleFederationRuntimePlugin => ({ name: 'assay-shell-provides-loaded' });
