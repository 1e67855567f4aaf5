import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';

/** The Trusted Types policy that a page has to allow for this script. Each remote has its own, `assay-<name>`. */
const POLICY = 'assay-embed';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

const findTrustedTypes = () => Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined;

/**
 * Creates the scripts of remotes. URLs outside the origins of the installation are rejected, whether or not the page
 * enforces Trusted Types.
 */
export function createTrustedScriptsPlugin(): ModuleFederationRuntimePlugin & {
  /** Allows the origin of a release. */
  readonly allow: (url: string) => void;
} {
  const origins = new Set<string>();
  const assertAllowedOrigin = (url: string) => {
    const { origin } = new URL(url, document.baseURI);
    if (!origins.has(origin)) throw new TypeError(`${origin} is no origin of this installation of Assay.`);
    return url;
  };
  let policy: ReturnType<TrustedTypes['createPolicy']> = { createScriptURL: assertAllowedOrigin };
  try {
    policy = findTrustedTypes()?.createPolicy(POLICY, policy) ?? policy;
  } catch {
    // The page does not allow a policy of this name. If it requires one, the browser reports that at the first script.
  }
  return {
    name: 'assay-trusted-scripts',
    allow: (url) => void origins.add(new URL(url).origin),
    createScript({ url }) {
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.src = policy.createScriptURL(url);
      return { script, timeout: CHUNK_TIMEOUT_MS };
    },
  };
}

/** As long as a chunk of a remote may take. */
const CHUNK_TIMEOUT_MS = 120_000;
