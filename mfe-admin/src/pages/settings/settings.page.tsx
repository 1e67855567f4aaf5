import { text } from '@assay/shared/messages';
import { usePlatform, useRouteTabs } from '@assay/shared/platform';
import { Outlet, useIsInRoute, useNavigateTo } from '@assay/shared/router';
import { NoPermission, PageHeader, Tabs } from '@assay/shared/ui';
import classes from './settings.module.css';

/**
 * `/settings`: the title and the tabs of its children, whose pages are inside [AMB-007]. The server rejects their calls
 * in a session started with a host token [AMB-140].
 */
export function SettingsPage() {
  const { settings } = usePlatform();
  return settings.isHostSession ? <NoPermission hint={text('users.hostSessionHint')} /> : <SettingsTabs />;
}

function SettingsTabs() {
  const navigateTo = useNavigateTo();
  const tabs = useRouteTabs('admin.settings');
  const isInUsers = useIsInRoute('admin.users');
  const isInReview = useIsInRoute('admin.review');
  return (
    <div className={classes.page}>
      <PageHeader title={text('navigation.settings')} />
      <div className={classes.tabs}>
        <Tabs
          label={text('navigation.settings')}
          tabs={tabs.map(({ route, label, lockedBecause }) => ({
            id: route,
            label,
            lockedBecause,
          }))}
          value={isInUsers ? 'admin.users' : isInReview ? 'admin.review' : 'admin.profile'}
          onChange={(id) => {
            const tab = tabs.find(({ route }) => route === id);
            if (tab) navigateTo(tab.route);
          }}
        />
      </div>
      <Outlet />
    </div>
  );
}
