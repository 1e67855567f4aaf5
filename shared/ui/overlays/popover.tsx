import { cloneElement, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Popover as MantinePopover } from '@mantine/core';
import classes from './menu.module.css';

export interface PopoverProps {
  /** What is inside; names the panel. */
  readonly label: string;
  /** The button that opens it; it must take a ref. */
  readonly trigger: ReactElement<{
    onClick?: () => void;
    'aria-expanded'?: boolean;
    'aria-haspopup'?: 'dialog';
  }>;
  /** The content, or a function that gets what closes the panel. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
  /** Width in px. */
  readonly width?: number;
}

/** A small panel beside a button: filters, details. Holds the focus while open; Escape or a click elsewhere closes it. */
export function Popover({ label, trigger, children, position = 'bottom-start', width }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MantinePopover
      opened={isOpen}
      onChange={setIsOpen}
      position={position}
      offset={4}
      width={width}
      withRoles={false}
      trapFocus
      returnFocus
    >
      <MantinePopover.Target>
        {cloneElement(trigger, {
          onClick: () => setIsOpen(!isOpen),
          'aria-expanded': isOpen,
          'aria-haspopup': 'dialog',
        })}
      </MantinePopover.Target>
      <MantinePopover.Dropdown className={classes.menu} role="dialog" aria-label={label}>
        <div
          className={classes.panel}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // The panel's, not that of a modal around it.
            event.stopPropagation();
            setIsOpen(false);
          }}
        >
          {typeof children === 'function' ? children(() => setIsOpen(false)) : children}
        </div>
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}
