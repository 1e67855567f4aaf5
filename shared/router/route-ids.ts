/**
 * The routes that links may lead to, by id. The manifest of each remote adds its own by declaration merging, see
 * `IdsOfManifest`; here are those that shared code links to.
 */
export interface RouteIds {
  readonly 'verification.document': true;
}

declare const ofManifest: unique symbol;

/** An id that was read from a manifest, which declares it. */
export type ManifestRouteId = `${string}.${string}` & { readonly [ofManifest]: true };

/**
 * The name of a route as its manifest gives it, `remote.page`: `documents.verification`. A link to an id that nobody
 * declared does not compile.
 */
export type RouteId = keyof RouteIds | ManifestRouteId;
