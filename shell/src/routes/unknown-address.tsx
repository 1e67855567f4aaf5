import { BRAND } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Navigate, useLocation } from '@assay/shared/router';
import { ErrorPanel, LoadingPanel } from '@assay/shared/ui';
import { useState } from 'react';
import { useRegistry, useRemotes } from '../remotes/remotes-context.tsx';
import { HOME } from './home.ts';
import { matchingRoutes } from './matching-routes.ts';

/**
 * An address that matches no manifest goes to the root [AMB-007]. While a manifest is late it waits, because the address
 * may belong to that remote [ADR 0023]. Where one is missing it names it and stays; Retry reads it again [AMB-011]. Where
 * no manifest has the page that the root leads to, it stays, too: it would come back without end.
 */
export function UnknownAddress() {
  const { refresh } = useRemotes();
  const [isRetrying, setIsRetrying] = useState(false);
  const registry = useRegistry();
  const { pathname } = useLocation();
  // A remote that has just joined has it: the router matches the address again.
  const isKnown = matchingRoutes(registry, pathname).length > 0;
  if (isKnown || registry.late.length > 0)
    return (
      <LoadingPanel
        title={text('shell.areaLate')}
        description={text('shell.areaLateHint', { product: BRAND.product })}
      />
    );
  const { missing } = registry;
  if (missing.length === 0 && matchingRoutes(registry, HOME).length > 0) return <Navigate to="/" replace />;
  const handleRetry = async () => {
    setIsRetrying(true);
    await Promise.allSettled(missing.map((name) => refresh(name)));
    setIsRetrying(false);
  };
  return (
    <ErrorPanel
      title={text('shell.areaFailed', { area: missing.join(', ') || BRAND.product })}
      description={text('shell.areaFailedHint', { product: BRAND.product })}
      {...(missing.length > 0 && { onRetry: () => void handleRetry(), retrying: isRetrying })}
      onReload={() => window.location.reload()}
    />
  );
}
