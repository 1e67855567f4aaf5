import { Navigate, useLocation, useRouteTable } from '@assay/shared/router';
import type { ManifestRoute } from './manifest.ts';

/**
 * Goes from a route with children to the one it shows by default. The path of the child is that of the route with an end:
 * what stands in the address before that end stays as it is, because a name that is decoded and encoded again may change.
 */
export function DefaultChild({ route }: { route: ManifestRoute }) {
  const table = useRouteTable();
  const { pathname, search } = useLocation();
  const child = route.redirectTo && table.get(route.redirectTo)?.path;
  if (child === undefined || !child.startsWith(route.path)) return null;
  const address = `${pathname.replace(/\/$/, '')}${child.slice(route.path.length)}`;
  return <Navigate to={`${address}${search}`} replace />;
}
