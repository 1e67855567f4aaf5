import { Menu as MantineMenu } from '@mantine/core';
import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { text } from '@assay/shared/messages';
import { IconLock, iconProps } from '../icons.ts';

/** One line of a menu: something to do, a heading over the next ones, or a line between groups. */
export type MenuEntry =
  | {
      readonly kind?: 'item';
      readonly id: string;
      readonly label: string;
      readonly onSelect: () => void;
      readonly icon?: ReactNode;
      readonly disabled?: boolean;
      /** The user may not do it: shown with a lock that says so. */
      readonly locked?: boolean;
      readonly danger?: boolean;
    }
  | { readonly kind: 'heading'; readonly id: string; readonly label: string }
  | { readonly kind: 'divider'; readonly id: string };

export interface MenuProps {
  /** The button that opens it; it must take a ref. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuEntry[];
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
}

function MenuLine({ entry }: { readonly entry: MenuEntry }) {
  if (entry.kind === 'heading') return <MantineMenu.Label>{entry.label}</MantineMenu.Label>;
  if (entry.kind === 'divider') return <MantineMenu.Divider />;
  const { label, onSelect, icon, disabled = false, locked = false, danger = false } = entry;
  return (
    <MantineMenu.Item
      leftSection={icon}
      rightSection={locked ? <IconLock {...iconProps} size={14} /> : undefined}
      disabled={disabled || locked}
      title={locked ? text('generic.insufficientPermissions') : undefined}
      data-danger={danger || undefined}
      onClick={onSelect}
    >
      {label}
    </MantineMenu.Item>
  );
}

/** A button's list of things to do. Arrow keys move, letters jump, Escape closes and returns the focus. */
export function Menu({ trigger, items, position = 'bottom-start' }: MenuProps) {
  return (
    <MantineMenu position={position}>
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown>
        {items.map((entry) => (
          <Fragment key={entry.id}>
            <MenuLine entry={entry} />
          </Fragment>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
