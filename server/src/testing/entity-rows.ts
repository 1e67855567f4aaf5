import type { TestServer } from './test-server.ts';

/** Adds a fund to the entities of a client. For tests. @returns its id */
export async function addEntityTo(
  server: TestServer,
  clientId: string,
  name: string,
  akas: readonly string[] = [],
): Promise<string> {
  const { kysely } = server.database;
  const { id } = await kysely
    .insertInto('entities')
    .values({ client_id: clientId, name, types: ['fund'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = akas.map((aka, position) => ({ entity_id: id, name: aka, position }));
  if (rows.length > 0) await kysely.insertInto('entity_akas').values(rows).execute();
  return id;
}
