import type { Block, PageGraph } from '../graph/page-graph.ts';
import type { Word } from '../pdf/page-words.ts';
import type { DocumentContext } from './document-context.ts';
import { findDates } from './dates.ts';
import type { Fact } from './facts.ts';
import { inAllLanguages } from './language-files.ts';
import { withoutAnyJoint } from './naming-words.ts';
import { readNumber } from './numbers.ts';
import { labelTokens, wordsOf } from './text.ts';

const WORDS_BEFORE = 12;
const WORDS_AFTER = 14;
const CLAUSE_WORDS = 12;
/** A part of a sentence has at least so many words. */
const LEAST_SENTENCE = 4;
/** "2 145 038,93 €" are four words. */
const LONGEST_AMOUNT = 5;
const AND = new Set(inAllLanguages(({ links }) => links.and));
const RELATIONS = new Set(['before', 'after']);
const RANGE_LINK = new Set([...inAllLanguages(({ links }) => links.until), '-', '–', '—']);

/** What makes a number one of a call, an article or a section, and no value of its own. */
const COUNTED =
  /^[("]?(?:no|nr|n|nº|n°|núm|num|numéro|nummer|number|#|§+|abs|art|article|artikel|artículo|section|clause|ziffer|punkt|lid|apartado|paragraph|abschnitt|note)[.:º°]*$/iu;

/** Punctuation that clings to a value in running text. */
function bare(text: string): string {
  return text.replace(/^[("“”'#]+(?=[\d$€£#])/u, '').replace(/[,;:.)"”']+$/u, '');
}

function endsSentence(word: string): boolean {
  return (
    /[.!?]["”)]?$/u.test(word) &&
    !/^(?:\p{L}\.|[A-Z][a-z]{0,2}\.|\d{1,2}\.|[\p{L}.]+\.\p{L}\.|n\.?[º°]|(?:no|nr|núm|art|abs|ca|resp|bzw|inkl|incl|ref|réf|tel|jr|geb|vs|pct)\.)$/iu.test(
      word,
    )
  );
}

function isAmount(words: readonly string[], context: DocumentContext): boolean {
  const text = words.map((word, index) => (index === words.length - 1 ? bare(word) : word)).join(' ');
  const number = readNumber(
    words.length === 1 ? bare(words[0] ?? '') : text.replace(/^\(/u, ''),
    context.decimalStyle,
  );
  if (number === null) return false;
  return words.length === 1 || number.currency !== null || number.unit > 0 || number.isPercentage;
}

/** Values inside a block of text: [from, to) word ranges of dates and numbers, from left to right. */
function valueRanges(words: readonly string[], context: DocumentContext): [number, number][] {
  const dates = findDates(
    words.map((word) => word.replace(/^\(/u, '').replace(/\)$/u, '')),
    context.dayOrder,
  );
  const ranges: [number, number][] = dates.map(({ from, to }) => [from, to]);
  let digits = -1;
  for (let from = 0; from < words.length; from += 1) {
    if (ranges.some(([start, end]) => from >= start && from < end)) continue;
    if (digits < from) digits = words.findIndex((word, index) => index >= from && /\d/u.test(word));
    if (digits < 0) break;
    for (let size = LONGEST_AMOUNT; size > digits - from; size -= 1) {
      const part = words.slice(from, from + size);
      if (part.length < size || !isAmount(part, context)) continue;
      ranges.push([from, from + size]);
      from += size - 1;
      break;
    }
  }
  return ranges.sort((a, b) => a[0] - b[0]);
}

const IS = new Set(inAllLanguages(({ links }) => links.is).flatMap((word) => wordsOf(word)));

/**
 * The words of a sentence without an aside between two commas before its verb ("Your undrawn commitment, including that
 * principal, will be"); null when it has none.
 */
function withoutAside(words: readonly string[]): string[] | null {
  const close = words.findLastIndex((word) => word.endsWith(','));
  const open = words.findLastIndex((word, index) => index < close && word.endsWith(','));
  const verb = wordsOf(words.slice(close + 1).join(' '));
  const isVerb = verb.some((token) => IS.has(token)) && withoutAnyJoint(verb).length === 0;
  return open >= 0 && isVerb ? [...words.slice(0, open + 1), ...words.slice(close + 1)] : null;
}

/**
 * The words of the sentence before a value. Behind an earlier value they begin after the next comma or "and": what
 * stands before it belongs to that value.
 */
function sentenceBefore(words: readonly Word[], at: number, previousEnd: number): string[] {
  // What a semicolon parts from a value right behind it says nothing of it.
  if (words[at - 1]?.text.endsWith(';') === true) return [];
  const from = Math.max(0, at - WORDS_BEFORE);
  const first = Math.max(from, previousEnd - 1);
  const ended = words.findLastIndex(({ text }, index) => index >= from && index < at && endsSentence(text));
  const sentence = words.slice(Math.max(ended + 1, previousEnd, from), at).map(({ text }) => text);
  const bare = withoutAside(sentence);
  if (bare !== null) return bare;
  const comma = words.findIndex(
    ({ text }, index) => index >= first && index < at && (text.endsWith(',') || AND.has(text)),
  );
  const start = previousEnd === 0 ? from : comma < 0 ? Math.max(from, previousEnd) : comma + 1;
  return words.slice(Math.max(start, ended + 1), at).map(({ text }) => text);
}

function sentenceAfter(words: readonly Word[], at: number): string[] {
  const after: string[] = [];
  if (endsSentence(words[at - 1]?.text ?? '')) return after;
  for (const word of words.slice(at, at + WORDS_AFTER)) {
    after.push(word.text);
    if (endsSentence(word.text)) break;
  }
  return after;
}

/** The words after a value that still speak of it: to the next value, bracket, comma, semicolon or full stop. */
function clauseAfter(words: readonly Word[], at: number, next = words.length): string[] {
  if (/[,;.]$/u.test(words[at - 1]?.text ?? '')) return [];
  const clause: string[] = [];
  for (const word of words.slice(at, Math.min(next, at + CLAUSE_WORDS))) {
    if (word.text.startsWith('(')) break;
    clause.push(word.text);
    if (/[,;.]$/u.test(word.text)) break;
  }
  return clause;
}

/** True for the number of "capital call no. 11" or "section 6.4": the sentence goes on behind it. */
function isCounted(texts: readonly string[], [from, to]: readonly [number, number]): boolean {
  const isShort = to - from === 1 && /^\W{0,2}\d{1,3}(?:\.\d{1,2})?\W{0,2}$/u.test(texts[from] ?? '');
  return isShort && (COUNTED.test(texts[from - 1] ?? '') || /^#\d/u.test(texts[from] ?? ''));
}

/** A value of a block with what stands around it. */
interface Place {
  words: readonly Word[];
  texts: readonly string[];
  ranges: readonly [number, number][];
  index: number;
}

function isLinked(
  texts: readonly string[],
  left: [number, number] | undefined,
  right: [number, number] | undefined,
): boolean {
  return (
    left !== undefined &&
    right !== undefined &&
    right[0] - left[1] === 1 &&
    RANGE_LINK.has(texts[left[1]] ?? '')
  );
}

/** True for words that say only when: "and afterwards". */
function saysOnlyWhen(words: readonly string[]): boolean {
  const tokens = withoutAnyJoint(wordsOf(words.join(' ')));
  return tokens.length > 0 && tokens.every((token) => RELATIONS.has(token));
}

/** "Of your commitment of": what is said in passing inside another name takes so many words. */
const IN_PASSING = 3;

/** "The part left of your commitment of €3 is €2": the second value bears the name that the sentence begins with. */
function isPredicate(place: Place): boolean {
  if (place.index === 0) return false;
  const tokens = wordsOf(sentenceWords(place).join(' '));
  const before = sentenceWords({ ...place, index: place.index - 1 });
  const last = wordsOf(before.at(-1) ?? '');
  return (
    before.length > IN_PASSING + 1 &&
    tokens.some((token) => IS.has(token)) &&
    withoutAnyJoint([...tokens, ...last]).length === 0 &&
    !last.some((token) => IS.has(token))
  );
}

/** The words that name a value; one that says only when bears the name of the value before it. */
function namingWords(place: Place): string[] {
  const own = sentenceWords(place);
  const next = { ...place, index: place.index + 1 };
  if (next.index < place.ranges.length && isPredicate(next)) return own.slice(-IN_PASSING);
  if (isPredicate(place)) return sentenceWords({ ...place, index: place.index - 1 }).slice(0, -IN_PASSING);
  if (place.index === 0 || !saysOnlyWhen(own)) return own;
  const before = sentenceWords({ ...place, index: place.index - 1 });
  return [...before.filter((word) => !wordsOf(word).some((token) => RELATIONS.has(token))), ...own];
}

/** The words of the sentence before a value: a number that only counts does not end them. */
function sentenceWords({ words, texts, ranges, index }: Place): string[] {
  const at = ranges[index]?.[0] ?? 0;
  const previous = ranges.slice(0, index).findLast((range) => !isCounted(texts, range));
  const own = sentenceBefore(words, at, previous?.[1] ?? 0);
  const counted = ranges.slice(0, index).filter((range) => isCounted(texts, range));
  // "no. 11" goes with its mark, "#11" is a mark itself.
  const dropped = new Set(
    counted.flatMap(([from]) => (COUNTED.test(texts[from - 1] ?? '') ? [from - 1, from] : [from])),
  );
  return own.filter((_, offset) => !dropped.has(at - own.length + offset));
}

/**
 * What the other end of a pair says of a value. "1 January to 31 March": the first date begins a period, the second ends
 * it, whatever stands before. "falls from €5 to €3": both amounts have one name, one before and one after the change.
 */
function namedByPair(place: Place, isMoney: (range: readonly [number, number]) => boolean): string[] {
  const { texts, ranges, index } = place;
  const [before, own, after] = [ranges[index - 1], ranges[index], ranges[index + 1]];
  const ends = isLinked(texts, before, own);
  if (own === undefined || (!ends && !isLinked(texts, own, after))) return namingWords(place);
  const first = ends ? { ...place, index: index - 1 } : place;
  if (isMoney(own)) return [...namingWords(first), ends ? 'after' : 'before'];
  return [...namingWords(place), 'period', ends ? 'end' : 'from'];
}

function blockFacts(page: PageGraph, block: Block, context: DocumentContext): Fact[] {
  const texts = block.words.map((word) => word.text);
  const ranges = valueRanges(texts, context);
  const isMoney = ([from, to]: readonly [number, number]): boolean =>
    isAmount(texts.slice(from, to), context);
  return ranges.flatMap(([from, to], index) => {
    const hash = texts[from]?.includes('#') === true ? ['#'] : [];
    const before = [...namedByPair({ words: block.words, texts, ranges, index }, isMoney), ...hash];
    const words = block.words.slice(from, to);
    const text = words
      .map((word, index) => (index === words.length - 1 ? bare(word.text) : word.text))
      .join(' ');
    const isWholeBlock = before.length === 0 && to === block.words.length;
    if (isWholeBlock) return [];
    return [
      {
        page,
        kind: 'prose' as const,
        label: before.join(' '),
        tokens: labelTokens(before.join(' ')),
        words,
        text: bare(text),
        headers: [],
        heading: '',
        following: wordsOf(sentenceAfter(block.words, to).join(' ')),
        clause: labelTokens(clauseAfter(block.words, to, ranges[index + 1]?.[0]).join(' ')),
        hasPartnerColumn: false,
        ...(isCounted(texts, [from, to]) ? { isCounted: true } : {}),
        order: 0,
      },
    ];
  });
}

/** A value set in large type between the two parts of its sentence: "Your share is / $30,000 / and we need it". */
function joinedBlocks(page: PageGraph, context: DocumentContext): Block[] {
  return page.blocks.flatMap((block, at) => {
    const [before, after] = [page.blocks[at - 1], page.blocks[at + 1]];
    const opens = before !== undefined && /\p{Ll}$/u.test(before.words.at(-1)?.text ?? '');
    const goesOn = after !== undefined && /^\p{Ll}/u.test(after.words[0]?.text ?? '');
    const isLone = block.words.length <= LONGEST_AMOUNT;
    if (!opens || !goesOn || !isLone || before.words.length < LEAST_SENTENCE) return [];
    const texts = block.words.map(({ text }) => text);
    return isAmount(texts, context)
      ? [{ ...block, words: [...before.words, ...block.words, ...after.words] }]
      : [];
  });
}

/** Numbers and dates in running text, with the words before and after them as context. */
export function proseFacts(page: PageGraph, context: DocumentContext): Fact[] {
  return [...page.blocks, ...joinedBlocks(page, context)]
    .filter((block) => block.words.length > 1)
    .flatMap((block) => blockFacts(page, block, context));
}
