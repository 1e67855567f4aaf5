import { memoizePair } from '../memoize.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import type { Block } from '../graph/blocks.ts';
import { isRaised, textOf } from '../graph/lines.ts';
import { isValueLike } from '../graph/value-shape.ts';
import type { Word } from '../contract/page.ts';
import { withoutBanks } from './names/bank-names.ts';
import type { DocumentContext } from './document-context.ts';
import { findDates, monthOf } from '../values/dates.ts';
import { nameOfAmount, RELATION_WORDS } from './amount-pairs.ts';
import { isEarlier, isOfOtherNotice, namesCall, namesPayout } from './ordinal-facts.ts';
import { tellsEarlier } from './ordinal-facts.ts';
import type { Fact } from './fact.ts';
import { plainFact } from './fact.ts';
import { noticeRowOf } from './notice-rows.ts';
import { readNumber } from '../values/numbers.ts';
import type { Place } from './prose-names.ts';
import { bracketedLabel, clauseAfter, endsSentence, isCounted, namedByPair } from './prose-names.ts';
import { ARTICLE } from '../vocabulary/function-words.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import { MIN_SIMILARITY, likeness } from '../vocabulary/label-parts.ts';
import { labelTokens, wordsOf } from '../vocabulary/label-tokens.ts';
import { ANY_SECTION } from '../vocabulary/number-words.ts';
import { saysOneOf, wordPattern } from '../vocabulary/word-pattern.ts';

const WORDS_AFTER = 14;
/** A part of a sentence has at least so many words. */
const MIN_SENTENCE = 4;
/** "2 145 038,93 €" are four words. */
const MAX_AMOUNT_LENGTH = 5;
/** Groups of three and cents behind them are one number, though spaces part them: "187 500,00". */
const IN_GROUPS = /^\d{1,3}(?:\s\d{3})+[.,]\d{2}$/u;
/** What may stand before the digits of an amount: signs, brackets, currencies. */
const LEADS_AMOUNT = /^(?:\P{Ll}{1,6}|\W?Fr\.)$/u;

/** A dash that stands alone in running text parts what it stands between and is no sign of the amount before it. */
const DASH = /^[–—-]$/u;

