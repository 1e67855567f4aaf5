import { Kbd } from '@assay/shared/ui';
import { useChosenKeys } from '../hooks/use-key-bindings.ts';
import { keyOf, labelsOfKey, type KeyAction } from '../model/key-bindings.ts';

/** The key of an action, as it is printed on a keyboard. */
export function KeyOf({ action }: { readonly action: KeyAction }) {
  const chosen = useChosenKeys();
  return labelsOfKey(keyOf(action, chosen)).map((label) => <Kbd key={label}>{label}</Kbd>);
}
