import { memoizeText } from '../memoize.ts';
import { fold } from '../vocabulary/fold.ts';
import { saysNumber } from '../vocabulary/number-words.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import { ANY_IN, anyOf, anyWord, IN, THIS, UNLESS } from '../vocabulary/function-words.ts';
import { findPhrase, foldedWords, saysOneOf, wordPattern } from '../vocabulary/word-pattern.ts';
import { CURRENCY_MARK, isCurrencyMark } from '../vocabulary/currencies.ts';
import { CURRENCY_NAMES } from '../vocabulary/currency-names.ts';
import { SCALE_WORDS, SHORT_SCALES } from '../vocabulary/units.ts';
import { findCurrency, isAmountStatement } from './currencies.ts';
import { monthOf } from './dates.ts';

/** Where one phrase ends and the next begins inside a heading: "Portfolio · £ million". */
const SEGMENTS = /[·|;•()[\]]|\s[–—-]\s|,\s|:\s/u;
const MAX_NOTE_LENGTH = 64;
/** Where the note ends that a text begins with. */
const ENDS_NOTE = new RegExp(`${SEGMENTS.source}|\\.\\s`, 'u');
const SENTENCES = /(?<=[;!?]|[\p{L}]{4}\.|\d\.)\s/u;

/** A currency and its scale in one word, as it is printed: "MSEK", "T€", "£m", "$'000", "EURm", "tkr". */
const COMPOSITES: readonly (readonly [RegExp, number])[] = SHORT_SCALES.map(
  ({ power, source }) =>
    [
      new RegExp(`^(?:(?i:${source})(?:${CURRENCY_MARK})|(?:${CURRENCY_MARK})(?i:${source}))$`, 'u'),
      power,
    ] as const,
);
/** The same in any case of letters, "TKR", "TEur", which may as well be a name: "KKR". */
const LIKE_COMPOSITES: readonly (readonly [RegExp, number])[] = COMPOSITES.map(([{ source }, power]) => [
  new RegExp(source, 'iu'),
  power,
]);
const SHORT: readonly (readonly [RegExp, number])[] = SHORT_SCALES.map(({ power, source }) => [
  new RegExp(`^${source}$`, 'u'),
  power,
]);
const MARKS = `(?:${CURRENCY_MARK.toLowerCase()})`;
/** "x € 1.000": a printed factor, which is an amount where nothing says that it multiplies. */
const FACTORS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^${MARKS}?1[.,']?000$`, 'u'), 3],
  [new RegExp(`^${MARKS}?1[.,]?000[.,]?000$`, 'u'), 6],
];
const TIMES = /^[x×]$/u;
const LINK = new RegExp(`^(?:${anyWord(({ amountJoints }) => amountJoints)})$`, 'u');

const NAMED: readonly (readonly [Set<string>, number])[] = SCALE_WORDS.map(({ power, words }) => [
  new Set(words.map(fold)),
  power,
]);

type Token =
  | { kind: 'currency' | 'in' | 'times' | 'link' | 'note' | 'other' }
  | { kind: 'scale'; scale: number; form: 'composite' | 'likeComposite' | 'word' | 'short' | 'factor' };

const NOTE_WORDS = new Set(
  inAllLanguages(({ amountNotes }) => amountNotes).flatMap((note) => fold(note).split(' ')),
);
const CURRENCY_WORDS = new Set(
  CURRENCY_NAMES.flatMap(({ names }) => names).flatMap((name) => fold(name).split(/[\s-]/u)),
);

