import { canAccess, permissionsOfRule, type AccessRule } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { useRouteTable, type RouteEntry, type RouteId } from '@assay/shared/router';
import { labelOf } from './label-of.ts';
import { usePermissionExplanation } from './permission-lock.tsx';
import { usePlatform } from './platform-context.tsx';

/** A child route as a tab of its parent's top navigation [AMB-007]. */
export interface RouteTab {
  readonly route: RouteId;
  /** What the tab reads. */
  readonly label: string;
  /** Why it may not be opened, for the lock; undefined where it may [AMB-005]. */
  readonly lockedBecause: string | undefined;
}

/** The labelled children of a route, in the order of the manifest. */
export function useRouteTabs(parent: RouteId): readonly RouteTab[] {
  const table = useRouteTable();
  const { session, switches } = usePlatform();
  const explain = usePermissionExplanation();
  const viewer = { permissions: session.permissions, isProvider: session.isProvider, switches };
  const lockOf = (access: AccessRule) => {
    if (canAccess(access, viewer)) return undefined;
    const reason = text('generic.insufficientPermissions');
    const explanation = explain(permissionsOfRule(access));
    return explanation === undefined ? reason : text('ui.reasonAndMore', { reason, explanation });
  };
  return [...table.values()].flatMap((entry: RouteEntry) =>
    entry.parent === parent && entry.label
      ? [
          {
            route: entry.id,
            label: labelOf({ ...entry, label: entry.label }),
            lockedBecause: lockOf(entry.access ?? 'signedIn'),
          },
        ]
      : [],
  );
}
