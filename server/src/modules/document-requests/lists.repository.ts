import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { DOCUMENT_LIST_COLUMNS } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { readOrderBy, type ListOrder } from '../../platform/db/order-by.ts';
import { containsPattern } from '../../platform/search.ts';
import { DOCUMENT_COLUMNS } from './repository.ts';

/** Which documents of one client a list is about; filters combine with AND. */
export interface DocumentFilter {
  readonly clientId: string;
  readonly stages?: readonly string[] | undefined;
  readonly search?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly documentTypes?: readonly string[] | undefined;
}

export interface DocumentPage {
  readonly offset: number;
  readonly limit: number;
  /** `column:direction`; the newest upload first by default (API-004). */
  readonly orderBy?: string | undefined;
}

/** Each expression has its index. Texts compare the same on every machine. */
const ORDER: ListOrder<(typeof DOCUMENT_LIST_COLUMNS)[number]> = {
  columns: {
    file_name: { expression: 'left(lower(document_requests.file_name), 500) collate "C"' },
    document_type: { expression: 'document_requests.document_type_id' },
    fund: { expression: 'lower(document_requests.fund) collate "C"', isNullable: true },
    fund_manager: { expression: 'lower(document_requests.fund_manager) collate "C"', isNullable: true },
    reporting_date: { expression: 'document_requests.reporting_date', isNullable: true },
    uploadedDate: { expression: 'document_requests.upload_date' },
    uploaded_by: { expression: 'lower(document_requests.uploaded_by) collate "C"' },
    is_verified: { expression: 'document_requests.is_verified' },
  },
  defaultOrder: { column: 'uploadedDate', direction: 'desc' },
  tieBreaker: 'document_requests.id',
};

/** Counting stops here: a list of more is "10,000+". */
const COUNT_CAP = 10_000;

/** `in` also for an empty list, which SQL does not allow: nothing is in it. */
function isOneOf(column: 'stage' | 'document_type_id', words: readonly string[]) {
  return sql<SqlBool>`${sql.ref(column)} = any(${sql.val([...words])}::text[])`;
}

function matches({ clientId, stages, search, tags, documentTypes }: DocumentFilter) {
  return (eb: ExpressionBuilder<Tables, 'document_requests'>) => {
    const conditions: Expression<SqlBool>[] = [eb('document_requests.client_id', '=', clientId)];
    if (stages !== undefined) conditions.push(isOneOf('stage', stages));
    if (documentTypes !== undefined) conditions.push(isOneOf('document_type_id', documentTypes));
    if (tags !== undefined) conditions.push(sql<SqlBool>`tags @> ${sql.val([...tags])}::text[]`);
    for (const word of search?.split(/\s+/).filter(Boolean) ?? []) {
      conditions.push(sql<SqlBool>`search_text like plain_text(${containsPattern(word)})`);
    }
    return eb.and(conditions);
  };
}

/** The rows of one page. Ids are found first, so that a deep page reads no rows that it skips. */
export async function findDocuments(
  kysely: DatabaseClient,
  filter: DocumentFilter,
  { offset, limit, orderBy }: DocumentPage,
) {
  const order = readOrderBy(orderBy, ORDER);
  const page = kysely
    .selectFrom('document_requests')
    .select('document_requests.id as page_id')
    .where(matches(filter))
    .orderBy(order)
    .limit(limit)
    .offset(offset);
  return kysely
    .selectFrom(page.as('page'))
    .innerJoin('document_requests', 'document_requests.id', 'page.page_id')
    .select(DOCUMENT_COLUMNS)
    .orderBy(order)
    .execute();
}

/** How many rows there are in all, counted apart from any page and no further than the cap. */
export async function countDocuments(
  kysely: DatabaseClient,
  filter: DocumentFilter,
): Promise<{ count: number; isCapped: boolean }> {
  const some = kysely
    .selectFrom('document_requests')
    .select(sql`1`.as('one'))
    .where(matches(filter))
    .limit(COUNT_CAP + 1);
  const { count } = await kysely
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(count, COUNT_CAP), isCapped: count > COUNT_CAP };
}

/** How many documents are at each stage that has any. */
export async function countByStage(
  kysely: DatabaseClient,
  clientId: string,
  stages?: readonly string[],
): Promise<Map<string, number>> {
  const rows = await kysely
    .selectFrom('document_requests')
    .select(({ fn }) => ['stage', fn.countAll<number>().as('count')])
    .where('client_id', '=', clientId)
    .$if(stages !== undefined, (query) => query.where(isOneOf('stage', stages ?? [])))
    .groupBy('stage')
    .execute();
  return new Map(rows.map(({ stage, count }) => [stage, count]));
}
