import { QueryClientProvider } from '@assay/shared/query';
import {
  createBrowserRouter,
  createRouteTable,
  RouterProvider,
  RouteTableProvider,
} from '@assay/shared/router';
import { useCallback, useEffect, useState } from 'react';
import { ShellContext, type ShellServices } from './host/shell-context.tsx';
import { followLeaving } from './host/viewer.ts';
import { RemotesContext } from './remotes/remotes-context.tsx';
import { createShellRoutes } from './routes/shell-routes.tsx';

interface ShellProps {
  readonly services: ShellServices;
  /** Another router over the same routes, for tests. */
  readonly createRouter?: typeof createBrowserRouter;
}

/** The whole page: one router, one QueryClient, and what everything below may ask for. */
export function Shell({ services, createRouter = createBrowserRouter }: ShellProps) {
  const { config, remotes, queryClient, notify } = services;
  const isProduction = config.environment === 'production';
  const [router] = useState(() => createRouter(createShellRoutes(remotes.registry, { isProduction })));
  const [table] = useState(() => createRouteTable(remotes.registry.routes));
  // A link to a remote whose manifest is missing: say so, stay here.
  const handleForeignRoute = useCallback(() => notify('shell.areaFailed'), [notify]);
  useEffect(() => followLeaving(services), [services]);
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
