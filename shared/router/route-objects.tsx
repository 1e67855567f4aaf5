import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteEntry } from './route-table.ts';

/** How the routes of manifests become pages. */
export interface RouteRendering<Entry extends RouteEntry> {
  /** The page of a route; one with children shows them by `Outlet`. */
  readonly renderPage: (route: Entry) => ReactNode;
  /** What a route with children shows when it is entered without one. */
  readonly renderDefaultChild: (route: Entry) => ReactNode;
}

/**
 * Nests the flat routes of manifests by `parent` into one table of route objects, so that one router ranks the
 * addresses of all remotes together (`/verification` belongs to two of them).
 */
export function createRouteObjects<Entry extends RouteEntry>(
  entries: readonly Entry[],
  { renderPage, renderDefaultChild }: RouteRendering<Entry>,
): RouteObject[] {
  const toObject = (entry: Entry): RouteObject => {
    const children = entries.filter((candidate) => candidate.parent === entry.id);
    const own = { id: entry.id, path: entry.path, element: renderPage(entry), handle: entry };
    if (children.length === 0) return own;
    const index: RouteObject[] = entry.redirectTo
      ? [{ index: true, element: renderDefaultChild(entry) }]
      : [];
    return { ...own, children: [...index, ...children.map(toObject)] };
  };
  return entries.filter((entry) => entry.parent === undefined).map(toObject);
}
