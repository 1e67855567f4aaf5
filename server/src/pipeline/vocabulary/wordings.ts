import { memoize, memoizeText } from '../memoize.ts';
import { inAllLanguages } from './language-files.ts';
import { similarity, isSameToken, wordsOf } from './label-tokens.ts';

const MAX_RANKS = 10;
const NOT = new Set(inAllLanguages(({ links }) => links.not).flatMap(wordsOf));

/** True for the tokens of a label that begins with a word for "not". */
export const beginsWithNot = ([first = '']: readonly string[]): boolean => NOT.has(first);

/** "Non-recallable" says the contrary of "recallable". */
function isDenied(label: readonly string[], wording: readonly string[]): boolean {
  return beginsWithNot(label) && !wording.includes(label[0] ?? '');
}

/** A wording, and whom it names: the position of each bearer and the wording's rank among that bearer's own. */
export interface Wording {
  words: readonly string[];
  bearers: { at: number; rank: number }[];
}

function keep<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else known.push(value);
}

/** The wordings of many bearers, found by their words: a label is compared only with those it has a word of. */
export class Wordings {
  /** By each of its words; as often as the wording has the word. */
  readonly #byWord = new Map<string, Wording[]>();
  readonly #byFirst = new Map<string, Wording[]>();
  readonly #wordsByLength = new Map<number, string[]>();
  readonly #bearers: number;

  /** @param lists the wordings of every bearer in its order, each as tokens. */
  constructor(lists: readonly (readonly (readonly string[])[])[]) {
    this.#bearers = lists.length;
    const known = new Map<string, Wording>();
    lists.forEach((list, at) => {
      list.forEach((words, rank) => {
        const text = words.join(' ');
        const wording = known.get(text) ?? { words, bearers: [] };
        if (!known.has(text)) this.#add(wording);
        known.set(text, wording);
        wording.bearers.push({ at, rank });
      });
    });
    for (const word of this.#byWord.keys()) keep(this.#wordsByLength, word.length, word);
  }

  #add(wording: Wording): void {
    for (const word of wording.words) keep(this.#byWord, word, wording);
    const [first] = wording.words;
    if (first !== undefined) keep(this.#byFirst, first, wording);
  }

  /** The words of the wordings that a token says, typing errors aside. */
  readonly #wordsLike = memoizeText((token: string): readonly string[] =>
    [-1, 0, 1].flatMap((more) =>
      (this.#wordsByLength.get(token.length + more) ?? []).filter((word) => isSameToken(word, token)),
    ),
  );

  /** The wordings whose first word is among some tokens. */
  *beginningWithin(tokens: Iterable<string>): Iterable<Wording> {
    for (const token of new Set(tokens)) yield* this.#byFirst.get(token) ?? [];
  }

  /**
   * How well a label says the best wording of each bearer, 0 to 1, in the order of the bearers. A later wording says
   * `perRank` less than the one before, down to the tenth.
   */
  likenesses(label: readonly string[], perRank = 0): number[] {
    const found = new Map<Wording, number>();
    for (const word of new Set(label.flatMap(this.#wordsLike)))
      for (const wording of this.#byWord.get(word) ?? []) found.set(wording, (found.get(wording) ?? 0) + 1);
    const best = new Array<number>(this.#bearers).fill(0);
    for (const [{ words, bearers }, count] of found) {
      if (isDenied(label, words)) continue;
      const likeness = similarity(count, label.length, words.length);
      for (const { at, rank } of bearers)
        best[at] = Math.max(best[at] ?? 0, likeness - Math.min(rank, MAX_RANKS) * perRank);
    }
    return best;
  }
}

const wordingsOf = memoize((wordings: readonly (readonly string[])[]) => new Wordings([wordings]));

/** How well a label says the best of some wordings, 0 to 1; see `Wordings.likenesses`. */
export function likenessTo(
  wordings: readonly (readonly string[])[],
  label: readonly string[],
  perRank = 0,
): number {
  return wordingsOf(wordings).likenesses(label, perRank)[0] ?? 0;
}
