import { QueryClientProvider } from '@assay/shared/query';
import {
  createBrowserRouter,
  createRouteTable,
  type RouteId,
  RouterProvider,
  RouteTableProvider,
} from '@assay/shared/router';
import { useStore } from '@assay/shared/state';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ShellContext, type ShellServices } from './host/shell-context.tsx';
import { RemotesContext } from './remotes/remotes-context.tsx';
import { addLateRoutes } from './routes/late-routes.ts';
import { createShellRoutes } from './routes/shell-routes.tsx';

interface ShellProps {
  readonly services: ShellServices;
  /** Another router over the same routes, for tests. */
  readonly createRouter?: typeof createBrowserRouter;
}

/** The whole page: one router, one QueryClient, and the services in contexts. */
export function Shell({ services, createRouter = createBrowserRouter }: ShellProps) {
  const { config, remotes, queryClient, notify, session, viewerManager, desiredAddress } = services;
  const isProduction = config.environment === 'production';
  const { registry } = remotes;
  const [router] = useState(() => createRouter(createShellRoutes(registry.getState(), { isProduction })));
  useEffect(() => addLateRoutes(router, registry), [router, registry]);
  const { routes, late } = useStore(registry);
  const table = useMemo(() => createRouteTable(routes), [routes]);
  // A link to a remote whose manifest is late or missing says so and stays.
  const handleForeignRoute = useCallback(
    (id: RouteId) =>
      late.some((name) => id.startsWith(`${name}.`))
        ? notify('shell.areaLate')
        : notify('shell.areaFailed', { area: id.split('.')[0] ?? id }),
    [notify, late],
  );
  useEffect(
    () =>
      session.onSignOutElsewhere(() => {
        desiredAddress.forget();
        viewerManager.signedOutElsewhere();
      }),
    [session, desiredAddress, viewerManager],
  );
  return (
    <ShellContext value={services}>
      <RemotesContext value={remotes}>
        <QueryClientProvider client={queryClient}>
          <RouteTableProvider table={table} onForeignRoute={handleForeignRoute}>
            <RouterProvider router={router} />
          </RouteTableProvider>
        </QueryClientProvider>
      </RemotesContext>
    </ShellContext>
  );
}
