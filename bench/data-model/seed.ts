import { sql } from 'kysely';
import type { DatabaseClient } from '../../server/src/database/database.ts';

/** How much is stored. The first entities have a long history of many metrics, the others a few values each. */
export interface Size {
  readonly entities: number;
  readonly entitiesWithHistory: number;
  readonly valuesOfOthers: number;
}

/** Values of the entities with a history: each of so many metrics for so many quarters. */
export const METRICS = 100;
const QUARTERS = 20;

/** 100,000 entities with 1,000,000 values, and a fiftieth of that. */
export const SIZES: Readonly<Record<string, Size>> = {
  full: { entities: 100_000, entitiesWithHistory: 250, valuesOfOthers: 500_000 },
  small: { entities: 2000, entitiesWithHistory: 5, valuesOfOthers: 10_000 },
};

/** One of so many entities has the name of the one before it, with its legal form written otherwise. */
const ENTITIES_PER_DUPLICATE = 500;

/** The id of an entity by its number, in SQL: spread like a random one, and a valid version 4. */
const entityId = (number: string) =>
  sql.raw(`overlay(overlay(md5('entity ' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`);

export const metricFin = (number: number) => `bench_metric_${number}`;

/** Runs work on a table without its indexes, which are made anew afterwards: much faster for many rows. */
async function withoutIndexes(
  rows: DatabaseClient,
  table: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = ${table} and not exists
      (select 1 from pg_constraint where conindid = format('%I', indexname)::regclass)`.execute(rows);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(rows);
  await work();
  for (const { definition } of indexes) await sql.raw(definition).execute(rows);
}

async function insertEntities(rows: DatabaseClient, { entities }: Size): Promise<void> {
  await sql`
    insert into entities (id, client_id, name, client_identifier, types, time_updated)
    select ${entityId('n')}, 'demo',
      (array['Alder','Birch','Cedar','Dogwood','Elm','Fir','Ginkgo','Hazel','Ironwood','Juniper'])[1 + named % 10] || ' '
        || (array['Growth','Buyout','Credit','Infrastructure','Ventures','Renewables','Mezzanine'])[1 + named % 7]
        || ' Partners ' || named || case when n = named then ', L.P.' else ' LP' end,
      'C-' || n, case when n % 4 = 0 then array['fund'] when n % 4 = 1 then array['company']
        when n % 4 = 2 then array['limited_partner'] else array['fund', 'fund_manager'] end,
      timestamptz '2024-01-01' + n * interval '1 minute'
    from generate_series(1, ${sql.lit(entities)}) as n,
      lateral (select n - (n % ${sql.lit(ENTITIES_PER_DUPLICATE)} = 0)::int as named) as spelled`.execute(
    rows,
  );
  await sql`
    insert into entity_akas (entity_id, name, position)
    select ${entityId('n')}, 'Also known as ' || n, 0
    from generate_series(1, ${sql.lit(entities)}, 2) as n`.execute(rows);
  await sql`
    insert into entity_relationships (client_id, parent_id, parent_type, child_id, child_type)
    select 'demo', ${entityId('n')}, 'fund', ${entityId(`(1 + (n + step * 7919) % ${entities})`)}, 'company'
    from generate_series(1, ${sql.lit(entities)}) as n, generate_series(1, 2) as step
    on conflict do nothing`.execute(rows);
}

/** The texts by which entities are found: a trigger adds their words. */
async function insertSearchTexts(rows: DatabaseClient): Promise<void> {
  await sql`
    insert into entity_search_texts (client_id, entity_id, kind, value)
    select client_id, id, 'name', name from entities
    union all select client_id, id, 'clientIdentifier', client_identifier from entities where client_identifier is not null
    union all select client_id, entity_id, 'aka', aka.name from entity_akas aka join entities on entities.id = entity_id`.execute(
    rows,
  );
}

async function insertValues(rows: DatabaseClient, size: Size): Promise<void> {
  const others = size.entities - size.entitiesWithHistory;
  const columns = sql`client_id, entity_id, fin, value, currency, reporting_date, confidence, data_source, is_verified`;
  const value = sql`((1000000 + n * 7 % 999983)::numeric / 100)::text, 'USD'`;
  await sql`
    insert into metric_identifiers (client_id, fin, name, type)
    select 'demo', 'bench_metric_' || m, 'Benchmark metric ' || m, 'MONEY'
    from generate_series(0, ${sql.lit(METRICS - 1)}) as m on conflict do nothing`.execute(rows);
  await sql`
    insert into entity_datapoints (${columns})
    select 'demo', ${entityId('n')}, 'bench_metric_' || m, ${value},
      date '2019-03-31' + q * 91, 0.93, 'statement-' || q || '.pdf', true
    from generate_series(1, ${sql.lit(size.entitiesWithHistory)}) as n,
      generate_series(0, ${sql.lit(METRICS - 1)}) as m, generate_series(1, ${sql.lit(QUARTERS)}) as q`.execute(
    rows,
  );
  await sql`
    insert into entity_datapoints (${columns})
    select 'demo', ${entityId(`(${size.entitiesWithHistory + 1} + n % ${others})`)},
      'bench_metric_' || n / ${sql.lit(others)} % ${sql.lit(METRICS)}, ${value},
      date '2023-12-31', 0.93, 'statement.pdf', true
    from generate_series(1, ${sql.lit(size.valuesOfOthers)}) as n`.execute(rows);
}

/** Fills the client of the demo. */
export async function seed(rows: DatabaseClient, size: Size): Promise<void> {
  await rows.connection().execute(async (connection) => {
    // Without it, every row would look up what it refers to.
    await sql`set session_replication_role = replica`.execute(connection);
    await withoutIndexes(connection, 'entities', () => insertEntities(connection, size));
    await withoutIndexes(connection, 'entity_datapoints', () => insertValues(connection, size));
    await sql`set session_replication_role = default`.execute(connection);
    await withoutIndexes(connection, 'entity_search_texts', () => insertSearchTexts(connection));
  });
  await sql`vacuum analyze`.execute(rows);
}

/** The id of an entity that was filled. */
export async function findEntityId(rows: DatabaseClient, number: number): Promise<string> {
  const { rows: found } = await sql<{ id: string }>`select ${entityId(String(number))} as id`.execute(rows);
  return found[0]?.id ?? '';
}
