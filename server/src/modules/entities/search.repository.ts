import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Entity } from '@assay/shared/contracts';
import type { DatabaseClient } from '../../database/database.ts';
import { containsPattern, startsWithPattern } from '../../platform/search.ts';

/** What a search text finds, in which order, and how much of it. */
export interface EntitySearch {
  readonly clientId: string;
  /** Words in any order, each with one typing error at most. */
  readonly text: string;
  /** The condition that `entities` is one of those that may be found. */
  readonly isFiltered: RawBuilder<SqlBool>;
  /** SQL of the order, by columns of `entities`. */
  readonly order: RawBuilder<unknown>;
  /** Exact matches first, then those that begin with the text, then those with typing errors last. */
  readonly isRanked: boolean;
  /** All matches where there is none. */
  readonly page?: { readonly offset: number; readonly limit: number };
}

/** An entity that was found, and by what, where that is not its name. */
export interface FoundEntity {
  readonly id: string;
  readonly foundBy: Entity['foundBy'];
}

interface MatchedText {
  readonly id: string;
  readonly kind: 'name' | 'aka' | 'clientIdentifier';
  readonly value: string;
}

/** Shorter words would be one typing error away from half of all words. */
const MIN_TOLERANT_LENGTH = 5;
/** The pattern of a word grows with the square of its length. */
const MAX_TOLERANT_LENGTH = 32;
/** Shorter parts of words are in nearly every name: such a word is sought at the beginning of words only. */
const MIN_PART_LENGTH = 3;

/**
 * The words of a searchable text. Where punctuation cuts off one or two characters, as in "L.P." or "ZG-002", the pieces stay
 * one word.
 */
async function readWords(kysely: DatabaseClient, text: string) {
  const typed = text.split(/\s+/u).filter((word) => word !== '');
  const { rows } = await sql<{ text: string; words: string[] }>`
    select searchable_text(${text}) as text,
      array(select btrim(searchable_text(word)) from unnest(${sql.val(typed)}::text[]) word) as words`.execute(
    kysely,
  );
  const [read] = rows;
  const words = (read?.words ?? []).flatMap((word) => {
    const pieces = word.split(' ');
    return pieces.every(({ length }) => length >= MIN_PART_LENGTH) ? pieces : [word];
  });
  return { searchable: read?.text ?? '', words: [...new Set(words)].filter((word) => word !== '') };
}

/** A regular expression of the texts in which a word of letters stands with one letter more, less, changed or swapped. */
function typingErrorPattern(letters: readonly string[]): string {
  const join = (...parts: (string | readonly string[])[]) => parts.flat().join('');
  const alternatives = letters.flatMap((letter, index) => {
    const before = letters.slice(0, index);
    const next = letters[index + 1];
    return [
      join(before, '[^ ]?', letters.slice(index + 1)),
      join(before, '[^ ]', letters.slice(index)),
      ...(next === undefined ? [] : [join(before, next, letter, letters.slice(index + 2))]),
    ];
  });
  return ` (?:${alternatives.join('|')}|${join(letters)}[^ ]) `;
}

/** The searchable text of a name: each table that is searched calls its column so. */
const searchable = sql.ref('searchable');

/** A word as it was typed. */
function hasWord(word: string): RawBuilder<SqlBool> {
  const isShort = word.split(' ', 1).some(({ length }) => length < MIN_PART_LENGTH);
  const isAscii = /^[\u0020-\u007e]*$/u.test(word);
  return sql`${searchable} like ${containsPattern(isShort && isAscii ? ` ${word}` : word)}`;
}

