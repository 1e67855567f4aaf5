import { text } from '@assay/shared/messages';
import { useStore } from '@assay/shared/state';
import { StatusBadge, Text, TextLink } from '@assay/shared/ui';
import type { EditSession } from '../../../editing/edit-session.ts';
import { useIsOnline } from '../hooks/use-is-online.ts';
import classes from './review-header.module.css';

export interface SaveStatusProps {
  readonly session: Pick<EditSession<unknown>, 'state' | 'flush'>;
  /** Shows a value that is not saved: the first in conflict, else the first that was not accepted. */
  readonly onShow: (metricId: string) => void;
}

/** How many values wait for the reviewer, and why; undefined if none does. */
function waitingText(conflictCount: number, refusedCount: number): string | undefined {
  if (conflictCount > 0) return text('verification.conflictCount', { count: conflictCount });
  return refusedCount === 0 ? undefined : text('verification.refusedCount', { count: refusedCount });
}

/**
 * Whether the edits are saved; after a failure with a retry, else with a link to a value that waits [AMB-059]. Without a network
 * they wait for it, and are saved by themselves once it is there.
 */
export function SaveStatus({ session, onShow }: SaveStatusProps) {
  const { saveStatus: status, conflicts, refusals } = useStore(session.state);
  const isOnline = useIsOnline();
  const [conflictIds, refusedIds] = [Object.keys(conflicts), Object.keys(refusals)];
  const [first] = [...conflictIds, ...refusedIds];
  const waiting = status === 'ready' ? waitingText(conflictIds.length, refusedIds.length) : undefined;
  return (
    <Text
      quiet
      caption
      className={classes.save}
      role="status"
      data-status={waiting === undefined ? status : 'conflict'}
    >
      {status === 'loading' && <StatusBadge tone="running">{text('verification.saving')}</StatusBadge>}
      {status === 'ready' && waiting === undefined && (
        <StatusBadge tone="untouched">{text('verification.saved')}</StatusBadge>
      )}
      {waiting !== undefined && (
        <>
          <StatusBadge tone="wrong">{text('verification.saveFailed')}</StatusBadge>
          <TextLink onClick={() => first !== undefined && onShow(first)}>{waiting}</TextLink>
        </>
      )}
      {status === 'erroring' && !isOnline && (
        <StatusBadge tone="doubt">{text('verification.offline')}</StatusBadge>
      )}
      {status === 'erroring' && isOnline && (
        <>
          <StatusBadge tone="wrong">{text('verification.saveFailed')}</StatusBadge>
          <TextLink onClick={() => void session.flush()}>{text('verification.retry')}</TextLink>
        </>
      )}
    </Text>
  );
}
