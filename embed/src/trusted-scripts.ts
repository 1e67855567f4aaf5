import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';

/** The Trusted Types policy that a page has to allow for this script. Each remote has its own, `assay-<name>`. */
const POLICY = 'assay-embed';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

const findTrustedTypes = () => Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined;

/**
 * Creates the scripts of remotes. An address outside of the origins of the installation is refused, whether or not the page
 * asks for trusted addresses.
 */
export function createTrustedScripts(): ModuleFederationRuntimePlugin & {
  /** Allows the origin of a release. */
  readonly allow: (address: string) => void;
} {
  const origins = new Set<string>();
  const check = (address: string) => {
    const { origin } = new URL(address, document.baseURI);
    if (!origins.has(origin)) throw new TypeError(`${origin} is no origin of this installation of Assay.`);
    return address;
  };
  let policy: ReturnType<TrustedTypes['createPolicy']> = { createScriptURL: check };
  try {
    policy = findTrustedTypes()?.createPolicy(POLICY, policy) ?? policy;
  } catch {
    // The page allows no policy of this name: where it asks for one, the browser says so at the first script.
  }
  return {
    name: 'assay-trusted-scripts',
    allow: (address) => void origins.add(new URL(address).origin),
    createScript({ url }) {
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.src = policy.createScriptURL(url);
      return { script, timeout: LOAD_LIMIT_MS };
    },
  };
}

/** As long as a chunk of a remote may take. */
const LOAD_LIMIT_MS = 120_000;
