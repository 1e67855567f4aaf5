import type { DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { SettingsService } from '../settings/index.ts';
import { findReviewedMonths } from '../usage/index.ts';
import {
  countSources,
  countWork,
  findCorrectionsByMetric,
  findCorrectionsByType,
  findMedianTime,
  findPeriod,
  findProductivity,
} from './repository.ts';

/** Counts what the dashboards show of a client [AMB-009]. */
export class DashboardsService {
  readonly #kysely: DatabaseClient;
  readonly #settings: Pick<SettingsService, 'hidesReviewersFrom'>;

  constructor(kysely: DatabaseClient, settings: Pick<SettingsService, 'hidesReviewersFrom'>) {
    this.#kysely = kysely;
    this.#settings = settings;
  }

  /** Uploads, confirmations, and the median time at a document, of the last days. */
  async summary({ clientId }: Actor, days: number) {
    const span = { clientId, days };
    return {
      ...(await findPeriod(this.#kysely, span)),
      ...(await countWork(this.#kysely, span)),
      ...(await findMedianTime(this.#kysely, span)),
    };
  }

  /** What each reviewer did on each of the last days; all of them together where the client hides who did what. */
  async productivity(actor: Actor, days: number) {
    const span = { clientId: actor.clientId, days };
    const isByReviewer = !(await this.#settings.hidesReviewersFrom(actor));
    const items = await findProductivity(this.#kysely, span, isByReviewer);
    return { ...(await findPeriod(this.#kysely, span)), items };
  }

  /** Accuracy of the last twelve months, of one document type or of all; types are always all. */
  async performance({ clientId }: Actor, documentType: string | undefined) {
    return {
      months: await findReviewedMonths(this.#kysely, clientId, documentType),
      types: await findCorrectionsByType(this.#kysely, clientId),
      metrics: await findCorrectionsByMetric(this.#kysely, clientId, documentType),
    };
  }

  /** Documents of the last days by their source. */
  async sources({ clientId }: Actor, days: number) {
    const span = { clientId, days };
    const items = await countSources(this.#kysely, span);
    return { ...(await findPeriod(this.#kysely, span)), items };
  }
}
