import type { ReactNode } from 'react';
import classes from './kbd.module.css';

/** A key as it is printed on a keyboard. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  return <kbd className={classes.key}>{children}</kbd>;
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
    <ul className={classes.hints} aria-label={label}>
      {hints.map((hint) => (
        <li key={hint.label} className={classes.hint}>
          {hint.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          <span>{hint.label}</span>
        </li>
      ))}
    </ul>
  );
}
