import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { DOCUMENT_LIST_COLUMNS } from '@assay/shared/contracts';
import { verifyStatusOf, type Stage } from '@assay/shared/domain';
import type { Rows, RowsTransaction } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { runFiles } from '../extraction/run-files.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import { readOrderBy, type ListOrder } from '../../platform/db/order-by.ts';
import { containsPattern } from '../../platform/search.ts';

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

/** The columns that lists and single reads return, named one by one so that nothing else leaves by accident. */
const COLUMNS = [
  'document_requests.id',
  'file_name',
  'file_hash',
  'mime_type',
  's3_key',
  'stage',
  'extraction_stage',
  'document_type_id',
  'versioned_document_type_id',
  'reporting_date',
  'fund',
  'fund_manager',
  'upload_date',
  'uploaded_by',
  'uploaded_by_id',
  'is_verified',
  'verified_by',
  'verify_status',
  'tags',
  'metrics_total',
  'metrics_verified',
  'revision',
] as const;

export type DocumentRow = Awaited<ReturnType<typeof findDocuments>>[number];

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
  kysely: Rows,
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
    .select(COLUMNS)
    .orderBy(order)
    .execute();
}

/** How many rows there are in all, counted apart from any page and no further than the cap. */
export async function countDocuments(
  kysely: Rows,
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
  kysely: Rows,
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

/** The named documents of a client, in no order. With `lock` they cannot change until the transaction ends. */
export async function findByIds(
  kysely: Rows,
  clientId: string,
  ids: readonly string[],
  { lock = false } = {},
) {
  if (ids.length === 0) return [];
  return kysely
    .selectFrom('document_requests')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
}

/** Whether the client has a document whose file has this name. */
export async function hasDocumentNamed(kysely: Rows, clientId: string, fileName: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('document_requests')
    .select('id')
    .where('client_id', '=', clientId)
    .where('file_name', '=', fileName)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewDocument {
  readonly clientId: string;
  readonly id: string;
  readonly fileName: string;
  readonly key: string;
  readonly documentTypeId: string;
  readonly uploadedBy: { readonly userId: number; readonly name: string };
}

export async function insertDocument(kysely: Rows, document: NewDocument): Promise<void> {
  await kysely
    .insertInto('document_requests')
    .values({
      id: document.id,
      client_id: document.clientId,
      file_name: document.fileName,
      s3_key: document.key,
      stage: 'DOC_REQUESTED',
      extraction_stage: 'DOC_REQUESTED',
      document_type_id: document.documentTypeId,
      uploaded_by: document.uploadedBy.name,
      uploaded_by_id: document.uploadedBy.userId,
    })
    .execute();
}

/** The document whose file has, or will have, this key. With `lock` it cannot change until the transaction ends. */
export async function findUpload(kysely: Rows, fileKey: string, { lock = false } = {}) {
  return kysely
    .selectFrom('document_requests')
    .select(['id', 'client_id', 'document_type_id', 'stage', 's3_key', 'uploaded_by_id'])
    .where('s3_key', '=', fileKey)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** The keys of all files whose upload was created and has not been accepted. */
export async function findRequestedKeys(kysely: Rows): Promise<string[]> {
  const rows = await kysely
    .selectFrom('document_requests')
    .select('s3_key')
    .where('stage', '=', 'DOC_REQUESTED')
    .execute();
  return rows.map(({ s3_key: key }) => key);
}

/** Records which file a document has. From now on no other file counts as its own. */
export async function recordUpload(
  kysely: Rows,
  id: string,
  { hash, size }: { readonly hash: string; readonly size: number },
): Promise<void> {
  await kysely
    .updateTable('document_requests')
    .set({ file_hash: hash, file_size: size })
    .where('id', '=', id)
    .execute();
}

/** Moves documents to a stage. */
export async function moveDocuments(
  kysely: Rows,
  clientId: string,
  ids: readonly string[],
  stage: Stage,
): Promise<void> {
  await kysely
    .updateTable('document_requests')
    .set({ stage, updated_at: DATABASE_NOW })
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Replaces the tags of a document. @returns whether the client has that document. */
export async function updateTags(
  kysely: Rows,
  clientId: string,
  id: string,
  tags: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('document_requests')
    .set({ tags: [...tags], updated_at: DATABASE_NOW })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteDocuments(kysely: Rows, clientId: string, ids: readonly string[]): Promise<void> {
  await kysely
    .deleteFrom('document_requests')
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Storage keys of all files of these documents. */
export async function findStoredKeys(
  kysely: Rows,
  clientId: string,
  ids: readonly string[],
): Promise<string[]> {
  const files = await kysely
    .selectFrom('document_requests')
    .select('s3_key')
    .where('id', 'in', [...ids])
    .execute();
  const runs = await kysely
    .selectFrom('document_runs')
    .select(['id', 'document_request_id as documentId'])
    .where('document_request_id', 'in', [...ids])
    .execute();
  return [
    ...files.map(({ s3_key: key }) => key),
    ...runs.flatMap((run) => Object.values(runFiles({ ...run, clientId }))),
  ];
}

/** Confirms or unconfirms a document. @param reviewer who confirms it; null where it is unconfirmed */
export async function updateVerified(
  transaction: RowsTransaction,
  id: string,
  reviewer: { readonly userId: number; readonly name: string } | null,
): Promise<void> {
  await transaction
    .updateTable('document_requests')
    .set({
      is_verified: reviewer !== null,
      verified_by: reviewer?.name ?? null,
      verified_by_id: reviewer?.userId ?? null,
      verify_status: verifyStatusOf({ isVerified: reviewer !== null, wasSaved: true }),
      updated_at: DATABASE_NOW,
    })
    .where('id', '=', id)
    .execute();
}

/** What lists show of a document's values. */
export interface ListedValues {
  readonly reportingDate: string | null;
  readonly fund: string | null;
  readonly fundManager: string | null;
  readonly metricsTotal: number;
  readonly metricsVerified: number;
}

/** Updates what lists show of a document after its values were saved. */
export async function updateListedValues(
  transaction: RowsTransaction,
  { id, is_verified: isVerified }: Pick<DocumentRow, 'id' | 'is_verified'>,
  values: ListedValues,
): Promise<void> {
  await transaction
    .updateTable('document_requests')
    .set(({ eb }) => ({
      reporting_date: values.reportingDate,
      fund: values.fund,
      fund_manager: values.fundManager,
      metrics_total: values.metricsTotal,
      metrics_verified: values.metricsVerified,
      verify_status: verifyStatusOf({ isVerified, wasSaved: true }),
      revision: eb('revision', '+', 1),
      updated_at: DATABASE_NOW,
    }))
    .where('id', '=', id)
    .execute();
}
