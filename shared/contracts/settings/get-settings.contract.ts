import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';

/** A user as settings and the users list return one [USR-016]. */
export const userWire = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  /** Bit mask of permissions [PERM-001]. */
  permissions: z.number().int(),
  /** 1 Creating, 2 Active, 3 Deactivated. */
  account_status: z.number().int(),
  /** 2: internal provider staff. */
  user_group: z.number().int(),
  user_management_scope: z.number().int(),
  sso: z.boolean(),
  /** The language of the interface that they have chosen [AMB-134]; in the settings only. */
  language: z.string().nullish(),
});

export type UserWire = z.output<typeof userWire>;

/**
 * Localisation, trial, the signed-in user and the resolved switches [API-027, AMB-027]. Every key is optional here,
 * because a missing one has its own message and a default [AMB-024]: `readSettings` of the domain decides.
 */
export const getSettings = defineEndpoint({
  id: 'settings.get',
  method: 'GET',
  prefix: 'clients',
  path: 'settings',
  permission: 'signedIn',
  summary: 'Settings of client and user',
  response: z.object({
    default_currency: z.string().nullish(),
    default_language: z.string().nullish(),
    /** The user's language of the interface, else the client's; null: that of the browser [AMB-134]. */
    interface_language: z.string().nullish(),
    is_trial: z.boolean().nullish(),
    limited_uploads: z.boolean().nullish(),
    user: userWire.nullish(),
    /** Whether the user is internal staff of the provider [PERM-027, PERM-028]. */
    is_provider: z.boolean().optional(),
    /** Whether a host's credential opened the session: it is refused everything on users, profile and review settings [AMB-140]. */
    is_host_session: z.boolean().optional(),
    /** What is left of the client's trial; null while it is not on trial [AMB-125]. */
    trial: z
      .object({ days_left: z.number().int().nullable(), uploads_left: z.number().int().nullable() })
      .nullish(),
    /** Client name, used by analytics [ANA-003]. */
    client: z.object({ id: z.string(), name: z.string() }).optional(),
    /** Switches as resolved by the server from client and environment. */
    switches: z.record(z.string(), z.boolean()).optional(),
    /** Names of those who can give the user a permission, for explaining what is locked. */
    administrators: z.array(z.string()).optional(),
    /** Size of the largest file that the server takes [AMB-045]. */
    upload_limit_bytes: z.int().positive().optional(),
  }),
});
