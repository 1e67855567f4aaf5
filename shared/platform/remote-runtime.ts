import * as runtimeCore from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

/** What the federation plugin of webpack puts into the entry of a remote. */
interface BundlerRuntime {
  readonly federation: {
    readonly initOptions: ConstructorParameters<typeof runtimeCore.ModuleFederation>[0];
  };
}

/** The federation instance of a release. An entry that is executed again, by Retry, goes on with the one it had. */
function init({ webpackRequire }: { readonly webpackRequire: BundlerRuntime }): runtimeCore.ModuleFederation {
  const { initOptions } = webpackRequire.federation;
  const present = runtimeCore.CurrentGlobal.__FEDERATION__.__INSTANCES__.find(
    ({ name }) => name === initOptions.name,
  );
  if (present) {
    present.initOptions({ ...initOptions, id: present.options.id });
    return present;
  }
  const instance = new runtimeCore.ModuleFederation({ ...initOptions, id: initOptions.name });
  runtimeCore.setGlobalFederationInstance(instance);
  return instance;
}

/** What the entry of a remote, which has no eager libraries, uses of the page. It holds nothing: all remotes use the same. */
const bundlerRuntime = {
  runtime: runtimeCore,
  bundlerRuntime: { consumes, I: initializeSharing, S: {}, initContainerEntry, init },
  attachShareScopeMap,
};

const page = globalThis as { _FEDERATION_RUNTIME_CORE?: typeof runtimeCore };

/**
 * Gives the remotes of this page the federation runtime, once for all of them: their builds leave it out [ADR 0040].
 * Shell and embedding script call it before the first remote.
 */
export function provideRemoteRuntime(): void {
  // Under the name that the federation plugin reads its core by; releases built before this one read nothing else of it.
  page._FEDERATION_RUNTIME_CORE ??= Object.assign({ bundlerRuntime }, runtimeCore);
}
