import { textOf, type MessageKey } from '@assay/shared/messages';
import { Text } from './text.tsx';
import type { ReactNode } from 'react';
import classes from './kbd.module.css';

/** Keys whose name depends on the language of the keyboard. */
const KEY_NAMES: Readonly<Record<string, MessageKey>> = {
  Ctrl: 'ui.keyCtrl',
  Shift: 'ui.keyShift',
  Space: 'ui.keySpace',
  Del: 'ui.keyDelete',
};

/** A key as it is printed on a keyboard, by its English name. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  const name = typeof children === 'string' ? KEY_NAMES[children] : undefined;
  return <kbd className={classes.key}>{name === undefined ? children : textOf(name)}</kbd>;
}

export interface KeyboardHint {
  /** The keys, pressed together. */
  readonly keys: readonly string[];
  /** What they do. */
  readonly label: string;
}

/** A line of keyboard shortcuts, for the foot of a screen. */
export function KeyboardHints({
  label,
  hints,
}: {
  readonly label: string;
  readonly hints: readonly KeyboardHint[];
}) {
  return (
    <Text as="ul" quiet caption className={classes.hints} aria-label={label}>
      {hints.map((hint) => (
        <li key={hint.label} className={classes.hint}>
          {hint.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          <span>{hint.label}</span>
        </li>
      ))}
    </Text>
  );
}
