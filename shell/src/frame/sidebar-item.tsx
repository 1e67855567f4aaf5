import { permissionsOfRule } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { usePermissionExplanation } from '@assay/shared/platform';
import { labelOf } from '@assay/shared/platform/manifest';
import { RouteLink, useIsInRoute, useLocation, useRouteHref, useRouteTable } from '@assay/shared/router';
import {
  IconAlertTriangle,
  IconArchive,
  IconBuilding,
  IconChartBar,
  IconClipboardCheck,
  IconFileText,
  IconLock,
  IconSchema,
  IconSettings,
  IconTable,
  IconTrash,
  IconUpload,
  iconProps,
  Tooltip,
} from '@assay/shared/ui';
import type { MouseEvent } from 'react';
import { preloadPage } from '../remotes/preload-pages.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';
import type { VisibleItem } from './sidebar-items.ts';
import classes from './sidebar.module.css';

const icons = {
  upload: IconUpload,
  documents: IconFileText,
  archive: IconArchive,
  trash: IconTrash,
  qa: IconClipboardCheck,
  dashboard: IconChartBar,
  entities: IconBuilding,
  schemas: IconSchema,
  metrics: IconTable,
  settings: IconSettings,
} satisfies Record<VisibleItem['icon'], unknown>;

interface SidebarItemProps {
  readonly item: VisibleItem;
  /** Shown while the sidebar is open; 0 shows nothing [AMB-003]. */
  readonly count: number;
}

function LockedItem({ item }: { readonly item: VisibleItem }) {
  const Icon = icons[item.icon];
  const access = useRouteTable().get(item.route)?.access;
  const explanation = usePermissionExplanation()(access ? permissionsOfRule(access) : []);
  const reason = text('generic.insufficientPermissions');
  return (
    <Tooltip
      label={explanation ? text('ui.reasonAndMore', { reason, explanation }) : reason}
      position="right"
    >
      <button
        type="button"
        className={classes.item}
        aria-disabled="true"
        aria-description={explanation}
        data-locked
      >
        <Icon {...iconProps} size={18} />
        <span className={classes.text}>{labelOf(item)}</span>
        <IconLock {...iconProps} className={classes.lock} />
      </button>
    </Tooltip>
  );
}

function LinkItem({ item, count }: SidebarItemProps) {
  const remotes = useRemotes();
  const entry = useRouteTable().get(item.route);
  const isActive = useIsInRoute(entry?.parent ?? item.route, ...(item.activeOn ?? []));
  const isHere = useRouteHref(item.route) === useHrefOfHere();
  const Icon = icons[item.icon];
  const preload = () => preloadPage(remotes, item.route, 'now');
  // A link to the present page does nothing, so that the page keeps its filters [NAV-014].
  const keepPage = (event: MouseEvent) => isHere && event.preventDefault();
  const link = (
    <RouteLink
      route={item.route}
      className={classes.item}
      data-absent={item.isAbsent || undefined}
      aria-description={item.isAbsent ? text('shell.areaAbsent') : undefined}
      data-active={isActive || undefined}
      aria-current={isActive ? 'page' : undefined}
      onClick={keepPage}
      onMouseEnter={preload}
      onFocus={preload}
    >
      <Icon {...iconProps} size={18} />
      <span className={classes.text}>{labelOf(item)}</span>
      {count > 0 && (
        <span
          className={classes.count}
          aria-label={text('navigation.countOf', { count, item: labelOf(item) })}
        >
          {count}
        </span>
      )}
      {item.isAbsent && <IconAlertTriangle {...iconProps} className={classes.lock} />}
    </RouteLink>
  );
  return item.isAbsent ? (
    <Tooltip label={text('shell.areaAbsent')} position="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

const useHrefOfHere = () => useLocation().pathname;

/** One item of the sidebar: a link, or a lock where its target may not be opened [NAV-013, NAV-015]. */
export function SidebarItem({ item, count }: SidebarItemProps) {
  return <li>{item.isLocked ? <LockedItem item={item} /> : <LinkItem item={item} count={count} />}</li>;
}
