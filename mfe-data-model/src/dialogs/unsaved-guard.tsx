import { useBlocker } from '@assay/shared/router';
import { WarningModal } from '@assay/shared/ui';
import { useEffect, type ReactNode } from 'react';

interface UnsavedGuardProps {
  /** The warning. */
  readonly children: ReactNode;
  /** Whether a query keeps what is edited open on the same page. Any query does if not given. */
  readonly staysOpen?: (query: URLSearchParams) => boolean;
  readonly onLeave: () => void;
}

/** Asks before unsaved changes are left, within the suite and when the tab is closed. Rendered while there are some. */
export function UnsavedGuard({ children, staysOpen = () => true, onLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname ||
      !staysOpen(new URLSearchParams(nextLocation.search)),
  );
  useEffect(() => {
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
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
      {children}
    </WarningModal>
  );
}
