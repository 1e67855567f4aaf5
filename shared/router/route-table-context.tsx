import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { createRouteTable, type LinkTarget, type RouteId, type RouteTable } from './route-table.ts';

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
   * A remote may be down, or mounted alone in an integrator's page: links to its neighbours then have no address, and
   * following one is told here instead.
   */
  readonly onForeignRoute?: ForeignRouteHandler;
  readonly children: ReactNode;
}

const ignore: ForeignRouteHandler = () => undefined;

/** Gives the routes of all manifests to every link below. */
export function RouteTableProvider({ table, onForeignRoute = ignore, children }: RouteTableProviderProps) {
  const routes = useMemo(() => ({ table, onForeignRoute }), [table, onForeignRoute]);
  return <RoutesContext value={routes}>{children}</RoutesContext>;
}

/** The routes of all manifests. */
export function useRouteTable(): RouteTable {
  return useContext(RoutesContext).table;
}

/** What happens to links that lead out of this page's routes. */
export function useForeignRouteHandler(): ForeignRouteHandler {
  return useContext(RoutesContext).onForeignRoute;
}
