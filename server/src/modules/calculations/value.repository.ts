import { sql } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { inChunks } from '../../platform/db/chunks.ts';
import { SYSTEM_USER } from '../../platform/system-user.ts';
import { auditDatapoints } from '../datapoint-audit/index.ts';
import { CALCULATED_SOURCE, type CalculatedValue, type Owner, type ValueRow } from './calculated-value.ts';

const owner = sql`coalesce(entity_id, relationship_id)`;

/** Of each owner, metric and reporting date the value that counts, and beside it the calculated one. */
export async function findValues(
  kysely: DatabaseClient,
  clientId: string,
  owners: readonly string[],
  fins: readonly string[],
): Promise<ValueRow[]> {
  const ids = sql`${sql.val([...owners])}::uuid[]`;
  const { rows } = await sql<ValueRow>`
    select distinct on (${owner}, fin, reporting_date, operands is null)
      id, ${owner} as "ownerId", fin, reporting_date as "reportingDate", value, currency,
      is_verified as "isVerified", operands, jsonb_build_object('dataSource', data_source,
        'enteredBy', case data_source when 'Manual' then last_modified_by end) as source
    from entity_datapoints
    where client_id = ${clientId} and fin = any(${sql.val([...fins])}::text[]) and deleted_at is null
      and (entity_id = any(${ids}) or relationship_id = any(${ids}))
    order by ${owner}, fin, reporting_date, operands is null, time_updated desc, id desc`.execute(kysely);
  return rows;
}

/** Stores calculated values in the place of earlier ones. */
export async function storeCalculated(
  transaction: DatabaseTransaction,
  clientId: string,
  values: readonly CalculatedValue[],
): Promise<void> {
  const rows = values.map(({ owner: { kind, id }, fin, reportingDate, operands, isVerified, ...figure }) => ({
    ...figure,
    client_id: clientId,
    entity_id: kind === 'entity' ? id : null,
    relationship_id: kind === 'relationship' ? id : null,
    fin,
    reporting_date: reportingDate,
    data_source: CALCULATED_SOURCE,
    is_verified: isVerified,
    operands: JSON.stringify(operands),
  }));
  const next = values.map(({ id, value, currency }) => ({ id, value, currency }));
  await auditDatapoints(transaction, { clientId, ...SYSTEM_USER }, 'recalculated', next);
  for (const chunk of inChunks(rows)) {
    await transaction
      .insertInto('entity_datapoints')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .expression(sql`coalesce(entity_id, relationship_id), fin, reporting_date`)
          .where('operands', 'is not', null)
          .doUpdateSet((eb) => ({
            value: eb.ref('excluded.value'),
            currency: eb.ref('excluded.currency'),
            operands: eb.ref('excluded.operands'),
            is_verified: eb.ref('excluded.is_verified'),
            time_updated: sql<Date>`now()`,
            known_since: sql<Date>`greatest(now(), entity_datapoints.known_since)`,
          })),
      )
      .execute();
  }
}

/** Removes calculated values that are no longer to be had. */
export async function removeCalculated(
  transaction: DatabaseTransaction,
  clientId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const gone = ids.map((id) => ({ id, value: null, currency: null }));
  await auditDatapoints(transaction, { clientId, ...SYSTEM_USER }, 'recalculated', gone);
  await transaction
    .deleteFrom('entity_datapoints')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`id = any(${sql.val([...ids])}::uuid[])`)
    .where('operands', 'is not', null)
    .execute();
}

/** The next owners, by id, that have a value of one of the metrics. */
export async function findOwners(
  kysely: DatabaseClient,
  clientId: string,
  fins: readonly string[],
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Owner[]> {
  const start = after ?? '00000000-0000-0000-0000-000000000000';
  // One range of the index for each metric: together they would be sorted whole for every page.
  const ofMetric = fins.map(
    (fin) => sql`(select distinct ${owner} as id, entity_id is not null as "isEntity" from entity_datapoints
      where client_id = ${clientId} and deleted_at is null and fin = ${fin} and ${owner} > ${start}::uuid order by 1 limit ${limit})`,
  );
  if (ofMetric.length === 0) return [];
  const { rows } = await sql<{ id: string; isEntity: boolean }>`
    select distinct * from (${sql.join(ofMetric, sql` union all `)}) owners order by id limit ${limit}`.execute(
    kysely,
  );
  return rows.map(({ id, isEntity }) => ({ kind: isEntity ? 'entity' : 'relationship', id }));
}

/** Removes the calculated values of a metric that some owners have; they stay in the audit log. @returns where they were */
export async function removeAllCalculated(
  transaction: DatabaseTransaction,
  clientId: string,
  fin: string,
  owners: readonly Owner[],
) {
  const rows = await transaction
    .selectFrom('entity_datapoints')
    .select(['id', 'entity_id', 'relationship_id', 'reporting_date'])
    .where('client_id', '=', clientId)
    .where('fin', '=', fin)
    .where(sql<boolean>`${owner} = any(${sql.val(owners.map(({ id }) => id))}::uuid[])`)
    .where('operands', 'is not', null)
    .execute();
  await removeCalculated(
    transaction,
    clientId,
    rows.map(({ id }) => id),
  );
  return rows;
}

/** Entities, and the relationships that they are part of. */
export async function findOwnersOfEntities(
  kysely: DatabaseClient,
  clientId: string,
  entityIds: readonly string[],
): Promise<Owner[]> {
  const ids = sql`${sql.val([...entityIds])}::uuid[]`;
  const { rows } = await sql<Owner>`
    select 'entity' as kind, id from entities where client_id = ${clientId} and id = any(${ids})
    union all
    select 'relationship', id from entity_relationships
    where client_id = ${clientId} and (parent_id = any(${ids}) or child_id = any(${ids}))`.execute(kysely);
  return rows;
}
