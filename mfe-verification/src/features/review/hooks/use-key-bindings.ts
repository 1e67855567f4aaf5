import { usePlatform } from '@assay/shared/platform';
import { useStoredState } from '@assay/shared/state';
import { createContext, useContext } from 'react';
import {
  parseCustomKeyBindings,
  withKey,
  type CustomKeyBindings,
  type KeyAction,
} from '../model/key-bindings.ts';

const DEFAULT_KEYS: CustomKeyBindings = {};

/** The keys of the review as the user has them. */
export interface KeyBindings {
  readonly chosen: CustomKeyBindings;
  /** Gives an action another key, one that is free. */
  readonly rebind: (action: KeyAction, key: string) => void;
  /** Gives every action its default key. */
  readonly reset: () => void;
}

/** The keys that the user chose; the browser remembers them for this user. */
export function useKeyBindings(): KeyBindings {
  const { user } = usePlatform().session;
  const [chosen, store] = useStoredState({
    storage: 'local',
    key: `assay.review.keys.${user.id ?? user.email}`,
    parse: parseCustomKeyBindings,
    fallback: DEFAULT_KEYS,
  });
  return {
    chosen,
    rebind: (action, key) => store(withKey(chosen, action, key)),
    reset: () => store(DEFAULT_KEYS),
  };
}

/** The chosen keys, for hints within the review. */
export const CustomKeyBindingsContext = createContext<CustomKeyBindings>(DEFAULT_KEYS);

/** The keys that the user chose, within a review. */
export const useCustomKeyBindings = (): CustomKeyBindings => useContext(CustomKeyBindingsContext);
