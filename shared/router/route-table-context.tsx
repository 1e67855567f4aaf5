import { createContext, useContext, type ReactNode } from 'react';
import { createRouteTable, type RouteTable } from './route-table.ts';

const RouteTableContext = createContext<RouteTable>(createRouteTable([]));

/** Gives the routes of all manifests to every link below. */
export function RouteTableProvider({ table, children }: { table: RouteTable; children: ReactNode }) {
  return <RouteTableContext.Provider value={table}>{children}</RouteTableContext.Provider>;
}

/** The routes of all manifests. */
export function useRouteTable(): RouteTable {
  return useContext(RouteTableContext);
}
