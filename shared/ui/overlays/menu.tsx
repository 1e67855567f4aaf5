import { Menu as MantineMenu } from '@mantine/core';
import type { ReactElement } from 'react';
import { Text } from '../layout/text.tsx';
import classes from './menu.module.css';

export interface MenuItem {
  readonly kind?: 'item';
  readonly id: string;
  readonly label: string;
  /** A second line, such as why it is disabled. */
  readonly detail?: string | undefined;
  readonly onSelect: () => void;
  /** Stays reachable by keyboard, and does nothing. */
  readonly disabled?: boolean;
}

/** A line of a menu: an action, or a heading over the next ones. */
export type MenuEntry = MenuItem | { readonly kind: 'heading'; readonly id: string; readonly label: string };

export interface MenuProps {
  /** The button that opens it; it must take a ref. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuEntry[];
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
}

function MenuLine({ entry }: { readonly entry: MenuEntry }) {
  if (entry.kind === 'heading')
    return <MantineMenu.Label className={classes.heading}>{entry.label}</MantineMenu.Label>;
  return (
    <MantineMenu.Item
      className={classes.item}
      aria-disabled={entry.disabled || undefined}
      closeMenuOnClick={!entry.disabled}
      onClick={entry.disabled ? undefined : entry.onSelect}
    >
      <span className={classes.label}>{entry.label}</span>
      {entry.detail && (
        <Text quiet caption className={classes.detail}>
          {entry.detail}
        </Text>
      )}
    </MantineMenu.Item>
  );
}

/** A button's list of actions. Arrow keys move, letters jump, Escape closes and returns the focus. */
export function Menu({ trigger, items, position = 'bottom-start' }: MenuProps) {
  return (
    <MantineMenu position={position} offset={4}>
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown className={classes.menu}>
        {items.map((entry) => (
          <MenuLine key={entry.id} entry={entry} />
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
