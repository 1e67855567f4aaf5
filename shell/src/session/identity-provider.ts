const KEY = 'assay.identityProvider';

/** How the user signs in: with a password of the pool, or through the provider of single sign-on [AMB-012]. */
export type IdentityProvider = 'native' | 'sso';

/** The stored identity-provider setting: which of the two a session is restored and refreshed by [AUTH-003]. */
export interface IdentityProviderSetting {
  readonly read: () => IdentityProvider;
  readonly write: (provider: IdentityProvider) => void;
}

/** The setting in the browser's storage; native unless it says otherwise. */
export function createIdentityProviderSetting(storage: Storage): IdentityProviderSetting {
  return {
    read: () => (storage.getItem(KEY) === 'sso' ? 'sso' : 'native'),
    write: (provider) => storage.setItem(KEY, provider),
  };
}
