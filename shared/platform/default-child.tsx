import { Navigate, useLocation, useParams, addressOf, useRouteTable } from '@assay/shared/router';
import type { ManifestRoute } from './manifest.ts';
import { usePlatform } from './platform-context.tsx';

/** Goes from a route with children to the one it shows by default; which one may hang on a switch. */
export function DefaultChild({ route }: { route: ManifestRoute }) {
  const { switches } = usePlatform();
  const table = useRouteTable();
  const params = useParams();
  const { search } = useLocation();
  const { redirectTo, redirectToWhen } = route;
  const child = redirectToWhen && switches[redirectToWhen.switch] ? redirectToWhen.route : redirectTo;
  const known = Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const address = child && addressOf(table, child, { params: known });
  return address === undefined ? null : <Navigate to={`${address}${search}`} replace />;
}