/** Punctuation that clings to a value in running text. */
function trimPunctuation(text: string): string {
  return text.replace(/^[("“”'#]+(?=[\d$€£#])/u, '').replace(/[,;:.)"”']+$/u, '');
}

function isAmount(words: readonly string[], context: DocumentContext): boolean {
  const text = words
    .map((word, index) => (index === words.length - 1 ? trimPunctuation(word) : word))
    .join(' ');
  const number = readNumber(
    words.length === 1 ? trimPunctuation(words[0] ?? '') : text.replace(/^\(/u, ''),
    context.decimalStyle,
  );
  if (number === null) return false;
  const isOne = number.currency !== null || number.unit > 0 || number.isPercentage;
  return words.length === 1 || isOne || IN_GROUPS.test(trimPunctuation(text));
}

/** True for what can only be an amount of money: a currency, or digits in groups. */
function isSum(words: readonly string[]): boolean {
  const text = words.join(' ');
  return /\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})|\d[.,'’]\d{3}(?!\d)/u.test(text) && !text.includes('%');
}

/** "(x € 1.000)" says in what amounts are and is none itself. */
function isScale(words: readonly string[], [from, to]: readonly [number, number]): boolean {
  const digits = words.slice(from, to).join('').replace(/\D/gu, '');
  return /^\(?[x×]$/iu.test(words[from - 1] ?? '') && /^1(?:000){1,2}$/u.test(digits);
}

const HOURS = new Set(inAllLanguages(({ hours }) => hours));
const TIME = /^[012]?\d[.:h][0-5]\d$/u;

/** "5.00 p.m.", "12.00 Uhr" say when on its day something is due, and are no amount. */
function isTimeOfDay(words: readonly string[], [from, to]: readonly [number, number]): boolean {
  const next = words[to]?.toLowerCase().replace(/[.,;)]+$/u, '') ?? '';
  return to - from === 1 && TIME.test(words[from] ?? '') && HOURS.has(next);
}

/** What stands before the number of a section or article, which is no value: "clause", "(art.". */
const SECTION = new RegExp(`^[("]?(?:${ANY_SECTION})\\.?$`, 'iu');

/** The day of a month that no year follows: "past due as of December 31, 20XX". */
const isDayOfMonth = (words: readonly string[], [from, to]: readonly [number, number]): boolean =>
  to - from === 1 &&
  /^\d{1,2}[.,;]?$/u.test(words[from] ?? '') &&
  monthOf(words[from - 1] ?? '') !== undefined;

/** Values inside a block of text: [from, to) word ranges of dates and numbers, from left to right. */
function valueRanges(words: readonly string[], context: DocumentContext): [number, number][] {
  const dates = findDates(
    words.map((word) => word.replace(/^\(/u, '').replace(/[):]+$/u, '')),
    context.dayOrder,
    context.firstDate,
  );
  const days = dates.map(({ from, to }): [number, number] => [from, to]);
  const ranges = [...days];
  const hasDigits = words.map((word) => /\d/u.test(word));
  for (let from = 0; from < words.length; from += 1) {
    if (ranges.some(([start, end]) => from >= start && from < end)) continue;
    const digits = hasDigits.indexOf(true, from);
    if (digits < 0) break;
    if (digits > from && !LEADS_AMOUNT.test(words[from] ?? '')) continue;
    // Behind a word a dash parts, before an amount that stands alone it is its sign.
    if (DASH.test(words[from] ?? '') && /\p{Ll}[):]?$/u.test(words[from - 1] ?? '')) continue;
    for (let size = MAX_AMOUNT_LENGTH; size > digits - from; size -= 1) {
      const part = words.slice(from, from + size);
      if (part.length < size || DASH.test(part.at(-1) ?? '') || !isAmount(part, context)) continue;
      ranges.push([from, from + size]);
      from += size - 1;
      break;
    }
  }
  return ranges
    .filter((range) => !isScale(words, range) && !isTimeOfDay(words, range))
    .filter((range) => days.includes(range) || !isDayOfMonth(words, range))
    .filter(([from]) => !SECTION.test(words[from - 1] ?? ''))
    .sort((a, b) => a[0] - b[0]);
}

/** The words of the sentence after a value, up to the next amount of money: what follows that speaks of it. */
function sentenceAfter(words: readonly Word[], at: number, next = words.length): string[] {
  const after: string[] = [];
  if (endsSentence(words[at - 1]?.text ?? '')) return after;
  for (const word of words.slice(at, Math.min(next, at + WORDS_AFTER))) {
    after.push(word.text);
    if (endsSentence(word.text)) break;
  }
  return after;
}

/** All words of the sentence that a value stands in. */
function wholeSentence(words: readonly Word[], [from, to]: readonly [number, number]): readonly Word[] {
  const start = words.findLastIndex(({ text }, at) => at < from && endsSentence(text)) + 1;
  const end = words.findIndex(({ text }, at) => at >= to - 1 && endsSentence(text));
  return words.slice(start, end < 0 ? words.length : end + 1);
}

/** True for a word that begins its line. */
function beginsLine(words: readonly Word[], at: number): boolean {
  const [before, own] = [words[at - 1], words[at]];
  return before === undefined || own === undefined || before.y1 < (own.y0 + own.y1) / 2;
}

/** True for an amount that opens its line as every value of the block before it does: what names it stands behind it. */
function isItem(
  words: readonly Word[],
  ranges: readonly (readonly [number, number])[],
  index: number,
): boolean {
  return (
    index > 0 && ranges[0]?.[0] === 0 && ranges.slice(0, index + 1).every(([from]) => beginsLine(words, from))
  );
}

/** A whole that is named in passing has at most so many words before its amount: "of your commitment of". */
const PASSING_WORDS = 5;

/**
 * Where the amount of a commitment ends that is named in passing, with its name where that stands behind it: "€1 million of
 * your commitment of €3 million is left", "of your €3 million commitment"; null for any other amount.
 */
function endOfWhole(
  texts: readonly string[],
  left?: readonly [number, number],
  own?: readonly [number, number],
): number | null {
  if (left === undefined || own === undefined || own[0] - left[1] > PASSING_WORDS) return null;
  if (![left, own].every((range) => isSum(texts.slice(...range)))) return null;
  const between = texts.slice(left[1], own[0]);
  const isBroken = [...texts.slice(left[1] - 1, left[1]), ...between].some((text) => /[,;:.)]$/u.test(text));
  if (isBroken || between.length < 2) return null;
  if (likeness(between.join(' '), 'commitment') >= MIN_SIMILARITY) return own[1];
  return likeness(texts[own[1]] ?? '', 'commitment') >= MIN_SIMILARITY ? own[1] + 1 : null;
}

/**
 * What stands behind a value and speaks of it; `amounts` are where the amounts of money begin. What follows a whole
 * named in passing speaks of the part before it.
 */
function wordsBehind(
  { words, texts, ranges, index }: Place,
  amounts: readonly number[],
): Required<Pick<Fact, 'following' | 'clause'>> {
  const [, to] = ranges[index] ?? [0, words.length];
  const own = endOfWhole(texts, ranges[index - 1], ranges[index]);
  if (own !== null) {
    const name = texts.slice(to, own).join(' ');
    return { following: wordsOf(name), clause: labelTokens(name) };
  }
  const whole = endOfWhole(texts, ranges[index], ranges[index + 1]);
  const from = whole ?? to;
  const next = amounts.find((start) => start >= from);
  return {
    following: wordsOf(sentenceAfter(words, from, next).join(' ')),
    clause: labelTokens(clauseAfter(words, from, ranges[index + (whole === null ? 1 : 2)]?.[0]).join(' ')),
  };
}

/**
 * The words before a value that its bracket holds, where it holds any: what stands before an aside names the value before it,
 * "€5 (the call before: €3)". A closed one that says by which section ("recallable (art. 12.5 of the rules): €3") names nothing.
 */
function insideBracket(words: readonly string[]): readonly string[] {
  const open = words.findLastIndex((word) => word.startsWith('('));
  const close = words.findIndex((word, at) => at >= open && word.includes(')'));
  if (open < 0) return words;
  if (close < 0) return words.slice(open);
  const saysWhere = words.slice(open, close + 1).some((word) => SECTION.test(word));
  return saysWhere ? [...words.slice(0, open), ...words.slice(close + 1)] : words;
}

/** True where a bracket opens that holds the next value: "€3 (before this call: €5)" says of the second when it was. */
function opensAside(texts: readonly string[], at: number, next: number | undefined): boolean {
  return (
    next !== undefined &&
    texts[at]?.startsWith('(') === true &&
    !texts.slice(at, next).some((text) => text.includes(')'))
  );
}

/** True for a word in the line of another notice, in a list of them. */
function isInOtherNotice(page: PageGraph, { phrases }: Block, word: Word | undefined): boolean {
  const phrase = word === undefined ? undefined : phrases.find(({ words }) => words.includes(word));
  return phrase !== undefined && noticeRowOf(page, phrase) === 'other';
}

/** So many words may stand between the noun of a notice and its number: "capital call (no. 3", "drawdown notice no. 7". */
const TO_NUMBER = 3;

/** True for the number of another notice, which a sentence names by its day or its fund, or calls earlier. */
function countsOther(page: PageGraph, { words }: Block, [from, to]: readonly [number, number]): boolean {
  const noun = words.findLastIndex(
    ({ text }, at) => at >= from - TO_NUMBER && at < from && (namesCall(text) || namesPayout(text)),
  );
  return noun >= 0 && (isOfOtherNotice(page, words, to - 1) || isEarlier(words.slice(0, noun)));
}

/** True for a value in a bracket of its own: "the fee (€3), expenses (€5)". What stands before it names it, not what follows. */
const isAside = (texts: readonly string[]): boolean =>
  texts[0]?.startsWith('(') === true && /\)[,;:.]*$/u.test(texts.at(-1) ?? '');

