import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  readonly label: ReactNode;
  /** One element that takes a ref: the thing explained. */
  readonly children: ReactElement;
  readonly disabled?: boolean;
  readonly position?: 'top' | 'right' | 'bottom' | 'left';
}

/** A word about a control, on pointing and on keyboard focus. Never the only place of something one must know. */
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
