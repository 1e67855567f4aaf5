import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { getSettings } from '@assay/shared/contracts';
import {
  ACCOUNT_STATUSES,
  DEFAULT_LANGUAGE,
  isProviderUser,
  PERMISSIONS,
  readLanguage,
  readSwitchValues,
  resolveSwitches,
  type Language,
  type SwitchValues,
} from '@assay/shared/domain';
import type { Rows } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentActor } from './present-actor.ts';

/** The language in which a client reads dates; en-GB where its setting is none we know [AMB-023]. */
export async function readClientLanguage(kysely: Rows, clientId: string): Promise<Language> {
  const client = await kysely
    .selectFrom('clients')
    .select('default_language')
    .where('id', '=', clientId)
    .executeTakeFirst();
  return readLanguage(client?.default_language ?? '') ?? DEFAULT_LANGUAGE;
}

/** Names that are told of those who can give permissions; more would help nobody. */
const MOST_GRANTORS = 20;

/** Who can give the caller a permission: the client's own people, the provider's only where there are none. */
async function findGrantors(kysely: Rows, { clientId, userId }: Actor): Promise<string[]> {
  const { value } = PERMISSIONS.CAN_UPDATE_USERS;
  const rows = await kysely
    .selectFrom('users')
    .select(['name', 'email', 'user_group'])
    .where('client_id', '=', clientId)
    .where('account_status', '=', ACCOUNT_STATUSES.ACTIVE)
    .where('id', '<>', userId)
    .where(sql<boolean>`permissions & ${value} = ${value}`)
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy('id')
    .execute();
  const own = rows.filter(({ email, user_group: userGroup }) => !isProviderUser({ email, userGroup }));
  return (own.length > 0 ? own : rows).slice(0, MOST_GRANTORS).map(({ name }) => name);
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
      user: presentActor(actor),
      client: { id: client.id, name: client.name },
      administrators: await findGrantors(kysely, actor),
      switches: { ...resolveSwitches({ client: readSwitchValues(client.switches), environment }) },
    };
  });
}
