import { BRAND } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Navigate } from '@assay/shared/router';
import { ErrorPanel } from '@assay/shared/ui';
import { useRemotes } from '../remotes/remotes-context.tsx';

/**
 * An address that no manifest declares goes to the root [AMB-007]. While the manifest of a remote is missing, the
 * address may be that remote's: then it says so, and stays.
 */
export function UnknownAddress() {
  const { registry } = useRemotes();
  if (registry.missing.length === 0) return <Navigate to="/" replace />;
  return (
    <ErrorPanel
      title={text('shell.areaFailed')}
      description={text('shell.areaFailedHint', { product: BRAND.product })}
      onReload={() => window.location.reload()}
    />
  );
}