const TARGET = wordPattern(
  inAllLanguages(({ columns }) => columns.target.flatMap((word) => [word, `${word}s`])),
);
const BEING = wordPattern(inAllLanguages(({ links }) => links.is));
/** A target is named within so many words before its figure. */
const TARGET_REACH = 5;

/** True for a share or multiple that its sentence calls a target: "target IRR of 18%", "IRR of 25% and 2.5x are targets". */
function isTarget(words: readonly Word[], [from, to]: readonly [number, number]): boolean {
  const [value] = words.slice(to - 1, to);
  if (value === undefined || !/[\d.,][%x×][.,;:)]*$/u.test(value.text)) return false;
  const sentence = wholeSentence(words, [from, to]);
  const at = sentence.indexOf(value);
  if (saysOneOf(TARGET, textOf(sentence.slice(Math.max(0, at - TARGET_REACH), at)))) return true;
  return sentence.some(
    ({ text }, index) =>
      index > at && saysOneOf(BEING, text) && saysOneOf(TARGET, textOf(sentence.slice(index + 1, index + 3))),
  );
}

function blockFacts(page: PageGraph, block: Block, context: DocumentContext): Fact[] {
  const texts = block.words.map((word) => word.text);
  const ranges = valueRanges(texts, context);
  const isMoney = ([from, to]: readonly [number, number]): boolean =>
    isAmount(texts.slice(from, to), context);
  const amounts = ranges.filter((range) => isSum(texts.slice(...range))).map(([from]) => from);
  let last: { words: readonly string[]; isDay: boolean } = { words: [], isDay: false };
  return ranges.flatMap(([from, to], index) => {
    if (isInOtherNotice(page, block, block.words[from]) || countsOther(page, block, [from, to])) return [];
    if (isTarget(block.words, [from, to])) return [];
    const hash = texts[from]?.includes('#') === true ? ['#'] : [];
    const named = bracketedLabel(texts, to);
    const own =
      isMoney([from, to]) && isItem(block.words, ranges, index)
        ? []
        : named.length > 0
          ? named
          : [...insideBracket(namedByPair({ words: block.words, texts, ranges, index }, isMoney)), ...hash];
    const isOpen =
      !/[,;:.]$/u.test(texts[to - 1] ?? '') &&
      isSum(texts.slice(from, to)) &&
      !opensAside(texts, to, ranges[index + 1]?.[0]);
    const behind = isOpen ? texts.slice(to, to + RELATION_WORDS) : [];
    // "Unfunded at 31 December: 5": nothing but a colon stands between the day and its amount.
    const isBehindDay =
      last.isDay && /^[:=]$/u.test(texts[from - 1] ?? '') && (ranges[index - 1]?.[1] ?? 0) >= from - 1;
    const before = isBehindDay ? last.words : nameOfAmount(own, behind, last.words);
    last = { words: before, isDay: !isMoney([from, to]) };
    const words = block.words.slice(from, to);
    const text = words
      .map((word, index) => (index === words.length - 1 ? trimPunctuation(word.text) : word.text))
      .join(' ');
    const isWholeBlock = before.length === 0 && to === block.words.length;
    if (isWholeBlock) return [];
    const label = before.join(' ');
    return [
      {
        ...plainFact({ page, kind: 'prose', label, words, text: trimPunctuation(text) }),
        ...(isAside(texts.slice(from, to))
          ? { following: [], clause: [] }
          : wordsBehind({ words: block.words, texts, ranges, index }, amounts)),
        ...(isCounted(texts, [from, to]) ? { isCounted: true } : {}),
        ...(isMoney([from, to]) ? {} : { isDay: true }),
        ...(tellsEarlier(page, wholeSentence(block.words, [from, to])) ? { isOfEarlier: true } : {}),
      },
    ];
  });
}

