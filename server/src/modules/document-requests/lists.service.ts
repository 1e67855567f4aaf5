import type { listFilterValues, QueryOf } from '@assay/shared/contracts';
import {
  DOCUMENT_REQUEST_PAGE_SIZE,
  LIST_STAGES,
  PROCESSING_STAGES,
  roundOffsetToPage,
  STAGE_NAMES,
} from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { ListReader } from '../../database/list-reader.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findStageCounts } from './document-counts.repository.ts';
import { findFilterValues } from './filter-values.repository.ts';
import { findWaitingOrder } from '../extraction/index.ts';
import { countDocuments, findDocuments, type DocumentFilter } from './lists.repository.ts';
import { requireListedStages } from './policy.ts';
import type { ListedDocument } from './repository.ts';

/** The part of a list that a request asks for. */
export interface DocumentListQuery {
  readonly offset?: number | undefined;
  readonly maxPageSize?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly stage?: readonly string[] | undefined;
  readonly search?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly documentType?: readonly string[] | undefined;
  readonly fund?: readonly string[] | undefined;
  readonly fundManager?: readonly string[] | undefined;
  readonly uploadedBy?: readonly string[] | undefined;
  readonly reportedFrom?: string | undefined;
  readonly reportedTo?: string | undefined;
  readonly uploadedFrom?: string | undefined;
  readonly uploadedBefore?: string | undefined;
  readonly verified?: 'true' | 'false' | undefined;
  readonly doubts?: 'true' | 'false' | undefined;
  readonly id?: readonly string[] | undefined;
  readonly sameFileAs?: readonly string[] | undefined;
  readonly changed?: 'true' | 'false' | undefined;
  readonly needsType?: 'true' | 'false' | undefined;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** A document, and how many of the client's are extracted before it; undefined where it does not wait for its turn. */
interface DocumentInWork {
  readonly document: ListedDocument;
  readonly waitingBehind: number | undefined;
}

/** Rows counted at first, and how many times more each time after. */
const FIRST_COUNT = 10_000;
const COUNT_GROWTH = 10;
/** Milliseconds that counting further may be expected to take (AMB-128). */
const COUNT_MILLISECONDS = 500;

const flagOf = (flag: 'true' | 'false' | undefined) => (flag === undefined ? undefined : flag === 'true');

/** @throws AppError FORBIDDEN where the stages are not the actor's to list (AMB-126) */
function filterOf(actor: Actor, query: DocumentListQuery): DocumentFilter {
  return {
    clientId: actor.clientId,
    ids: query.id,
    sameFileAs: query.sameFileAs,
    stages: requireListedStages(actor, query.stage?.flatMap(splitStages)),
    search: query.search,
    tags: query.tags,
    documentTypes: query.documentType,
    funds: query.fund,
    fundManagers: query.fundManager,
    uploaders: query.uploadedBy,
    reported: { from: query.reportedFrom, to: query.reportedTo },
    uploaded: { from: query.uploadedFrom, before: query.uploadedBefore },
    isVerified: flagOf(query.verified),
    hasDoubts: flagOf(query.doubts),
    hasChanged: flagOf(query.changed),
    needsType: flagOf(query.needsType),
  };
}

/** Whether a list has no other filter than its stages. */
function isOfStagesOnly({ stages, reported = {}, uploaded = {}, ...others }: DocumentFilter): boolean {
  const filters = [others, reported, uploaded].flatMap((each): [string, unknown][] => Object.entries(each));
  const isNoFilter = ([name, value]: [string, unknown]) =>
    name === 'clientId' || value === undefined || value === '';
  return stages !== undefined && filters.every(isNoFilter);
}

/** The unpaged list is for documents in work; the limit keeps a mistake from returning a whole archive. */
const UNPAGED_LIMIT = 5000;

/** Stages in one query value, separated by commas (API-006); unknown names match nothing. */
function splitStages(stage: string): string[] {
  return stage
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/**
 * How many documents a list has: kept for stages, else counted, ten times further each time for as long as that is
 * expected to take little time. `isLowerBound` says that there may be more (AMB-128).
 */
async function countFiltered(
  kysely: DatabaseClient,
  filter: DocumentFilter,
): Promise<{ count: number; isLowerBound: boolean }> {
  if (isOfStagesOnly(filter)) {
    const kept = await findStageCounts(kysely, filter.clientId, filter.stages);
    return { count: kept.reduce((sum, { count }) => sum + count, 0), isLowerBound: false };
  }
  for (let atMost = FIRST_COUNT; ; atMost *= COUNT_GROWTH) {
    const started = performance.now();
    const count = await countDocuments(kysely, filter, atMost + 1);
    if (count <= atMost) return { count, isLowerBound: false };
    const expected = (performance.now() - started) * COUNT_GROWTH;
    if (expected > COUNT_MILLISECONDS) return { count: atMost, isLowerBound: true };
  }
}

/** Reads lists of documents and their counts. */
export class DocumentListsService {
  readonly #lists: ListReader;

  constructor(lists: ListReader) {
    this.#lists = lists;
  }

  /** A page of documents [API-004]; offsets fall back to the start of their page, pages hold at most 100. */
  async page(actor: Actor, query: DocumentListQuery) {
    const limit = Math.min(query.maxPageSize ?? DOCUMENT_REQUEST_PAGE_SIZE, DOCUMENT_REQUEST_PAGE_SIZE);
    const filter = filterOf(actor, query);
    const offset = roundOffsetToPage(query.offset ?? 0, limit);
    const anchor = query.after ?? query.before;
    return this.#lists.read(actor, async (kysely) => {
      // The length of the list says from which end a later page is read, and whether documents of a tag are sorted last; the
      // first page of others need not wait for it.
      const isNeeded = offset > 0 || filter.tags !== undefined;
      const known = isNeeded ? await countFiltered(kysely, filter) : undefined;
      const [items, { count, isLowerBound }] = await Promise.all([
        findDocuments(kysely, filter, {
          offset,
          limit,
          orderBy: query.orderBy,
          total: known?.isLowerBound === false ? known.count : undefined,
          beside: anchor === undefined ? undefined : { id: anchor, isBefore: query.after === undefined },
        }),
        known ?? countFiltered(kysely, filter),
      ]);
      return { items, count, isLowerBound };
    });
  }

