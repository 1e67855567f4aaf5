import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { RouteId } from './route-ids.ts';
import { createRouteTable, type LinkTarget, type RouteTable } from './route-table.ts';

/** Called where a link leads to a route that this page does not have. */
export type ForeignRouteHandler = (route: RouteId, target: LinkTarget) => void;

interface Routes {
  readonly table: RouteTable;
  readonly onForeignRoute: ForeignRouteHandler;
}

const RoutesContext = createContext<Routes>({ table: createRouteTable([]), onForeignRoute: () => undefined });

interface RouteTableProviderProps {
  readonly table: RouteTable;
  /**
   * A remote may be down, or mounted alone in an integrator's page. Links to the other remotes then have no address, and
   * following one calls this handler.
   */
  readonly onForeignRoute?: ForeignRouteHandler;
  readonly children: ReactNode;
}

const ignore: ForeignRouteHandler = () => undefined;

/** Provides the routes of all manifests to links. */
export function RouteTableProvider({ table, onForeignRoute = ignore, children }: RouteTableProviderProps) {
  const routes = useMemo(() => ({ table, onForeignRoute }), [table, onForeignRoute]);
  return <RoutesContext value={routes}>{children}</RoutesContext>;
}

/** The routes of all manifests. */
export function useRouteTable(): RouteTable {
  return useContext(RoutesContext).table;
}

/** The handler of links to routes that this page does not have. */
export function useForeignRouteHandler(): ForeignRouteHandler {
  return useContext(RoutesContext).onForeignRoute;
}
