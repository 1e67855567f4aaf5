import { sql } from 'kysely';
import type { Entity } from '@assay/shared/contracts';
import { DEFAULT_PAGE_SIZE } from '@assay/shared/domain';
import type { Rows } from '../../database/database.ts';
import { readOrderTerms, readPage } from './order.ts';

export interface EntityQuery {
  readonly offset?: number | undefined;
  readonly maxPageSize?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly interDocumentEntityId?: readonly string[] | undefined;
  readonly name?: string | undefined;
  readonly type?: readonly string[] | undefined;
}

const COLUMNS = {
  name: 'lower(entities.name) collate "C"',
  timeUpdated: 'entities.time_updated',
  clientIdentifier: 'lower(entities.client_identifier) collate "C"',
};
const LARGEST_PAGE = 500;

/** A page of the client's entities; no match is an empty list [AMB-098]. */
export async function findEntities(
  kysely: Rows,
  clientId: string,
  query: EntityQuery,
): Promise<{ entities: Entity[]; totalEntityCount: number }> {
  const { interDocumentEntityId: ids, name, type: types } = query;
  const matching = kysely
    .selectFrom('entities')
    .where('entities.client_id', '=', clientId)
    .$if(ids !== undefined, (some) => some.where('entities.id', 'in', [...(ids ?? [])]))
    .$if(name !== undefined, (some) =>
      some.where(
        sql<boolean>`plain_text(entities.name) like plain_text(${`%${name?.replace(/[\\%_]/g, '\\$&')}%`})`,
      ),
    )
    .$if(types !== undefined, (some) =>
      some.where(sql<boolean>`entities.types && ${sql.val([...(types ?? [])])}::text[]`),
    );
  const { offset, limit } = readPage(query, { defaultSize: DEFAULT_PAGE_SIZE, largest: LARGEST_PAGE });
  const terms = readOrderTerms(query.orderBy, COLUMNS, 'name:asc', 'entities.id');
  const rows = await matching
    .select(['entities.id', 'entities.name', 'client_identifier', 'types', 'time_updated'])
    .select(({ selectFrom }) => [
      sql<
        string[]
      >`array(select aka.name from entity_akas aka where aka.entity_id = entities.id order by position)`.as(
        'akas',
      ),
      selectFrom('entity_relationships')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where((eb) =>
          eb.or([eb('parent_id', '=', eb.ref('entities.id')), eb('child_id', '=', eb.ref('entities.id'))]),
        )
        .as('relationship_count'),
    ])
    .$call((some) => terms.reduce((ordered, term) => ordered.orderBy(term), some))
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await matching
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const names = await findTypeNames(kysely, clientId);
  return {
    totalEntityCount: count,
    entities: rows.map((row) => ({
      interDocumentEntityId: row.id,
      name: row.name,
      displayName: row.name,
      clientIdentifier: row.client_identifier,
      akas: row.akas,
      types: row.types.map((fin) => ({ fin, displayName: names.get(fin) ?? fin })),
      timeUpdated: row.time_updated.toISOString(),
      akaCount: row.akas.length,
      relationshipCount: row.relationship_count ?? 0,
    })),
  };
}

async function findTypeNames(kysely: Rows, clientId: string): Promise<Map<string, string>> {
  const rows = await kysely
    .selectFrom('entity_types')
    .select(['fin', 'display_name'])
    .where('client_id', '=', clientId)
    .execute();
  return new Map(rows.map(({ fin, display_name: displayName }) => [fin, displayName]));
}
