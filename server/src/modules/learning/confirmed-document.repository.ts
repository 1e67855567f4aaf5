import { sql } from 'kysely';
import type { DocumentDoubt } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { SYSTEM_USER_ID } from '../../platform/system-user.ts';
import { readFilePart, type FilePart } from '../../documents/index.ts';
import {
  fingerprintModel,
  isSameLayout,
  type LayoutFingerprint,
  type ReviewedValue,
} from '../../pipeline/index.ts';

/** A value of a confirmed document. Outside tables only verified values count. */
export interface ConfirmedMetric extends ReviewedValue {
  readonly type: string;
  readonly isVerified: boolean;
  /** The lesson that proposed it. */
  readonly lessonId: string | null;
}

/** A confirmed document to learn from or to replay. */
export interface ConfirmedDocument {
  readonly id: string;
  readonly clientId: string;
  readonly fileName: string;
  readonly key: string;
  readonly documentTypeId: string;
  /** Which document of its file it is; null for the whole file. */
  readonly part: FilePart | null;
  /** Who sends documents like this, as its values say. */
  readonly sender: string;
  readonly values: readonly ConfirmedMetric[];
}

function selectConfirmed(kysely: DatabaseClient, clientId: string) {
  return kysely
    .selectFrom('document_requests as document')
    .select(['document.id', 'document.file_name', 'document.s3_key', 'document.document_type_id'])
    .select(['document.from_page', 'document.to_page', 'document.part_title'])
    .select(['document.fund_manager', 'document.fund', 'document.document_doubts'])
    .where('document.client_id', '=', clientId)
    .where('document.is_verified', '=', true);
}

/** Whether a reviewer chose the current value among several. */
const wasChosen = sql<boolean>`exists (select from datapoint_audit audit
  where audit.datapoint_id = current.id and audit.reason = 'chosen')`;

function selectValues(kysely: DatabaseClient, documentId: string) {
  return kysely
    .selectFrom('document_metrics as metric')
    .innerJoin('document_datapoints as current', (join) =>
      join.onRef('current.metric_id', '=', 'metric.id').on('current.rank', '=', 0),
    )
    .innerJoin('groupings as grouping', 'grouping.id', 'metric.grouping_id')
    .leftJoin('document_datapoints as printed', (join) =>
      join.onRef('printed.metric_id', '=', 'metric.id').on('printed.rank', '=', 1),
    )
    .select(['current.id', 'metric.fin', 'metric.data_type', 'metric.grouping_id'])
    .select(['grouping.parent_id', 'grouping.group_identifier', 'current.is_verified'])
    .select(['printed.page as own_page', 'printed.x as own_x', 'printed.y as own_y'])
    .select(['printed.w as own_w', 'printed.h as own_h'])
    .select([
      'current.value',
      'current.currency',
      'current.page',
      'current.x',
      'current.y',
      'current.w',
      'current.h',
    ])
    .select(['current.modified_by', 'current.lesson_id'])
    .select(wasChosen.as('was_chosen'))
    .where('metric.document_request_id', '=', documentId)
    .where((eb) =>
      eb.or([
        eb.and([eb('current.is_verified', '=', true), eb('current.value', '!=', '')]),
        // A metric that its reviewer looked for and did not find.
        eb.and([eb('current.is_verified', '=', true), eb('grouping.parent_id', 'is', null)]),
        // Other cells of a table show where their row is; what was emptied shows that nothing may be read there.
        eb.and([eb('grouping.parent_id', 'is not', null), eb('current.value', '!=', '')]),
        eb.and([eb('current.value', '=', ''), eb('current.modified_by', '!=', SYSTEM_USER_ID)]),
      ]),
    )
    .orderBy('metric.order_position')
    .orderBy('metric.id');
}

type ValueRow = Awaited<ReturnType<ReturnType<typeof selectValues>['execute']>>[number];

