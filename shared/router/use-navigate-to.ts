import { useCallback } from 'react';
import { useHref, useMatch, useNavigate } from 'react-router-dom';
import { useRouteTable } from './route-table-context.tsx';
import { addressOf, type LinkTarget, type RouteId } from './route-table.ts';

/** How a programmatic navigation is done. */
export interface NavigateToOptions extends LinkTarget {
  /** Replaces the present history entry instead of adding one. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** A function that goes to a route by its id: `navigateTo('verification.document', { params: { documentRequestId } })`. */
export function useNavigateTo(): (route: RouteId, options?: NavigateToOptions) => void {
  const table = useRouteTable();
  const navigate = useNavigate();
  return useCallback(
    (route, { replace = false, state, ...target } = {}) =>
      void navigate(addressOf(table, route, target), { replace, state }),
    [table, navigate],
  );
}

/** The href of a route, base path included; for anchors that are not `RouteLink`. */
export function useRouteHref(route: RouteId, target: LinkTarget = {}): string {
  return useHref(addressOf(useRouteTable(), route, target));
}

/** Whether the present address lies in a route: on it, or on one of its children. */
export function useIsInRoute(route: RouteId): boolean {
  const path = useRouteTable().get(route)?.path;
  return useMatch({ path: path ?? '/%none', end: false }) !== null && path !== undefined;
}
