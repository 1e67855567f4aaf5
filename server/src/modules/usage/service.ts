import type { UsageFilters } from '@assay/shared/contracts';
import { AppError, DOCUMENT_REQUEST_PAGE_SIZE } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { readPage, type PageQuery } from '../../platform/paging.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import type { SettingsService } from '../settings/index.ts';
import { countFigureDocuments, findFigureDocuments } from './figure-documents.repository.ts';
import { countUploads, countVerifiedMetrics, findReviewedMonths } from './repository.ts';

const PAGE_LIMITS = { defaultSize: DOCUMENT_REQUEST_PAGE_SIZE, maxSize: DOCUMENT_REQUEST_PAGE_SIZE };

/** Storage key of the insights of a client, written whenever somebody asks for their address. */
const insightsKey = (clientId: string) => `${clientId}/insights.json`;

export interface UsageServiceOptions {
  readonly kysely: DatabaseClient;
  readonly store: ObjectStore;
  readonly settings: Pick<SettingsService, 'hidesReviewersFrom'>;
}

/** Counts the usage of a client. */
export class UsageService {
  readonly #kysely: DatabaseClient;
  readonly #store: ObjectStore;
  readonly #settings: UsageServiceOptions['settings'];

  constructor({ kysely, store, settings }: UsageServiceOptions) {
    this.#kysely = kysely;
    this.#store = store;
    this.#settings = settings;
  }

  /** Writes the insights of now to a file. @returns its signed address (API-023, AMB-043) */
  async writeInsights({ clientId }: Actor): Promise<string> {
    const key = insightsKey(clientId);
    const figures = await countVerifiedMetrics(this.#kysely, clientId);
    await this.#store.put(key, new TextEncoder().encode(JSON.stringify(figures)));
    const file = { filename: 'insights.json', contentType: 'application/json', inline: true };
    return this.#store.signDownload(key, file);
  }

  /** Uploads of each day of the last twelve months. */
  uploads({ clientId }: Actor) {
    return countUploads(this.#kysely, clientId);
  }

  /** The last twelve months with what was confirmed in them. */
  reviewedMonths({ clientId }: Actor) {
    return findReviewedMonths(this.#kysely, clientId);
  }

  /**
   * A page of the documents that a figure counts, and how many they are.
   * @throws AppError FORBIDDEN for what one reviewer did, where the client hides it from the caller
   */
  async documents(
    actor: Actor,
    { offset, maxPageSize, orderBy, ...filter }: UsageFilters & PageQuery & { orderBy?: string | undefined },
  ) {
    if (filter.confirmedBy !== undefined && (await this.#settings.hidesReviewersFrom(actor)))
      throw new AppError('FORBIDDEN');
    const { clientId } = actor;
    const page = { ...readPage({ offset, maxPageSize }, PAGE_LIMITS), orderBy };
    const items = await findFigureDocuments(this.#kysely, { clientId, filter }, page);
    return { items, totalCount: await countFigureDocuments(this.#kysely, clientId, filter) };
  }
}
