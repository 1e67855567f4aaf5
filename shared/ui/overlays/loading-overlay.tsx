import { text } from '@assay/shared/messages';
import { IconLoader2, iconProps } from '../icons.ts';
import classes from './loading-overlay.module.css';

export interface LoadingOverlayProps {
  readonly visible: boolean;
  /** The accessible name: what is loading. */
  readonly label?: string;
}

/**
 * Covers the positioned area around it while its content loads [UI-001, AMB-091]. It stays clear for 300 ms, so that
 * quick responses do not flicker, and blocks clicks on content that is about to change.
 */
export function LoadingOverlay({ visible, label }: LoadingOverlayProps) {
  if (!visible) return null;
  return (
    <div className={classes.overlay} role="status" aria-label={label ?? text('generic.loading')}>
      <IconLoader2 {...iconProps} size={24} className={classes.spinner} />
    </div>
  );
}
