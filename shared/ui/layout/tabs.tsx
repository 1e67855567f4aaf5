import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '@assay/shared/messages';
import { Button } from '../actions/button.tsx';
import { IconPlus, iconProps } from '../icons.ts';
import classes from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** A count or a badge after the label. */
  readonly detail?: ReactNode;
  readonly disabled?: boolean;
}

export interface TabsProps {
  /** What the tabs divide; names the list of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Shows the 'Add Tab' button [1 §2, UI-008]. */
  readonly onAdd?: () => void;
  /** The content of the tab that is open. Without it the tabs only choose, e.g. the child route shown elsewhere. */
  readonly children?: ReactNode;
}

/** Tabs, with an optional 'Add Tab' button. Arrow keys move between them. */
export function Tabs({ label, tabs, value, onChange, onAdd, children }: TabsProps) {
  return (
    <MantineTabs
      value={value}
      onChange={(id) => id !== null && onChange(id)}
      classNames={{ root: classes.root, list: classes.list, tab: classes.tab, panel: classes.panel }}
    >
      <div className={classes.line}>
        <MantineTabs.List aria-label={label}>
          {tabs.map((tab) => (
            <MantineTabs.Tab key={tab.id} value={tab.id} disabled={tab.disabled} rightSection={tab.detail} title={tab.label}>
              {tab.label}
            </MantineTabs.Tab>
          ))}
        </MantineTabs.List>
        {onAdd && (
          <Button size="sm" variant="quiet" icon={<IconPlus {...iconProps} size={14} />} onClick={onAdd}>
            {text('generic.addTab')}
          </Button>
        )}
      </div>
      {children !== undefined && <MantineTabs.Panel value={value}>{children}</MantineTabs.Panel>}
    </MantineTabs>
  );
}
