import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { integerText, textInput } from '../input.ts';
import { pageOf, pagingQuery, repeatedQuery, wireTimestamp } from '../wire.ts';

/** The kinds of change in the audit log; the screen filters by them. */
export const userChangeKind = z.enum(['account', 'permissions', 'status', 'name', 'email', 'password']);

export type UserChangeKind = z.output<typeof userChangeKind>;

/** What was done to a user. */
export const userChangeAction = z.enum([
  'created',
  'removed',
  'permissions',
  'status',
  'name',
  'email',
  'emailRequested',
  'passwordChosen',
  'passwordChanged',
  'passwordReset',
]);

export type UserChangeAction = z.output<typeof userChangeAction>;

/** The kind under which the screen lists an action. */
export const USER_CHANGE_KIND_OF = {
  created: 'account',
  removed: 'account',
  permissions: 'permissions',
  status: 'status',
  name: 'name',
  email: 'email',
  emailRequested: 'email',
  passwordChosen: 'password',
  passwordChanged: 'password',
  passwordReset: 'password',
} as const satisfies Record<UserChangeAction, UserChangeKind>;

/** One entry of the audit log. Names are those at the time of the change; ids remain when a user is deleted. */
export const userChangeWire = z.object({
  id: z.number().int(),
  changedAt: wireTimestamp,
  userId: z.number().int(),
  userName: z.string(),
  userEmail: z.string(),
  /** 1 is the system. */
  changedById: z.number().int(),
  changedBy: z.string(),
  action: userChangeAction,
  /** Masks and statuses as digits. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export type UserChangeWire = z.output<typeof userChangeWire>;

/** A page of the changes to users and their authors, the newest first. Entries are never altered. */
export const listUserChanges = defineEndpoint({
  id: 'users.changes',
  method: 'GET',
  prefix: 'clients',
  path: 'users/changes',
  permission: 'users.update',
  summary: 'A page of changes to users',
  query: z.object({
    ...pagingQuery,
    /** One user's changes only. */
    user: integerText().optional(),
    kind: repeatedQuery(userChangeKind),
    /** Part of the name or e-mail of the user, or of the author's name. */
    search: textInput(INPUT_LIMITS.search).optional(),
  }),
  response: pageOf(userChangeWire),
});
