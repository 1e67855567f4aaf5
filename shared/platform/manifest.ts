import { ACCESS_RULES, type AccessRule } from '@assay/shared/domain';
import { MESSAGES, type MessageKey } from '@assay/shared/messages';
import { z } from 'zod';

const routeId = z.custom<`${string}.${string}`>(
  (value) => typeof value === 'string' && /^[a-z]+(-[a-z]+)*\.[a-zA-Z]+$/.test(value),
  'A route id reads remote.page.',
);
const accessRule = z.custom<AccessRule>(
  (value) => ACCESS_RULES.some((rule) => rule === value),
  'There is no access rule of this name.',
);
const messageKey = z.custom<MessageKey>(
  (value) => typeof value === 'string' && Object.hasOwn(MESSAGES, value),
  'The catalogue has no message of this key.',
);
const version = z.string().regex(/^\d+\.\d+\.\d+$/);

const route = z.object({
  id: routeId,
  /** The name that the specification gives the route [ROUTE-024]; shown as the title of the browser tab. */
  name: z.string(),
  /** Full path from the root of the suite, parameters as `:name`. */
  path: z.string().startsWith('/'),
  access: accessRule,
  hidesSideNavigation: z.boolean().optional(),
  /** Its page shows a title with the route's children as tabs [AMB-007]. */
  topNavigation: z.boolean().optional(),
  /** The route whose page holds this one's. */
  parent: routeId.optional(),
  /** The child that is shown when the route is entered without one. */
  redirectTo: routeId.optional(),
  /** What its tab reads, for children of a route with top navigation. */
  label: messageKey.optional(),
});

const sidebarItem = z.object({
  /** Where it leads; it is active on that route's parent and all its children. */
  route: routeId,
  label: messageKey,
  icon: z.enum([
    'upload',
    'documents',
    'archive',
    'trash',
    'qa',
    'dashboard',
    'entities',
    'schemas',
    'metrics',
    'settings',
  ]),
  group: z.enum(['top', 'main', 'builder', 'end']),
  /** Place within its group, ascending. */
  order: z.number().int(),
  /** Who sees it; everybody where absent. */
  shownTo: accessRule.optional(),
  /** The key of GET navigation whose number it carries [AMB-003]. */
  count: z.string().optional(),
});

/**
 * A remote as data: what the shell has to know before it loads any code. Each remote declares it in `src/manifest.ts`;
 * the build checks it and writes it beside the bundle as `assay-manifest.json`; the shell checks it again.
 */
export const remoteManifest = z.object({
  name: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** The release: the package's version and the hash of what was built. */
  version: z.string(),
  routes: z.array(route).min(1),
  sidebar: z.array(sidebarItem),
  /** The lowest version of each shared entry point that the remote works with. */
  needs: z.record(z.string(), version),
});
export type RemoteManifest = z.output<typeof remoteManifest>;
export type ManifestRoute = RemoteManifest['routes'][number];
export type ManifestSidebarItem = RemoteManifest['sidebar'][number];

/** A manifest as a remote writes it: the build adds the version and fills in the entry points that need nothing newer. */
export type ManifestSource = Omit<RemoteManifest, 'version' | 'needs'> & {
  readonly needs?: Readonly<Record<string, string>>;
};

/** Keeps the exact types of a manifest. */
export function defineManifest(source: ManifestSource): ManifestSource {
  return source;
}

/** `/remotes.json`: the address of each remote of this installation. */
export const remotesFile = z.object({
  remotes: z.record(z.string(), z.object({ base: z.string(), version: z.string() })),
});
