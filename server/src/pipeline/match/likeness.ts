import type { Fact } from '../facts/fact.ts';
import { loneName, withoutJoints, withoutPeriod } from '../vocabulary/naming-words.ts';
import { memoize } from '../memoize.ts';
import { CURRENCY_CODE } from '../vocabulary/currencies.ts';
import { fold } from '../vocabulary/fold.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import { findPhrase, foldedWords, wordPattern } from '../vocabulary/word-pattern.ts';
import { labelTokens, wordsOf } from '../vocabulary/label-tokens.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import type { NoticeStage } from '../facts/columns/notice-stage.ts';
import { stageOfMetric } from '../facts/columns/notice-stage.ts';
import type { Wording } from '../vocabulary/wordings.ts';
import { Wordings } from '../vocabulary/wordings.ts';
import { isCumulative } from '../facts/fact.ts';

/** A cue may stand this many words before its value. */
const CUE_REACH = 4;
/** In a sentence that tells one day, what it is told for may stand further off. */
const DAY_REACH = 10;
/** How well a cue names a value that differs in words without meaning ("will reach your account"). */
const PLAIN_CUE = 0.87;
/** A label after its value begins within this many words ("$2,500 will pay management fees"). */
const LABEL_AFTER = 9;
/** How well a single word right before its value names a metric. */
const LONE_NAME = 0.9;
/** "Before this drawdown £5 was undrawn" names no drawdown. */
const BEFORE = 'before';
const AFTER = 'after';
const RELATION = new Set([BEFORE, AFTER]);
/** "Before this payment £5 remained" is not what remains after it, nor is the commitment what remains of it. */
const OPPOSITE_STAGE_FACTOR = 0.8;
const UNFUNDED_METRICS = ['unfunded_commitment', 'unfunded_before_call', 'unfunded_after_call'];

/** Where the rest of a commitment stands to the notice; undefined for any other metric. */
function stageOfRest(base: string | undefined): NoticeStage | undefined {
  return base !== undefined && UNFUNDED_METRICS.includes(base) ? stageOfMetric(base) : undefined;
}

/** What documents say of many metrics, each kind of wording by the words it has. */
interface Vocabulary {
  labels: Wordings;
  before: Wordings;
  after: Wordings;
  /** The same without their words that carry no meaning: "will reach (your) account". */
  plainBefore: Wordings;
  plainAfter: Wordings;
}

/** The wordings of a metric that still have several words when those without meaning are gone. */
function plainWordings(wordings: readonly (readonly string[])[]): (readonly string[])[] {
  return wordings.map((words) => labelTokens(words.join(' '))).filter(({ length }) => length > 1);
}

const vocabularyOf = memoize((wanted: readonly TargetMetric[]): Vocabulary => ({
  labels: new Wordings(wanted.map(({ terms }) => terms.labels)),
  before: new Wordings(wanted.map(({ terms }) => terms.before)),
  after: new Wordings(wanted.map(({ terms }) => terms.after)),
  plainBefore: new Wordings(wanted.map(({ terms }) => plainWordings(terms.before))),
  plainAfter: new Wordings(wanted.map(({ terms }) => plainWordings(terms.after))),
}));

/** Notes a likeness for all whom a wording names, where it is the best so far. */
function keepBest(best: number[], { bearers }: Wording, likeness: number): void {
  for (const { at } of bearers) best[at] = Math.max(best[at] ?? 0, likeness);
}