function toMetric({ value, parent_id: parent, ...row }: ValueRow): ConfirmedMetric {
  const { page, x, y, w, h } = row;
  const { own_page: ownPage, own_x: ownX, own_y: ownY, own_w: ownW, own_h: ownH } = row;
  const isEmptied = value === null || value === '';
  return {
    id: row.id,
    fin: row.fin,
    type: row.data_type,
    groupIdentifier: parent === null ? null : row.group_identifier,
    row: parent === null ? null : row.grouping_id,
    value: value ?? '',
    currency: row.currency,
    place: isEmptied ? boxOf(ownPage, ownX, ownY, ownW, ownH) : boxOf(page, x, y, w, h),
    isVerified: row.is_verified || isEmptied,
    isCorrected: row.modified_by !== SYSTEM_USER_ID || Boolean(row.was_chosen),
    lessonId: row.modified_by === SYSTEM_USER_ID ? row.lesson_id : null,
  };
}

/** A value to learn from; none for a metric that is not in the document, unless one was read or seemed to be printed. */
function toReviewed(row: ValueRow, doubts: readonly DocumentDoubt[]): ConfirmedMetric[] {
  const metric = toMetric(row);
  const isEmptied = metric.place !== null && metric.isCorrected;
  if (metric.value !== '' || metric.row !== null || isEmptied) return [metric];
  const unread = doubts.find(({ kind, fins }) => kind === 'unreadValue' && fins?.includes(metric.fin));
  if (!unread?.box) return [];
  return [{ ...metric, place: { page: unread.page, ...unread.box }, isCorrected: true }];
}

type Side = number | null;

function boxOf(...[page, x, y, w, h]: readonly [Side, Side, Side, Side, Side]): ReviewedValue['place'] {
  return page === null || x === null || y === null || !w || !h ? null : { page, x, y, w, h };
}

type ConfirmedRow = Awaited<ReturnType<ReturnType<typeof selectConfirmed>['execute']>>[number];

async function withValues(
  kysely: DatabaseClient,
  clientId: string,
  row: ConfirmedRow,
): Promise<ConfirmedDocument> {
  return {
    id: row.id,
    clientId,
    fileName: row.file_name,
    key: row.s3_key,
    documentTypeId: row.document_type_id,
    part: readFilePart(row),
    sender: row.fund_manager ?? row.fund ?? row.file_name,
    values: (await selectValues(kysely, row.id).execute()).flatMap((value) =>
      toReviewed(value, row.document_doubts),
    ),
  };
}

/** A confirmed document of a client with its verified values; null when it is not confirmed any more. */
export async function findConfirmed(
  kysely: DatabaseClient,
  clientId: string,
  documentId: string,
): Promise<ConfirmedDocument | null> {
  const row = await selectConfirmed(kysely, clientId)
    .where('document.id', '=', documentId)
    .executeTakeFirst();
  return row === undefined ? null : withValues(kysely, clientId, row);
}

/** The fingerprint of a document as it was read last; null where none was kept. */
export async function findFingerprint(
  kysely: DatabaseClient,
  documentId: string,
): Promise<LayoutFingerprint | null> {
  const run = await kysely
    .selectFrom('document_runs')
    .select('fingerprint')
    .where('document_request_id', '=', documentId)
    .where('status', '=', 'done')
    .where('fingerprint', 'is not', null)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run === undefined ? null : fingerprintModel.parse(run.fingerprint);
}

/** A replay reads at most this many documents of a layout again, the newest first. */
const MAX_REPLAYED = 25;

/** Whose documents of which type. */
interface Scope {
  readonly clientId: string;
  readonly documentTypeId: string;
}

/** The document that a metric belongs to, with its name and its fingerprint as it was read last; null for another client's. */
export async function findDocumentOfMetric(kysely: DatabaseClient, clientId: string, metricId: string) {
  const document = await kysely
    .selectFrom('document_metrics as metric')
    .innerJoin('document_requests as document', 'document.id', 'metric.document_request_id')
    .select(['document.id', 'document.file_name'])
    .where('metric.id', '=', metricId)
    .where('document.client_id', '=', clientId)
    .executeTakeFirst();
  if (document === undefined) return null;
  const fingerprint = await findFingerprint(kysely, document.id);
  return fingerprint === null ? null : { fileName: document.file_name, fingerprint };
}

