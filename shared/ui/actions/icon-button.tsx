import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Tooltip } from '../overlays/tooltip.tsx';
import classes from './button.module.css';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'type' | 'children' | 'aria-label'
> {
  /** What the button does: its accessible name and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'sm' | 'md';
  /** For a toggle button, such as a tool that is on. */
  readonly pressed?: boolean;
  /** A key that does the same, shown in the tooltip. */
  readonly shortcut?: string;
}

/** A button with an icon; its label is the tooltip and the accessible name. */
export function IconButton({
  label,
  icon,
  size = 'md',
  pressed,
  shortcut,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={shortcut ? `${label} (${shortcut})` : label}>
      <button
        {...rest}
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        aria-keyshortcuts={shortcut}
        className={[classes.iconButton, size === 'sm' && classes.small, className].filter(Boolean).join(' ')}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
