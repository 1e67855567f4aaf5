import {
  DEFAULT_LANGUAGE,
  isProviderUser,
  PERMISSIONS,
  readLanguage,
  readSwitchValues,
  resolveSwitches,
  type Language,
  type Switches,
  type SwitchValues,
} from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  findActiveHolders,
  findClientLanguage,
  findClientSettings,
  findRequiresApproval,
  updateRequiresApproval,
} from './repository.ts';

/** The settings screen names at most this many users who can give permissions. */
const MAX_ADMINISTRATORS = 20;

/** Settings of a client and its switches. */
export class SettingsService {
  readonly #kysely: DatabaseClient;
  readonly #environmentSwitches: SwitchValues;

  constructor(kysely: DatabaseClient, environmentSwitches: SwitchValues) {
    this.#kysely = kysely;
    this.#environmentSwitches = environmentSwitches;
  }

  /** The client's settings, who can give the caller a permission, and the switches of both levels (AMB-027). */
  async read(actor: Actor) {
    const client = await findClientSettings(this.#kysely, actor.clientId);
    return {
      client,
      administrators: await this.#findAdministrators(actor),
      switches: resolveSwitches({
        client: readSwitchValues(client.switches),
        environment: this.#environmentSwitches,
      }),
    };
  }

  /** Whether documents of a client are confirmed only after their approval. */
  async requiresApproval(clientId: string): Promise<boolean> {
    return findRequiresApproval(this.#kysely, clientId);
  }

  /** Sets whether documents are confirmed only after their approval. */
  async setRequiresApproval(actor: Actor, isRequired: boolean): Promise<void> {
    await this.#kysely
      .transaction()
      .execute((transaction) => updateRequiresApproval(transaction, actor.clientId, isRequired, actor));
  }

  /** The switches in force for a client. */
  async switchesOf(clientId: string): Promise<Switches> {
    const { switches } = await findClientSettings(this.#kysely, clientId);
    return resolveSwitches({ client: readSwitchValues(switches), environment: this.#environmentSwitches });
  }

  /** Names of the client's own users who can give the caller a permission; of the provider's staff where there are none. */
  async #findAdministrators({ clientId, userId }: Actor): Promise<string[]> {
    const holders = await findActiveHolders(this.#kysely, clientId, PERMISSIONS.CAN_UPDATE_USERS.value);
    const others = holders.filter(({ id }) => id !== userId);
    const own = others.filter(({ email, user_group: userGroup }) => !isProviderUser({ email, userGroup }));
    return (own.length > 0 ? own : others).slice(0, MAX_ADMINISTRATORS).map(({ name }) => name);
  }

  /** The language in which a client reads dates; en-GB where the configured one is unknown (AMB-023). */
  async languageOf(clientId: string): Promise<Language> {
    return readLanguage((await findClientLanguage(this.#kysely, clientId)) ?? '') ?? DEFAULT_LANGUAGE;
  }
}
