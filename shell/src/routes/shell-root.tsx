import { BRAND } from '@assay/shared/domain';
import { Outlet } from '@assay/shared/router';
import { UiProvider } from '@assay/shared/ui';
import { useEffect } from 'react';
import { SIDEBAR_WIDTH_COLLAPSED } from '../frame/sidebar-width.ts';
import { useColorScheme } from '../host/color-scheme.ts';
import { useShell, useViewerState } from '../host/shell-context.tsx';
import { useRouteMetadata } from '../host/route-metadata.ts';

/** The root of the page: theme, toasts, the tab's title. Modals are centred beside the side navigation [UI-004]. */
export function ShellRoot() {
  const { toasts } = useShell();
  const colorScheme = useColorScheme((state) => state.colorScheme);
  const { hidesSideNavigation, title } = useRouteMetadata();
  const state = useViewerState();
  const isPlain = state.status === 'signedIn' && !state.viewer.switches.uxRefresh;
  useEffect(() => {
    document.title = title ? `${title} · ${BRAND.product}` : BRAND.product;
  }, [title]);
  return (
    <UiProvider
      reset
      colorScheme={colorScheme}
      plain={isPlain}
      toasts={toasts}
      sideNavigationWidth={hidesSideNavigation ? 0 : SIDEBAR_WIDTH_COLLAPSED}
    >
      <Outlet />
    </UiProvider>
  );
}
