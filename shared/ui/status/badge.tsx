import type { ReactNode } from 'react';
import {
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPencil,
  IconSparkles,
} from '../icons.ts';
import classes from './status.module.css';

/** The states of a value or a document, each with its hue and its icon, so that a state is never shown by colour alone. */
export type StatusTone = 'proven' | 'doubt' | 'wrong' | 'edited' | 'learned' | 'untouched' | 'running';

const icons = {
  proven: IconCircleCheck,
  doubt: IconAlertTriangle,
  wrong: IconCircleX,
  edited: IconPencil,
  learned: IconSparkles,
  untouched: IconCircle,
  running: IconClock,
} satisfies Record<StatusTone, typeof IconCircle>;

export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: StatusTone;
  readonly title?: string;
}

/** A short label on a tint: a type, a tag, a count. */
export function Badge({ children, tone = 'untouched', title }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone} title={title}>
      {children}
    </span>
  );
}

export interface StatusBadgeProps {
  readonly tone: StatusTone;
  readonly children: ReactNode;
  /** Shows the icon alone; the text is its accessible name and its tooltip. */
  readonly iconOnly?: boolean;
}

/** A state: icon, hue and text. */
export function StatusBadge({ tone, children, iconOnly = false }: StatusBadgeProps) {
  const Icon = icons[tone];
  const words = typeof children === 'string' ? children : undefined;
  return (
    <span className={classes.status} data-tone={tone} title={iconOnly ? words : undefined}>
      <Icon size={14} stroke={1.75} aria-hidden />
      <span className={iconOnly ? classes.unseen : undefined}>{children}</span>
    </span>
  );
}
