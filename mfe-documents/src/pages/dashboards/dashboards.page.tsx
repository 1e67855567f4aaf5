import { text } from '@assay/shared/messages';
import { usePlatform, useRouteTabs } from '@assay/shared/platform';
import { Navigate, Outlet, useLocation, useNavigateTo, useRouteTable } from '@assay/shared/router';
import { PageHeader, Tabs } from '@assay/shared/ui';
import classes from './dashboards.module.css';

/**
 * `/assay-dashboards`: the title and a tab for each dashboard [ROUTE-020, ROUTE-023]. Without a dashboard in the address it
 * goes to the platform summary, or to the productivity of reviewers while the switch is off [ROUTE-021, ROUTE-022, AMB-009].
 */
export function DashboardsPage() {
  const { switches } = usePlatform();
  const { pathname } = useLocation();
  const table = useRouteTable();
  const navigateTo = useNavigateTo();
  const tabs = useRouteTabs('documents.dashboards');
  const open = tabs.find(({ route }) => table.get(route)?.path === pathname.replace(/\/$/, ''));
  if (open === undefined) {
    const isArea =
      switches.dashboards && pathname.replace(/\/$/, '') === table.get('documents.dashboards')?.path;
    const home = table.get(isArea ? 'documents.platformSummary' : 'documents.productivity');
    return home && <Navigate to={home.path} replace />;
  }
  return (
    <div className={classes.page}>
      <PageHeader title={text('dashboards.title')} />
      <div className={classes.tabs}>
        <Tabs
          label={text('dashboards.title')}
          tabs={tabs.map(({ route, label, lockedBecause }) => ({
            id: route,
            label,
            lockedBecause,
          }))}
          value={open.route}
          onChange={(id) => {
            const next = tabs.find(({ route }) => route === id);
            if (next) navigateTo(next.route);
          }}
        />
      </div>
      <Outlet />
    </div>
  );
}