/** What a word is in a note on amounts. */
export const tokenOf = memoizeText((word): Token => {
  const folded = word
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'")
    .replace(/(?<=\p{L})[.:]$/u, '')
    .replace(/^d'/u, '');
  if (IN.test(folded)) return { kind: 'in' };
  if (TIMES.test(folded)) return { kind: 'times' };
  if (LINK.test(folded)) return { kind: 'link' };
  if (NOTE_WORDS.has(fold(folded))) return { kind: 'note' };
  const plain = fold(folded);
  const scaleIn = (forms: readonly (readonly [RegExp, number])[]): number | undefined =>
    forms.find(([pattern]) => pattern.test(folded))?.[1];
  const printed = word
    .replace(/[’‘`´]/gu, "'")
    .replace(/(?<=\p{L})[.:]$/u, '')
    .replace(/^[dD]'/u, '');
  const composite = COMPOSITES.find(([pattern]) => pattern.test(printed))?.[1];
  if (composite !== undefined) return { kind: 'scale', scale: composite, form: 'composite' };
  // A code stands in capitals: "mars" is a month and no million of Argentine pesos.
  const mayHaveCode = /\p{Lu}{2}/u.test(word) || /kr\.?$/iu.test(word);
  const like = mayHaveCode ? LIKE_COMPOSITES.find(([pattern]) => pattern.test(printed))?.[1] : undefined;
  if (like !== undefined) return { kind: 'scale', scale: like, form: 'likeComposite' };
  const named = NAMED.find(([names]) => names.has(plain) || names.has(folded))?.[1];
  if (named !== undefined && plain.length >= 3) return { kind: 'scale', scale: named, form: 'word' };
  const short = scaleIn(SHORT);
  if (short !== undefined) return { kind: 'scale', scale: short, form: 'short' };
  const factor = scaleIn(FACTORS);
  if (factor !== undefined) return { kind: 'scale', scale: factor, form: 'factor' };
  const isMark = isCurrencyMark(word) || isCurrencyMark(word.replace(/[.:]$/u, ''));
  return {
    kind: isMark || CURRENCY_WORDS.has(plain) || CURRENCY_WORDS.has(fold(word)) ? 'currency' : 'other',
  };
});

const isOf = (...kinds: Token['kind'][]): ((token: Token) => boolean) => {
  return ({ kind }) => kinds.includes(kind);
};
const isCurrency = isOf('currency');
const isJoint = isOf('in', 'times', 'link', 'note');

/** The scale that words say that are nothing but a note; null when they are more, or say no scale. */
export function scaleOfWords(words: readonly string[], isBracketed = false): number | null {
  const tokens = words.filter((word) => word !== '').map(tokenOf);
  const scales = tokens.filter((token) => token.kind === 'scale');
  const [scale] = scales;
  if (scale === undefined || tokens.some(isOf('other'))) return null;
  if (scale.form === 'factor' && !tokens.some(isOf('in', 'times'))) return null;
  // "Belopp i TKR" is a note, "in KKR" speaks of a company.
  if (scales.some(({ form }) => form === 'likeComposite') && !tokens.some(isOf('note'))) return null;
  // "Reported value (B)" is the second of some lettered columns; billions have a currency.
  if (words.some((word) => /^b$/iu.test(word)) && !tokens.some(isCurrency)) return null;
  // Bare noughts are a unit beside a currency or in brackets ("USD 000", "(000)"); "thousands of" goes on with others.
  const isBare = words.includes('000') && !isBracketed;
  const isNamed =
    scale.form === 'composite' || tokens.some(isCurrency) || (!isBare && tokens.slice(0, 1).some(isJoint));
  if (tokens.at(-1)?.kind === 'link') return null;
  // "mil millones" are a thousand millions.
  return isNamed ? Math.max(...scales.map((one) => one.scale)) : null;
}

/** Words of the note that ends a heading: "Valuation at 31-12-2024 GBP 000". */
const CLOSING_NOTE = 2;

/** Shorter words of numbers are words of other meaning, too. */
const MIN_NUMBER_LENGTH = 4;

const saysAmount = (word: string): boolean => word.length >= MIN_NUMBER_LENGTH && saysNumber(word);

/** The scale that a heading closes with, its currency before or behind it; null where it closes otherwise. */
function closingScale(words: readonly string[]): number | null {
  const closing = words.slice(-CLOSING_NOTE);
  // "1 500 000 EUR" is an amount, as is "cuatrocientos mil euros".
  const before = words.at(-CLOSING_NOTE - 1) ?? '';
  if (/^[\d.,'’]+$/u.test(before) || saysAmount(before)) return null;
  const isNote = closing.map(tokenOf).every(isOf('currency', 'scale'));
  return isNote ? scaleOfWords(closing) : null;
}

/** The scale of a heading that a currency with its scale opens, and an exception closes: "MSEK om inget annat anges". */
function openingScale([first = '', next = '']: readonly string[]): number | null {
  const token = tokenOf(first);
  return token.kind === 'scale' && token.form === 'composite' && UNLESS.test(next) ? token.scale : null;
}

/** What a line says of the amounts around it. */
export interface AmountNote {
  /** ISO code, null when none is named. */
  currency: string | null;
  /** Power of ten; null when the note names a currency only. */
  scale: number | null;
  /** True when the line is such a note or a heading with one, not a sentence that happens to say it. */
  isWhole: boolean;
  /** True when it speaks of amounts as such ("All amounts in"), not only of what it heads. */
  isGeneral: boolean;
  /** True when it is the note and no sentence or title with it: "All amounts in EUR thousand", not "Cost, EUR thousand". */
  isOfAll?: boolean;
  /** True when the text says nothing else: neither a title nor a sentence with further words. */
  isLone?: boolean;
}

/** "Your share is applied as follows (sterling):" names the currency of what follows. */
const BRACKETED = /\(([^()]{2,24})\):?$/u;

/** "Your share in euro:" names the currency of what follows. */
const CLOSING = new RegExp(`\\s(?:${ANY_IN})\\s(\\p{L}[\\p{L}.$€£ ]{1,30}):$`, 'u');
const STOP_WORDS = new Set(inAllLanguages(({ stopWords }) => stopWords));
/** "The Fund's currency is the euro.", "Alle Beträge lauten auf Euro.": the words behind a word for a currency. */
const CURRENCY_SAID = wordPattern(
  inAllLanguages(({ labels, links }) =>
    (labels['base_currency'] ?? []).flatMap((label) =>
      STOP_WORDS.has(label.split(' ').at(-1) ?? '') ? [label] : links.is.map((is) => `${label} ${is}`),
    ),
  ),
);
const SAID_REACH = 24;
/** Folding may change the length of a sentence by so many letters. */
const FOLDED_AWAY = 4;

/** The currency that a sentence says its amounts are in; null when it says none. */
function statedCurrency(sentence: string): string | null {
  const closing = CLOSING.exec(sentence)?.[1];
  if (closing !== undefined && !closing.split(/\s+/u).map(tokenOf).some(isOf('other')))
    return findCurrency(closing)?.code ?? null;
  const said = findPhrase(CURRENCY_SAID, foldedWords(sentence));
  if (said === null) return null;
  const behind = sentence.slice(Math.max(0, said.end - FOLDED_AWAY), said.end + SAID_REACH);
  return findCurrency(behind)?.code ?? null;
}

const THROUGHOUT = wordPattern(inAllLanguages(({ throughout }) => throughout));
const NOTES = wordPattern(inAllLanguages(({ amountNotes }) => amountNotes));

/** True for words that only begin a note on amounts: "Amounts in", "Belopp i". */
export function opensAmountNote(text: string): boolean {
  return text.length <= MAX_NOTE_LENGTH && text.split(/\s+/u).map(tokenOf).every(isJoint);
}

/** The note of a segment that is nothing else: a scale with or without its currency, or "in EUR". */
function segmentNote(segment: string): Omit<AmountNote, 'isGeneral' | 'isOfAll'> | null {
  if (segment.length > MAX_NOTE_LENGTH) return null;
  const words = segment.replace(/[.:]$/u, '').split(/\s+/u);
  const currency = findCurrency(segment)?.code ?? null;
  const scale = isExcepted(words)
    ? null
    : (scaleOfWords(words) ?? closingScale(words) ?? openingScale(words));
  if (scale !== null) return { currency, scale, isWhole: true };
  const tokens = words.map(tokenOf);
  const isNamed = words.length > 1 && tokens.some(isCurrency);
  return isNamed && currency !== null && tokens.every((token) => isCurrency(token) || isJoint(token))
    ? { currency, scale: null, isWhole: false }
    : null;
}

/** The words behind an exception are what it excepts: "exact unless otherwise stated in thousands". */
function isExcepted(words: readonly string[]): boolean {
  const from = words.findIndex((word) => UNLESS.test(word));
  return from >= 0 && words.slice(from).some((word) => tokenOf(word).kind === 'scale');
}

const EXCEPTIONS = anyOf(
  inAllLanguages(({ throughout, amountNotes }) => [...throughout, ...amountNotes]).filter((phrase) =>
    UNLESS.test(phrase.split(' ')[0] ?? ''),
  ),
);
/** An exception that opens a sentence, or stands in it between commas. */
const SET_APART = new RegExp(
  `^(?:${EXCEPTIONS})(?:,\\s*|\\s+(?!(?:${ANY_IN})\\s))|,\\s*(?:${EXCEPTIONS})\\s*,`,
  'giu',
);
/** A sentence without what it says of exceptions, where that is not about the note. */
const withoutExceptions = (sentence: string): string => sentence.replace(SET_APART, ' ').trim();

const BEING = new Set(inAllLanguages(({ links }) => links.is).map(fold));
const NOTE_PHRASES = new Set(
  inAllLanguages(({ throughout }) => throughout).flatMap((phrase) => fold(phrase).split(' ')),
);

/** True for a word that a sentence may have besides its amounts and its note. */
function isEmptyWord(word: string): boolean {
  const plain = fold(word);
  if (STOP_WORDS.has(word.toLowerCase()) || BEING.has(plain) || NOTE_PHRASES.has(plain)) return true;
  return tokenOf(word).kind !== 'other' || THIS.test(word);
}

/** The thing at hand is named in so many words: "this quarterly report". */
const MAX_THING_LENGTH = 2;

/** A verb stands right before "in", or before a reflexive: "verstehen sich in", "se expresan en". */
const VERB_REACH = 2;

/** True for words that say nothing but that amounts are stated: "The amounts on this page are shown". */
function speaksOfAmounts(words: readonly string[]): boolean {
  const plain = words.map((word) => word.replace(/[.,;:]+$/u, ''));
  const isAtHand = (at: number): boolean =>
    plain.slice(Math.max(0, at - MAX_THING_LENGTH), at).some((word) => THIS.test(word));
  const isVerb = (word: string, at: number): boolean =>
    at >= plain.length - VERB_REACH && at > 0 && /^\p{Ll}/u.test(word);
  const further = plain.filter((word, at) => !isEmptyWord(word) && !isAtHand(at));
  const verbs = plain.filter((word, at) => !isEmptyWord(word) && !isAtHand(at) && isVerb(word, at));
  return saysOneOf(NOTES, plain.join(' ')) && further.length === verbs.length && verbs.length <= 1;
}

/** A title has at most so many small words that are neither of dates nor empty, fewer where a full stop ends it. */
const MAX_OF_TITLE = { line: 2, sentence: 1 };

/** True for words that may stand before a note as its title, "As of June 30, 2024,", and no sentence about something else. */
function isTitleOfNote(words: readonly string[], isSentence: boolean): boolean {
  const plain = words.map((word) => word.replace(/[.,;:]+$/u, ''));
  // "In the annex, amounts are in thousands" begins with what it is about; a date may begin so, too.
  const opens = STOP_WORDS.has((plain[0] ?? '').toLowerCase()) && !plain.some((word) => /\d/u.test(word));
  const further = plain.filter(
    (word) => /^\p{Ll}/u.test(word) && monthOf(word) === undefined && !isEmptyWord(word),
  );
  const most = isSentence ? MAX_OF_TITLE.sentence : MAX_OF_TITLE.line;
  // "a" is a verb in French, and stands before a date in Spanish.
  const isVerb = (word: string): boolean => BEING.has(fold(word)) && !STOP_WORDS.has(word.toLowerCase());
  return !opens && further.length <= most && !plain.some(isVerb);
}

/** A bracket that a text closes with. */
const CLOSING_BRACKET = /\([^()]*\)[.:]?$/u;

/** "1,000", "$000": with "'000" and "000s" a text says thousands. */
const BARE_DIGITS = /^[\d.,]+$|^[^'’]*(?<!['’])000$/u;

/** True for the words of a scale behind "in": "thousands of US dollars", "EUR million", "$'000"; digits alone are an amount. */
function saysScale(words: readonly string[]): boolean {
  const tokens = words.map(tokenOf);
  const hasCurrency = tokens.some(isCurrency);
  const isScale = tokens.some((token, at) => {
    const word = words[at] ?? '';
    if (token.kind !== 'scale' || BARE_DIGITS.test(word)) return false;
    // "en mil euros" is an amount.
    if (token.form === 'word') return word.length >= MIN_NUMBER_LENGTH || !saysNumber(word);
    return token.form === 'composite' || (token.form === 'short' && hasCurrency);
  });
  // "in thousands of cases" counts something else.
  return isScale && tokens.at(-1)?.kind !== 'link';
}

/**
 * The power of ten that running text states for amounts: a word for the note, "in" and a scale ("All amounts are stated
 * in thousands of euros"), or a part of a sentence that begins with them. Whatever else a sentence says of amounts,
 * thousands and millions states none.
 */
function statedScale(sentence: string): number | null {
  const times = sentence.split(SEGMENTS).map((segment) => segment.replace(/[.:]$/u, '').trim().split(/\s+/u));
  const [factor] = times
    .filter((words) => words.map(tokenOf).some(isOf('times')))
    .flatMap((words) => scaleOfWords(words) ?? []);
  if (factor !== undefined) return factor;
  const plain = sentence.replace(/\s?[()[\]]+/gu, ', ');
  const printed = plain.split(/\s+/u).filter((word) => /[^,;]/u.test(word));
  const bracket = CLOSING_BRACKET.exec(sentence);
  const bracketed = bracket === null ? Infinity : sentence.slice(0, bracket.index).split(/\s+/u).length - 1;
  const words = printed.map((word) => word.replace(/[,;]+$/u, ''));
  const isLast = (at: number): boolean => /[,;]$/u.test(printed[at] ?? '') || at === words.length - 1;
  for (const [at, word] of words.entries()) {
    if (tokenOf(word).kind !== 'in') continue;
    let end = at + 1;
    while (end < words.length && isOf('currency', 'link', 'scale')(tokenOf(words[end] ?? '')))
      if (isLast(end++)) break;
    const said = words.slice(at + 1, end);
    const next = isLast(end - 1) ? '' : (words[end] ?? '');
    if (!saysScale(said) || /^\d/u.test(next) || saysAmount(next)) continue;
    const before = printed.slice(0, at);
    const begin = before.findLastIndex((one) => /[.,;:]$|^[–—|·-]$/u.test(one)) + 1;
    // "Prepared by Kestrel LLP. All amounts in £ millions": a full stop behind a form may end a sentence.
    const from = before.findLastIndex((one) => /[.;:]$/u.test(one)) + 1;
    // "exact unless otherwise stated in thousands": what an exception says is no note.
    if (words.slice(from, at).some((one) => UNLESS.test(one))) continue;
    const isOwn = next === '' && words.slice(begin, at).map(tokenOf).every(isCurrency);
    const isClosed = end === words.length || at >= bracketed || UNLESS.test(words[end] ?? '');
    const isTitled =
      isClosed &&
      (isOwn || speaksOfAmounts(before.slice(begin))) &&
      isTitleOfNote(before.slice(from, begin), /[.!?]$/u.test(sentence));
    if (isTitled || speaksOfAmounts(before.slice(from))) return scaleOfWords(['in', ...said]);
  }
  return null;
}

/** True for a sentence that speaks of the amounts of the whole document. */
export const saysThroughout = (sentence: string): boolean => saysOneOf(THROUGHOUT, sentence);

/** True for a bracket that a sentence goes on behind: "Table 2 (in thousands) is sent separately". */
const GOES_ON = new RegExp(`\\)\\s+(?:${anyOf([...BEING])})\\s`, 'iu');

function sentenceNote(printed: string, isText: boolean): AmountNote | null {
  const sentence = withoutExceptions(printed);
  const isGeneral = saysOneOf(NOTES, sentence);
  const notes = GOES_ON.test(sentence)
    ? []
    : sentence.split(SEGMENTS).flatMap((segment) => segmentNote(segment.trim()) ?? []);
  const note = isText ? undefined : (notes.find(({ scale }) => scale !== null) ?? notes[0]);
  const named = findCurrency(sentence)?.code ?? null;
  if (note !== undefined) return { ...note, currency: note.currency ?? named, isGeneral };
  const scale = statedScale(sentence);
  if (scale !== null) return { currency: named, scale, isWhole: !isText, isGeneral };
  const inside = BRACKETED.exec(sentence)?.[1]?.split(/\s+/u) ?? [];
  if (inside.length > 0 && inside.map(tokenOf).every(isCurrency))
    return { currency: named, scale: null, isWhole: false, isGeneral };
  const said = notes[0]?.currency ?? statedCurrency(sentence);
  if (said !== null) return { currency: said, scale: null, isWhole: false, isGeneral };
  return isAmountStatement(sentence) ? { currency: named, scale: null, isWhole: false, isGeneral } : null;
}

/**
 * Reads a line as a note on amounts ("Portfolio · £ million", "Angaben in TEUR"), or with `isText` running text, which
 * only says it in a sentence; null when it is none.
 */
export function readAmountNote(text: string, isText = false): AmountNote | null {
  return isText ? noteOfText(text) : noteOfLine(text);
}

const noteOfLine = memoizeText((text) => findNote(text, false));
const noteOfText = memoizeText((text) => findNote(text, true));

function findNote(text: string, isText: boolean): AmountNote | null {
  const notes = text.split(SENTENCES).flatMap((sentence) => sentenceNote(sentence, isText) ?? []);
  const note =
    notes.find(({ scale }) => scale !== null) ?? notes.find(({ currency }) => currency !== null) ?? notes[0];
  if (note === undefined) return null;
  const [first = ''] = text.split(ENDS_NOTE);
  const isLone = text.split(/[\s()[\].,;:]+/u).every((word) => word === '' || isEmptyWord(word));
  return { ...note, isOfAll: !first.split(/\s+/u).map(tokenOf).some(isOf('other')), isLone };
}
