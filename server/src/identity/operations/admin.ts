import { z } from 'zod';
import type { Administration } from '../administration.ts';
import type { IdentityContext } from '../context.ts';
import { refusal } from '../protocol-error.ts';
import type { IdentityUser, UserPage } from '../user.repository.ts';
import { emailInput } from '../users.ts';
import { attributesOf } from './account.ts';
import { assertPool, defineOperation, protocolText as text } from './operation.ts';
import type { Operation, Operations } from './operation.ts';

const MAX_PAGE_SIZE = 60;
const FILTER = /^\s*(email|sub)\s*(\^?=)\s*"([^"]*)"\s*$/;

const attributes = z.array(z.object({ Name: text, Value: text })).default([]);
const pool = z.object({ UserPoolId: text });
const named = pool.extend({ Username: text });
const createUser = named.extend({
  UserAttributes: attributes,
  TemporaryPassword: text.optional(),
  MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
});
const setPassword = named.extend({ Password: text, Permanent: z.boolean().default(false) });
const updateAttributes = named.extend({ UserAttributes: attributes });
const listUsers = pool.extend({
  Limit: z.number().int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE),
  PaginationToken: text.optional(),
  Filter: text.optional(),
});

/** The operations that only a request signed with the administration secret may call. */
export function createAdminOperations(context: IdentityContext, administration: Administration): Operations {
  const respondWith = (run: (user: IdentityUser) => object): Operation =>
    defineOperation(named, async (request) => {
      assertPool(context, request.UserPoolId);
      return run(await administration.findByName(request.Username));
    });
  const onUser = (run: (user: IdentityUser) => Promise<void>): Operation =>
    defineOperation(named, async (request) => {
      assertPool(context, request.UserPoolId);
      await run(await administration.findByName(request.Username));
      return {};
    });

  return {
    AdminCreateUser: defineOperation(createUser, async (request) => {
      assertPool(context, request.UserPoolId);
      return { User: viewOf(await createOrResend(administration, request), 'Attributes') };
    }),
    AdminGetUser: respondWith((user) => viewOf(user, 'UserAttributes')),
    AdminDisableUser: onUser(({ subject }) => administration.setEnabled(subject, false)),
    AdminEnableUser: onUser(({ subject }) => administration.setEnabled(subject, true)),
    AdminDeleteUser: onUser(({ subject }) => administration.remove(subject)),
    AdminResetUserPassword: onUser((user) => administration.resetPassword(user)),
    AdminUserGlobalSignOut: onUser(({ subject }) => administration.signOutEverywhere(subject)),
    AdminSetUserPassword: defineOperation(setPassword, async (request) => {
      assertPool(context, request.UserPoolId);
      const { subject } = await administration.findByName(request.Username);
      await administration.setPassword(subject, request.Password, { isPermanent: request.Permanent });
      return {};
    }),
    AdminUpdateUserAttributes: defineOperation(updateAttributes, async (request) => {
      assertPool(context, request.UserPoolId);
      const { subject } = await administration.findByName(request.Username);
      await administration.update(subject, columnsOf(request.UserAttributes));
      return {};
    }),
    ListUsers: defineOperation(listUsers, async (request) => {
      assertPool(context, request.UserPoolId);
      return listPage(context, request);
    }),
  };
}

async function createOrResend(
  administration: Administration,
  request: z.output<typeof createUser>,
): Promise<IdentityUser> {
  if (request.MessageAction === 'RESEND') {
    const user = await administration.findByName(request.Username);
    await administration.resendTemporaryPassword(user);
    return user;
  }
  const columns = columnsOf(request.UserAttributes);
  return administration.createUser({
    email: columns.email ?? parseEmail(request.Username),
    name: columns.name ?? '',
    isEmailVerified: columns.email_verified ?? false,
    temporaryPassword: request.TemporaryPassword,
    isMailSuppressed: request.MessageAction === 'SUPPRESS',
  });
}

interface AttributeColumns {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** A new address counts as unproven unless the same request marks it as proven, as in a real pool. */
function columnsOf(list: z.output<typeof attributes>): AttributeColumns {
  const columns: AttributeColumns = {};
  for (const { Name, Value } of list) {
    if (Name === 'email') {
      columns.email = parseEmail(Value);
      columns.email_verified ??= false;
    } else if (Name === 'email_verified') columns.email_verified = Value === 'true';
    else if (Name === 'name') columns.name = Value;
    else throw refusal.parameter(`Unknown attribute: ${Name}`);
  }
  return columns;
}

function parseEmail(value: string): string {
  const parsed = emailInput.safeParse(value);
  if (!parsed.success) throw refusal.parameter('Username should be an email.');
  return parsed.data;
}

async function listPage(context: IdentityContext, request: z.output<typeof listUsers>): Promise<object> {
  const after = request.PaginationToken === undefined ? '' : readPaginationToken(request.PaginationToken);
  const filter = request.Filter === undefined ? undefined : parseFilter(request.Filter);
  const found = await context.users.list({ after, limit: request.Limit + 1, filter });
  const page = found.slice(0, request.Limit);
  const last = found.length > page.length ? page.at(-1) : undefined;
  return {
    Users: page.map((user) => viewOf(user, 'Attributes')),
    ...(last && { PaginationToken: Buffer.from(last.subject).toString('base64url') }),
  };
}

function readPaginationToken(token: string): string {
  const subject = text.safeParse(Buffer.from(token, 'base64url').toString());
  if (!subject.success) throw refusal.parameter('Invalid pagination token');
  return subject.data;
}

function parseFilter(filter: string): UserPage['filter'] {
  const [, attribute, operator, value] = FILTER.exec(filter) ?? [];
  if (attribute === undefined || value === undefined) throw refusal.parameter('Invalid filter');
  return {
    by: attribute === 'email' ? 'email' : 'subject',
    match: operator === '=' ? 'equals' : 'startsWith',
    value: value.toLowerCase(),
  };
}

function viewOf(user: IdentityUser, attributesKey: 'Attributes' | 'UserAttributes'): object {
  return {
    Username: user.subject,
    [attributesKey]: attributesOf(user),
    Enabled: user.enabled,
    UserStatus: user.status,
    UserCreateDate: toSeconds(user.created_at),
    UserLastModifiedDate: toSeconds(user.updated_at),
  };
}

function toSeconds(date: Date): number {
  return new Date(date).getTime() / 1000;
}
