import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  readonly label: ReactNode;
  /** The element with the tooltip; it must take a ref. */
  readonly children: ReactElement;
  readonly disabled?: boolean;
  readonly position?: 'top' | 'right' | 'bottom' | 'left';
}

/** A short text about a control, on hover and on keyboard focus. Never the only place of necessary information. */
export function Tooltip({ label, children, disabled = false, position = 'top' }: TooltipProps) {
  return (
    <MantineTooltip
      label={label}
      disabled={disabled}
      position={position}
      events={{ hover: true, focus: true, touch: true }}
      multiline
      maw={320}
    >
      {children}
    </MantineTooltip>
  );
}
