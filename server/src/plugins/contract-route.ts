import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorBody, type Endpoint, type EndpointPrefix } from '@assay/shared/contracts';
import { ACTIONS, AppError, statusOf, type AccessRule, type ErrorCode } from '@assay/shared/domain';
import type { Actor } from './actor.ts';
import { hostSessionAccessTo } from './host-session-calls.ts';

/** Arguments of a handler: the request, parsed by its contract, and the caller. */
export interface ContractCall<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** @throws AppError UNAUTHENTICATED for a new user, whom only `request.proof` knows. */
  readonly actor: Actor;
  readonly request: FastifyRequest;
  /** For headers and for responses that are a file; JSON responses are returned. */
  readonly reply: FastifyReply;
}

/** Every call is served under both spellings of the base path [AMB-038]. */
const BASES: Readonly<Record<EndpointPrefix, readonly string[]>> = {
  client: ['client', 'clients'],
  clients: ['clients', 'client'],
  'v2/clients': ['v2/clients', 'v2/client'],
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether responses and refusals are checked against their contract: in tests and development. */
    checksResponses: boolean;
  }
}

/** Whom an access rule admits, for the description of the API. */
const ADMITTED: Readonly<Record<AccessRule, string>> = {
  signedIn: 'users who are signed in',
  systemPerformance: 'holders of CAN_VIEW_SYSTEM_PERFORMANCE',
  usageItem: 'holders of CAN_VIEW_SYSTEM_PERFORMANCE, while the switch dashboards is off',
  dashboardsItem: 'holders of CAN_VIEW_SYSTEM_PERFORMANCE, while the switch dashboards is on',
  provider: 'staff of the provider',
  schemaBuilder: 'users of a client whose switch schemaBuilder is on, and staff of the provider',
  plainEntitiesItem: 'users of a client whose switch schemaBuilder is off',
  listUsers: 'holders of CAN_LIST_USERS',
  updateUsers: 'holders of CAN_UPDATE_USERS',
  editEntities: 'holders of CAN_CREATE_UPDATE_ENTITIES, while the switch editEntityMetadata is on',
  editEntityAkas:
    'holders of CAN_UPDATE_ENTITY_AKAS, or of CAN_CREATE_UPDATE_ENTITIES while the switch akaPermission is off, ' +
    'and while the switch editEntityAkas is on',
  saveEntities:
    'holders of CAN_CREATE_UPDATE_ENTITIES and, while the switch akaPermission is on, CAN_UPDATE_ENTITY_AKAS',
};

/** Refusals that any call can meet, besides those of its contract. */
const GENERAL_ERRORS: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'FILE_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'STORAGE_FULL',
];

/** The codes with which a call can be refused, by status. */
function refusalsOf({ errors = [] }: Endpoint): Map<number, ErrorCode[]> {
  return Map.groupBy(new Set([...GENERAL_ERRORS, ...errors]), statusOf);
}

/** Each status with its codes, for the description of the API. */
function refusalSchemas(endpoint: Endpoint): Readonly<Record<number, z.ZodType>> {
  const schemas = [...refusalsOf(endpoint)].map(([status, codes]) => [
    status,
    errorBody.meta({ description: codes.join(', ') }),
  ]);
  return Object.fromEntries(schemas) as Readonly<Record<number, z.ZodType>>;
}

function withClientId(params: z.ZodType | undefined): z.ZodType {
  const clientId = z.string();
  return params instanceof z.ZodObject ? params.extend({ clientId }) : z.object({ clientId });
}

/** Whom a call admits, for the description of the API; undefined where that is everybody who is signed in, or anybody. */
function admittedBy({ permission, rule }: Endpoint): string | undefined {
  if (rule !== undefined) return ADMITTED[rule];
  if (permission === 'public' || permission === 'signedIn') return undefined;
  const needs = [permission].flat().map((action) => ACTIONS[action].join(' and '));
  return needs.includes('') ? undefined : `holders of ${[...new Set(needs)].join(', or of ')}`;
}

function schemaOf(endpoint: Endpoint, isListed: boolean) {
  const { id, summary, query, body, response, accepted, responseKind } = endpoint;
  const admitted = admittedBy(endpoint);
  return {
    summary,
    ...(admitted === undefined ? {} : { description: `Refused (403) except to ${admitted}.` }),
    hide: !isListed,
    ...(isListed ? { operationId: id, tags: [id.split('.')[0] ?? id] } : {}),
    params: withClientId(endpoint.params),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    response: {
      200: responseKind === 'file' ? z.string().meta({ format: 'binary' }) : response,
      ...(accepted === undefined ? {} : { 202: accepted }),
      ...refusalSchemas(endpoint),
    },
  };
}

function actorOf({ actor }: FastifyRequest): Actor {
  if (actor === null) throw new AppError('UNAUTHENTICATED');
  return actor;
}

/** @throws Error when the response breaks the contract; a fault of ours, never the caller's */
function checkResponse(endpoint: Endpoint, response: unknown): void {
  const { error } = endpoint.response.safeParse(response);
  if (error) throw new Error(`the response of ${endpoint.id} breaks its contract: ${z.prettifyError(error)}`);
}

/** @throws Error when a call is refused with a code that its contract does not name; a mistake of ours */
function checkRefusal(endpoint: Endpoint, error: unknown): void {
  if (!(error instanceof AppError) || refusalsOf(endpoint).get(error.status)?.includes(error.code)) return;
  throw new Error(`the contract of ${endpoint.id} does not name the refusal ${error.code}`, { cause: error });
}

/**
 * Mounts one call of the API from its contract: paths, permission, validation, documentation and, in tests and
 * development, a check of the response.
 */
export function contractRoute<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (call: ContractCall<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<R> | FastifyReply>,
): void {
  const { permission, rule, admitsNewUsers = false, method, path, responseKind } = endpoint;
  BASES[endpoint.prefix].forEach((base, index) => {
    app.route({
      method,
      url: `/api/${base}/:clientId/${path}`,
      config:
        permission === 'public'
          ? { public: true }
          : {
              access: permission,
              admitsNewUsers,
              admitsHostSessions: hostSessionAccessTo(endpoint.id) === 'allowed',
              ...(rule === undefined ? {} : { rule }),
            },
      schema: schemaOf(endpoint, index === 0),
      async handler(request, reply) {
        // The compiled validators have replaced the raw values by those that the contract parsed.
        const call = { params: request.params, query: request.query, body: request.body } as Pick<
          ContractCall<z.output<P>, z.output<Q>, z.output<B>>,
          'params' | 'query' | 'body'
        >;
        const response = await handler({
          ...call,
          get actor() {
            return actorOf(request);
          },
          request,
          reply,
        }).catch((error: unknown) => {
          if (app.checksResponses) checkRefusal(endpoint, error);
          throw error;
        });
        if (responseKind === 'file' || response === reply) return reply;
        if (app.checksResponses) checkResponse(endpoint, response);
        return reply.send(response);
      },
    });
  });
}
