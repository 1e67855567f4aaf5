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
  /** Whether that leaves out entities of the client. */
  readonly isNarrowed: boolean;
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

/** How well a text matches: as a whole, by its beginning, by other parts, with typing errors. */
const RANKS = [0, 1, 2, 3] as const;
/** So many matches are sorted at most to find a page of them. Of more, the page is looked for in the order of the entities. */
const MAX_SORTED = 5000;
/** So many entities are looked at for that, and pages up to this end are looked for so. */
const MAX_WALKED = { entities: 2000, pageEnd: 200 };

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

/** The letters of a word in which a typing error is looked for. */
function tolerantLetters(word: string): readonly string[] | undefined {
  const letters = [...word];
  const isLong = letters.length >= MIN_TOLERANT_LENGTH && letters.length <= MAX_TOLERANT_LENGTH;
  return isLong && /^\p{L}+$/u.test(word) ? letters : undefined;
}

/**
 * Patterns of the texts that a typing error leaves of a word in so many parts: all parts but the one that has it, or two letters
 * swapped between two parts. Other words may have them too. More parts find fewer of those by more patterns.
 */
function patternsAroundError(letters: readonly string[], parts: number): readonly string[] {
  const size = Math.ceil(letters.length / parts);
  const join = (...some: (readonly string[])[]) => some.flat().join('');
  const starts = letters.map((_, at) => at).filter((at) => at % size === 0);
  return starts.flatMap((start) => {
    const [before, after] = [letters.slice(0, start), letters.slice(start + size)];
    const around = `% ${join(before)}%${join(after)} %`;
    if (start === 0) return [around];
    const swapped = join(letters.slice(0, start - 1), letters.slice(start, start + 1), before.slice(-1));
    return [around, `% ${swapped}${join(letters.slice(start + 1))} %`];
  });
}

const hasOneOf = (patterns: readonly string[]) =>
  sql<SqlBool>`(${sql.join(
    patterns.map((pattern) => sql`${searchable} like ${pattern}`),
    sql` or `,
  )})`;

/** A word, or one of the halves of it that a typing error leaves: other words may have them too. */
export function hasWordOrHalf(word: string): RawBuilder<SqlBool> {
  const letters = tolerantLetters(word);
  return letters === undefined
    ? hasWord(word)
    : sql`(${hasWord(word)} or ${hasOneOf(patternsAroundError(letters, 2))})`;
}

/** A word of letters with one typing error. The index would take seconds to read a long expression, so that it is kept from it. */
const hasTypingError = (letters: readonly string[], parts: number) =>
  sql<SqlBool>`(${hasOneOf(patternsAroundError(letters, parts))} and (${searchable} || '') ~ ${typingErrorPattern(letters)})`;

/** A word, also with one typing error where it is long enough. */
function hasWordNearly(word: string): RawBuilder<SqlBool> {
  const letters = tolerantLetters(word);
  return letters === undefined ? hasWord(word) : sql`(${hasWord(word)} or ${hasTypingError(letters, 2)})`;
}

/** A word in so many parts is found by an index in few other words. */
const INDEXED_PARTS = 8;

/**
 * The conditions that the texts of a client's entities have words, each with one typing error at most. The mistyped forms are
 * looked for among the words of all texts, which are few, so that no expression is compared with the texts themselves.
 */
