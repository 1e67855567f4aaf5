import { text } from '@assay/shared/messages';
import { IconButton, iconProps, IconX, Text } from '@assay/shared/ui';
import type { ReactNode } from 'react';
import classes from './side-panel.module.css';

interface SidePanelProps {
  readonly label: string;
  readonly title: string;
  /** Below the title. */
  readonly details: ReactNode;
  readonly children: ReactNode;
  /** What stays in view below the content. */
  readonly footer: ReactNode;
  readonly onClose: () => void;
}

/** The panel beside a list, with the row that is open. */
export function SidePanel({ label, title, details, children, footer, onClose }: SidePanelProps) {
  return (
    <aside className={classes.panel} aria-label={label}>
      <header className={classes.head}>
        <div className={classes.names}>
          <h2 className={classes.name}>{title}</h2>
          <Text as="div" quiet className={classes.details}>
            {details}
          </Text>
        </div>
        <IconButton
          size="sm"
          label={text('generic.close')}
          icon={<IconX {...iconProps} />}
          onClick={onClose}
        />
      </header>
      <div className={classes.body}>{children}</div>
      <footer className={classes.foot}>{footer}</footer>
    </aside>
  );
}