  /** Values to filter a list by. @throws AppError FORBIDDEN where the list is not the actor's (AMB-126) */
  async filterValues(
    actor: Actor,
    { stage, column, search = '' }: QueryOf<typeof listFilterValues>,
  ): Promise<string[]> {
    requireListedStages(actor, [stage]);
    const { clientId } = actor;
    return this.#lists.read(actor, (kysely) => findFilterValues(kysely, column, { clientId, stage, search }));
  }

  /** All documents at the named stages, newest upload first, with their places in the extraction queue [AMB-041]. */
  atStages(actor: Actor, stage: string): Promise<DocumentInWork[]> {
    const { clientId } = actor;
    const filter = { clientId, stages: splitStages(stage) };
    return this.#lists.read(actor, async (kysely) => {
      const [documents, order] = await Promise.all([
        findDocuments(kysely, filter, { offset: 0, limit: UNPAGED_LIMIT }),
        findWaitingOrder(kysely, clientId),
      ]);
      return documents.map((document) => ({ document, waitingBehind: order.get(document.id) }));
    });
  }

  /** Counts of exactly the stages requested for, all where none is requested [AMB-004]. */
  async countStages(actor: Actor, stages: readonly string[] | undefined): Promise<Record<string, number>> {
    const requested = stages?.flatMap(splitStages) ?? STAGE_NAMES;
    const counts = await this.#countStages(actor, requested);
    return Object.fromEntries(requested.map((stage) => [stage, counts.get(stage) ?? 0]));
  }

  /** The numbers beside the sidebar's items [AMB-003]; manual QA has its own and is not in work. */
  async countNavigation(actor: Actor) {
    const counts = await this.#countStages(actor);
    const at = (stage: string) => counts.get(stage) ?? 0;
    const processing = PROCESSING_STAGES.filter((stage) => !LIST_STAGES.some((listed) => listed === stage));
    return {
      EXT_DONE: at('EXT_DONE'),
      ARCHIVED: at('ARCHIVED'),
      TRASHED: at('TRASHED'),
      EXT_MANUAL_QA: at('EXT_MANUAL_QA'),
      PROCESSING: processing.reduce((sum, stage) => sum + at(stage), 0),
    };
  }

  async #countStages(actor: Actor, stages?: readonly string[]): Promise<Map<string, number>> {
    const counts = await this.#lists.read(actor, (kysely) => findStageCounts(kysely, actor.clientId, stages));
    return new Map(counts.map(({ stage, count }) => [stage, count]));
  }
}
