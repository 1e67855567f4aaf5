import { SLOW_AREA_MS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { LoadingOverlay, LoadingPanel } from '@assay/shared/ui';
import { useEffect, useState } from 'react';

/** Shown while the code of an area loads; after 5 s it says why nothing happens. */
export function WaitingForArea() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AREA_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <LoadingPanel title={text('shell.stillWaiting')} /> : <LoadingOverlay visible />;
}
