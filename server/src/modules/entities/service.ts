import { DEFAULT_PAGE_SIZE } from '@assay/shared/domain';
import type { Rows } from '../../database/database.ts';
import { readPage, type PageQuery } from '../../platform/paging.ts';
import { countEntities, findEntities, findTypeNames } from './repository.ts';

/** The part of the list that a request asks for. */
export interface EntityQuery extends PageQuery {
  readonly orderBy?: string | undefined;
  readonly interDocumentEntityId?: readonly string[] | undefined;
  readonly name?: string | undefined;
  readonly type?: readonly string[] | undefined;
}

const PAGES = { defaultSize: DEFAULT_PAGE_SIZE, maxSize: 500 };

/** The entities of a client. */
export class EntitiesService {
  readonly #kysely: Rows;

  constructor(kysely: Rows) {
    this.#kysely = kysely;
  }

  /** A page of entities with the display names of all entity types; no match is an empty page (AMB-098). */
  async list(clientId: string, query: EntityQuery) {
    const filter = { clientId, ids: query.interDocumentEntityId, name: query.name, types: query.type };
    return {
      entities: await findEntities(this.#kysely, filter, {
        ...readPage(query, PAGES),
        orderBy: query.orderBy,
      }),
      totalCount: await countEntities(this.#kysely, filter),
      typeNames: await findTypeNames(this.#kysely, clientId),
    };
  }
}
