import type { FastifyInstance } from 'fastify';
import { getSettings } from '@assay/shared/contracts';
import {
  DEFAULT_LANGUAGE,
  readLanguage,
  readSwitchValues,
  resolveSwitches,
  type Language,
  type SwitchValues,
} from '@assay/shared/domain';
import type { Rows } from '../../database/database.ts';
import { contractRoute } from '../../plugins/contract-route.ts';

/** The language in which a client reads dates; en-GB where its setting is none we know [AMB-023]. */
export async function readClientLanguage(kysely: Rows, clientId: string): Promise<Language> {
  const client = await kysely
    .selectFrom('clients')
    .select('default_language')
    .where('id', '=', clientId)
    .executeTakeFirst();
  return readLanguage(client?.default_language ?? '') ?? DEFAULT_LANGUAGE;
}

/** Settings of the caller's client, the caller as a user, and the switches as both levels resolve them [AMB-027]. */
export function registerSettingsRoutes(app: FastifyInstance, kysely: Rows, environment: SwitchValues): void {
  contractRoute(app, getSettings, async ({ actor }) => {
    const client = await kysely
      .selectFrom('clients')
      .select([
        'id',
        'name',
        'default_currency',
        'default_language',
        'is_trial',
        'limited_uploads',
        'switches',
      ])
      .where('id', '=', actor.clientId)
      .executeTakeFirstOrThrow();
    return {
      default_currency: client.default_currency,
      default_language: client.default_language,
      is_trial: client.is_trial,
      limited_uploads: client.limited_uploads,
      user: {
        id: actor.userId,
        name: actor.name,
        email: actor.email,
        permissions: actor.permissions,
        account_status: actor.accountStatus,
        user_group: actor.userGroup,
        user_management_scope: actor.userManagementScope,
        sso: actor.sso,
      },
      client: { id: client.id, name: client.name },
      switches: { ...resolveSwitches({ client: readSwitchValues(client.switches), environment }) },
    };
  });
}
