import { screenLocale } from '@assay/shared/domain';
import { textOf, type MessageKey } from '@assay/shared/messages';
import { titleOf, type ManifestRoute } from '@assay/shared/platform/manifest';
import { useMatches } from '@assay/shared/router';

/** What the shell reads of a route: of a manifest, or its own with the message of its title. */
type RouteHandle = Pick<
  ManifestRoute,
  'name' | 'hidesSideNavigation' | 'namesByLocale' | 'labelsByLocale'
> & {
  readonly title?: MessageKey | undefined;
};

/** Metadata of the routes that match the present address. */
export interface RouteMetadata {
  readonly hidesSideNavigation: boolean;
  /** The title of the browser tab, by the innermost route: in English the specification's name of it. */
  readonly title: string | undefined;
}

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'name' in handle;

/** The metadata of the present address [ROUTE-032]. */
export function useRouteMetadata(): RouteMetadata {
  const handles = useMatches()
    .map(({ handle }) => handle)
    .filter(isRouteHandle);
  const innermost = handles.at(-1);
  const isOwn = innermost?.title !== undefined && !screenLocale().startsWith('en');
  return {
    hidesSideNavigation: handles.some((handle) => handle.hidesSideNavigation === true),
    title: isOwn ? textOf(innermost.title) : innermost && titleOf(innermost),
  };
}
