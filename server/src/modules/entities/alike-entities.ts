import {
  readComparedName,
  similarityOf,
  weightOf,
  wordSimilarity,
  type ComparedName,
} from './name-similarity.ts';
import { MIN_PROPOSED_SIMILARITY } from './similar-entities.ts';

/** An entity with its name and its AKAs. */
export interface NamedEntity {
  readonly id: string;
  readonly types: readonly string[];
  /** The name first. */
  readonly names: readonly string[];
}

/** Two entities of a common type of which a name or an AKA of one is like one of the other. */
export interface AlikeEntities {
  /** In ascending order. */
  readonly ids: readonly [string, string];
  /** The names that are alike, in the order of the ids. */
  readonly names: readonly [string, string];
  /** From 0 to 1, see `similarityOf`. */
  readonly similarity: number;
}

export interface AlikeFound {
  /** The most alike first. */
  readonly pairs: readonly AlikeEntities[];
  /** False where only the most alike were kept. */
  readonly isComplete: boolean;
}

export interface AlikeLimits {
  /** A word, with those like it, that more names have tells none of them apart: it finds no pairs, but the same name always does. */
  readonly namesOfWord: number;
  /** So many pairs are kept, the most alike. */
  readonly pairs: number;
}

/**
 * Each name is compared with those that share its rarest word, so that the limit is reached by names of words that the whole
 * client has only. More pairs than these nobody goes through before the next search.
 */
export const ALIKE_LIMITS: AlikeLimits = { namesOfWord: 200, pairs: 2000 };

/**
 * How much of the weight of a name may be without a counterpart in another that is as similar as proposals are: with m matched
 * of weights w and at least m, `similarityOf` is at most 2m / (w + m).
 */
const MAX_UNMATCHED = (2 - 2 * MIN_PROPOSED_SIMILARITY) / (2 - MIN_PROPOSED_SIMILARITY);
const MIN_TOLERANT_LENGTH = 4;
const MIN_SHORTENED_LENGTH = 3;

/** A name of an entity, as it is compared. */
interface Text {
  readonly entity: number;
  readonly name: string;
  readonly compared: ComparedName;
}

function push<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** The word, and it without each of its letters: words that are one error apart have one of these in common. */
function withoutOneLetter(word: string): readonly string[] {
  if (word.length < MIN_TOLERANT_LENGTH) return [word];
  return [...new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))])];
}

/** Which words of names are alike, with the places of the names that have them. */
class WordIndex {
  readonly #places = new Map<string, number[]>();
  readonly #byVariant = new Map<string, string[]>();
  readonly #longer = new Map<string, string[]>();
  readonly #alike = new Map<string, readonly string[]>();

