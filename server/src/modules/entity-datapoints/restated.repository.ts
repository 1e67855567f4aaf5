import { sql } from 'kysely';
import { UNKNOWN_DATE } from '@assay/shared/domain';
import type { DatabaseTransaction } from '../../database/database.ts';

/** The owner, metric and reporting date of a value. */
export interface ValuePlace {
  readonly entity_id?: string | null;
  readonly relationship_id?: string | null;
  readonly fin: string;
  readonly reporting_date: string;
}

/** A figure that was known before. */
export interface EarlierFigure extends Required<ValuePlace> {
  readonly value: string;
  readonly currency: string | null;
  readonly data_source: string;
  readonly last_modified_by: string;
  readonly verified_by: string | null;
  readonly document_request_id: string | null;
}

/**
 * Of each owner, metric and reporting date the figure that was known last: from a document or a person, or from a document
 * before it was unconfirmed. One statement; none for an unknown date, which is no date.
 */
export async function findEarlierFigures(
  transaction: DatabaseTransaction,
  clientId: string,
  places: readonly ValuePlace[],
): Promise<EarlierFigure[]> {
  const dated = places.filter((place) => place.reporting_date !== UNKNOWN_DATE);
  if (dated.length === 0) return [];
  const column = (read: (place: ValuePlace) => string) => sql.val(dated.map(read));
  const wanted = sql`unnest(${column((one) => one.entity_id ?? one.relationship_id ?? '')}::uuid[],
    ${column(({ fin }) => fin)}::text[], ${column((one) => one.reporting_date)}::date[]) as wanted (owner, fin, date)`;
  const columns = sql`known.entity_id, known.relationship_id, known.fin, known.reporting_date, known.value, known.currency,
    known.data_source, known.last_modified_by, known.verified_by, known.document_request_id`;
  const { rows } = await sql<EarlierFigure>`
    select distinct on (entity_id, relationship_id, fin, reporting_date) * from (
      select ${columns}, known.time_updated as known_at
      from ${wanted} join entity_datapoints known on known.fin = wanted.fin
        and (known.entity_id = wanted.owner or known.relationship_id = wanted.owner)
      where known.client_id = ${clientId} and known.deleted_at is null and known.operands is null
        and nullif(known.reporting_date, ${sql.lit(UNKNOWN_DATE)}::date) = wanted.date
      union all
      select ${columns}, audit.changed_at
      from ${wanted} join entity_datapoint_audit audit on audit.fin = wanted.fin
        and (audit.entity_id = wanted.owner or audit.relationship_id = wanted.owner)
      cross join lateral jsonb_populate_record(null::entity_datapoints, audit.row_before) known
      where audit.client_id = ${clientId} and audit.reason = 'unconfirmed' and audit.reporting_date = wanted.date
    ) earlier
    order by entity_id, relationship_id, fin, reporting_date, known_at desc`.execute(transaction);
  return rows;
}
