import type { Location } from '@assay/shared/router';

/** What the entry of the browser history carries when its address was replaced. */
interface EntryState {
  readonly isOpenedByAddress?: boolean;
}

/** Whether the page was opened by its address, so that no page of ours is before it in the browser history. */
export function isOpenedByAddress({ key, state }: Location): boolean {
  return key === 'default' || (state as EntryState | null)?.isOpenedByAddress === true;
}

/** The state for an address that replaces another one: it keeps how the page was opened. */
export function keepHowOpened(location: Location): EntryState {
  return { isOpenedByAddress: isOpenedByAddress(location) };
}
