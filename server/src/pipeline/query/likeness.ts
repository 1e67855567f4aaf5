import type { Fact } from './facts.ts';
import { columnRole } from './header-roles.ts';
import { oncePer } from './once-per.ts';
import { finderOf, labelSimilarity, labelTokens, wordsOf } from './text.ts';
import type { Wanted } from './values.ts';

/** A cue may stand this many words before its value. */
const CUE_REACH = 4;
/** A label after its value begins within this many words ("$2,500 will pay management fees"). */
const LABEL_AFTER = 7;
/** "Before this drawdown £5 was undrawn" names no drawdown. */
const RELATION = new Set(
  [
    'before',
    'after',
    'vor',
    'nach',
    'avant',
    'après',
    'före',
    'efter',
    'voor',
    'na',
    'antes',
    'después',
  ].flatMap(wordsOf),
);

const wordSet = oncePer((words: readonly string[]) => new Set(words));

/** Position of a word sequence in a text, as its distance from the end; null when it does not occur. */
function distanceFromEnd(text: readonly string[], sequence: readonly string[]): number | null {
  if (!wordSet(text).has(sequence[0] ?? '')) return null;
  for (let start = text.length - sequence.length; start >= 0; start -= 1) {
    if (sequence.every((word, offset) => text[start + offset] === word))
      return text.length - start - sequence.length;
  }
  return null;
}

const allWords = oncePer((fact: Fact) => wordsOf(fact.label));

function proseSimilarity(fact: Fact, { terms }: Wanted): number {
  const full = allWords(fact);
  let best = 0;
  for (const cue of terms.before) {
    const distance = distanceFromEnd(full, cue);
    if (distance !== null && distance <= CUE_REACH) best = Math.max(best, 0.97 - 0.05 * distance);
  }
  for (const label of terms.labels) {
    if (label.length < 2) continue;
    const distance = distanceFromEnd(fact.tokens, label);
    const before =
      distance === null ? undefined : fact.tokens[fact.tokens.length - distance - label.length - 1];
    if (before !== undefined && RELATION.has(before)) continue;
    if (distance !== null && distance <= CUE_REACH - 1) best = Math.max(best, 0.93 - 0.06 * distance);
  }
  for (const cue of terms.after) {
    if (distanceFromEnd(fact.clause ?? [], cue) !== null) best = Math.max(best, 0.93);
    else if (distanceFromEnd(fact.following, cue) !== null) best = Math.max(best, 0.9);
  }
  return Math.max(best, looseSimilarity(fact, terms.labels));
}

function startOf(words: readonly string[], label: readonly string[]): number {
  return words.findIndex((_, at) => label.every((token, index) => words[at + index] === token));
}

/** Weaker evidence in running text: all words of a long label before the value, or a label soon after it. */
function looseSimilarity(fact: Fact, labels: readonly string[][]): number {
  const clause = fact.following.slice(0, LABEL_AFTER);
  return Math.max(
    0,
    ...labels.map((label) => {
      if (label.length >= 3 && label.every((token) => fact.tokens.includes(token))) return 0.87;
      // "Before this drawdown £5 of it was undrawn": the label stands around the value.
      const around = fact.clause ?? [];
      const isAround = label.some((token) => around.includes(token));
      if (
        isAround &&
        label.length >= 2 &&
        label.every((token) => around.includes(token) || fact.tokens.includes(token))
      )
        return 0.82 + 0.01 * Math.min(label.length, 4);
      if (label.length === 1 && around[0] === label[0] && (label[0]?.length ?? 0) > 6) return 0.84;
      const at = label.length < 2 ? -1 : Math.max(startOf(clause, label), startOf(around, label));
      return at < 0 ? 0 : 0.86 - 0.02 * at;
    }),
  );
}

/** One or two letters name something only when a colon says so ("To:"); otherwise they number lines. */
export function isTooShort(fact: Fact): boolean {
  return fact.label.replace(/[^\p{L}\p{N}]/gu, '').length <= 2 && !fact.label.trimEnd().endsWith(':');
}

/** The tokens that "to date" adds to a label. */
const TO_DATE = labelTokens('to date');
const SURE = 0.95;
/** A label that its column completes says a little less than a label that says all itself. */
const CUMULATIVE = 0.97;

/** True for a value under "Since inception": there "Contributions" are the contributions to date. */
export function isCumulative(fact: Fact): boolean {
  return fact.kind === 'beside' && columnRole(fact.headers).period === 'Inception To Date';
}

/** The ranks of the labels that have a word, by word: a label without a common word is not like another at all. */
const ranksByWord = oncePer((labels: readonly string[][]) => {
  const ranks = new Map<string, number[]>();
  labels.forEach((label, rank) => {
    for (const word of new Set(label)) ranks.set(word, [...(ranks.get(word) ?? []), rank]);
  });
  return ranks;
});

function bestSimilarity(tokens: readonly string[], { terms }: Wanted): number {
  const has = finderOf(tokens);
  const ranks = new Set<number>();
  for (const [word, having] of ranksByWord(terms.labels))
    if (has(word)) for (const rank of having) ranks.add(rank);
  let best = 0;
  for (const rank of ranks) {
    const similarity = labelSimilarity(tokens, terms.labels[rank] ?? []) - Math.min(rank, 10) * 0.002;
    if (similarity > best) best = similarity;
  }
  return best;
}

const tokensWithoutNumbers = oncePer((fact: Fact) => fact.tokens.filter((token) => !/^\d+$/u.test(token)));
const tokensToDate = oncePer((fact: Fact) => [...tokensWithoutNumbers(fact), ...TO_DATE]);

/** How well the label of a fact names a metric, 0 to 1. */
export function factSimilarity(fact: Fact, wanted: Wanted): number {
  if (fact.kind === 'prose') return proseSimilarity(fact, wanted);
  if (isTooShort(fact)) return 0;
  const tokens = tokensWithoutNumbers(fact);
  const own = bestSimilarity(tokens, wanted);
  if (wanted.metric.timePeriod !== null || own > SURE || !isCumulative(fact)) return own;
  return Math.max(own, CUMULATIVE * bestSimilarity(tokensToDate(fact), wanted));
}
