import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textInput } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { z } from 'zod';
import type { IdentityContext } from '../context.ts';
import { describeError, type IdentityLog } from '../log.ts';
import { isServiceUnavailable, RETRY_AFTER_SECONDS } from '../../database/unavailable.ts';
import { authenticateByPassword } from '../operations/authenticate.ts';
import { ProtocolError } from '../protocol-error.ts';
import type { IdentityUser } from '../user.repository.ts';
import { callerNetwork } from '../../platform/network-address.ts';
import type { PageSecurity } from './page-security.ts';
import { STYLE, STYLE_PATH, type ProviderPages } from './pages.ts';
import { PROVIDER_PATH, type OpenIdProvider } from './provider.ts';

/** Signing in comes before permissions. */
const PUBLIC = { config: { public: true }, schema: { hide: true } };
const FORM_LIMIT = 8 * 1024;
const FORM = 'application/x-www-form-urlencoded';

const credentials = z.object({ email: textInput(256), password: textInput(256) });

/** Dependencies of the routes. */
export interface SingleSignOnRoutes {
  context: IdentityContext;
  provider: OpenIdProvider;
  /** The public address; addresses in the caller's headers are ignored. */
  baseUrl: string;
  security: PageSecurity;
  pages: ProviderPages;
  /** @throws TooManyRequestsException if an address sends too many requests */
  limitRequests: (address: string) => void;
  log: IdentityLog;
}

/** Mounts the embedded OpenID provider: the protocol itself, the sign-in form, and its style sheet. */
export function registerSingleSignOnRoutes(app: FastifyInstance, routes: SingleSignOnRoutes): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addHook('onRequest', async (request) => routes.limitRequests(callerNetwork(request.ip)));
    scope.setErrorHandler((error, _, reply) => sendFailure(error, reply, routes));
    scope.register(async (pages) => {
      pages.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
      );
      const address = `${PROVIDER_PATH}/interaction/:uid`;
      pages.get(address, PUBLIC, (request, reply) => sendForm(request, reply, routes));
      pages.post(address, PUBLIC, (request, reply) => handleSignIn(request, reply, routes));
      pages.get(STYLE_PATH, PUBLIC, (_, reply) =>
        reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(STYLE),
      );
    });
    scope.register(async (protocol) => {
      // The provider reads the body itself.
      protocol.addContentTypeParser('*', (_request, _body, done) => done(null));
      protocol.all(`${PROVIDER_PATH}/*`, PUBLIC, (request, reply) => passOn(request, reply, routes));
    });
  });
}

/** Sets the address that the provider writes into its responses. */
function pinAddress({ raw }: FastifyRequest, baseUrl: string): void {
  const { protocol, host } = new URL(baseUrl);
  Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
}

/** Passes a request to the provider, which responds by itself, with the suite's headers. */
async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, baseUrl }: SingleSignOnRoutes,
) {
  const { raw } = request;
  pinAddress(request, baseUrl);
  Object.assign(raw, { originalUrl: raw.url });
  raw.url = raw.url?.slice(PROVIDER_PATH.length);
  takeOver(reply);
  await provider.handle(raw, reply.raw);
}

function takeOver(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
}

async function sendForm(request: FastifyRequest, reply: FastifyReply, routes: SingleSignOnRoutes) {
  pinAddress(request, routes.baseUrl);
  await routes.provider.readInteraction(request.raw, reply.raw);
  return sendPage(reply, routes, 200, routes.pages.renderSignIn());
}

async function handleSignIn(request: FastifyRequest, reply: FastifyReply, routes: SingleSignOnRoutes) {
  pinAddress(request, routes.baseUrl);
  // First: a form that belongs to no sign-in must not count as an attempt at a password.
  await routes.provider.readInteraction(request.raw, reply.raw);
  const typed = credentials.parse(request.body);
  const outcome = await admit(routes.context, typed, callerNetwork(request.ip));
  if ('problem' in outcome) {
    return sendPage(reply, routes, 200, routes.pages.renderSignIn({ email: typed.email, ...outcome }));
  }
  takeOver(reply);
  await routes.provider.finishInteraction(request.raw, reply.raw, outcome.subject);
}

/** Every refusal has the same text, except for a user with a correct temporary password, who has to replace it. */
async function admit(
  context: IdentityContext,
  { email, password }: z.output<typeof credentials>,
  address: string,
): Promise<IdentityUser | { problem: string }> {
  try {
    const user = await authenticateByPassword(context, email, password, { address });
    return user.status === 'CONFIRMED' ? user : { problem: text('signIn.providerTemporary') };
  } catch (error) {
    if (error instanceof ProtocolError) return { problem: text('signIn.refused') };
    throw error;
  }
}

function sendPage(reply: FastifyReply, { security }: SingleSignOnRoutes, status: number, html: string) {
  return reply
    .code(status)
    .header('content-security-policy', security.allowNothing)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** A sign-in that is unknown or has ended has to be started again; any other failure is ours and is logged. */
function sendFailure(error: unknown, reply: FastifyReply, routes: SingleSignOnRoutes) {
  const isExpected =
    error instanceof ProtocolError || error instanceof z.ZodError || nameOf(error) === 'SessionNotFound';
  if (!isExpected) routes.log.error(describeError(error), 'the OpenID provider failed');
  if (reply.raw.headersSent) return reply.raw.end();
  if (isExpected)
    return sendPage(reply, routes, 400, routes.pages.renderFailure(text('signIn.providerExpired')));
  if (isServiceUnavailable(error)) {
    const later = reply.header('retry-after', RETRY_AFTER_SECONDS);
    return sendPage(later, routes, 503, routes.pages.renderFailure(text('generic.serviceUnavailable')));
  }
  return sendPage(reply, routes, 500, routes.pages.renderFailure(''));
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
