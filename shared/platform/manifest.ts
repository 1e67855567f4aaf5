import { ACCESS_RULES, type AccessRule } from '@assay/shared/domain';
import { textOf, type MessageKey } from '@assay/shared/messages';
import type { ManifestRouteId } from '@assay/shared/router';
import * as z from '@assay/shared/zod';

export { labelOf, titleOf } from './label-of.ts';

const routeId = z.custom<ManifestRouteId>(
  (value) => typeof value === 'string' && /^[a-z]+(-[a-z]+)*\.[a-zA-Z]+$/.test(value),
  'A route id reads remote.page.',
);
const accessRule = z.custom<AccessRule>(
  (value) => ACCESS_RULES.some((rule) => rule === value),
  'There is no access rule of this name.',
);
const version = z.string().regex(/^\d+\.\d+\.\d+$/);
/** What a user reads. The build takes it from the messages of the remote, so the shell needs no key of it. */
const label = z.string().min(1);
/** A label or name in other languages of the interface, by locale [AMB-134]. */
const textsByLocale = z.record(z.string(), z.string().min(1)).optional();

const route = z.object({
  id: routeId,
  /** The name that the specification gives the route [ROUTE-024]; shown as the title of the browser tab. */
  name: z.string(),
  /** The title of the browser tab in other languages, where it is not the label. */
  namesByLocale: textsByLocale,
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
  /** The page that users open from it, of this remote or another: its code is fetched ahead. */
  next: routeId.optional(),
  /** What its tab reads, for children of a route with top navigation. */
  label: label.optional(),
  labelsByLocale: textsByLocale,
});

const sidebarItem = z.object({
  /** Where it leads; it is active on that route's parent and all its children. */
  route: routeId,
  /** Further routes on which it is active, with their children. */
  activeOn: z.array(routeId).optional(),
  label,
  labelsByLocale: textsByLocale,
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

/** What a manifest says of a remote beside its routes and sidebar items. */
const frame = z.object({
  name: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** The release: the package's version and the hash of what was built. */
  version: z.string().min(1),
  /** The name of its federation container, another one for each release: two releases can be on one page. */
  container: z.string().regex(/^\w+$/),
  /**
   * The exports of shared entry points that its own code imports, by entry point and by the version in which each
   * export appeared as it is; the build derives them.
   */
  needs: z.record(z.string(), z.record(version, z.array(z.string()))),
  /** The versions of React and of the libraries behind the shared entry points that it was built with. */
  libraries: z.record(z.string(), version),
  /**
   * The entry of its code, the files that all its pages need at once, and by route id those of each page, below its base,
   * and the shared entry points that each page imports; written by the build.
   */
  code: z
    .object({
      entry: z.string(),
      files: z.array(z.string()),
      pages: z.record(z.string(), z.array(z.string())).optional(),
      entryPoints: z.record(z.string(), z.array(z.string())).optional(),
    })
    .optional(),
});

/**
 * A remote as data: what the shell has to know before it loads any code. Each remote declares it in `src/manifest.ts`;
 * the build checks and completes it and writes it beside the bundle as `assay-manifest.json`.
 */
export const remoteManifest = frame.extend({
  routes: z.array(route).min(1),
  sidebar: z.array(sidebarItem),
});
export type RemoteManifest = z.output<typeof remoteManifest>;
export type ManifestRoute = RemoteManifest['routes'][number];
export type ManifestSidebarItem = RemoteManifest['sidebar'][number];

/** A text of the catalogue by its key, or a text of a remote that is not part of this product. */
export type LabelSource = MessageKey | { readonly text: string };
/** The id of a route in the manifest that declares it, or that of another remote. */
type WrittenId = `${string}.${string}`;
/** A route as a remote writes it. */
export type RouteSource = Omit<
  ManifestRoute,
  'id' | 'parent' | 'redirectTo' | 'next' | 'namesByLocale' | 'label' | 'labelsByLocale'
> & {
  readonly id: WrittenId;
  readonly parent?: WrittenId;
  readonly redirectTo?: WrittenId;
  readonly next?: WrittenId;
  /** The title of its page: in other languages than English that of the browser tab too. */
  readonly title?: MessageKey;
  readonly label?: LabelSource;
};
type SidebarItemSource = Omit<ManifestSidebarItem, 'route' | 'activeOn' | 'label' | 'labelsByLocale'> & {
  readonly route: WrittenId;
  readonly activeOn?: readonly WrittenId[];
  readonly label: LabelSource;
};

/** A manifest as a remote writes it: the build adds the rest. */
export interface ManifestSource<Id extends WrittenId = WrittenId> {
  readonly name: string;
  readonly routes: readonly (RouteSource & { readonly id: Id })[];
  readonly sidebar: readonly SidebarItemSource[];
}

/**
 * The ids of a manifest for `RouteIds`, so that links to them compile:
 * `declare module '@assay/shared/router' { interface RouteIds extends IdsOfManifest<typeof manifest> {} }`.
 */
export type IdsOfManifest<Source extends ManifestSource> = Readonly<
  Record<Source['routes'][number]['id'], true>
>;

/** Keeps the ids of a manifest as they are written. */
export function defineManifest<const Id extends WrittenId>(source: ManifestSource<Id>): ManifestSource<Id> {
  return source;
}

/** The texts of the catalogue in other languages, by locale. */
type TranslationsByLocale = Readonly<Record<string, Readonly<Partial<Record<MessageKey, string>>>>>;

/** The texts of a message in other languages; undefined where it has none. */
function translationsOf(key: MessageKey, translations: TranslationsByLocale = {}) {
  const others = Object.entries(translations).flatMap(([locale, { [key]: translated }]) =>
    translated === undefined ? [] : [[locale, translated] as const],
  );
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}

function readLabel(source: LabelSource, translations?: TranslationsByLocale) {
  if (typeof source !== 'string') return { label: source.text };
  const labelsByLocale = translationsOf(source, translations);
  return { label: textOf(source), ...(labelsByLocale && { labelsByLocale }) };
}

function readTitle(source: MessageKey, translations?: TranslationsByLocale) {
  const namesByLocale = translationsOf(source, translations);
  return namesByLocale && { namesByLocale };
}

/** The routes of a remote with the texts of their labels. */
export function routesWithTexts(
  routes: readonly RouteSource[],
  translations?: TranslationsByLocale,
): ManifestRoute[] {
  return routes.map(
    ({ label: source, title, ...rest }) =>
      // What a manifest declares is what is read of it.
      ({
        ...rest,
        ...(title !== undefined && readTitle(title, translations)),
        ...(source !== undefined && readLabel(source, translations)),
      }) as ManifestRoute,
  );
}

/** A manifest as its remote writes it, with the texts of its labels; in other languages too where their texts are given. */
export function manifestWithTexts(
  { name, routes, sidebar }: ManifestSource,
  translations?: TranslationsByLocale,
) {
  const items = sidebar.map((item) => ({ ...item, ...readLabel(item.label, translations) }));
  return { name, routes: routesWithTexts(routes, translations), sidebar: items };
}

/** An entry of a manifest that this shell cannot use, and why. */
export interface DroppedEntry {
  readonly entry: string;
  readonly reason: string;
}

const nameOf = (value: unknown, key: string): string => {
  const name = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof name === 'string' ? name : JSON.stringify(value);
};

/** Parses each entry by itself; those that cannot be used are added to `dropped`. */
function parseEntries<Schema extends z.ZodType>(
  values: readonly unknown[],
  { schema, key, dropped }: { schema: Schema; key: string; dropped: DroppedEntry[] },
): z.output<Schema>[] {
  return values.flatMap((value) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return [parsed.data];
    const reason = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' ');
    dropped.push({ entry: nameOf(value, key), reason });
    return [];
  });
}

