import { text } from '@assay/shared/messages';
import { useBlocker } from '@assay/shared/router';
import { WarningModal } from '@assay/shared/ui';
import { useEffect } from 'react';

/** Asks before unsaved changes are left, within the suite and when the tab is closed. Rendered while there are some. */
export function LeaveGuard({ name, onLeave }: { readonly name: string; readonly onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
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
      {text('schemas.leaveWarning', { name })}
    </WarningModal>
  );
}
