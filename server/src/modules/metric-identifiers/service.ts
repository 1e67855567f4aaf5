import { DEFAULT_PAGE_SIZE } from '@assay/shared/domain';
import type { Rows } from '../../database/database.ts';
import { readPage, type PageQuery } from '../../platform/paging.ts';
import { countMetricIdentifiers, findMetricIdentifiers } from './repository.ts';

/** The part of the list that a request asks for. */
export interface MetricIdentifierQuery extends PageQuery {
  readonly orderBy?: string | undefined;
  readonly search?: string | undefined;
  readonly isStatic?: boolean | undefined;
  readonly type?: readonly string[] | undefined;
  readonly timePeriod?: readonly string[] | undefined;
  readonly association?: readonly string[] | undefined;
}

const PAGES = { defaultSize: DEFAULT_PAGE_SIZE, maxSize: 500 };

/** The metric identifiers of a client. */
export class MetricIdentifiersService {
  readonly #kysely: Rows;

  constructor(kysely: Rows) {
    this.#kysely = kysely;
  }

  /** A page of metric identifiers, by name unless ordered otherwise (API-043). */
  async list(clientId: string, query: MetricIdentifierQuery) {
    const { search, isStatic, type, timePeriod, association } = query;
    const filter = {
      clientId,
      search,
      isStatic,
      types: type,
      timePeriods: timePeriod,
      associations: association,
    };
    const page = { ...readPage(query, PAGES), orderBy: query.orderBy };
    return {
      items: await findMetricIdentifiers(this.#kysely, filter, page),
      totalCount: await countMetricIdentifiers(this.#kysely, filter),
    };
  }
}
