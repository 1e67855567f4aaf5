import { Kbd } from '@assay/shared/ui';
import { useCustomKeyBindings } from '../hooks/use-key-bindings.ts';
import { keyOf, toKeyLabels, type KeyAction } from '../model/key-bindings.ts';

/** The key of an action, as it is printed on a keyboard. */
export function KeyOf({ action }: { readonly action: KeyAction }) {
  const chosen = useCustomKeyBindings();
  return toKeyLabels(keyOf(action, chosen)).map((label) => <Kbd key={label}>{label}</Kbd>);
}