  constructor(texts: readonly Text[]) {
    for (const [place, { compared }] of texts.entries())
      for (const word of new Set(compared.words)) push(this.#places, word, place);
    for (const word of this.#places.keys()) {
      for (const variant of withoutOneLetter(word)) push(this.#byVariant, variant, word);
      for (const beginning of this.#beginnings(word)) push(this.#longer, beginning, word);
    }
  }

  /** The words of the index with which a word begins. */
  #beginnings(word: string): readonly string[] {
    const lengths = Array.from(
      { length: Math.max(0, word.length - MIN_SHORTENED_LENGTH) },
      (_, at) => at + MIN_SHORTENED_LENGTH,
    );
    return lengths.map((length) => word.slice(0, length)).filter((part) => this.#places.has(part));
  }

  /** The words of the index that count as a word: itself, with an error, shortened or longer. */
  alike(word: string): readonly string[] {
    const known = this.#alike.get(word);
    if (known !== undefined) return known;
    const near = withoutOneLetter(word).flatMap((variant) => this.#byVariant.get(variant) ?? []);
    const all = new Set([word, ...near, ...this.#beginnings(word), ...(this.#longer.get(word) ?? [])]);
    const alike = [...all].filter((other) => wordSimilarity(word, other) > 0);
    this.#alike.set(word, alike);
    return alike;
  }

  /** How many names have a word or one like it. */
  countOf(word: string): number {
    return this.alike(word).reduce((count, other) => count + (this.#places.get(other)?.length ?? 0), 0);
  }

  /** The places of these names. */
  placesOf(word: string): readonly number[] {
    return this.alike(word).flatMap((other) => this.#places.get(other) ?? []);
  }
}

/** The rarest words of a name, so many that a similar name has a counterpart of one of them. */
function rarestWords({ words }: ComparedName, index: WordIndex): readonly string[] {
  const counted = [...new Set(words)].map((word) => ({ word, count: index.countOf(word) }));
  const rarest = counted.toSorted((one, other) => one.count - other.count).map(({ word }) => word);
  const total = words.reduce((sum, word) => sum + weightOf(word), 0);
  let left = total * MAX_UNMATCHED;
  return rarest.filter((word) => {
    const isSought = left >= 0;
    left -= weightOf(word);
    return isSought;
  });
}

interface FoundPair {
  readonly one: Text;
  readonly other: Text;
  readonly similarity: number;
}

/** So many times the pairs that are kept are found before all but the most alike are dropped. */
const FOUND_BEFORE_DROPPING = 10;

/** The most alike of the pairs that were found, each once, by its most similar names. */
class Pairs {
  readonly #entities: readonly NamedEntity[];
  readonly #excluded: ReadonlySet<string>;
  readonly #kept: number;
  readonly #found = new Map<number, FoundPair>();
  /** Pairs that are no more alike than this are not kept. */
  #dropped = 0;

  constructor(entities: readonly NamedEntity[], excluded: ReadonlySet<string>, kept: number) {
    this.#entities = entities;
    this.#excluded = excluded;
    this.#kept = kept;
  }

  compare(one: Text, other: Text): void {
    if (one.entity > other.entity) {
      this.compare(other, one);
      return;
    }
    const [first, second] = [this.#entities[one.entity], this.#entities[other.entity]];
    if (one.entity === other.entity || !first?.types.some((type) => second?.types.includes(type))) return;
    const similarity = similarityOf(one.compared, other.compared);
    if (similarity < MIN_PROPOSED_SIMILARITY || similarity <= this.#dropped) return;
    const key = one.entity * this.#entities.length + other.entity;
    if (similarity <= (this.#found.get(key)?.similarity ?? 0) || this.#isExcluded(one, other)) return;
    this.#found.set(key, { one, other, similarity });
    if (this.#found.size > this.#kept * FOUND_BEFORE_DROPPING) this.#drop();
  }

  #idOf({ entity }: Text): string {
    return this.#entities[entity]?.id ?? '';
  }

  #isExcluded(one: Text, other: Text): boolean {
    const [first = '', second = ''] = [this.#idOf(one), this.#idOf(other)].toSorted();
    return this.#excluded.has(pairKey([first, second]));
  }

  #drop(): void {
    const found = [...this.#found].toSorted(([, one], [, other]) => other.similarity - one.similarity);
    for (const [key, { similarity }] of found.slice(this.#kept)) {
      this.#found.delete(key);
      this.#dropped = Math.max(this.#dropped, similarity);
    }
  }

  /** The most alike first, and whether there are no more. */
  all(): AlikeFound {
    const pairs = [...this.#found.values()].map(({ one, other, similarity }): AlikeEntities => {
      const [first, second] = this.#idOf(one) < this.#idOf(other) ? [one, other] : [other, one];
      return {
        ids: [this.#idOf(first), this.#idOf(second)],
        names: [first.name, second.name],
        similarity,
      };
    });
    const sorted = pairs.toSorted(
      (one, other) => other.similarity - one.similarity || (pairKey(one.ids) < pairKey(other.ids) ? -1 : 1),
    );
    return {
      pairs: sorted.slice(0, this.#kept),
      isComplete: this.#dropped === 0 && sorted.length <= this.#kept,
    };
  }
}

/** Compares the names of one number that have the same letters. */
function compareSame(texts: readonly Text[], pairs: Pairs, { namesOfWord }: AlikeLimits): void {
  const same = new Map<string, Text[]>();
  for (const text of texts) push(same, text.compared.joined, text);
  for (const group of same.values()) {
    if (group.length > namesOfWord) continue;
    for (const [at, one] of group.entries())
      for (const other of group.slice(at + 1)) pairs.compare(one, other);
  }
}

/** Compares each of the names of one number with those that have a word like one of its rarest. */
function compareSimilar(texts: readonly Text[], pairs: Pairs, { namesOfWord }: AlikeLimits): void {
  const index = new WordIndex(texts);
  for (const [place, text] of texts.entries()) {
    const sought = rarestWords(text.compared, index).filter((word) => index.countOf(word) <= namesOfWord);
    for (const other of new Set(sought.flatMap((word) => index.placesOf(word)))) {
      const counterpart = texts[other];
      if (other !== place && counterpart !== undefined) pairs.compare(text, counterpart);
    }
  }
}

/** The number of a first fund is often not printed. */
const numbersOf = ({ numbers }: ComparedName) => (numbers === '1' ? '' : numbers);

/**
 * Finds the entities of a common type that are alike: those of which `similarityOf` gives at least the bar of proposals for one
 * of their names or AKAs. Takes seconds for 100,000 entities, and is run in a thread.
 * @param excluded pairs that somebody has said are not the same, as `pairKey` writes them
 */
export function findAlikeEntities(
  entities: readonly NamedEntity[],
  {
    excluded,
    limits = ALIKE_LIMITS,
  }: { readonly excluded: ReadonlySet<string>; readonly limits?: AlikeLimits },
): AlikeFound {
  const texts = entities.flatMap(({ names }, entity) =>
    names.map((name): Text => ({ entity, name, compared: readComparedName(name) })),
  );
  const pairs = new Pairs(entities, excluded, limits.pairs);
  for (const group of Map.groupBy(texts, ({ compared }) => numbersOf(compared)).values()) {
    compareSame(group, pairs, limits);
    compareSimilar(group, pairs, limits);
  }
  return pairs.all();
}

/** A pair of ids in ascending order as one text. */
export function pairKey([first, second]: readonly [string, string]): string {
  return `${first} ${second}`;
}
