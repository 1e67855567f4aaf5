import { Suspense, useState, type ReactNode } from 'react';

interface DialogOnDemandProps {
  readonly opened: boolean;
  /** A lazy component that gets `opened` too. */
  readonly children: ReactNode;
}

/**
 * A dialog whose code is loaded when it is opened for the first time. From then on it is there, open or closed: what it
 * holds is its own affair.
 */
export function DialogOnDemand({ opened, children }: DialogOnDemandProps) {
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense fallback={null}>{children}</Suspense>;
}
