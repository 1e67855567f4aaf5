import { createAnalytics, type Platform } from '@assay/shared/platform';
import { persistedDrafts } from '@assay/shared/state';
import { NAVIGATION_KEY } from './navigation-counts.queries.ts';
import type { Viewer } from '../session/session.store.ts';
import type { ShellServices } from './shell-context.tsx';

/** The platform that remotes get while a user is signed in. */
export function createPlatform(services: ShellServices, viewer: Viewer): Platform {
  const { session, queryClient, config, log, notify, events } = services;
  const { user } = viewer.settings;
  // Before the first page opens, which reads them.
  persistedDrafts.removeUnlessOwnedBy(user.id);
  return {
    session: {
      user: { id: user.id, name: user.name, email: user.email, sso: user.sso },
      permissions: viewer.permissions,
      isProvider: viewer.isProvider,
      clientId: config.clientId,
      changePassword: session.changePassword,
      signOut: () => {
        services.desiredAddress.forget();
        return services.viewerManager.signOut({ byChoice: true });
      },
    },
    settings: viewer.settings,
    switches: viewer.switches,
    navigation: { refreshCounts: () => void queryClient.invalidateQueries({ queryKey: NAVIGATION_KEY }) },
    notify,
    analytics: createAnalytics({
      isOn: viewer.switches.analytics,
      sink: services.analyticsSink,
      user: { clientName: viewer.clientName, userId: user.id },
    }),
    log,
    events,
  };
}
