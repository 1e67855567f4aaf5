import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { DOCUMENT_LIST_COLUMNS } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { besideRow, readOrderBy, type ListOrder } from '../../platform/db/order-by.ts';
import { containsPattern } from '../../platform/search.ts';
import { whereIn } from './document-counts.repository.ts';
import { DOCUMENT_COLUMNS } from '../../documents/index.ts';
import { isChangedSinceExport, storedValues, type ListedDocument } from './repository.ts';

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
    | { readonly from?: string | undefined; readonly before?: string | undefined }
    | undefined;
  readonly isVerified?: boolean | undefined;
  /** Whether values need review. */
  readonly hasDoubts?: boolean | undefined;
  /** Whether confirmed values changed since they were exported. */
  readonly hasChanged?: boolean | undefined;
  /** Whether a person has to choose the type before the document can be extracted. */
  readonly needsType?: boolean | undefined;
}

export interface DocumentPage {
  readonly offset: number;
  readonly limit: number;
  /** `column:direction`; the newest upload first by default (API-004). */
  readonly orderBy?: string | undefined;
  /** How many rows the list has, where that is known. */
  readonly total?: number | undefined;
  /** The last row of the page before, or the first row of the page after this one. */
  readonly beside?: { readonly id: string; readonly isBefore: boolean } | undefined;
}

/** Each expression has its index. Texts compare the same on every machine. */
const LIST_ORDER: ListOrder<(typeof DOCUMENT_LIST_COLUMNS)[number]> = {
  columns: {
    file_name: { expression: 'left(lower(document_requests.file_name), 500) collate "C"' },
    document_type: { expression: 'document_requests.document_type_id' },
    fund: { expression: 'lower(document_requests.fund) collate "C"', isNullable: true },
    fund_manager: { expression: 'lower(document_requests.fund_manager) collate "C"', isNullable: true },
    reporting_date: { expression: 'document_requests.reporting_date', isNullable: true },
    uploadedDate: { expression: 'document_requests.upload_date' },
    uploaded_by: { expression: 'lower(document_requests.uploaded_by) collate "C"' },
    is_verified: { expression: 'document_requests.is_verified' },
    // A confirmed document needs no review any more.
    doubts: {
      expression: 'case when document_requests.is_verified then null else document_requests.doubts end',
      isNullable: true,
    },
  },
  defaultOrder: { column: 'uploadedDate', direction: 'desc' },
  tieBreaker: 'document_requests.id',
};

/**
 * The condition that a column has one of these names, as the index of its order has them. PostgreSQL knows the names when it
 * plans the statement: for one that no document has it reads the index of the names, not all rows in the order of the list.
 */