/** A value set in large type between the two parts of its sentence: "Your share is / $30,000 / and we need it". */
function joinedBlocks(page: PageGraph, context: DocumentContext): Block[] {
  return page.blocks.flatMap((block, at) => {
    const [before, after] = [page.blocks[at - 1], page.blocks[at + 1]];
    const opens = before !== undefined && /\p{Ll}$/u.test(before.words.at(-1)?.text ?? '');
    const continues = after !== undefined && /^\p{Ll}/u.test(after.words[0]?.text ?? '');
    const isLone = block.words.length <= MAX_AMOUNT_LENGTH;
    if (!opens || !continues || !isLone || before.words.length < MIN_SENTENCE) return [];
    const texts = block.words.map(({ text }) => text);
    return isAmount(texts, context)
      ? [{ ...block, words: [...before.words, ...block.words, ...after.words] }]
      : [];
  });
}

const WEEKDAY = wordPattern(inAllLanguages(({ weekdays }) => weekdays));

/** A block without the days of the week before its dates: "on Friday, the 17th of May". */
function withoutWeekdays(block: Block): Block {
  const { words } = block;
  const kept = words.filter(({ text }, at) => {
    if (!/^\p{L}{3,}[.,]*$/u.test(text) || !saysOneOf(WEEKDAY, text)) return true;
    const next = words[ARTICLE.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1]?.text ?? '';
    return !/^\d/u.test(next) && monthOf(next) === undefined;
  });
  return kept.length === words.length ? block : { ...block, words: kept };
}

/** A block without the marks of notes in its text: "the capital gain² of this distribution¹". */
function withoutMarks(block: Block): Block {
  const { words } = block;
  const kept = words.filter((word, at) => {
    const before = words[at - 1];
    return before === undefined || !/^\d{1,2}$/u.test(word.text) || !isRaised(word, before);
  });
  return kept.length === words.length ? block : { ...block, words: kept };
}

/** True for a column of a table: its lines are values that stand alone, whatever titles it. */
function isColumn({ phrases }: Block): boolean {
  const values = phrases.filter(({ text }) => isValueLike(text));
  return values.length > 1 && 2 * values.length > phrases.length;
}

/** Numbers and dates in running text, with the words before and after them as context. */
export const proseFacts = memoizePair((context: DocumentContext, page: PageGraph): readonly Fact[] =>
  [...page.blocks, ...joinedBlocks(page, context), ...withoutBanks(page)]
    .filter((block) => block.words.length > 1 && !isColumn(block))
    .flatMap((block) => blockFacts(page, withoutWeekdays(withoutMarks(block)), context)),
);
