import {
  ACTIONS,
  AppError,
  DEFAULT_LANGUAGE,
  DEFAULT_LOCALE,
  canDo,
  isProviderUser,
  maskOf,
  readLanguage,
  readLocale,
  readSwitchValues,
  resolveSwitches,
  trialRefusal,
  trialRemaining,
  type Language,
  type Locale,
  type Switches,
  type TrialRemaining,
} from '@assay/shared/domain';
import type { BodyOf, ReviewSettings, updateReviewSettings } from '@assay/shared/contracts';
import type { Config } from '../../config/config.ts';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  addTrialUploads,
  findAccountLanguage,
  findActiveHolders,
  findClientSettings,
  findReviewSettings,
  findUserLanguage,
  lockClient,
  updateReviewSetting,
} from './repository.ts';

/** The settings screen names at most this many users who can give permissions. */
const MAX_ADMINISTRATORS = 20;

const REVIEW_SETTINGS = ['requires_approval', 'hides_reviewer_figures'] as const;

export interface SettingsServiceOptions {
  readonly kysely: DatabaseClient;
  readonly config: Pick<Config, 'brand' | 'maxUploadBytes' | 'switches'> &
    Partial<Pick<Config, 'generativeModel'>>;
  readonly clock: Clock;
}

type ClientSettings = Awaited<ReturnType<typeof findClientSettings>>;

/** Settings of a client and its switches. */
export class SettingsService {
  readonly #options: SettingsServiceOptions;

  constructor(options: SettingsServiceOptions) {
    this.#options = options;
  }

  /** The client's settings, the caller's language, who can give the caller a permission, the effective switches (AMB-027) and the upload limit. */
  async read(actor: Actor) {
    const client = await findClientSettings(this.#options.kysely, actor.clientId);
    const switches = this.#resolve(client);
    return {
      client,
      language: await findUserLanguage(this.#options.kysely, actor.userId),
      administrators: await this.#findAdministrators(actor),
      switches,
      trial: this.#trialOf(client, switches),
      uploadLimitBytes: this.#options.config.maxUploadBytes,
    };
  }

  /** The settings of a client that are about reviews. */
  async reviewSettings(clientId: string): Promise<ReviewSettings> {
    const client = await findReviewSettings(this.#options.kysely, clientId);
    const { generativeModel: model } = this.#options.config;
    return {
      requiresApproval: client.requires_approval,
      hidesReviewerFigures: client.hides_reviewer_figures,
      modelProposals:
        model !== undefined && client.model_proposals
          ? { model: model.name, host: new URL(model.url).host }
          : null,
    };
  }

  /** Changes settings of reviews; what is undefined stays as it is. */
  async setReviewSettings(actor: Actor, change: BodyOf<typeof updateReviewSettings>): Promise<void> {
    const values = {
      requires_approval: change.requiresApproval,
      hides_reviewer_figures: change.hidesReviewerFigures,
    };
    await this.#options.kysely.transaction().execute(async (transaction) => {
      for (const setting of REVIEW_SETTINGS) {
        const isOn = values[setting];
        if (isOn !== undefined)
          await updateReviewSetting(transaction, actor.clientId, { setting, isOn }, actor);
      }
    });
  }

  /** Whether a user sees only what all reviewers did together: where the client hides it, all but user administrators. */
  async hidesReviewersFrom({ clientId, permissions }: Actor): Promise<boolean> {
    if (canDo(permissions, 'users.update')) return false;
    return (await findReviewSettings(this.#options.kysely, clientId)).hides_reviewer_figures;
  }

  /** The switches in force for a client. */
  async switchesOf(clientId: string): Promise<Switches> {
    return this.#resolve(await findClientSettings(this.#options.kysely, clientId));
  }

  /** The language in which a client reads dates; en-GB where the configured one is unknown (AMB-023), or its switch is off. */
  async languageOf(clientId: string): Promise<Language> {
    const client = await findClientSettings(this.#options.kysely, clientId);
    if (!this.#resolve(client).multiLingual) return DEFAULT_LANGUAGE;
    return readLanguage(client.default_language) ?? DEFAULT_LANGUAGE;
  }

  /** The language of what is written to a new user of a client: the client's, else English, as it is without the switch [AMB-134]. */
  async interfaceLocaleOf(clientId: string, chosen: string | null = null): Promise<Locale> {
    const client = await findClientSettings(this.#options.kysely, clientId);
    if (!this.#resolve(client).multiLingual) return DEFAULT_LOCALE;
    return readLocale(chosen ?? client.interface_language) ?? DEFAULT_LOCALE;
  }

  /** The language of what is written to the user of an account: their own, else that of their client [AMB-134]. */
  async localeOfAccount(account: { readonly issuer: string; readonly subject: string }): Promise<Locale> {
    const user = await findAccountLanguage(this.#options.kysely, account);
    return user === undefined ? DEFAULT_LOCALE : this.interfaceLocaleOf(user.client_id, user.language);
  }

  /**
   * Counts an upload of a client on trial, in the transaction that creates it (AMB-125).
   * @throws AppError TRIAL_ENDED or TRIAL_UPLOADS_USED
   */
  async reserveUpload(transaction: DatabaseTransaction, clientId: string): Promise<void> {
    if ((await this.#readTrial(transaction, clientId)) === null) return;
    // Of uploads that come together, each sees how many there were before it.
    await lockClient(transaction, clientId);
    const refusal = trialRefusal(await this.#readTrial(transaction, clientId));
    if (refusal !== null) throw new AppError(refusal);
    await addTrialUploads(transaction, clientId, 1);
  }

  /** Gives back uploads whose file never came. */
  async releaseUploads(transaction: DatabaseTransaction, clientId: string, count: number): Promise<void> {
    if (count > 0) await addTrialUploads(transaction, clientId, -count);
  }

  async #readTrial(kysely: DatabaseClient, clientId: string): Promise<TrialRemaining | null> {
    const client = await findClientSettings(kysely, clientId);
    return this.#trialOf(client, this.#resolve(client));
  }

  #trialOf(client: ClientSettings, switches: Switches): TrialRemaining | null {
    const trial = {
      isTrial: client.is_trial,
      limitedUploads: client.limited_uploads,
      start: client.trial_start,
      days: client.trial_days,
      uploads: client.trial_uploads,
      uploadsUsed: client.trial_uploads_used,
    };
    return trialRemaining(trial, switches, this.#options.clock().toISOString().slice(0, 10));
  }

  #resolve({ switches }: Pick<ClientSettings, 'switches'>): Switches {
    const { switches: installation } = this.#options.config;
    return resolveSwitches({ client: readSwitchValues(switches), installation });
  }

  /** Names of the client's own users who can give the caller a permission; of the provider's staff where there are none. */
  async #findAdministrators({ clientId, userId }: Actor): Promise<string[]> {
    const { kysely, config } = this.#options;
    const holders = await findActiveHolders(kysely, clientId, maskOf(ACTIONS['users.update']));
    const others = holders.filter(({ id }) => id !== userId);
    const { providerEmailDomain } = config.brand;
    const own = others.filter(
      ({ email, user_group: userGroup }) => !isProviderUser({ email, userGroup }, providerEmailDomain),
    );
    return (own.length > 0 ? own : others).slice(0, MAX_ADMINISTRATORS).map(({ name }) => name);
  }
}
