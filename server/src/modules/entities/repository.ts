import { sql } from 'kysely';
import type { Rows } from '../../database/database.ts';
import { readOrderBy, type ListOrder } from '../../platform/db/order-by.ts';
import { containsPattern } from '../../platform/search.ts';

/** Which entities of a client a list holds; filters combine with AND. */
export interface EntityFilter {
  readonly clientId: string;
  readonly ids?: readonly string[] | undefined;
  /** Part of the name. */
  readonly name?: string | undefined;
  readonly types?: readonly string[] | undefined;
}

export interface EntityPage {
  readonly offset: number;
  readonly limit: number;
  readonly orderBy: string | undefined;
}

export type EntityRow = Awaited<ReturnType<typeof findEntities>>[number];

const ORDER: ListOrder<'name' | 'timeUpdated' | 'clientIdentifier'> = {
  columns: {
    name: { expression: 'lower(entities.name) collate "C"' },
    timeUpdated: { expression: 'entities.time_updated' },
    clientIdentifier: {
      expression: 'lower(entities.client_identifier) collate "C"',
      isNullable: true,
    },
  },
  defaultOrder: { column: 'name', direction: 'asc' },
  tieBreaker: 'entities.id',
};

function matchingEntities(kysely: Rows, { clientId, ids, name, types }: EntityFilter) {
  return kysely
    .selectFrom('entities')
    .where('entities.client_id', '=', clientId)
    .$if(ids !== undefined, (query) => query.where('entities.id', 'in', [...(ids ?? [])]))
    .$if(name !== undefined, (query) =>
      query.where(sql<boolean>`plain_text(entities.name) like plain_text(${containsPattern(name ?? '')})`),
    )
    .$if(types !== undefined, (query) =>
      query.where(sql<boolean>`entities.types && ${sql.val([...(types ?? [])])}::text[]`),
    );
}

/** A page of entities with their other names and the number of their relationships. */
export async function findEntities(kysely: Rows, filter: EntityFilter, page: EntityPage) {
  return matchingEntities(kysely, filter)
    .select(['entities.id', 'entities.name', 'client_identifier', 'types', 'time_updated'])
    .select(({ selectFrom, fn }) => [
      sql<
        string[]
      >`array(select aka.name from entity_akas aka where aka.entity_id = entities.id order by position)`.as(
        'akas',
      ),
      selectFrom('entity_relationships')
        .select(fn.countAll<number>().as('count'))
        .where((eb) =>
          eb.or([eb('parent_id', '=', eb.ref('entities.id')), eb('child_id', '=', eb.ref('entities.id'))]),
        )
        .as('relationship_count'),
    ])
    .orderBy(readOrderBy(page.orderBy, ORDER))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countEntities(kysely: Rows, filter: EntityFilter): Promise<number> {
  const { count } = await matchingEntities(kysely, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Display names of the client's entity types by fin. */
export async function findTypeNames(kysely: Rows, clientId: string): Promise<Map<string, string>> {
  const rows = await kysely
    .selectFrom('entity_types')
    .select(['fin', 'display_name'])
    .where('client_id', '=', clientId)
    .execute();
  return new Map(rows.map(({ fin, display_name: displayName }) => [fin, displayName]));
}