/** "18 % gross": a single word as short as this speaks of the value right before it only. */
const SHORT_CUE = 6;
const isShortCue = ([word = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && word.length <= SHORT_CUE;

/** "We pay you 5 gross": the word right behind says more than the verb before. */
const RIGHT_BEHIND = 0.98;

/** Position of a word sequence in a text, as its distance from the end; null when it does not occur. */
function distanceFromEnd(text: readonly string[], sequence: readonly string[]): number | null {
  for (let start = text.length - sequence.length; start >= 0; start -= 1) {
    if (sequence.every((word, offset) => text[start + offset] === word))
      return text.length - start - sequence.length;
  }
  return null;
}

function proseSimilarities(fact: Fact, wanted: readonly TargetMetric[]): number[] {
  const { labels, before, after, plainBefore, plainAfter } = vocabularyOf(wanted);
  const best = wanted.map(() => 0);
  const full = wordsOf(fact.label);
  for (const wording of before.beginningWithin(full)) {
    const distance = distanceFromEnd(full, wording.words);
    if (distance !== null && distance <= CUE_REACH) keepBest(best, wording, 0.97 - 0.05 * distance);
  }
  for (const wording of plainBefore.beginningWithin(fact.tokens)) {
    const distance = distanceFromEnd(fact.tokens, wording.words);
    const reach = fact.isDay === true ? DAY_REACH : CUE_REACH;
    if (distance !== null && distance <= reach) keepBest(best, wording, PLAIN_CUE - 0.02 * distance);
  }
  const around = fact.clause ?? [];
  // "Net 13.9 %, gross 19.8 %": what stands behind a comma speaks of what follows.
  const isClosed = /[,;]$/u.test(fact.words.at(-1)?.text ?? '');
  // "5.9% before and 0.9% after fees": what follows the next percentage speaks of that one.
  const rate = fact.text.endsWith('%') ? fact.following.indexOf('%') : -1;
  const own = rate < 0 ? fact.following : fact.following.slice(0, rate);
  for (const wording of after.beginningWithin([...around, ...fact.following])) {
    if (isShortCue(wording.words)) {
      if (!isClosed && fact.following[0] === wording.words[0]) keepBest(best, wording, RIGHT_BEHIND);
      continue;
    }
    if (distanceFromEnd(around, wording.words) !== null) keepBest(best, wording, 0.94);
    else if (distanceFromEnd(own, wording.words) !== null) keepBest(best, wording, 0.9);
  }
  for (const wording of plainAfter.beginningWithin(around))
    if (distanceFromEnd(around, wording.words) !== null) keepBest(best, wording, PLAIN_CUE);
  const soon = fact.following.slice(0, LABEL_AFTER);
  const naming = withoutJoints(fact.tokens);
  const names = [loneName(fact.label), loneName(fact.label, true)];
  const named = withoutPeriod(naming);
  for (const wording of labels.beginningWithin([...fact.tokens, ...around, ...soon])) {
    const [word = ''] = wording.words;
    const isName = wording.words.length === 1 && names.includes(word);
    keepBest(best, wording, isName ? LONE_NAME : labelBefore(naming, wording.words));
    if (named !== naming) keepBest(best, wording, labelBefore(named, wording.words));
    keepBest(best, wording, labelAround({ before: fact.tokens, around, soon }, wording.words));
  }
  const isContrary = contraryOf(fact, wanted);
  return best.map((own, at) => (isContrary(wanted[at]?.terms.base) ? OPPOSITE_STAGE_FACTOR * own : own));
}

/** What a value in running text is not: of what was or remains open, the other; nor the whole of which it remains. */
function contraryOf(fact: Fact, wanted: readonly TargetMetric[]): (base: string | undefined) => boolean {
  const last = wordsOf(fact.label).findLast((word) => RELATION.has(word));
  const other = last === BEFORE ? AFTER : BEFORE;
  // "Of your commitment 5 remains to be drawn": what follows says that it is not the commitment.
  const isRest = [...vocabularyOf(wanted).after.beginningWithin(fact.following.slice(0, 1))].some(
    ({ words, bearers }) =>
      startOf(fact.following, words) === 0 &&
      bearers.some(({ at }) => UNFUNDED_METRICS.includes(wanted[at]?.terms.base ?? '')),
  );
  return (base) => (last !== undefined && stageOfRest(base) === other) || (isRest && base === 'commitment');
}

/** A label that ends right before a value in running text, 0 to 1; one word must be all that the clause says. */
function labelBefore(tokens: readonly string[], label: readonly string[]): number {
  const distance = label.length < Math.min(2, tokens.length) ? null : distanceFromEnd(tokens, label);
  if (distance === null || distance > CUE_REACH - 1) return 0;
  const before = tokens[tokens.length - distance - label.length - 1];
  if (before !== undefined && RELATION.has(before)) return 0;
  // "Before this call you had undrawn": what says when is part of the name.
  const isOther = tokens.includes(BEFORE) && !label.includes(BEFORE);
  return 0.93 - 0.06 * (distance + (isOther ? 2 : 0));
}

function startOf(words: readonly string[], label: readonly string[]): number {
  return words.findIndex((_, at) => label.every((token, index) => words[at + index] === token));
}

/** The words of running text around a value: of the sentence before it, of its clause and of what soon follows. */
interface Surroundings {
  before: readonly string[];
  around: readonly string[];
  soon: readonly string[];
}

/** Weaker evidence in running text: all words of a long label before the value, or a label soon after it. */
function labelAround({ before, around, soon }: Surroundings, label: readonly string[]): number {
  if (label.length >= 3 && label.every((token) => before.includes(token))) return 0.87;
  // "Before this drawdown £5 of it was undrawn": the label stands around the value.
  const isAround = label.some((token) => around.includes(token));
  if (
    isAround &&
    label.length >= 2 &&
    label.every((token) => around.includes(token) || before.includes(token))
  )
    return 0.82 + 0.01 * Math.min(label.length, 4);
  if (label.length === 1 && around[0] === label[0]) {
    // "Returns: 13.6% IRR, 1.2x": a short word names the value where it is all that its clause says.
    if (around.length === 1 && soon[0] === label[0]) return 0.88;
    if ((label[0]?.length ?? 0) > 6) return 0.84;
  }
  const at = label.length < 2 ? -1 : Math.max(startOf(soon, label), startOf(around, label));
  return at < 0 ? 0 : 0.86 - 0.02 * at;
}

/** One or two letters name something only when a colon says so ("To:"); otherwise they number lines. */
export function isTooShort(fact: Fact): boolean {
  return fact.tokens.join('').length <= 2 && !fact.label.trimEnd().endsWith(':');
}

/** The tokens that "to date" adds to a label. */
const TO_DATE = labelTokens('to date');
const SURE = 0.95;
/** A label that its column completes says a little less than a label that says all itself. */
const CUMULATIVE = 0.97;
/** A later wording of a metric says a little less than its first. */
export const PER_RANK = 0.002;

/** A place says a little less than a label. */
const BY_PLACE = 0.97;

/** Three words in brackets, a number or a currency are no part of a label: "Investments (Kestrel Foods, Leeds)", "Bank (field 57)". */
const EXPLANATION = new RegExp(
  `\\s\\((?:(?:[^\\s()]+\\s){2,}[^\\s()]+|[^()]*\\d[^()]*|${CURRENCY_CODE})\\)`,
  'u',
);
const EXPLAINED = 0.96;

const WITHOUT = wordPattern(inAllLanguages(({ links }) => links.without));

/** What an amount is and what is left out of it, as its label says: "NAV", "carried interest" of "NAV, net of carried interest". */
function partsOfLabel(label: string): { named: string; without: string } | null {
  const folded = fold(label);
  const found = findPhrase(WITHOUT, foldedWords(folded));
  if (found === null) return null;
  const [named, without] = [folded.slice(0, found.start), folded.slice(found.end)];
  return labelTokens(named).length > 0 && labelTokens(without).length > 0 ? { named, without } : null;
}

/** The likeness of a label to each metric, where what is left out of its amount names none. */
function withoutLeftOut(label: string, scores: readonly number[], labels: Wordings): readonly number[] {
  const parts = partsOfLabel(label);
  if (parts === null) return scores;
  const named = labels.likenesses([...labelTokens(parts.named)], PER_RANK);
  const leftOut = labels.likenesses([...labelTokens(parts.without)], PER_RANK);
  return scores.map((own, at) =>
    (leftOut[at] ?? 0) > (named[at] ?? 0) ? Math.min(own, named[at] ?? 0) : own,
  );
}

/** The words of a label, each once: two languages may have the same one ("Bank / Bank"). */
const tokensWithoutNumbers = (fact: Fact): string[] => [
  ...new Set(fact.tokens.filter((token) => !/^\d+$/u.test(token))),
];

/** How well the label of a fact, or its place, names each of some metrics, 0 to 1, in their order. */
export function factSimilarities(fact: Fact, wanted: readonly TargetMetric[]): readonly number[] {
  const { base } = fact;
  if (base !== undefined) return wanted.map(({ terms }) => (terms.base === base ? BY_PLACE : 0));
  if (fact.kind === 'prose') return proseSimilarities(fact, wanted);
  if (isTooShort(fact)) return wanted.map(() => 0);
  const { labels } = vocabularyOf(wanted);
  const tokens = tokensWithoutNumbers(fact);
  const whole = labels.likenesses(tokens, PER_RANK);
  const plain = fact.label.replace(EXPLANATION, '');
  const bare = plain === fact.label ? [] : labels.likenesses([...labelTokens(plain)], PER_RANK);
  const said = whole.map((own, at) => Math.max(own, EXPLAINED * (bare[at] ?? 0)));
  const scores = withoutLeftOut(fact.label, said, labels);
  if (!isCumulative(fact)) return scores;
  const toDate = labels.likenesses([...tokens, ...TO_DATE], PER_RANK);
  return scores.map((own, at) =>
    wanted[at]?.metric.timePeriod !== null || own > SURE
      ? own
      : Math.max(own, CUMULATIVE * (toDate[at] ?? 0)),
  );
}
