/** The entry point to react-router-dom: one router per page, links by route id. */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchRoutes,
  Navigate,
  Outlet,
  RouterProvider,
  useBlocker,
  useLocation,
  useMatches,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { Location, RouteObject } from 'react-router-dom';
// As a whole, because only what is exported so can be merged with declarations of remotes.
export type * from './route-ids.ts';
export { RouteLink, type RouteLinkProps } from './route-link.tsx';
export { RouteTableProvider, useRouteTable, type ForeignRouteHandler } from './route-table-context.tsx';
export { addressOf, createRouteTable, formatQuery } from './route-table.ts';
export type { LinkQuery, LinkTarget, RouteEntry, RouteTable } from './route-table.ts';
export { createRouteObjects, type RouteRendering } from './route-objects.tsx';
export { useAddressUpdate } from './use-address-update.ts';
export { useIsInRoute, useNavigateTo, useRouteHref, type NavigateToOptions } from './use-navigate-to.ts';
export { useSearchParam, withSearchParam } from './use-search-param.ts';
