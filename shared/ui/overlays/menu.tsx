import { cloneElement, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { Popover as MantinePopover } from '@mantine/core';
import { text } from '@assay/shared/messages';
import { IconLock, iconProps } from '../icons.ts';
import { menuTarget } from './menu-keys.ts';
import classes from './menu.module.css';

export interface MenuItem {
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

/** One line of a menu: something to do, a heading over the next ones, or a line between groups. */
export type MenuEntry =
  | MenuItem
  | { readonly kind: 'heading'; readonly id: string; readonly label: string }
  | { readonly kind: 'divider'; readonly id: string };

export interface MenuProps {
  /** The button that opens it; it must take a ref. */
  readonly trigger: ReactElement<TriggerProps>;
  readonly items: readonly MenuEntry[];
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
}

interface TriggerProps {
  readonly id?: string;
  readonly onClick?: () => void;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
}

function MenuLine({
  entry,
  onSelect,
}: {
  readonly entry: MenuEntry;
  readonly onSelect: (item: MenuItem) => void;
}) {
  if (entry.kind === 'heading') {
    return (
      <div className={classes.heading} role="presentation">
        {entry.label}
      </div>
    );
  }
  if (entry.kind === 'divider') return <div className={classes.divider} role="separator" />;
  return (
    <button
      type="button"
      role="menuitem"
      className={classes.item}
      tabIndex={-1}
      data-danger={entry.danger || undefined}
      aria-disabled={entry.disabled || entry.locked || undefined}
      title={entry.locked ? text('generic.insufficientPermissions') : undefined}
      onClick={() => onSelect(entry)}
    >
      {entry.icon && <span className={classes.icon}>{entry.icon}</span>}
      <span className={classes.label}>{entry.label}</span>
      {entry.locked && <IconLock {...iconProps} size={14} />}
    </button>
  );
}

/** A button's list of things to do. Arrow keys move, letters jump, Escape and Tab close and return the focus. */
export function Menu({ trigger, items, position = 'bottom-start' }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const triggerId = trigger.props.id ?? id;

  const close = () => {
    setIsOpen(false);
    document.getElementById(triggerId)?.focus();
  };
  const handleSelect = (item: MenuItem) => {
    if (item.disabled || item.locked) return;
    close();
    item.onSelect();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    const lines = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]'));
    const target = menuTarget(
      event.key,
      lines.map((line) => line.textContent ?? ''),
      lines.findIndex((line) => line === document.activeElement),
    );
    if (target === null) return;
    event.preventDefault();
    lines[target]?.focus();
  };

  return (
    <MantinePopover opened={isOpen} onChange={setIsOpen} position={position} offset={4} withRoles={false}>
      <MantinePopover.Target>
        {cloneElement(trigger, {
          id: triggerId,
          onClick: () => setIsOpen(!isOpen),
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
        })}
      </MantinePopover.Target>
      <MantinePopover.Dropdown className={classes.menu}>
        <div
          ref={(element) => {
            // The list takes the focus as it appears, wherever the portal puts it.
            if (element && list.current === null) element.focus({ preventScroll: true });
            list.current = element;
          }}
          className={classes.list}
          role="menu"
          aria-labelledby={triggerId}
          tabIndex={-1}
          onKeyDown={handleKeyDown}
        >
          {items.map((entry) => (
            <MenuLine key={entry.id} entry={entry} onSelect={handleSelect} />
          ))}
        </div>
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}
