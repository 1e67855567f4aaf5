import { canAccess, type AccessSubject } from '@assay/shared/domain';
import type { ManifestSidebarItem } from '@assay/shared/platform/manifest';
import type { RouteEntry, RouteTable } from '@assay/shared/router';
import type { KnownItem, RemoteRegistry } from '../remotes/remote-registry.ts';

/** An item, and whether it is locked for this user. */
export interface VisibleItem extends KnownItem {
  /** Its remote could not be read; the item is of an earlier visit. */
  readonly isAbsent: boolean;
  /** The user may not open its target: it is shown with a lock and does nothing [AMB-005]. */
  readonly isLocked: boolean;
}

/** The groups of the sidebar, from top to bottom [NAV-003]. */
export interface SidebarGroups {
  readonly top: readonly VisibleItem[];
  readonly main: readonly VisibleItem[];
  readonly builder: readonly VisibleItem[];
  readonly end: readonly VisibleItem[];
}

const isShown = ({ shownTo }: ManifestSidebarItem, subject: AccessSubject) =>
  shownTo === undefined || canAccess(shownTo, subject);

const mayOpen = (route: RouteEntry | undefined, subject: AccessSubject) =>
  route?.access === undefined || canAccess(route.access, subject);

/** What a user sees in the sidebar: items documented as hidden are left out, others may be locked [AMB-005]. */
export function visibleItems(
  { sidebar, missing }: Pick<RemoteRegistry, 'sidebar' | 'missing'>,
  subject: AccessSubject,
  table: RouteTable,
): SidebarGroups {
  const shown = sidebar
    .filter((item) => isShown(item, subject))
    .map((item) => ({
      ...item,
      isLocked: !mayOpen(table.get(item.route), subject),
      isAbsent: missing.includes(item.remote),
    }));
  const inGroup = (group: ManifestSidebarItem['group']) => shown.filter((item) => item.group === group);
  return { top: inGroup('top'), main: inGroup('main'), builder: inGroup('builder'), end: inGroup('end') };
}
