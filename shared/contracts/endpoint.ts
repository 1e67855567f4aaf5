import type { AccessRule, Action, ErrorCode } from '@assay/shared/domain';
import type * as z from '@assay/shared/zod';

/** Who may call an endpoint: whoever may do the action, or any in a list, any signed-in user, or anybody. */
export type EndpointAccess = Action | readonly Action[] | 'signedIn' | 'public';

/**
 * Where a call is mounted under the API base [AMB-038]: `client/{clientId}/…` (older style), `clients/{clientId}/…`, or
 * `v2/clients/{clientId}/…`. The server treats the first two alike; the client library uses the one named here.
 */
export type EndpointPrefix = 'client' | 'clients' | 'v2/clients';

/**
 * One call of the API, described once: the server takes its route, validation, permission check and documentation
 * from this value, the browser its request and its parsing. There is no second description anywhere.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** Unique name, `area.verb`; becomes the operation id of the API description. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly prefix: EndpointPrefix;
  /** Path after `{prefix}/{clientId}/`, parameters as `:name`. */
  readonly path: string;
  readonly permission: EndpointAccess;
  /** Must admit the caller besides: a switch of the client, or being the provider's staff [AMB-126]. */
  readonly rule?: AccessRule;
  /** Also accepts a user of a trusted issuer who has no row yet. */
  readonly admitsNewUsers?: boolean;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The JSON response; unused for `responseKind: 'file'`. */
  readonly response: Response;
  /** The form of `response` that is sent with 202, where the work goes on after it. */
  readonly accepted?: z.ZodType;
  /** `file`: the response is bytes with a Content-Disposition name instead of JSON. */
  readonly responseKind?: 'json' | 'file';
  /** Codes that this call returns besides the general ones (unauthenticated, forbidden, invalid request, internal). */
  readonly errors?: readonly ErrorCode[];
}

/** Checks an endpoint value and preserves its exact types. */
export function defineEndpoint<
  Response extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(endpoint: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return endpoint;
}

/** Path parameters as the caller gives them. */
export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.input<P> : never;
/** Query as the caller gives it; lists travel as repeated keys [API-003]. */
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never;
/** Body as the caller gives it. */
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
/** The parsed response. */
export type ResponseOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;
