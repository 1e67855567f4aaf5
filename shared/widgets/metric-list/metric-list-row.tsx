import type { ReactNode } from 'react';
import { ConfidenceBar, StatusBadge } from '@assay/shared/ui';
import type { StatusTone } from '@assay/shared/ui';
import classes from './metric-list.module.css';

export interface MetricListRowProps {
  readonly label: string;
  /** The value, to read (`MetricValue`) or to edit (`DatapointEditor`). */
  readonly children: ReactNode;
  /** State of the value and its word, e.g. proven by the reviewer. */
  readonly state?: { readonly tone: StatusTone; readonly words: string };
  /** Confidence and threshold, 0 to 1: drawn as a thin bar under the value; absent for values a person entered. */
  readonly confidence?: { readonly value: number; readonly threshold: number };
  /** A line under the value: a failed check, the page it was found on. */
  readonly note?: ReactNode;
  /** The field that is being reviewed: unmistakable by an accent rule at its left [look]. */
  readonly isActive?: boolean;
  readonly isRequired?: boolean;
}

/** One metric in a list: its name, its value with the confidence under it, its state; the row of two remotes. */
export function MetricListRow({
  label,
  children,
  state,
  confidence,
  note,
  isActive = false,
  isRequired = false,
}: MetricListRowProps) {
  return (
    <div
      className={classes.row}
      data-active={isActive || undefined}
      aria-current={isActive ? 'true' : undefined}
    >
      <span className={classes.label} title={label} data-required={isRequired || undefined}>
        {label}
      </span>
      <div className={classes.value}>
        {children}
        {confidence && <ConfidenceBar confidence={confidence.value} threshold={confidence.threshold} />}
        {note && <div className={classes.note}>{note}</div>}
      </div>
      <span className={classes.state}>
        {state && (
          <StatusBadge tone={state.tone} iconOnly>
            {state.words}
          </StatusBadge>
        )}
      </span>
    </div>
  );
}
