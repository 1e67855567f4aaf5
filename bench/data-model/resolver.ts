import { CompiledQuery } from 'kysely';
import type { DatabaseClient } from '../../server/src/database/database.ts';
import { resolveNames } from '../../server/src/documents/names/resolve-names.ts';
import { entityNames } from '../../server/src/modules/entities/name-match.repository.ts';
import { compare, type Comparison } from '../harness/cpu.ts';
import { recordStatements } from '../harness/statements.ts';

/** As many names as a long document states, of which half have an entity by name or AKA. */
const NAMES = 100;
const CLIENT = 'demo';

/** What the resolver of names adds to its statement, in CPU time of this process, which has the embedded database in it. */
export async function compareResolver(rows: DatabaseClient): Promise<Comparison> {
  const stored = await rows
    .selectFrom('entities')
    .where('client_id', '=', CLIENT)
    .select('name')
    .limit(NAMES / 2)
    .execute();
  const names = [...stored.map(({ name }) => name), ...stored.map(({ name }) => `${name} II`)];
  const asked = names.map((name) => ({ name, type: 'fund', selectedEntityId: null, documentId: null }));
  const resolve = (kysely: DatabaseClient) => resolveNames(kysely, { entities: entityNames }, CLIENT, asked);
  const found = await resolve(rows);
  const known = found.filter(({ kind }) => kind !== 'none').length;
  if (known !== stored.length) throw new Error(`${known} names instead of ${stored.length} have an entity`);
  const statements = await recordStatements(rows, resolve);
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return Promise.resolve((user + system) / 1000);
  };
  return compare([
    { ask: () => resolve(rows), cpu, idle: 0 },
    {
      async ask() {
        for (const { text, values } of statements)
          await rows.executeQuery(CompiledQuery.raw(text, [...values]));
      },
      cpu,
      idle: 0,
    },
  ]);
}
