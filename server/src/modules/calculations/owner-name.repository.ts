import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';

/** The names of entities, and of relationships as `parent - child`, by id. */
export async function findOwnerNames(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = sql`${sql.val([...ids])}::uuid[]`;
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from entities where client_id = ${clientId} and id = any(${wanted})
    union all
    select relationship.id, parent.name || ' - ' || child.name
    from entity_relationships relationship
    join entities parent on parent.id = relationship.parent_id
    join entities child on child.id = relationship.child_id
    where relationship.client_id = ${clientId} and relationship.id = any(${wanted})`.execute(kysely);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
