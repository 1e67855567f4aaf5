import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';
import { hasWordOrHalf } from './search.repository.ts';

/** A name or an AKA of an entity that may be another spelling of a name. */
export interface NearText {
  readonly entityId: string;
  readonly name: string;
  readonly text: string;
}

/** The longest words of a name decide; a name of more words has most of them. */
const MAX_WORDS = 4;
/** From this number on one of the words may be missing. */
const MIN_WORDS_FOR_MISSING = 3;
/** The likeliest texts of all types, and those of the types that are looked for. */
const MAX_TEXTS = { ofAllTypes: 200, ofTypes: 50 };

/** Texts with all of the words, or halves of them; where one may be missing, with all but one. */
function hasWords(words: readonly string[], mayMissOne: boolean): RawBuilder<SqlBool> {
  const all = (some: readonly string[]) => sql<SqlBool>`(${sql.join(some.map(hasWordOrHalf), sql` and `)})`;
  if (!mayMissOne) return all(words);
  const withoutOne = words.map((missing) => all(words.filter((word) => word !== missing)));
  return sql`(${sql.join(withoutOne, sql` or `)})`;
}

/** The words by which texts are sought, and whether one of them may be missing. */
export function soughtWords(words: readonly string[]): {
  readonly words: readonly string[];
  readonly mayMissOne: boolean;
} {
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, MAX_WORDS);
  return { words: longest, mayMissOne: longest.length >= MIN_WORDS_FOR_MISSING };
}

/** Names and AKAs of entities of some types that have the words of a name, or all but one, the likeliest first. */
export async function findNearTexts(
  kysely: DatabaseClient,
  clientId: string,
  near: {
    readonly name: string;
    readonly words: readonly string[];
    readonly mayMissOne: boolean;
    readonly types: readonly string[];
  },
): Promise<readonly NearText[]> {
  const { rows } = await sql<NearText>`
    select entities.id as "entityId", entities.name, near.value as text
    from (
      select entity_id, value, similarity(searchable, searchable_text(${near.name})) as alike
      from entity_search_texts
      where client_id = ${clientId} and kind <> 'clientIdentifier' and ${hasWords(near.words, near.mayMissOne)}
      order by 3 desc, entity_id limit ${MAX_TEXTS.ofAllTypes}
    ) near
    join entities on entities.id = near.entity_id and entities.types && ${sql.val([...near.types])}::text[]
    order by alike desc, entities.id limit ${MAX_TEXTS.ofTypes}`.execute(kysely);
  return rows;
}

/** The names of entities by their ids. */
export async function findNamesOfEntities(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('entities')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
