import { BRAND } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Navigate, useLocation } from '@assay/shared/router';
import { ErrorPanel, LoadingPanel } from '@assay/shared/ui';
import { useRegistry } from '../remotes/remotes-context.tsx';
import { matchingRoutes } from './matching-routes.ts';

/**
 * An address that no manifest claims goes to the root [AMB-007]. As long as a manifest is late it waits, because the
 * address may be that remote's [ADR 0023]; where one is missing it says so, and stays [AMB-011].
 */
export function UnknownAddress() {
  const registry = useRegistry();
  const { pathname } = useLocation();
  // Claimed by a remote that joined just now: its page comes with the router's next look.
  const isClaimed = matchingRoutes(registry, pathname).length > 0;
  if (isClaimed || registry.late.length > 0)
    return (
      <LoadingPanel
        title={text('shell.areaLate')}
        description={text('shell.areaLateHint', { product: BRAND.product })}
      />
    );
  if (registry.missing.length === 0) return <Navigate to="/" replace />;
  return (
    <ErrorPanel
      title={text('shell.areaFailed')}
      description={text('shell.areaMissingHint', { product: BRAND.product })}
      onReload={() => window.location.reload()}
    />
  );
}
