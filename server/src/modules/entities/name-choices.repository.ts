import { ENTITY_DATA_TYPES } from '@assay/shared/domain';
import { sql } from 'kysely';
import type { NameChoiceScope } from '@assay/shared/contracts';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';

/** A name as the document prints it, and what a choice for it can be remembered for. */
export interface PrintedName {
  readonly name: string;
  readonly fund: string | null;
  readonly sender: string | null;
}

/** The name of a metric as it was found in a document, else as it was typed; undefined for no metric of the document. */
export async function findPrintedName(
  kysely: DatabaseClient,
  clientId: string,
  { documentId, metricId }: { readonly documentId: string; readonly metricId: string },
): Promise<PrintedName | undefined> {
  const row = await kysely
    .selectFrom('document_datapoints as datapoint')
    .innerJoin('document_metrics as metric', 'metric.id', 'datapoint.metric_id')
    .innerJoin('document_requests as document', 'document.id', 'metric.document_request_id')
    .select(['datapoint.value', 'document.fund', 'document.fund_manager as sender'])
    .where('document.client_id', '=', clientId)
    .where('document.id', '=', documentId)
    .where('metric.id', '=', metricId)
    .where('metric.data_type', 'in', ENTITY_DATA_TYPES)
    .where('datapoint.value', '<>', '')
    // 1: nobody has typed it.
    .orderBy(sql`datapoint.modified_by = 1`, 'desc')
    .orderBy('datapoint.rank')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, name: row.value ?? '' };
}

/** A choice that is remembered. */
export interface NewChoice {
  readonly name: string;
  readonly type: string;
  readonly scope: NameChoiceScope;
  readonly scopeName: string;
  readonly entityId: string;
}

/** Stores a choice in place of what was chosen for the same before, which it keeps. @returns its id */
export async function upsertChoice(
  transaction: DatabaseTransaction,
  actor: Pick<Actor, 'clientId' | 'userId' | 'name'>,
  { name, type, scope, scopeName, entityId }: NewChoice,
): Promise<string> {
  const { id } = await transaction
    .insertInto('entity_name_choices')
    .values({
      client_id: actor.clientId,
      name,
      entity_type: type,
      scope,
      scope_name: scopeName,
      entity_id: entityId,
      user_id: actor.userId,
      user_name: actor.name,
    })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'name_key', 'entity_type', 'scope', 'scope_key']).doUpdateSet({
        entity_id: entityId,
        user_id: actor.userId,
        user_name: actor.name,
        chosen_at: sql<Date>`now()`,
        earlier: sql`to_jsonb(entity_name_choices)`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Brings back what was chosen before a choice, or deletes it where nothing was.
 * @returns the entity of the choice that holds again, null where none does; undefined where there was no choice
 */
export async function takeChoiceBack(
  kysely: DatabaseClient,
  clientId: string,
  id: string,
): Promise<{ readonly restoredEntity: string | null } | undefined> {
  const { rows } = await sql<{ restoredEntity: string | null }>`
    with was as (
      select earlier.* from entity_name_choices choice
      cross join lateral jsonb_populate_record(null::entity_name_choices, choice.earlier) earlier
      where choice.client_id = ${clientId} and choice.id = ${id}
        and exists (select from entities where entities.id = earlier.entity_id)
    ), restored as (
      update entity_name_choices choice
      set entity_id = was.entity_id, user_id = was.user_id, user_name = was.user_name, chosen_at = was.chosen_at,
        earlier = was.earlier
      from was where choice.id = ${id} returning choice.entity_id
    ), deleted as (
      delete from entity_name_choices
      where client_id = ${clientId} and id = ${id} and not exists (select from was) returning id
    )
    select entities.name as "restoredEntity" from restored join entities on entities.id = restored.entity_id
    union all select null from deleted`.execute(kysely);
  return rows[0];
}
