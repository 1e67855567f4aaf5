const KEY = 'assay.desiredAddress';

/** The address that a visitor wanted before they had to sign in [AUTH-004, ROUTE-027]. Lives as long as the tab. */
export interface DesiredAddress {
  readonly remember: (address: string) => void;
  /** The remembered address, once. */
  readonly take: () => string | null;
  readonly forget: () => void;
}

/** Only an address of this suite: `//host` and absolute ones could lead elsewhere. */
const isOurs = (address: string) => /^\/(?!\/)/.test(address) && !address.startsWith('/login');

/** Keeps the desired entry address in the tab's storage, so that it survives the way to a provider and back. */
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
