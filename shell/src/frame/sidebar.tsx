import { BRAND } from '@assay/shared/domain';
import { useApi } from '@assay/shared/api-client';
import { text } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import { useQuery } from '@assay/shared/query';
import { RouteLink, useNavigate, useRouteTable } from '@assay/shared/router';
import { IconAlertTriangle, IconLogout, iconProps } from '@assay/shared/ui';
import { useMemo, useState } from 'react';
import { useRegistry } from '../remotes/remotes-context.tsx';
import { AssistantLink } from './assistant-link.tsx';
import { Logo } from './logo.tsx';
import { navigationCountsQuery } from '../host/navigation-counts.queries.ts';
import { visibleItems, type VisibleItem } from './sidebar-items.ts';
import { SidebarItem } from './sidebar-item.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import classes from './sidebar.module.css';

function Items({
  items,
  counts,
}: {
  readonly items: readonly VisibleItem[];
  readonly counts: Readonly<Record<string, number>>;
}) {
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <SidebarItem
          key={item.route}
          item={item}
          count={item.count === undefined ? 0 : (counts[item.count] ?? 0)}
        />
      ))}
    </ul>
  );
}

/**
 * The side navigation [NAV-012]: 68 px at rest; on hover and on keyboard focus it opens to 230 px over the content,
 * which does not move.
 */
export function Sidebar() {
  const registry = useRegistry();
  const { session, switches } = usePlatform();
  const table = useRouteTable();
  const navigate = useNavigate();
  const { data: counts = {} } = useQuery(navigationCountsQuery(useApi()));
  const [isSigningOut, setIsSigningOut] = useState(false);
  const { permissions, isProvider } = session;
  const groups = useMemo(
    () => visibleItems(registry, { permissions, isProvider, switches }, table),
    [registry, permissions, isProvider, switches, table],
  );
  // No earlier visit has read them, so it is not known what they would show here.
  const unknown = registry.missing.filter((name) => !registry.remotes.some((remote) => remote.name === name));
  const handleLogout = async () => {
    setIsSigningOut(true);
    await session.signOut();
    await navigate('/login', { replace: true });
  };
  return (
    <nav className={classes.sidebar} aria-label={text('navigation.main')}>
      <RouteLink
        route="documents.verification"
        className={classes.logo}
        aria-label={text('navigation.home', { product: BRAND.product })}
      >
        <Logo />
        <span className={classes.text}>{BRAND.product}</span>
      </RouteLink>
      <Items items={groups.top} counts={counts} />
      <Items items={groups.main} counts={counts} />
      {groups.builder.length > 0 && (
        <section className={classes.group} aria-label={text('navigation.builder')}>
          <h2 className={classes.heading}>
            <span className={classes.text}>{text('navigation.builder')}</span>
          </h2>
          <Items items={groups.builder} counts={counts} />
        </section>
      )}
      {unknown.length > 0 && (
        <p className={classes.absent} role="status">
          <IconAlertTriangle {...iconProps} size={18} />
          <span className={classes.text}>{text('shell.areasUnknown', { areas: unknown.join(', ') })}</span>
        </p>
      )}
      <div className={classes.end}>
        <AssistantLink />
        <ThemeChoice />
        <Items items={groups.end} counts={counts} />
        <ul className={classes.items}>
          <li>
            <button
              type="button"
              className={classes.item}
              disabled={isSigningOut}
              onClick={() => void handleLogout()}
            >
              <IconLogout {...iconProps} size={18} />
              <span className={classes.text}>{text('navigation.logout')}</span>
            </button>
          </li>
        </ul>
      </div>
    </nav>
  );
}
