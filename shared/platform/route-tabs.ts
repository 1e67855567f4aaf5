import { canAccess } from '@assay/shared/domain';
import type { MessageKey } from '@assay/shared/messages';
import { useRouteTable, type RouteEntry, type RouteId } from '@assay/shared/router';
import { usePlatform } from './platform-context.tsx';

/** A child route as a tab of its parent's top navigation [AMB-007]. */
export interface RouteTab {
  readonly route: RouteId;
  readonly label: MessageKey;
  /** False shows the lock with 'Insufficient Permissions' [AMB-005]. */
  readonly isAllowed: boolean;
}

/** The labelled children of a route, in the order of the manifest. */
export function useRouteTabs(parent: RouteId): readonly RouteTab[] {
  const table = useRouteTable();
  const { session, switches } = usePlatform();
  const viewer = { permissions: session.permissions, isProvider: session.isProvider, switches };
  return [...table.values()].flatMap((entry: RouteEntry) =>
    entry.parent === parent && entry.label
      ? [{ route: entry.id, label: entry.label, isAllowed: canAccess(entry.access ?? 'signedIn', viewer) }]
      : [],
  );
}