/** The routes whose parents, up to the root, are all in use or of another remote. */
function withParents(routes: readonly ManifestRoute[], dropped: DroppedEntry[]): ManifestRoute[] {
  const lost = new Set(dropped.map(({ entry }) => entry));
  const children = routes.filter(({ parent }) => parent !== undefined && lost.has(parent));
  if (children.length === 0) return [...routes];
  for (const { id, parent } of children)
    dropped.push({ entry: id, reason: `Its parent ${parent} is not shown.` });
  return withParents(
    routes.filter((candidate) => !children.includes(candidate)),
    dropped,
  );
}

/**
 * Reads the manifest of a remote that may be newer than this shell. A route or sidebar item with a rule or icon that
 * this shell does not know, or without a text, costs that entry and what depends on it. Throws a ZodError where no
 * route is left or the rest cannot be read.
 */
export function readManifest(value: unknown): {
  readonly manifest: RemoteManifest;
  readonly dropped: readonly DroppedEntry[];
} {
  const lists = frame.extend({ routes: z.array(z.unknown()), sidebar: z.array(z.unknown()) }).parse(value);
  const dropped: DroppedEntry[] = [];
  const routes = withParents(parseEntries(lists.routes, { schema: route, key: 'id', dropped }), dropped);
  const lost = new Set(dropped.map(({ entry }) => entry));
  const items = parseEntries(lists.sidebar, { schema: sidebarItem, key: 'route', dropped });
  const manifest = remoteManifest.parse({
    ...lists,
    routes: routes.map(({ redirectTo, ...rest }) =>
      redirectTo === undefined || lost.has(redirectTo) ? rest : { ...rest, redirectTo },
    ),
    sidebar: items.filter((item) => !lost.has(item.route)),
  });
  return { manifest, dropped };
}

/** A release of a remote: where its files are. */
const release = z.object({ base: z.string(), version: z.string() });

/** A release that a share of all browsers, from 0 to 1, uses instead. One that cannot be read is ignored. */
const canary = release
  .extend({ share: z.number().min(0).max(1) })
  .optional()
  .catch(undefined);

/** `/remotes.json`: the release of each remote that is deployed. */
export const remotesFile = z.object({ remotes: z.record(z.string(), release.extend({ canary })) });
