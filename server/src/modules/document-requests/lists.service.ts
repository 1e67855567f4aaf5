import {
  DOCUMENT_REQUEST_PAGE_SIZE,
  LIST_STAGES,
  PROCESSING_STAGES,
  roundOffsetToPage,
  STAGE_NAMES,
} from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { countByStage, countDocuments, findDocuments } from './lists.repository.ts';
import type { DocumentRow } from './repository.ts';

/** The part of a list that a request asks for. */
export interface DocumentListQuery {
  readonly offset?: number | undefined;
  readonly maxPageSize?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly stage?: readonly string[] | undefined;
  readonly search?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly documentType?: readonly string[] | undefined;
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

/** Reads lists of documents and their counts. */
export class DocumentListsService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  /** A page of documents [API-004]; offsets fall back to the start of their page, pages hold at most 100. */
  async page(actor: Actor, query: DocumentListQuery) {
    const limit = Math.min(query.maxPageSize ?? DOCUMENT_REQUEST_PAGE_SIZE, DOCUMENT_REQUEST_PAGE_SIZE);
    const filter = {
      clientId: actor.clientId,
      stages: query.stage?.flatMap(splitStages),
      search: query.search,
      tags: query.tags,
      documentTypes: query.documentType,
    };
    const page = {
      offset: roundOffsetToPage(query.offset ?? 0, limit),
      limit,
      orderBy: query.orderBy,
    };
    const items = await findDocuments(this.#kysely, filter, page);
    return { items, ...(await countDocuments(this.#kysely, filter)) };
  }

  /** All documents at the named stages, newest upload first [AMB-041]. */
  atStages(actor: Actor, stage: string): Promise<DocumentRow[]> {
    const filter = { clientId: actor.clientId, stages: splitStages(stage) };
    return findDocuments(this.#kysely, filter, {
      offset: 0,
      limit: UNPAGED_LIMIT,
    });
  }

  /** Counts of exactly the stages requested for, all where none is requested [AMB-004]. */
  async countStages(actor: Actor, stages: readonly string[] | undefined): Promise<Record<string, number>> {
    const requested = stages?.flatMap(splitStages) ?? STAGE_NAMES;
    const counts = await countByStage(this.#kysely, actor.clientId, requested);
    return Object.fromEntries(requested.map((stage) => [stage, counts.get(stage) ?? 0]));
  }

  /** The numbers beside the sidebar's items [AMB-003]; manual QA has its own and is not in work. */
  async countNavigation(actor: Actor) {
    const counts = await countByStage(this.#kysely, actor.clientId);
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
}
