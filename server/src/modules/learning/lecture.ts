import type { Rows } from '../../database/database.ts';
import {
  fingerprintModel,
  isSameLayout,
  type LayoutFingerprint,
  type TaughtValue,
} from '../../pipeline/index.ts';

/** A verified value of a confirmed document. */
export interface ConfirmedMetric extends TaughtValue {
  readonly type: string;
  /** True when a person typed, boxed or chose it; false when it stands as it was extracted. */
  readonly isCorrected: boolean;
  /** The lesson that proposed it. */
  readonly lessonId: string | null;
}

/** A confirmed document, as something to learn from or to replay. */
export interface ConfirmedDocument {
  readonly id: string;
  readonly clientId: string;
  readonly fileName: string;
  readonly key: string;
  readonly documentTypeId: string;
  /** Who sends documents like this, in the words of its own values. */
  readonly sender: string;
  readonly values: readonly ConfirmedMetric[];
}

/** Documents of a layout that a replay reads again, the newest first. */
const MOST_REPLAYED = 25;

function selectConfirmed(kysely: Rows, clientId: string) {
  return kysely
    .selectFrom('document_requests as document')
    .select(['document.id', 'document.file_name', 'document.s3_key', 'document.document_type_id'])
    .select(['document.fund_manager', 'document.fund'])
    .where('document.client_id', '=', clientId)
    .where('document.is_verified', '=', true);
}

async function findValues(kysely: Rows, documentId: string): Promise<ConfirmedMetric[]> {
  const rows = await kysely
    .selectFrom('document_metrics as metric')
    .innerJoin('document_datapoints as front', (join) =>
      join.onRef('front.metric_id', '=', 'metric.id').on('front.rank', '=', 0),
    )
    .innerJoin('groupings as grouping', 'grouping.id', 'metric.grouping_id')
    .select(['front.id', 'metric.fin', 'metric.data_type', 'grouping.parent_id', 'grouping.group_identifier'])
    .select(['front.value', 'front.currency', 'front.page', 'front.x', 'front.y', 'front.w', 'front.h'])
    .select(['front.modified_by', 'front.lesson_id'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('datapoint_audit')
          .select('datapoint_audit.id')
          .whereRef('datapoint_audit.datapoint_id', '=', 'front.id')
          .where('datapoint_audit.reason', '=', 'chosen'),
      ).as('was_chosen'),
    )
    .where('metric.document_request_id', '=', documentId)
    .where('front.is_verified', '=', true)
    .where('front.value', '!=', '')
    .orderBy('metric.order_position')
    .execute();
  return rows.map(({ page, x, y, w, h, ...row }) => ({
    id: row.id,
    fin: row.fin,
    type: row.data_type,
    groupIdentifier: row.parent_id === null ? null : row.group_identifier,
    value: row.value ?? '',
    currency: row.currency,
    place: page === null || x === null || y === null || !w || !h ? null : { page, x, y, w, h },
    isCorrected: row.modified_by !== 1 || Boolean(row.was_chosen),
    lessonId: row.modified_by === 1 ? row.lesson_id : null,
  }));
}

type ConfirmedRow = Awaited<ReturnType<ReturnType<typeof selectConfirmed>['execute']>>[number];

async function withValues(kysely: Rows, clientId: string, row: ConfirmedRow): Promise<ConfirmedDocument> {
  return {
    id: row.id,
    clientId,
    fileName: row.file_name,
    key: row.s3_key,
    documentTypeId: row.document_type_id,
    sender: row.fund_manager ?? row.fund ?? row.file_name,
    values: await findValues(kysely, row.id),
  };
}

/** A confirmed document of a client with its verified values; null when it is not confirmed any more. */
export async function findConfirmed(
  kysely: Rows,
  clientId: string,
  documentId: string,
): Promise<ConfirmedDocument | null> {
  const row = await selectConfirmed(kysely, clientId)
    .where('document.id', '=', documentId)
    .executeTakeFirst();
  return row === undefined ? null : withValues(kysely, clientId, row);
}

/** The client's confirmed documents of a layout, the newest first. */
export async function findConfirmedOfLayout(
  kysely: Rows,
  { clientId, documentTypeId }: { readonly clientId: string; readonly documentTypeId: string },
  fingerprint: LayoutFingerprint,
): Promise<ConfirmedDocument[]> {
  const rows = await selectConfirmed(kysely, clientId)
    .innerJoin('document_runs as run', (join) =>
      join.onRef('run.document_request_id', '=', 'document.id').on('run.status', '=', 'done'),
    )
    .select(['run.fingerprint', 'run.attempt'])
    .where('document.document_type_id', '=', documentTypeId)
    .where('run.fingerprint', 'is not', null)
    .orderBy('document.updated_at', 'desc')
    .orderBy('document.id')
    .orderBy('run.attempt', 'desc')
    .execute();
  const newest = rows.filter((row, index) => rows.findIndex(({ id }) => id === row.id) === index);
  const alike = newest.filter((row) => isSameLayout(fingerprintModel.parse(row.fingerprint), fingerprint));
  const documents: ConfirmedDocument[] = [];
  for (const row of alike.slice(0, MOST_REPLAYED)) documents.push(await withValues(kysely, clientId, row));
  return documents;
}

/** The lessons whose proposals a person set aside in a document, by the metric's fin. */
export async function findSetAside(
  kysely: Rows,
  documentId: string,
): Promise<{ lessonId: string; fin: string }[]> {
  const rows = await kysely
    .selectFrom('document_datapoints as proposed')
    .innerJoin('document_metrics as metric', 'metric.id', 'proposed.metric_id')
    .innerJoin('document_datapoints as front', (join) =>
      join.onRef('front.metric_id', '=', 'metric.id').on('front.rank', '=', 0),
    )
    .select(['proposed.lesson_id', 'metric.fin'])
    .where('proposed.document_request_id', '=', documentId)
    .where('proposed.rank', '>', 0)
    .where('proposed.lesson_id', 'is not', null)
    .whereRef('proposed.value', 'is distinct from', 'front.value')
    .where('front.is_verified', '=', true)
    .execute();
  return rows.flatMap(({ lesson_id: lessonId, fin }) => (lessonId === null ? [] : [{ lessonId, fin }]));
}