/** The halves of a word of letters that one typing error leaves; none for a word in which none is looked for. */
function halvesOf(word: string): readonly string[] {
  const letters = [...word];
  if (letters.length < MIN_TOLERANT_LENGTH || letters.length > MAX_TOLERANT_LENGTH) return [];
  if (!/^\p{L}+$/u.test(word)) return [];
  const middle = Math.ceil(letters.length / 2);
  const [first, second] = [letters.slice(0, middle), letters.slice(middle)];
  const swapped = [...first.slice(0, -1), ...second.slice(0, 1), ...first.slice(-1), ...second.slice(1)];
  return [` ${first.join('')}`, `${second.join('')} `, ` ${swapped.join('')} `];
}

const hasOneOf = (parts: readonly string[]) =>
  sql<SqlBool>`(${sql.join(
    parts.map((part) => sql`${searchable} like ${containsPattern(part)}`),
    sql` or `,
  )})`;

/** A word, or one of the halves of it that a typing error leaves: other words may have them too. */
export function hasWordOrHalf(word: string): RawBuilder<SqlBool> {
  const halves = halvesOf(word);
  return halves.length === 0 ? hasWord(word) : sql`(${hasWord(word)} or ${hasOneOf(halves)})`;
}

/**
 * A word, also with one typing error where it is long enough. One error leaves the first half of the word or its second half
 * as it is, but for two letters swapped in the middle: the index finds those halves, and the pattern decides. It is kept from the
 * index, which would take seconds to read a long one.
 */
function hasWordNearly(word: string): RawBuilder<SqlBool> {
  const halves = halvesOf(word);
  if (halves.length === 0) return hasWord(word);
  return sql`(${hasWord(word)} or (${hasOneOf(halves)} and (${searchable} || '') ~ ${typingErrorPattern([...word])}))`;
}

/** A name with all words of a text, in any order, each with one typing error at most. */
export async function matchesText(kysely: DatabaseClient, text: string): Promise<RawBuilder<SqlBool>> {
  const { searchable: whole, words } = await readWords(kysely, text);
  return hasAll(whole, words.map(hasWordNearly));
}

/** A text of punctuation finds the names that are nothing else. */
function hasAll(whole: string, conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`${searchable} = ${whole}` : sql.join([...conditions], sql` and `);
}

/**
 * Entities of which the name, an AKA or the client identifier has all words of a text [AMB-136]. Each is found by the best of
 * its texts, by its name where several are as good.
 */
export async function searchEntities(
  kysely: DatabaseClient,
  { clientId, text, isFiltered, order, isRanked, page }: EntitySearch,
): Promise<{ readonly totalCount: number; readonly found: FoundEntity[] }> {
  const { searchable: whole, words } = await readWords(kysely, text);
  const and = (conditions: readonly RawBuilder<SqlBool>[]) => hasAll(whole, conditions);
  const { rows } = await sql<{ totalCount: number; found: MatchedText[] }>`
    with texts as (
      select entity_id, kind, value, case
        when ${searchable} = ${whole} then 0
        when ${searchable} like ${startsWithPattern(whole.trimEnd())} then 1
        when ${and(words.map(hasWord))} then 2
        else 3 end as rank
      from entity_search_texts
      where client_id = ${clientId} and ${and(words.map(hasWordNearly))}
    ), best as (
      select distinct on (entity_id) * from texts order by entity_id, rank, kind <> 'name', kind, value
    ), found as materialized (
      select entities.id, sort_name, time_updated, client_identifier, kind, value, rank
      from best join entities on entities.id = best.entity_id
      where ${isFiltered}
    )
    select (select count(*)::int from found) as "totalCount", coalesce((
      select json_agg(page) from (
        select id, kind, value from found as entities
        order by ${isRanked ? sql`rank, ` : sql``}${order}
        ${page === undefined ? sql`` : sql`limit ${page.limit} offset ${page.offset}`}
      ) page), '[]') as found`.execute(kysely);
  const [result] = rows;
  if (result === undefined) throw new Error('Searching gave no row.');
  return {
    totalCount: result.totalCount,
    found: result.found.map(({ id, kind, value }) => ({
      id,
      foundBy: kind === 'name' ? undefined : { kind, text: value },
    })),
  };
}
