import type { MouseEvent, Ref } from 'react';
import { Link, useHref, useLocation, type LinkProps } from 'react-router-dom';
import { useRouteTable } from './route-table-context.tsx';
import { addressOf, type LinkTarget, type RouteId } from './route-table.ts';

/** A link to a route by its id, with everything an anchor takes. */
export interface RouteLinkProps extends LinkTarget, Omit<LinkProps, 'to'> {
  readonly route: RouteId;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Links to a route by id. A link to the address one is already at does nothing [S1 §2, NAV-014]. */
export function RouteLink({ route, params, query, hash, onClick, ...rest }: RouteLinkProps) {
  const to = addressOf(useRouteTable(), route, { params, query, hash });
  const href = useHref(to);
  const { pathname, search } = useLocation();
  const here = useHref(`${pathname}${search}`);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlain && href === here) event.preventDefault();
  };
  return <Link {...rest} to={to} onClick={handleClick} />;
}
