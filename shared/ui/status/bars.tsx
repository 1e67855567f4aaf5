import { text } from '@assay/shared/messages';
import classes from './status.module.css';

export interface ConfidenceBarProps {
  /** Probability that the value is right, 0 to 1. */
  readonly confidence: number;
  /** Below this the bar is amber, 0 to 1: the client's threshold. */
  readonly threshold: number;
}

const toShare = (value: number) => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));

/** A thin bar under a value, filled to its probability, amber under the client's threshold. */
export function ConfidenceBar({ confidence, threshold }: ConfidenceBarProps) {
  const share = toShare(confidence);
  const percent = Math.round(share * 100);
  const isDoubtful = share < threshold;
  return (
    <span
      className={classes.confidence}
      role="meter"
      aria-label={text('ui.confidence')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text(isDoubtful ? 'ui.confidenceLow' : 'ui.confidenceOf', { percent })}
      data-doubtful={isDoubtful || undefined}
    >
      <span className={classes.confidenceFill} style={{ width: `${share * 100}%` }} />
    </span>
  );
}

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
