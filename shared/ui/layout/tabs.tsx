import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconLock, iconProps } from '../icons.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import classes from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** A count or a badge after the label. */
  readonly detail?: ReactNode;
  readonly disabled?: boolean;
  /** Why the user may not open it: shown in the tooltip of its lock [AMB-005]. */
  readonly lockedBecause?: string | undefined;
}

export interface TabsProps {
  /** The accessible name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** The content of the tab that is open. Without it the tabs only select, e.g. a child route that is rendered elsewhere. */
  readonly children?: ReactNode;
  /** A control after the last tab, such as one that adds a tab. */
  readonly end?: ReactNode;
}

/** The index that a key leads to from the tab at `index`; undefined for other keys. */
function stepOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Takes the focus, so that a keyboard user reads why it does nothing. */
function LockedTab({ label, reason }: { readonly label: string; readonly reason: string }) {
  return (
    <Tooltip label={reason} position="bottom">
      <button
        type="button"
        role="tab"
        className={classes.tab}
        aria-selected={false}
        aria-disabled="true"
        aria-description={reason}
        data-locked
      >
        <span className={classes.text}>{label}</span>
        <IconLock {...iconProps} size={14} />
      </button>
    </Tooltip>
  );
}

/** Tabs. Arrow keys, Home and End move between them and open at once. */
export function Tabs({ label, tabs, value, onChange, children, end }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panelId = children === undefined ? undefined : `${id}-panel`;

  const handleKeyDown = (event: KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.disabled && tab.lockedBecause === undefined);
    const target = stepOf(
      event.key,
      open.findIndex((tab) => tab.id === value),
      open.length,
    );
    const next = target === undefined ? undefined : open[target];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };

  return (
    <div className={classes.root}>
      <div className={classes.line}>
        <div ref={list} className={classes.list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
          {tabs.map((tab) =>
            tab.lockedBecause === undefined ? (
              <button
                key={tab.id}
                id={`${id}-${tab.id}`}
                type="button"
                role="tab"
                className={classes.tab}
                data-tab={tab.id}
                aria-selected={tab.id === value}
                aria-controls={tab.id === value ? panelId : undefined}
                tabIndex={tab.id === value ? 0 : -1}
                disabled={tab.disabled}
                title={tab.label}
                onClick={() => onChange(tab.id)}
              >
                <span className={classes.text}>{tab.label}</span>
                {tab.detail}
              </button>
            ) : (
              <LockedTab key={tab.id} label={tab.label} reason={tab.lockedBecause} />
            ),
          )}
        </div>
        {end}
      </div>
      {children !== undefined && (
        <div id={panelId} className={classes.panel} role="tabpanel" aria-labelledby={`${id}-${value}`}>
          {children}
        </div>
      )}
    </div>
  );
}
