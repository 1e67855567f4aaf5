import { sql } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';

/** Documents that differ in one of these are about different things, though fund, type and reporting date are the same. */
const IDENTIFYING_FINS = ['limited_partner', 'call_number', 'distribution_number'];

/**
 * Writes which other document of the client is about the same fund, type and reporting date, in another file: an earlier one
 * before a later one. None where somebody has decided on the document.
 */
export async function updateSamePeriod(transaction: DatabaseTransaction, id: string): Promise<void> {
  await sql`
    with judged as materialized (
      select document.id, (
        -- In their order, so that no more of them are compared than until the first that is about the same.
        select other.id from (
          select id from document_requests candidate
          where candidate.client_id = document.client_id
            and candidate.document_type_id = document.document_type_id
            and candidate.fund = document.fund and candidate.reporting_date = document.reporting_date
            and candidate.stage in ('EXT_DONE', 'ARCHIVED')
            and candidate.s3_key <> document.s3_key
            and candidate.same_period_as is distinct from document.id
          order by candidate.upload_date <= document.upload_date desc, candidate.upload_date desc, candidate.id desc
          offset 0
        ) other
        where not exists (select from document_requests newer where newer.revises = other.id)
          and not exists (
            select from document_metrics mine
            join document_datapoints my_value on my_value.metric_id = mine.id and my_value.rank = 0
            join document_metrics theirs on theirs.document_request_id = other.id and theirs.fin = mine.fin
            join document_datapoints their_value on their_value.metric_id = theirs.id and their_value.rank = 0
            where mine.document_request_id = document.id
              and mine.fin = any(${sql.val(IDENTIFYING_FINS)}::text[])
              and my_value.value <> '' and their_value.value <> ''
              and lower(btrim(my_value.value)) <> lower(btrim(their_value.value)))
        limit 1
      ) as other_id
      from document_requests document
      where document.id = ${id} and not document.is_kept_duplicate and document.revises is null
    )
    update document_requests set same_period_as = judged.other_id from judged
    where document_requests.id = judged.id
      and document_requests.same_period_as is distinct from judged.other_id`.execute(transaction);
}

/** Keeps a document beside the other one of its period. */
export async function keepBeside(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction
    .updateTable('document_requests')
    .set({ same_period_as: null, is_kept_duplicate: true })
    .where('id', '=', id)
    .execute();
}

/** Keeps a document instead of another one. */
export async function markRevision(
  transaction: DatabaseTransaction,
  { id, revises }: { readonly id: string; readonly revises: string },
): Promise<void> {
  await transaction
    .updateTable('document_requests')
    .set({ same_period_as: null, revises })
    .where('id', '=', id)
    .execute();
}

/** A value outside of tables that two documents do not have alike. */
export interface StoredDifference {
  readonly fin: string;
  readonly label: string;
  readonly data_type: string;
  readonly before_value: string | null;
  readonly before_currency: string | null;
  readonly after_value: string | null;
  readonly after_currency: string | null;
}

const MAX_DIFFERENCES = 200;

/** The values outside of tables in which a document differs from an earlier one, in the order of the document. */
export async function findDifferences(
  kysely: DatabaseClient,
  { earlier, later }: { readonly earlier: string; readonly later: string },
): Promise<StoredDifference[]> {
  const valuesOf = (id: string) => sql`
    select distinct on (metric.fin) metric.fin, metric.display_label, metric.data_type, metric.order_position,
      nullif(datapoint.value, '') as value, datapoint.currency
    from document_metrics metric
    join groupings on groupings.id = metric.grouping_id and groupings.row_index is null
    left join document_datapoints datapoint on datapoint.metric_id = metric.id and datapoint.rank = 0
    where metric.document_request_id = ${id}
    order by metric.fin, metric.order_position`;
  const { rows } = await sql<StoredDifference>`
    select fin, coalesce(later.display_label, earlier.display_label) as label,
      coalesce(later.data_type, earlier.data_type) as data_type,
      earlier.value as before_value, earlier.currency as before_currency,
      later.value as after_value, later.currency as after_currency
    from (${valuesOf(earlier)}) earlier full join (${valuesOf(later)}) later using (fin)
    where (earlier.value, case when earlier.value is not null then earlier.currency end)
      is distinct from (later.value, case when later.value is not null then later.currency end)
    order by coalesce(later.order_position, earlier.order_position), fin
    limit ${MAX_DIFFERENCES}`.execute(kysely);
  return rows;
}
