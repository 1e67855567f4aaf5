import { Popover as MantinePopover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  /** The button that opens it; it must take a ref. */
  readonly trigger: ReactElement;
  /** The accessible name of what opens. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Controls that open under a button. Escape and a click beside them close; the focus goes in and back. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <MantinePopover position="bottom-start" offset={4} trapFocus returnFocus shadow="md">
      <MantinePopover.Target>{trigger}</MantinePopover.Target>
      <MantinePopover.Dropdown aria-label={label}>{children}</MantinePopover.Dropdown>
    </MantinePopover>
  );
}