async function hasWordsNearly(
  kysely: DatabaseClient,
  clientId: string,
  words: readonly string[],
): Promise<{ readonly conditions: readonly RawBuilder<SqlBool>[]; readonly hasForms: boolean }> {
  const lookups = words.flatMap((word, place) => {
    const letters = tolerantLetters(word);
    return letters === undefined
      ? []
      : [
          sql`select ${sql.lit(place)} as place, ${searchable} as form from entity_search_words
            where client_id = ${clientId} and ${hasTypingError(letters, INDEXED_PARTS)}`,
        ];
  });
  if (lookups.length === 0) return { conditions: words.map(hasWord), hasForms: false };
  const { rows } = await sql<{ place: number; form: string }>`${sql.join(lookups, sql` union `)}`.execute(
    kysely,
  );
  const mistyped = rows.filter(({ place, form }) => !form.includes(words[place] ?? ''));
  const formsOf = Map.groupBy(mistyped, ({ place }) => place);
  const conditions = words.map((word, place) => {
    const forms = formsOf.get(place)?.map(({ form }) => containsPattern(form));
    return forms === undefined ? hasWord(word) : sql<SqlBool>`(${hasWord(word)} or ${hasOneOf(forms)})`;
  });
  return { conditions, hasForms: mistyped.length > 0 };
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

/** What texts have to match, and how well one does. */
interface TextMatch {
  readonly matches: RawBuilder<SqlBool>;
  readonly rank: RawBuilder<number>;
}

async function readMatch(kysely: DatabaseClient, { clientId, text }: EntitySearch): Promise<TextMatch> {
  const { searchable: whole, words } = await readWords(kysely, text);
  const nearly = await hasWordsNearly(kysely, clientId, words);
  return {
    matches: hasAll(whole, nearly.conditions),
    rank: sql<number>`case
      when ${searchable} = ${whole} then 0
      when ${searchable} like ${startsWithPattern(whole.trimEnd())} then 1
      ${nearly.hasForms ? sql`when not (${hasAll(whole, words.map(hasWord))}) then 3` : sql``}
      else 2 end`,
  };
}

/**
 * The text by which an entity is found: the best one, its name where several are as good. The offset has the planner read the few
 * texts of the entity first, also where it has no statistics, as on the embedded database.
 */
const bestTextOf = (entityId: RawBuilder<string>, { matches, rank }: TextMatch) => sql`
  select kind, value, ${rank} as rank from (select * from entity_search_texts where entity_id = ${entityId} offset 0) texts
  where ${matches} order by 3, kind <> 'name', kind, value limit 1`;

/** A page of the best matches. */
interface BestMatches {
  /** How many matches have each rank or a better one. */
  readonly sizes: readonly number[];
  /** The first rank of which the matches were not sorted. */
  readonly nextRank: number;
  readonly found: readonly MatchedText[];
}

/** Counts all matches, and finds the page among those of the first ranks, as long as they are not more than a number. */
async function findBest(
  kysely: DatabaseClient,
  { clientId, isFiltered, isNarrowed, order, isRanked, page }: EntitySearch,
  match: TextMatch,
  maxSorted: number,
): Promise<BestMatches> {
  const upTo = (rank: number) => sql`count(*) filter (where rank <= ${sql.lit(rank)})`;
  // Read once to count and once for the page: to keep the matches of a word that most names have would take longer.
  const texts = sql`(
    select entity_id, ${isRanked ? match.rank : sql`0`} as rank from entity_search_texts
    where client_id = ${clientId} and ${match.matches}
      ${isNarrowed ? sql`and exists (select from entities where id = entity_id and ${isFiltered} offset 0)` : sql``}) texts`;
  const { rows } = await sql<Omit<BestMatches, 'found'> & { found: BestMatches['found'] | null }>`
    with sizes as materialized (
      select *, case ${sql.join(
        RANKS.toReversed().map(
          (rank) => sql`when size[${sql.lit(rank + 1)}] <= ${sql.lit(maxSorted)} then ${sql.lit(rank)}`,
        ),
        sql` `,
      )} else -1 end as last
      from (
        select array[${sql.join(RANKS.map(upTo))}]::int[] as size
        from (select min(rank) as rank from ${texts} group by entity_id) best
      ) counted
    ), first_ranks as materialized (
      select entity_id, min(rank) as rank from ${texts} where rank <= (select last from sizes) group by entity_id
    ), sorted as materialized (
      select * from first_ranks limit ${sql.lit(maxSorted)}
    ), page as (
      select id, row_number() over (order by rank, ${order}) as place
      from sorted join entities on entities.id = sorted.entity_id
      order by rank, ${order}
      ${page === undefined ? sql`` : sql`limit ${page.limit} offset ${page.offset}`}
    )
    select size as sizes, last + 1 as "nextRank",
      case when size[last + 1] > 0 then (
        select json_agg(json_build_object('id', id, 'kind', kind, 'value', value) order by place)
        from page cross join lateral (${bestTextOf(sql.ref('page.id'), match)}) text) end as found
    from sizes`.execute(kysely);
  const [best] = rows;
  if (best === undefined) throw new Error('Searching gave no row.');
  return { ...best, found: best.found ?? [] };
}

/** Looks for matches of a rank among the first entities in their order: where many match, a page is found after a few. */
async function walkEntities(
  kysely: DatabaseClient,
  { isFiltered, order, isRanked }: EntitySearch,
  match: TextMatch,
  { rank, offset, limit }: { readonly rank: number; readonly offset: number; readonly limit: number },
): Promise<readonly MatchedText[]> {
  const { rows } = await sql<MatchedText>`
    select id, kind, value from (
      select id, sort_name, time_updated, client_identifier from entities where ${isFiltered}
      order by ${order} limit ${sql.lit(MAX_WALKED.entities)}
    ) entities cross join lateral (${bestTextOf(sql.ref('entities.id'), match)}) text
    ${isRanked ? sql`where rank = ${rank}` : sql``}
    order by ${order} limit ${limit} offset ${offset}`.execute(kysely);
  return rows;
}

/** The page that is searched for; of so many matches that sorting them takes long, without that where it can be. */
async function findPage(
  kysely: DatabaseClient,
  search: EntitySearch,
): Promise<Pick<BestMatches, 'sizes' | 'found'>> {
  const match = await readMatch(kysely, search);
  const { page } = search;
  if (page === undefined) return findBest(kysely, search, match, Number.MAX_SAFE_INTEGER);
  const best = await findBest(kysely, search, match, MAX_SORTED);
  const { sizes, nextRank, found } = best;
  const pageEnd = Math.min(page.offset + page.limit, sizes.at(-1) ?? 0);
  const sortedCount = nextRank === 0 ? 0 : (sizes[nextRank - 1] ?? 0);
  if (pageEnd <= sortedCount) return best;
  if (pageEnd <= MAX_WALKED.pageEnd) {
    const missing = { offset: Math.max(0, page.offset - sortedCount), limit: page.limit - found.length };
    const walked = await walkEntities(kysely, search, match, { rank: nextRank, ...missing });
    if (walked.length === missing.limit) return { sizes, found: [...found, ...walked] };
  }
  return findBest(kysely, search, match, sizes.find((size) => size >= pageEnd) ?? MAX_SORTED);
}

/**
 * Entities of which the name, an AKA or the client identifier has all words of a text [AMB-136]. Each is found by the best of
 * its texts, by its name where several are as good.
 */
export async function searchEntities(
  kysely: DatabaseClient,
  search: EntitySearch,
): Promise<{ readonly totalCount: number; readonly found: FoundEntity[] }> {
  const { sizes, found } = await findPage(kysely, search);
  return {
    totalCount: sizes.at(-1) ?? 0,
    found: found.map(({ id, kind, value }) => ({
      id,
      foundBy: kind === 'name' ? undefined : { kind, text: value },
    })),
  };
}
