import type { MouseEvent, Ref } from 'react';
import { Link, useHref, useLocation, type LinkProps } from 'react-router-dom';
import { useForeignRouteHandler, useRouteTable } from './route-table-context.tsx';
import type { RouteId } from './route-ids.ts';
import { addressOf, type LinkTarget } from './route-table.ts';

/** A link to a route by its id, with everything an anchor takes. */
export interface RouteLinkProps extends LinkTarget, Omit<LinkProps, 'to'> {
  readonly route: RouteId;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Links to a route by id. A link to the present address does nothing [NAV-014]; one to a route that this page does not
 * have calls the host's handler.
 */
export function RouteLink({ route, params, query, hash, onClick, ...rest }: RouteLinkProps) {
  const target = { params, query, hash };
  const address = addressOf(useRouteTable(), route, target);
  const href = useHref(address ?? '');
  const { pathname, search } = useLocation();
  const here = useHref(`${pathname}${search}`);
  const onForeignRoute = useForeignRouteHandler();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    if (address === undefined) onForeignRoute(route, target);
    if (address === undefined || href === here) event.preventDefault();
  };
  return <Link {...rest} to={address ?? ''} onClick={handleClick} />;
}
