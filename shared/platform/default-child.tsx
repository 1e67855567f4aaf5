import { Navigate, useLocation, useParams, addressOf, useRouteTable } from '@assay/shared/router';
import type { ManifestRoute } from './manifest.ts';

/** Goes from a route with children to the one it shows by default. */
export function DefaultChild({ route }: { route: ManifestRoute }) {
  const table = useRouteTable();
  const params = useParams();
  const { search } = useLocation();
  const { redirectTo } = route;
  const known = Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const address = redirectTo && addressOf(table, redirectTo, { params: known });
  return address === undefined ? null : <Navigate to={`${address}${search}`} replace />;
}
