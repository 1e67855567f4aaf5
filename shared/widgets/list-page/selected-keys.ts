/** The query parameter of a selection. */
export const SELECTED = 'selected';

const SEPARATOR = ',';
/** Stands in the address for more keys than an address can hold: servers refuse one of some 8 kB. */
const IN_STORAGE = 'stored';
const MAX_IN_ADDRESS = 100;

const storageKey = (path: string) => `assay.selected.${path}`;

/** The keys that an address selects. @param path of the list, which names them in the storage of the tab */
export function readSelectedKeys(params: URLSearchParams, path: string): readonly string[] {
  const written = params.get(SELECTED) ?? '';
  const keys = written === IN_STORAGE ? readStored(path) : written;
  return keys === '' ? [] : [...new Set(keys.split(SEPARATOR))];
}

/** The address with this selection. Many keys stay in the storage of the tab, which survives a reload as the address does. */
export function writeSelectedKeys(
  params: URLSearchParams,
  path: string,
  keys: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(params);
  const isStored = keys.length > MAX_IN_ADDRESS && store(path, keys.join(SEPARATOR));
  if (keys.length === 0) next.delete(SELECTED);
  else next.set(SELECTED, isStored ? IN_STORAGE : keys.join(SEPARATOR));
  return next;
}

function readStored(path: string): string {
  try {
    return sessionStorage.getItem(storageKey(path)) ?? '';
  } catch {
    return ''; // Forbidden storage: nothing was stored.
  }
}

function store(path: string, keys: string): boolean {
  try {
    sessionStorage.setItem(storageKey(path), keys);
    return true;
  } catch {
    return false; // Full or forbidden storage: the address holds them, for as long as the page is not loaded again.
  }
}
