import { text } from '@assay/shared/messages';
import type { LoadStatus } from '@assay/shared/state';
import { StatusBadge, TextLink } from '@assay/shared/ui';
import { useIsOnline } from '../hooks/use-is-online.ts';
import classes from './review-header.module.css';

export interface SaveStatusProps {
  readonly saveStatus: LoadStatus;
  /** How many values wait for a choice between two values. They are not saved [AMB-059]. */
  readonly conflictCount: number;
  /** How many values the server did not accept. They are not saved. */
  readonly refusedCount: number;
  readonly onRetry: () => void;
  /** Shows the first value in conflict, or the first that was not accepted. */
  readonly onShowUnsaved: () => void;
}

/** How many values wait for the reviewer, and why; undefined if none does. */
function waitingText({ conflictCount, refusedCount }: SaveStatusProps): string | undefined {
  if (conflictCount > 0) return text('verification.conflictCount', { count: conflictCount });
  return refusedCount === 0 ? undefined : text('verification.refusedCount', { count: refusedCount });
}

/**
 * Whether the edits are saved; after a failure with a retry, else with a link to a value that waits [AMB-059]. Without a network
 * they wait for it, and are saved by themselves once it is there.
 */
export function SaveStatus(props: SaveStatusProps) {
  const { saveStatus: status, onRetry, onShowUnsaved } = props;
  const isOnline = useIsOnline();
  const waiting = status === 'ready' ? waitingText(props) : undefined;
  return (
    <span className={classes.save} role="status" data-status={waiting === undefined ? status : 'conflict'}>
      {status === 'loading' && <StatusBadge tone="running">{text('verification.saving')}</StatusBadge>}
      {status === 'ready' && waiting === undefined && (
        <StatusBadge tone="untouched">{text('verification.saved')}</StatusBadge>
      )}
      {waiting !== undefined && (
        <>
          <StatusBadge tone="wrong">{text('verification.saveFailed')}</StatusBadge>
          <TextLink onClick={onShowUnsaved}>{waiting}</TextLink>
        </>
      )}
      {status === 'erroring' && !isOnline && (
        <StatusBadge tone="doubt">{text('verification.offline')}</StatusBadge>
      )}
      {status === 'erroring' && isOnline && (
        <>
          <StatusBadge tone="wrong">{text('verification.saveFailed')}</StatusBadge>
          <TextLink onClick={onRetry}>{text('verification.retry')}</TextLink>
        </>
      )}
    </span>
  );
}
