import type { EndpointPrefix } from '@assay/shared/contracts';

/** Where and how an endpoint is called. */
export interface RequestTarget {
  /** API base without a slash at its end. */
  readonly base: string;
  readonly clientId: string;
  readonly prefix: EndpointPrefix;
  /** Path below the client, parameters as `:name`. */
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>> | undefined;
  readonly query: Readonly<Record<string, unknown>> | undefined;
}

function fillPath(path: string, params: RequestTarget['params']): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined || value === null || value === '')
      throw new Error(`The path parameter "${name}" of ${path} is missing.`);
    return encodeURIComponent(String(value));
  });
}

/** Query text; lists become repeated keys [API-003], undefined and null are left out. */
export function formatRequestQuery(query: RequestTarget['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const item of items) if (item !== undefined && item !== null) search.append(name, String(item));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The full address of a call: `{base}/{prefix}/{clientId}/{path}?{query}` [AMB-038]. */
export function requestUrl({ base, clientId, prefix, path, params, query }: RequestTarget): string {
  const below = fillPath(path, params).replace(/^\//, '');
  return `${base}/${prefix}/${encodeURIComponent(clientId)}/${below}${formatRequestQuery(query)}`;
}
