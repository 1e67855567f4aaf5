import { ENTITY_DATA_TYPES } from '@assay/shared/domain';
import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';

/** Why the audit log has a value that somebody chose between two entries: it is no work of the one who chose. */
export const CHOSEN_ENTRY = 'secondEntryChosen';

/** Who reads documents. */
export interface Reader {
  readonly clientId: string;
  readonly userId: number;
}

/** A value that two people enter, with its second entry if there is one. */
export interface EntryFieldRow {
  readonly metric_id: string;
  readonly document_request_id: string;
  readonly fin: string;
  readonly data_type: string;
  readonly value: string;
  readonly currency: string | null;
  readonly entered_by: string;
  /** The last transition of the document's present values where they wait for a second person. */
  readonly transition: 'submit' | 'reject' | null;
  /** Whether the value is the reader's own entry: they submitted the document or changed the value. */
  readonly is_own: boolean;
  readonly first_value: string | null;
  readonly first_currency: string | null;
  readonly first_by: string | null;
  readonly second_value: string | null;
  readonly second_currency: string | null;
  readonly second_by: string | null;
  readonly chosen: 'both' | 'first' | 'second' | null;
}

/** The metrics that people of a client enter twice, by fin; mostly none. */
export async function findSecondEntryMetrics(
  kysely: DatabaseClient,
  clientId: string,
): Promise<readonly string[]> {
  const client = await kysely
    .selectFrom('clients')
    .select('second_entry_metrics')
    .where('id', '=', clientId)
    .executeTakeFirst();
  return client?.second_entry_metrics ?? [];
}

/** The values of documents that are not empty and have one of the fins, names of entities left out, in the order of the screen. */
export async function findEntryFields(
  kysely: DatabaseClient,
  { clientId, userId }: Reader,
  documentIds: readonly string[],
  fins: readonly string[],
): Promise<EntryFieldRow[]> {
  const { rows } = await sql<EntryFieldRow>`
    select metric.id as metric_id, metric.document_request_id, metric.fin, metric.data_type, current.value, current.currency,
      coalesce(submitted.user_name, current.last_modified_by) as entered_by, last.transition,
      submitted.user_name is not null and exists (
        select from user_acceptance_transitions own
        where own.client_id = ${clientId} and own.document_request_id = document.id and own.user_id = ${userId}
          and own.transition = 'submit' and own.attempt = last.attempt
      ) or exists (
        select from datapoint_audit audit
        where audit.client_id = ${clientId} and audit.document_request_id = document.id
          and audit.metric_id = metric.id and audit.user_id = ${userId} and audit.field in ('value', 'currency')
          and audit.reason is distinct from ${CHOSEN_ENTRY}
      ) as is_own,
      entry.first_value, entry.first_currency, entry.first_by, entry.second_value, entry.second_currency, entry.second_by,
      entry.chosen
    from document_metrics metric
    join document_requests document on document.id = metric.document_request_id and document.client_id = ${clientId}
    join groupings on groupings.id = metric.grouping_id
    join document_datapoints current on current.metric_id = metric.id and current.rank = 0
    left join present_transitions last on last.document_request_id = document.id and not document.is_verified
      and last.transition in ('submit', 'reject')
    left join lateral (
      select user_name from user_acceptance_transitions made
      where made.client_id = ${clientId} and made.document_request_id = document.id and made.transition = 'submit'
        and made.attempt = last.attempt order by made.id desc limit 1
    ) submitted on true
    left join second_entries entry on entry.metric_id = metric.id
    where metric.document_request_id = any(${sql.val([...documentIds])}::uuid[])
      and metric.fin = any(${sql.val([...fins])}::text[])
      and metric.data_type not in (${sql.join(ENTITY_DATA_TYPES)}) and coalesce(current.value, '') <> ''
    order by groupings.table_index, groupings.row_index nulls first, metric.order_position, metric.id`.execute(
    kysely,
  );
  return rows;
}
