import { sql, type SqlBool } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';

/**
 * `in` also for an empty list, which SQL does not allow: nothing is in it. One word is compared with `=`, because PostgreSQL
 * reads an index in its order only for `=`: a list by fund would read and sort every document of its stage.
 */
export function whereIn(column: 'stage' | 'document_type_id', words: readonly string[]) {
  const [word] = words;
  if (word !== undefined && words.length === 1) return sql<SqlBool>`${sql.ref(column)} = ${word}`;
  return sql<SqlBool>`${sql.ref(column)} = any(${sql.val([...words])}::text[])`;
}

/** How many documents of a client are at a stage. */
interface StageCount {
  readonly stage: string;
  readonly count: number;
}

/** How many documents of a client are at each stage that has any: the database keeps these totals (AMB-128). */
export async function findStageCounts(
  kysely: DatabaseClient,
  clientId: string,
  stages?: readonly string[],
): Promise<StageCount[]> {
  // Every list asks: a statement that is written out costs the process less than one that is put together.
  const ofStages = stages === undefined ? sql`true` : whereIn('stage', stages);
  const { rows } = await sql<StageCount>`
    select stage, sum(change)::integer as count from document_count_changes
    where client_id = ${clientId} and ${ofStages} group by stage`.execute(kysely);
  return rows;
}

/**
 * Replaces the stored changes of every client and stage by their sum. Of two that do so at once, each adds up the changes
 * that it has deleted itself.
 */
export async function flushCountDeltas(kysely: DatabaseClient): Promise<void> {
  await kysely
    .with('gone', (rows) =>
      rows.deleteFrom('document_count_changes').returning(['client_id', 'stage', 'change']),
    )
    .insertInto('document_count_changes')
    .columns(['client_id', 'stage', 'change'])
    .expression((eb) =>
      eb
        .selectFrom('gone')
        .select(['client_id', 'stage', sql<number>`sum(change)::bigint`.as('change')])
        .groupBy(['client_id', 'stage'])
        .having(sql<number>`sum(change)`, '<>', 0),
    )
    .execute();
}
