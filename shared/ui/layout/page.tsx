import type { ReactNode } from 'react';
import { text } from '@assay/shared/messages';
import { Text } from './text.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { IconX, iconProps } from '../icons.ts';
import { useFrameWidth } from '../tables/use-frame-width.ts';
import classes from './page.module.css';

export interface PageHeaderProps {
  readonly title: string;
  /** A short text or a count beside the title. */
  readonly detail?: ReactNode;
  /** A link back, before the title. */
  readonly back?: ReactNode;
  /** Actions on the whole page, at the right. */
  readonly actions?: ReactNode;
  /** A second line: tabs, filters. */
  readonly children?: ReactNode;
}

/** The head of a page: its title (the only first-level heading) and the actions on the whole page. */
export function PageHeader({ title, detail, back, actions, children }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.headerLine}>
        {back}
        <h1 className={classes.title} title={title}>
          {title}
        </h1>
        {detail && <Text quiet>{detail}</Text>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </header>
  );
}

export interface ToolbarProps {
  /** Names the toolbar for assistive technology. */
  readonly label: string;
  readonly children: ReactNode;
  /** The controls at the right end. */
  readonly end?: ReactNode;
}

/** One line of controls over a list: filters at the left, actions on the whole list at the right. Wraps when narrow. */
export function Toolbar({ label, children, end }: ToolbarProps) {
  return (
    <div className={classes.toolbar} role="group" aria-label={label}>
      {children}
      {end && <div className={classes.actions}>{end}</div>}
    </div>
  );
}

export interface SelectionBarProps {
  /** How many rows are selected; nothing is shown for none. */
  readonly count: number;
  readonly onClear: () => void;
  /** The actions on them; a function gets whether there is little room for them. */
  readonly children: ReactNode | ((isNarrow: boolean) => ReactNode);
}

/** The width in px in which nine actions stand in one line. */
const ROOM_FOR_ACTIONS = 1180;

/** The bar that a selection shows at the bottom, over the end of the list, so that nothing else moves. */
export function SelectionBar({ count, ...bar }: SelectionBarProps) {
  return count > 0 && <OpenSelectionBar count={count} {...bar} />;
}

function OpenSelectionBar({ count, onClear, children }: SelectionBarProps) {
  const [frame, width] = useFrameWidth<HTMLDivElement>([ROOM_FOR_ACTIONS]);
  return (
    <div ref={frame} className={classes.selectionFrame}>
      <div className={classes.selection} role="group" aria-label={text('ui.selectedCount', { count })}>
        <span className={classes.count} role="status">
          {text('ui.selectedCount', { count })}
        </span>
        <div className={classes.selectionActions}>
          {typeof children === 'function' ? children(width < ROOM_FOR_ACTIONS) : children}
        </div>
        <IconButton
          size="sm"
          label={text('ui.clearSelection')}
          icon={<IconX {...iconProps} />}
          onClick={onClear}
        />
      </div>
    </div>
  );
}