/** The newest confirmed documents of a layout, as many as a replay reads. */
async function findReplayed(
  kysely: DatabaseClient,
  { clientId, documentTypeId }: Scope,
  fingerprint: LayoutFingerprint,
) {
  const rows = await selectConfirmed(kysely, clientId)
    .innerJoin('document_runs as run', (join) =>
      join.onRef('run.document_request_id', '=', 'document.id').on('run.status', '=', 'done'),
    )
    .select(['run.fingerprint', 'run.attempt'])
    .where('document.document_type_id', '=', documentTypeId)
    .where('run.fingerprint', 'is not', null)
    .orderBy('document.published_at', (order) => order.desc().nullsLast())
    .orderBy('document.id')
    .orderBy('run.attempt', 'desc')
    .execute();
  const newest = rows.filter((row, index) => rows.findIndex(({ id }) => id === row.id) === index);
  const alike = newest.filter((row) => isSameLayout(fingerprintModel.parse(row.fingerprint), fingerprint));
  return alike.slice(0, MAX_REPLAYED);
}

/** The confirmed documents of a layout that a replay reads again. */
export async function findConfirmedOfLayout(
  kysely: DatabaseClient,
  scope: Scope,
  fingerprint: LayoutFingerprint,
): Promise<ConfirmedDocument[]> {
  const documents: ConfirmedDocument[] = [];
  for (const row of await findReplayed(kysely, scope, fingerprint))
    documents.push(await withValues(kysely, scope.clientId, row));
  return documents;
}

/**
 * How many confirmed documents are read again before what a confirmed document of the client teaches is in force; null where
 * nobody corrected a value of it.
 */
export async function countReplayed(
  kysely: DatabaseClient,
  clientId: string,
  documentId: string,
): Promise<number | null> {
  const row = await selectConfirmed(kysely, clientId)
    .where('document.id', '=', documentId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('document_metrics as metric')
          .innerJoin('document_datapoints as current', (join) =>
            join.onRef('current.metric_id', '=', 'metric.id').on('current.rank', '=', 0),
          )
          .select('metric.id')
          .whereRef('metric.document_request_id', '=', 'document.id')
          .where((eb) => eb.or([eb('current.modified_by', '!=', SYSTEM_USER_ID), wasChosen])),
      ),
    )
    .executeTakeFirst();
  if (row === undefined) return null;
  const fingerprint = await findFingerprint(kysely, documentId);
  if (fingerprint === null) return 1;
  const scope = { clientId, documentTypeId: row.document_type_id };
  return (await findReplayed(kysely, scope, fingerprint)).length;
}

/** A proposal of a lesson that a reviewer replaced. */
export interface RefusedProposal {
  readonly lessonId: string;
  readonly fin: string;
  /** True where a document of another sender taught the lesson. */
  readonly isOfOther: boolean;
}

/** The lessons' proposals that the reviewer of a document replaced by another verified value. */
export async function findRefusedProposals(
  kysely: DatabaseClient,
  documentId: string,
): Promise<RefusedProposal[]> {
  const rows = await kysely
    .selectFrom('document_datapoints as proposed')
    .innerJoin('document_metrics as metric', 'metric.id', 'proposed.metric_id')
    .innerJoin('document_datapoints as current', (join) =>
      join.onRef('current.metric_id', '=', 'metric.id').on('current.rank', '=', 0),
    )
    .select(['proposed.lesson_id', 'proposed.lesson_of_other', 'metric.fin'])
    .where('proposed.document_request_id', '=', documentId)
    // What was shown first stands right behind the value that replaced it.
    .where('proposed.rank', '=', 1)
    .where((eb) => eb.or([eb('current.modified_by', '!=', SYSTEM_USER_ID), wasChosen]))
    .where('proposed.lesson_id', 'is not', null)
    .whereRef('proposed.value', 'is distinct from', 'current.value')
    .where('current.is_verified', '=', true)
    .execute();
  return rows.flatMap(({ lesson_id: lessonId, lesson_of_other: isOfOther, fin }) =>
    lessonId === null ? [] : [{ lessonId, fin, isOfOther: isOfOther === true }],
  );
}

/** Locks a document until the transaction ends. @returns whether it is confirmed */
export async function lockConfirmed(transaction: DatabaseTransaction, documentId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('document_requests')
    .select('is_verified')
    .where('id', '=', documentId)
    .forUpdate()
    .executeTakeFirst();
  return row?.is_verified === true;
}
