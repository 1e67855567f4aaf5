import { useCallback } from 'react';
import { matchPath, useHref, useLocation, useNavigate } from 'react-router-dom';
import { useForeignRouteHandler, useRouteTable } from './route-table-context.tsx';
import type { RouteId } from './route-ids.ts';
import { addressOf, type LinkTarget } from './route-table.ts';

/** How a programmatic navigation is done. */
export interface NavigateToOptions extends LinkTarget {
  /** Replaces the present history entry instead of adding one. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** A function that goes to a route by its id: `navigateTo('verification.document', { params: { documentRequestId } })`. */
export function useNavigateTo(): (route: RouteId, options?: NavigateToOptions) => void {
  const table = useRouteTable();
  const onForeignRoute = useForeignRouteHandler();
  const navigate = useNavigate();
  return useCallback(
    (route, { replace = false, state, ...target } = {}) => {
      const address = addressOf(table, route, target);
      if (address === undefined) onForeignRoute(route, target);
      else void navigate(address, { replace, state });
    },
    [table, onForeignRoute, navigate],
  );
}

/** The href of a route, base path included, or undefined where this page does not have it. */
export function useRouteHref(route: RouteId, target: LinkTarget = {}): string | undefined {
  const address = addressOf(useRouteTable(), route, target);
  const href = useHref(address ?? '/');
  return address === undefined ? undefined : href;
}

/** Whether the present address lies in one of the routes: on it, or on one of its children. */
export function useIsInRoute(...routes: readonly RouteId[]): boolean {
  const table = useRouteTable();
  const { pathname } = useLocation();
  return routes.some((route) => {
    const path = table.get(route)?.path;
    return path !== undefined && matchPath({ path, end: false }, pathname) !== null;
  });
}
