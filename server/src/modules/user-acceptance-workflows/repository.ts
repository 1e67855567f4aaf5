import { sql } from 'kysely';
import type { AcceptanceTransition } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { SYSTEM_USER_ID } from '../../platform/system-user.ts';
import { CHOSEN_ENTRY } from '../../documents/index.ts';

/** A transition that was made. */
export interface TransitionRow {
  readonly transition: AcceptanceTransition;
  readonly justification: string | null;
  readonly user_id: number;
  readonly user_name: string;
  readonly made_at: Date;
  readonly attempt: number;
  readonly revision: number;
}

/** A document that a workflow is about. */
export interface DocumentKey {
  readonly clientId: string;
  readonly documentId: string;
}

/** The transitions of a document, the newest first. */
export async function findTransitions(
  kysely: DatabaseClient,
  { clientId, documentId }: DocumentKey,
): Promise<TransitionRow[]> {
  return kysely
    .selectFrom('user_acceptance_transitions')
    .select(['transition', 'justification', 'user_id', 'user_name', 'made_at', 'attempt', 'revision'])
    .where('client_id', '=', clientId)
    .where('document_request_id', '=', documentId)
    .orderBy('id', 'desc')
    .execute();
}

/** The transition that counts for the present values of a document; undefined where they were extracted after the last one. */
export async function findPresentTransition(
  kysely: DatabaseClient,
  { clientId, documentId }: DocumentKey,
): Promise<Pick<TransitionRow, 'transition' | 'revision'> | undefined> {
  return kysely
    .selectFrom('present_transitions')
    .select(['transition', 'revision'])
    .where('client_id', '=', clientId)
    .where('document_request_id', '=', documentId)
    .executeTakeFirst();
}

export async function insertTransition(
  transaction: DatabaseTransaction,
  { clientId, documentId }: DocumentKey,
  row: Omit<TransitionRow, 'made_at'>,
): Promise<void> {
  await transaction
    .insertInto('user_acceptance_transitions')
    .values({ client_id: clientId, document_request_id: documentId, ...row })
    .execute();
}

/** The last attempt that extracted the document, 0 without one, and when it ended. */
export async function findLastAttempt(
  kysely: DatabaseClient,
  documentId: string,
): Promise<{ readonly attempt: number; readonly finishedAt: Date | null }> {
  const run = await kysely
    .selectFrom('document_runs')
    .select(['attempt', 'finished_at as finishedAt'])
    .where('document_request_id', '=', documentId)
    .where('status', '=', 'done')
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run ?? { attempt: 0, finishedAt: null };
}

/** Changes of a document that are no change of what it says. */
const MARKS = ['verified', 'required', 'secondEntry'];

/** Whether a user has changed a value of a document after a moment, by the audit log. */
export async function hasChangedValues(
  kysely: DatabaseClient,
  { clientId, documentId }: DocumentKey,
  userId: number,
  after: Date | null,
): Promise<boolean> {
  const row = await kysely
    .selectFrom('datapoint_audit')
    .select('id')
    .where('client_id', '=', clientId)
    .where('document_request_id', '=', documentId)
    .where('user_id', '=', userId)
    .where('field', 'not in', MARKS)
    .where('reason', '<>', CHOSEN_ENTRY)
    .$if(after !== null, (query) => query.where('changed_at', '>', after ?? new Date(0)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A value that a person typed or chose, with the best extracted one. */
export interface ChangedValueRow {
  readonly metric_id: string;
  readonly value: string | null;
  readonly currency: string | null;
  readonly last_modified: Date;
  readonly last_modified_by: string;
  readonly extracted_value: string | null;
  readonly extracted_currency: string | null;
}

/** The current values of a document that people typed, or chose among the alternatives, in the order of the screen. */
export async function findChangedValues(
  kysely: DatabaseClient,
  { clientId, documentId }: DocumentKey,
): Promise<ChangedValueRow[]> {
  const { rows } = await sql<ChangedValueRow>`
    select metric.id as metric_id, current.value, current.currency, current.last_modified, current.last_modified_by,
      extracted.value as extracted_value, extracted.currency as extracted_currency
    from document_metrics metric
    join document_requests document on document.id = metric.document_request_id and document.client_id = ${clientId}
    join groupings on groupings.id = metric.grouping_id
    join document_datapoints current on current.metric_id = metric.id and current.rank = 0
    left join lateral (
      select value, currency from document_datapoints other
      where other.metric_id = metric.id and other.id <> current.id and other.modified_by = ${SYSTEM_USER_ID}
      order by other.confidence desc, other.rank limit 1
    ) extracted on true
    where metric.document_request_id = ${documentId}
      and (current.modified_by <> ${SYSTEM_USER_ID} or exists (
        select from datapoint_audit audit
        where audit.client_id = ${clientId} and audit.document_request_id = ${documentId}
          and audit.datapoint_id = current.id and audit.reason = 'chosen' and audit.field in ('value', 'currency')))
      and (coalesce(extracted.value, '') <> coalesce(current.value, '')
        or extracted.currency is distinct from current.currency)
    order by groupings.table_index, groupings.row_index nulls first, metric.order_position, metric.id`.execute(
    kysely,
  );
  return rows;
}
