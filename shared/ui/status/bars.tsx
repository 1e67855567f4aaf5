import { text } from '@assay/shared/messages';
import classes from './status.module.css';

const toShare = (value: number) => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));

export interface ProgressBarProps {
  /** What progresses; the accessible name. */
  readonly label: string;
  /** 0 to 100. */
  readonly value: number;
  /** It stopped with an error: red, full width, whatever the value. */
  readonly failed?: boolean;
  /** It is done: green. */
  readonly done?: boolean;
}

/** The progress of some work. A text beside it must say the same. */
export function ProgressBar({ label, value, failed = false, done = false }: ProgressBarProps) {
  const share = failed ? 1 : toShare(value / 100);
  return (
    <span
      className={classes.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={failed ? undefined : Math.round(share * 100)}
      aria-valuetext={failed ? text('ui.failed') : undefined}
      data-state={failed ? 'failed' : done ? 'done' : 'running'}
    >
      <span className={classes.progressFill} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
