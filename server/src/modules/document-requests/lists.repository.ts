import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { DOCUMENT_LIST_COLUMNS } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { besideRow, readOrderBy, type ListOrder } from '../../platform/db/order-by.ts';
import { containsPattern } from '../../platform/search.ts';
import { isOneOf } from './document-counts.repository.ts';
import { DOCUMENT_COLUMNS, isChangedSinceExport, type DocumentRow } from './repository.ts';

/** Which documents of one client a list is about; filters combine with AND. */
export interface DocumentFilter {
  readonly clientId: string;
  readonly ids?: readonly string[] | undefined;
  /** Documents whose files are meant, with all that the files hold. */
  readonly sameFileAs?: readonly string[] | undefined;
  readonly stages?: readonly string[] | undefined;
  readonly search?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly documentTypes?: readonly string[] | undefined;
  /** Names, whatever their case. */
  readonly funds?: readonly string[] | undefined;
  readonly fundManagers?: readonly string[] | undefined;
  readonly uploaders?: readonly string[] | undefined;
  /** First and last reporting date, YYYY-MM-DD. */
  readonly reported?: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined;
  /** Uploaded at or after the first moment and before the second, in ISO 8601. */
  readonly uploaded?:
    { readonly from?: string | undefined; readonly before?: string | undefined } | undefined;
  readonly isVerified?: boolean | undefined;
  /** Whether values need review. */
  readonly hasDoubts?: boolean | undefined;
  /** Whether confirmed values changed since they were exported. */
  readonly hasChanged?: boolean | undefined;
}

export interface DocumentPage {
  readonly offset: number;
  readonly limit: number;
  /** `column:direction`; the newest upload first by default (API-004). */
  readonly orderBy?: string | undefined;
  /** The last row of the page before, or the first row of the page after this one. */
  readonly beside?: { readonly id: string; readonly isBefore: boolean } | undefined;
}

/** Each expression has its index. Texts compare the same on every machine. */
export const LIST_ORDER: ListOrder<(typeof DOCUMENT_LIST_COLUMNS)[number]> = {
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

/** The condition that a column has one of these names, as the index of its order has them. */
function hasName(column: 'fund' | 'fund_manager' | 'uploaded_by', names: readonly string[]) {
  const expression = sql.raw(`lower(document_requests.${column}) collate "C"`);
  return sql<SqlBool>`${expression} in (select lower(name) collate "C" from unnest(${sql.val([...names])}::text[]) as name)`;
}

function namesMatch({ funds, fundManagers, uploaders }: DocumentFilter): Expression<SqlBool>[] {
  const named = [
    ['fund', funds],
    ['fund_manager', fundManagers],
    ['uploaded_by', uploaders],
  ] as const;
  return named.flatMap(([column, names]) => (names === undefined ? [] : [hasName(column, names)]));
}

function datesMatch({ reported = {}, uploaded = {} }: DocumentFilter): Expression<SqlBool>[] {
  return [
    ...(reported.from === undefined ? [] : [sql<SqlBool>`reporting_date >= ${reported.from}::date`]),
    ...(reported.to === undefined ? [] : [sql<SqlBool>`reporting_date <= ${reported.to}::date`]),
    ...(uploaded.from === undefined ? [] : [sql<SqlBool>`upload_date >= ${uploaded.from}::timestamptz`]),
    ...(uploaded.before === undefined ? [] : [sql<SqlBool>`upload_date < ${uploaded.before}::timestamptz`]),
  ];
}

function idsMatch({ clientId, ids, sameFileAs }: DocumentFilter): Expression<SqlBool>[] {
  const arrayOf = (values: readonly string[]) => sql`any(${sql.val([...values])}::uuid[])`;
  return [
    ...(ids === undefined ? [] : [sql<SqlBool>`document_requests.id = ${arrayOf(ids)}`]),
    ...(sameFileAs === undefined
      ? []
      : [
          sql<SqlBool>`s3_key in (
            select one.s3_key from document_requests one
            where one.client_id = ${clientId} and one.id = ${arrayOf(sameFileAs)})`,
        ]),
  ];
}

function matches(filter: DocumentFilter) {
  const { clientId, stages, search, tags, documentTypes, isVerified, hasDoubts, hasChanged } = filter;
  return (eb: ExpressionBuilder<Tables, 'document_requests'>) => {
    const conditions: Expression<SqlBool>[] = [
      eb('document_requests.client_id', '=', clientId),
      ...idsMatch(filter),
      ...namesMatch(filter),
      ...datesMatch(filter),
    ];
    if (stages !== undefined) conditions.push(isOneOf('stage', stages));
    if (documentTypes !== undefined) conditions.push(isOneOf('document_type_id', documentTypes));
    if (tags !== undefined) conditions.push(sql<SqlBool>`tags @> ${sql.val([...tags])}::text[]`);
    if (isVerified !== undefined) conditions.push(eb('is_verified', '=', isVerified));
    if (hasDoubts !== undefined) conditions.push(hasDoubts ? eb('doubts', '>', 0) : eb('doubts', '=', 0));
    if (hasChanged !== undefined)
      conditions.push(hasChanged ? isChangedSinceExport : sql<SqlBool>`not ${isChangedSinceExport}`);
    for (const word of search?.split(/\s+/).filter(Boolean) ?? []) {
      conditions.push(sql<SqlBool>`search_text like plain_text(${containsPattern(word)})`);
    }
    return eb.and(conditions);
  };
}

/**
 * The rows of one page. Ids are found first, so that a deep page reads no rows that it skips. A page beside a known row is
 * found by that row, however deep it is; where nothing is beside it, or the order has missing values, by the offset.
 */
export async function findDocuments(
  kysely: DatabaseClient,
  filter: DocumentFilter,
  { beside, ...page }: DocumentPage,
): Promise<DocumentRow[]> {
  const position = beside && { ...beside, table: 'document_requests' };
  const condition = position && besideRow(page.orderBy, LIST_ORDER, position);
  if (condition) {
    const isReversed = beside.isBefore;
    const rows = await findRows(kysely, [matches(filter), () => condition], {
      ...page,
      offset: 0,
      isReversed,
    });
    if (rows.length > 0) return rows;
  }
  return findRows(kysely, [matches(filter)], page);
}

type Condition = (eb: ExpressionBuilder<Tables, 'document_requests'>) => Expression<SqlBool>;

function findRows(
  kysely: DatabaseClient,
  conditions: readonly Condition[],
  { offset, limit, orderBy, isReversed = false }: DocumentPage & { readonly isReversed?: boolean },
): Promise<DocumentRow[]> {
  const page = kysely
    .selectFrom('document_requests')
    .select('document_requests.id as page_id')
    .where((eb) => eb.and(conditions.map((condition) => condition(eb))))
    .orderBy(readOrderBy(orderBy, LIST_ORDER, { isReversed }))
    .limit(limit)
    .offset(offset);
  return kysely
    .selectFrom(page.as('page'))
    .innerJoin('document_requests', 'document_requests.id', 'page.page_id')
    .select(DOCUMENT_COLUMNS)
    .select(isChangedSinceExport.as('changed_since_export'))
    .orderBy(readOrderBy(orderBy, LIST_ORDER))
    .execute();
}

/** How many rows there are in all, counted apart from any page, but no further than `atMost`. */
export async function countDocuments(
  kysely: DatabaseClient,
  filter: DocumentFilter,
  atMost: number,
): Promise<number> {
  const some = kysely
    .selectFrom('document_requests')
    .select(sql`1`.as('one'))
    .where(matches(filter))
    .limit(atMost);
  const { count } = await kysely
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