function hasName(column: 'fund' | 'fund_manager' | 'uploaded_by', names: readonly string[]) {
  const expression = sql.raw(`lower(document_requests.${column}) collate "C"`);
  const folded = sql.join(names.map((name) => sql`lower(${name}) collate "C"`));
  return sql<SqlBool>`${expression} = any(array[${folded}]::text[])`;
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

function flagsMatch({ isVerified, hasDoubts, hasChanged, needsType }: DocumentFilter): Expression<SqlBool>[] {
  return [
    ...(isVerified === undefined ? [] : [sql<SqlBool>`is_verified = ${isVerified}`]),
    ...(hasDoubts === undefined ? [] : [hasDoubts ? sql<SqlBool>`doubts > 0` : sql<SqlBool>`doubts = 0`]),
    ...(hasChanged === undefined
      ? []
      : [hasChanged ? isChangedSinceExport : sql<SqlBool>`not ${isChangedSinceExport}`]),
    ...(needsType === undefined ? [] : [needsType ? sql<SqlBool>`needs_type` : sql<SqlBool>`not needs_type`]),
  ];
}

function matches(filter: DocumentFilter): Expression<SqlBool> {
  const { clientId, stages, search, tags, documentTypes } = filter;
  const conditions: Expression<SqlBool>[] = [
    sql<SqlBool>`document_requests.client_id = ${clientId}`,
    ...idsMatch(filter),
    ...namesMatch(filter),
    ...datesMatch(filter),
    ...flagsMatch(filter),
  ];
  if (stages !== undefined) conditions.push(whereIn('stage', stages));
  if (documentTypes !== undefined) conditions.push(whereIn('document_type_id', documentTypes));
  if (tags !== undefined) conditions.push(sql<SqlBool>`tags @> ${sql.val([...tags])}::text[]`);
  for (const word of search?.split(/\s+/).filter(Boolean) ?? []) {
    conditions.push(sql<SqlBool>`search_text like plain_text(${containsPattern(word)})`);
  }
  return sql.join(conditions, sql` and `);
}

/** Where a page is read from: the second half of a list of known length from its end, so that fewer rows are skipped. */
function nearerEnd({ offset, limit, total = Infinity }: DocumentPage) {
  if (2 * offset < total || offset >= total) return { offset, limit, isReversed: false };
  const length = Math.min(limit, total - offset);
  return { offset: total - offset - length, limit: length, isReversed: true };
}

/**
 * The rows of one page. Ids are found first, so that a deep page reads no rows that it skips. A page beside a known row is
 * found by that row, however deep it is; where nothing is beside it, or the order has missing values, by the offset.
 */
export async function findDocuments(
  kysely: DatabaseClient,
  filter: DocumentFilter,
  { beside, ...page }: DocumentPage,
): Promise<ListedDocument[]> {
  const position = beside && { ...beside, table: 'document_requests' };
  const condition = position && besideRow(page.orderBy, LIST_ORDER, position);
  if (condition) {
    const isReversed = beside.isBefore;
    const rows = await findRows(kysely, [matches(filter), condition], {
      ...page,
      offset: 0,
      isReversed,
      isSortedLast: isSortedLast(filter, page),
    });
    if (rows.length > 0) return rows;
  }
  return findRows(kysely, [matches(filter)], {
    ...page,
    ...nearerEnd(page),
    isSortedLast: isSortedLast(filter, page),
  });
}

/** So many rows are found and sorted sooner than an order is read until some of them have come. */
const FEW_ROWS = 10_000;

/**
 * Whether rows are found by the filter before they are sorted. PostgreSQL does not know how many documents have a tag, and
 * would read a list of a million in its order for one that no document has.
 */
function isSortedLast({ tags }: DocumentFilter, { total = Infinity }: DocumentPage): boolean {
  return tags !== undefined && total <= FEW_ROWS;
}

/** Written once: Kysely would put the columns together for each request, which costs as much as reading the rows. */
const LISTED_COLUMNS = sql.raw(DOCUMENT_COLUMNS.join(', '));

interface RowsPage extends DocumentPage {
  readonly isReversed?: boolean;
  readonly isSortedLast: boolean;
}

async function findRows(
  kysely: DatabaseClient,
  conditions: readonly Expression<SqlBool>[],
  { offset, limit, orderBy, isReversed = false, isSortedLast }: RowsPage,
): Promise<ListedDocument[]> {
  const matching = sql`document_requests where ${sql.join(conditions, sql` and `)}`;
  // `offset 0` keeps PostgreSQL from reading the rows in the order of the list.
  const source = isSortedLast ? sql`(select * from ${matching} offset 0) as document_requests` : matching;
  const { rows } = await sql<ListedDocument>`
    select ${LISTED_COLUMNS}, ${isChangedSinceExport} as changed_since_export,
      ${storedValues} as stored_values
    from (
      select document_requests.id as page_id from ${source}
      order by ${readOrderBy(orderBy, LIST_ORDER, { isReversed })} limit ${limit} offset ${offset}
    ) as page
    join document_requests on document_requests.id = page.page_id
    order by ${readOrderBy(orderBy, LIST_ORDER)}`.execute(kysely);
  return rows;
}

/** A page of the documents whose ids a query selects as `page_id`, in the order of the list. */
export async function findPageOf(
  kysely: DatabaseClient,
  ids: SelectQueryBuilder<Tables, 'document_requests', { page_id: string }>,
  { offset, limit, orderBy }: { offset: number; limit: number; orderBy: string | undefined },
): Promise<ListedDocument[]> {
  const order = readOrderBy(orderBy, LIST_ORDER);
  return kysely
    .selectFrom(ids.orderBy(order).limit(limit).offset(offset).as('page'))
    .innerJoin('document_requests', 'document_requests.id', 'page.page_id')
    .select(DOCUMENT_COLUMNS)
    .select([isChangedSinceExport.as('changed_since_export'), storedValues.as('stored_values')])
    .orderBy(order)
    .execute();
}

/** How many rows there are in all, counted apart from any page, but no further than `atMost`. */
export async function countDocuments(
  kysely: DatabaseClient,
  filter: DocumentFilter,
  atMost: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from document_requests where ${matches(filter)} limit ${atMost}
    ) as some_documents`.execute(kysely);
  return rows[0]?.count ?? 0;
}
