import { text } from '@assay/shared/messages';
import { useBlocker } from '@assay/shared/router';
import { WarningModal } from '@assay/shared/ui';
import { useEffect } from 'react';

export interface UnsavedGuardProps {
  /** The metric with unsaved changes. */
  readonly name: string;
  /** The fin that is edited. */
  readonly fin: string;
  readonly onLeave: () => void;
}

/** Asks before the metric with unsaved changes is left: for another one, another page, or by closing the tab. */
export function UnsavedGuard({ name, fin, onLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname ||
      new URLSearchParams(nextLocation.search).get('viewMetric') !== fin,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <WarningModal
      opened={blocker.state === 'blocked'}
      hideNote
      onCancel={() => blocker.reset?.()}
      onContinue={() => {
        onLeave();
        blocker.proceed?.();
      }}
    >
      {text('metrics.unsaved', { name })}
    </WarningModal>
  );
}
