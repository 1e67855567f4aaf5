import { useMatches } from '@assay/shared/router';

/** Metadata of the routes that match the present address. */
export interface RouteMetadata {
  readonly hidesSideNavigation: boolean;
  /** The specification's name of the innermost route, for the title of the browser tab. */
  readonly name: string | undefined;
}

const fieldOf = (handle: unknown, name: string): unknown =>
  typeof handle === 'object' && handle !== null && name in handle
    ? (handle as Record<string, unknown>)[name]
    : undefined;

/** The metadata of the present address [ROUTE-032]. */
export function useRouteMetadata(): RouteMetadata {
  const handles = useMatches().map(({ handle }) => handle);
  const names = handles.map((handle) => fieldOf(handle, 'name')).filter((name) => typeof name === 'string');
  return {
    hidesSideNavigation: handles.some((handle) => fieldOf(handle, 'hidesSideNavigation') === true),
    name: names.at(-1),
  };
}
