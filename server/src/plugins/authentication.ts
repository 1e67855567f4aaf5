import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import {
  ACCOUNT_STATUSES,
  AppError,
  canAccess,
  canDo,
  resolveSwitches,
  type AccessRule,
  type SwitchValues,
} from '@assay/shared/domain';
import type { DatabaseClient } from '../database/database.ts';
import { findActor, findClientSwitches } from './actor.repository.ts';
import { isHostSession, type Actor, type RouteAccess, type TokenProof, type VerifyToken } from './actor.ts';

export interface AuthenticationOptions {
  readonly kysely: DatabaseClient;
  /** Whether lists are read from a replica: users are looked up here, with how far it must have come for them. */
  readonly hasReplica: boolean;
  readonly verifyToken: VerifyToken;
  /** What environment and build set. */
  readonly installationSwitches: SwitchValues;
  /** Addresses of the provider's staff; null where only their group decides. */
  readonly providerEmailDomain: string | null;
}

const BEARER = /^Bearer (\S+)$/i;

/** The identity that the request's token proves. @throws AppError UNAUTHENTICATED without a valid token of a trusted issuer */
async function prove(request: FastifyRequest, { verifyToken }: AuthenticationOptions): Promise<TokenProof> {
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const proof = bearer === undefined ? null : await verifyToken(bearer);
  if (!proof) throw new AppError('UNAUTHENTICATED');
  return proof;
}

/** The user of a proof. @throws AppError UNAUTHENTICATED if there is none or they may not sign in [AMB-082]. */
async function authenticate(proof: TokenProof, options: AuthenticationOptions): Promise<Actor> {
  const actor = await findActor(options.kysely, proof, options);
  if (!actor || actor.accountStatus === ACCOUNT_STATUSES.DEACTIVATED) throw new AppError('UNAUTHENTICATED');
  return actor;
}

/** Whether a user without a row calls a route that is open to them. @throws AppError FORBIDDEN for another client */
async function isFirstSignIn(
  { routeOptions, params }: FastifyRequest,
  proof: TokenProof,
  options: AuthenticationOptions,
): Promise<boolean> {
  const { newUserClientId } = proof;
  if (routeOptions.config.admitsNewUsers !== true || !newUserClientId) return false;
  if ((await findActor(options.kysely, proof, options)) !== null) return false;
  if ((params as { clientId?: string }).clientId !== newUserClientId) throw new AppError('FORBIDDEN');
  return true;
}

/** @throws AppError FORBIDDEN where the path names another client [AMB-022] or the permission is missing. */
function authorise(request: FastifyRequest, actor: Actor, access: RouteAccess): void {
  const { clientId } = request.params as { clientId?: string };
  if (clientId !== undefined && clientId !== actor.clientId) throw new AppError('FORBIDDEN');
  if (access === 'signedIn') return;
  const accepted = typeof access === 'string' ? [access] : access;
  if (!accepted.some((action) => canDo(actor.permissions, action))) throw new AppError('FORBIDDEN');
}

/** @throws AppError FORBIDDEN where the rule does not admit the user [AMB-126] */
async function checkRule(
  rule: AccessRule,
  actor: Actor,
  { kysely, installationSwitches: installation }: AuthenticationOptions,
): Promise<void> {
  const client = await findClientSwitches(kysely, actor.clientId);
  const subject = {
    permissions: actor.permissions,
    isProvider: actor.isProvider,
    switches: resolveSwitches({ client, installation }),
  };
  if (!canAccess(rule, subject)) throw new AppError('FORBIDDEN');
}

/**
 * Checks every request before anything of it is read, and every route before the server starts: a route that names
 * neither an action nor that it is public is a fault, and never open.
 */
export const authentication = fastifyPlugin(async (app: FastifyInstance, options: AuthenticationOptions) => {
  app.decorateRequest('actor', null);
  app.decorateRequest('proof', null);
  app.addHook('onRoute', ({ config, method, url }) => {
    if (config?.public !== true && config?.access === undefined) {
      throw new Error(`${String(method)} ${url} names neither an action nor that it is public`);
    }
  });
  app.addHook('onRequest', async (request) => {
    const { public: isPublic, access, rule, admitsHostSessions } = request.routeOptions.config;
    if (isPublic === true || request.is404) return;
    const proof = await prove(request, options);
    request.proof = proof;
    if (await isFirstSignIn(request, proof, options)) return;
    const actor = await authenticate(proof, options);
    if (isHostSession(proof) && admitsHostSessions !== true) throw new AppError('FORBIDDEN');
    authorise(request, actor, access ?? 'signedIn');
    if (rule !== undefined) await checkRule(rule, actor, options);
    request.actor = actor;
  });
});
