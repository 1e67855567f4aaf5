import type { AccessRule } from '@assay/shared/domain';
import { generatePath } from 'react-router-dom';
import type { RouteId } from './route-ids.ts';

/** What links need to know of a route. */
export interface RouteEntry {
  readonly id: RouteId;
  /** Full path with parameters as `:name`, from the root of the suite. */
  readonly path: string;
  /** The route whose page holds this one's as a tab or panel. */
  readonly parent?: RouteId | undefined;
  /** The child that this route shows when it is entered without one. */
  readonly redirectTo?: RouteId | undefined;
  /** Who may open it, by the name of a rule. */
  readonly access?: AccessRule | undefined;
  /** What its tab reads, for children of a route with top navigation. */
  readonly label?: string | undefined;
  /** The same in other languages of the interface, by locale. */
  readonly labelsByLocale?: Readonly<Record<string, string>> | undefined;
}

/** All routes of the suite by id, made from the manifests. */
export type RouteTable = ReadonlyMap<RouteId, RouteEntry>;

/** Query parameters of a link; lists become repeated keys, undefined and null are left out. */
export type LinkQuery = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>;

/** What a link may carry beside the route's id. */
export interface LinkTarget {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: LinkQuery | undefined;
  readonly hash?: string | undefined;
}

/** Indexes routes by id. Two routes of one id are refused: a link could lead to either. */
export function createRouteTable(entries: Iterable<RouteEntry>): RouteTable {
  const table = new Map<RouteId, RouteEntry>();
  for (const entry of entries) {
    if (table.has(entry.id)) throw new Error(`Two routes have the id "${entry.id}".`);
    table.set(entry.id, entry);
  }
  return table;
}

/** Formats query parameters as `?a=1&a=2`, or the empty string. */
export function formatQuery(query: LinkQuery | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The address of a route, or undefined where no manifest declares it: a remote that is down must not break the pages
 * that link to it. Throws where a parameter is missing, which is a mistake of the caller.
 */
export function addressOf(table: RouteTable, route: RouteId, target: LinkTarget = {}): string | undefined {
  const entry = table.get(route);
  if (!entry) return undefined;
  const params = Object.fromEntries(
    Object.entries(target.params ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const hash = target.hash ? `#${target.hash}` : '';
  return `${generatePath(entry.path, params)}${formatQuery(target.query)}${hash}`;
}
