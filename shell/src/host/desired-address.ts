const KEY = 'assay.desiredAddress';

/** The address to return to after signing in [AUTH-004, ROUTE-027]. It lasts as long as the tab. */
export interface DesiredAddress {
  readonly remember: (address: string) => void;
  /** Returns the remembered address and forgets it. */
  readonly take: () => string | null;
  readonly forget: () => void;
}

/** Only an address of this suite: `//host` and absolute addresses could lead to another site. */
const isOurs = (address: string) => /^\/(?!\/)/.test(address) && !address.startsWith('/login');

/** Stores the address in the tab's storage, so that it survives the redirect to a provider and back. */
export function createDesiredAddress(storage: Storage = sessionStorage): DesiredAddress {
  const forget = () => storage.removeItem(KEY);
  return {
    remember: (address) => {
      if (isOurs(address)) storage.setItem(KEY, address);
    },
    take: () => {
      const address = storage.getItem(KEY);
      forget();
      return address !== null && isOurs(address) ? address : null;
    },
    forget,
  };
}
