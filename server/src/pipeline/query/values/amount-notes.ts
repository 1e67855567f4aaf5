import { remembered } from '../../remembered.ts';
import { fold } from '../language/fold.ts';
import { saysNumber } from '../language/number-words.ts';
import { inAllLanguages } from '../language/language-files.ts';
import { findPhrase, foldedWords, saysOneOf, wordPattern } from '../language/word-pattern.ts';
import { findCurrency, isAmountStatement, isCurrencyMark, statedScale } from './currencies.ts';

/** Where one phrase ends and the next begins inside a heading: "Portfolio · £ million". */
const SEGMENTS = /[·|;•()[\]]|\s[–—-]\s|,\s|:\s/u;
const LONGEST_NOTE = 64;
const SENTENCES = /(?<=[;!?]|[\p{L}]{4}\.|\d\.)\s/u;
/** "cost $22.4 million": the unit of one amount says nothing of others. */
const AMOUNT_WITH_UNIT = /(?:[$€£¥]|(?<!\p{L})[A-Z]{3}\s)\s?\d[\d.,' ]*\s?\p{L}+|\d[.,]\d{1,2}\s\p{L}+/gu;

const MARKS = '(?:eur|usd|gbp|chf|sek|nok|dkk|jpy|cad|aud|hkd|sgd|nzd|kr|us\\$|ca\\$|a\\$|[€$£¥])';
const THOUSANDS = "(?:k|t|ts|'?000s?|1[.,' ]?000)";
const MILLIONS = '(?:m|mm|mn|mio|mln|mill?|mdo|1[.,]?000[.,]?000)';
const BILLIONS = '(?:bn|bln|md|mds|mdr|mrd|mld)';
/** A currency and its scale in one word: "MSEK", "T€", "£m", "$'000", "EURm". */
const COMPOSITES: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^(?:${THOUSANDS}${MARKS}|${MARKS}${THOUSANDS})$`, 'u'), 3],
  [new RegExp(`^(?:${MILLIONS}${MARKS}|${MARKS}${MILLIONS})$`, 'u'), 6],
  [new RegExp(`^(?:${BILLIONS}${MARKS}|${MARKS}${BILLIONS})$`, 'u'), 9],
];
const SHORT: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^${THOUSANDS}$`, 'u'), 3],
  [new RegExp(`^${MILLIONS}$`, 'u'), 6],
  [new RegExp(`^${BILLIONS}$`, 'u'), 9],
];
const LINK = /^(?:in|en|i|x|×|of|de|d|av|van|von|the|los)$/u;

const wordsOfScale = (kind: 'thousand' | 'million' | 'billion'): Set<string> =>
  new Set(inAllLanguages(({ scales }) => scales[kind]).map(fold));
const NAMED: readonly (readonly [Set<string>, number])[] = [
  [wordsOfScale('thousand'), 3],
  [wordsOfScale('million'), 6],
  [wordsOfScale('billion'), 9],
];

type Token =
  | { kind: 'currency' }
  | { kind: 'link' }
  | { kind: 'scale'; scale: number; isSure: boolean }
  | { kind: 'other' };

const NOTE_WORDS = new Set(
  inAllLanguages(({ amountNotes }) => amountNotes).flatMap((note) => fold(note).split(' ')),
);
const CURRENCY_WORDS = new Set(
  inAllLanguages(({ currencies }) => Object.values(currencies).flat()).flatMap((name) =>
    fold(name).split(/[\s-]/u),
  ),
);

const tokenOf = remembered((word): Token => {
  const folded = word
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'")
    .replace(/(?<=\p{L})[.:]$/u, '')
    .replace(/^d'/u, '');
  if (LINK.test(folded) || NOTE_WORDS.has(fold(folded))) return { kind: 'link' };
  const plain = fold(folded);
  const composite = COMPOSITES.find(([pattern]) => pattern.test(folded));
  if (composite !== undefined) return { kind: 'scale', scale: composite[1], isSure: true };
  const named = NAMED.find(([names]) => names.has(plain) || names.has(folded));
  if (named !== undefined && plain.length >= 3) return { kind: 'scale', scale: named[1], isSure: false };
  const short = SHORT.find(([pattern]) => pattern.test(folded));
  if (short !== undefined) return { kind: 'scale', scale: short[1], isSure: false };
  if (isCurrencyMark(word) || CURRENCY_WORDS.has(plain)) return { kind: 'currency' };
  return { kind: 'other' };
});

/** The scale that words say that are nothing but a note; null when they are more, or say no scale. */
function scaleOfWords(words: readonly string[]): number | null {
  const tokens = words.filter((word) => word !== '').map(tokenOf);
  const scales = tokens.filter((token) => token.kind === 'scale');
  const [scale] = scales;
  if (scale === undefined || tokens.some(({ kind }) => kind === 'other')) return null;
  const isNamed =
    scale.isSure || tokens.some(({ kind }) => kind === 'currency') || tokens[0]?.kind === 'link';
  // "mil millones" are a thousand millions.
  return isNamed ? Math.max(...scales.map((one) => one.scale)) : null;
}

/** Words of the note that ends a heading: "Valuation at 31-12-2024 GBP 000". */
const CLOSING_NOTE = 2;

/** Shorter words of numbers are words of other meaning, too. */
const SHORTEST_NUMBER = 4;

/** The scale that a heading closes with, its currency before or behind it; null where it closes otherwise. */
function closingScale(words: readonly string[]): number | null {
  const closing = words.slice(-CLOSING_NOTE);
  // "1 500 000 EUR" is an amount, as is "cuatrocientos mil euros".
  const before = words.at(-CLOSING_NOTE - 1) ?? '';
  if (/^[\d.,'’]+$/u.test(before) || (before.length >= SHORTEST_NUMBER && saysNumber(before))) return null;
  const isNote = closing.map(tokenOf).every(({ kind }) => kind === 'currency' || kind === 'scale');
  return isNote ? scaleOfWords(closing) : null;
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
}

/** "Your share is applied as follows (sterling):" names the currency of what follows. */
const BRACKETED = /\(([^()]{2,24})\):?$/u;

/** "Your share in euro:" names the currency of what follows. */
const CLOSING = /\s(?:in|en|i)\s(\p{L}[\p{L}.$€£ ]{1,30}):$/u;
/** "The Fund's currency is the euro.", "Alle Beträge lauten auf Euro.": the words behind a word for a currency. */
const CURRENCY_SAID = wordPattern(
  inAllLanguages(({ labels, links }) =>
    (labels['base_currency'] ?? []).flatMap((label) =>
      /\s(?:in|auf|en|i)$/u.test(label) ? [label] : links.is.map((is) => `${label} ${is}`),
    ),
  ),
);
const SAID_REACH = 24;
/** Folding may change the length of a sentence by so many letters. */
const FOLDED_AWAY = 4;

/** The currency that a sentence says its amounts are in; null when it says none. */
function saidCurrency(sentence: string): string | null {
  const closing = CLOSING.exec(sentence)?.[1];
  if (closing !== undefined && closing.split(/\s+/u).every((word) => tokenOf(word).kind !== 'other'))
    return findCurrency(closing)?.code ?? null;
  const said = findPhrase(CURRENCY_SAID, foldedWords(sentence));
  if (said === null) return null;
  const behind = sentence.slice(Math.max(0, said.end - FOLDED_AWAY), said.end + SAID_REACH);
  return findCurrency(behind)?.code ?? null;
}

const GENERAL = wordPattern(inAllLanguages(({ amountNotes }) => amountNotes));

function isGeneral(text: string): boolean {
  return saysOneOf(GENERAL, text);
}

/** True for words that only begin a note on amounts: "Amounts in", "Belopp i". */
export function opensAmountNote(text: string): boolean {
  return text.length <= LONGEST_NOTE && text.split(/\s+/u).every((word) => tokenOf(word).kind === 'link');
}

/** The note of a segment that is nothing else: a scale with or without its currency, or "in EUR". */
function segmentNote(segment: string): Omit<AmountNote, 'isGeneral'> | null {
  if (segment.length > LONGEST_NOTE) return null;
  const words = segment.replace(/[.:]$/u, '').split(/\s+/u);
  const currency = findCurrency(segment)?.code ?? null;
  const scale = scaleOfWords(words) ?? closingScale(words);
  if (scale !== null) return { currency, scale, isWhole: true };
  const tokens = words.map(tokenOf);
  const isNamed = words.length > 1 && tokens.some(({ kind }) => kind === 'currency');
  return isNamed && currency !== null && tokens.every(({ kind }) => kind === 'currency' || kind === 'link')
    ? { currency, scale: null, isWhole: false }
    : null;
}

function sentenceNote(sentence: string): AmountNote | null {
  const general = isGeneral(sentence);
  const notes = sentence.split(SEGMENTS).flatMap((segment) => segmentNote(segment.trim()) ?? []);
  const note = notes.find(({ scale }) => scale !== null) ?? notes[0];
  const named = findCurrency(sentence)?.code ?? null;
  if (note !== undefined) return { ...note, currency: note.currency ?? named, isGeneral: general };
  const inside = BRACKETED.exec(sentence)?.[1]?.split(/\s+/u) ?? [];
  if (inside.length > 0 && inside.every((word) => tokenOf(word).kind === 'currency'))
    return { currency: named, scale: null, isWhole: false, isGeneral: general };
  const said = saidCurrency(sentence);
  if (said !== null) return { currency: said, scale: null, isWhole: false, isGeneral: general };
  if (!isAmountStatement(sentence)) return null;
  const scale = statedScale(sentence.replace(AMOUNT_WITH_UNIT, ' '));
  return { currency: named, scale, isWhole: false, isGeneral: general };
}

/** Reads a line as a note on amounts ("Portfolio · £ million", "Angaben in TEUR"); null when it is none. */
export function readAmountNote(text: string): AmountNote | null {
  const notes = text.split(SENTENCES).flatMap((sentence) => sentenceNote(sentence) ?? []);
  return (
    notes.find(({ scale }) => scale !== null) ??
    notes.find(({ currency }) => currency !== null) ??
    notes[0] ??
    null
  );
}

/**
 * The power of ten that a label or column title says of its own amounts ("Cost (£m)", "Buchwert Mio. EUR", "Fair value
 * $000"); null when it says none.
 */
export const titleScale = remembered((title): number | null => {
  for (const inside of title.matchAll(/[([]([^()[\]]{1,40})[)\]]/gu)) {
    const words = (inside[1] ?? '').split(/[\s,;]+/u);
    const scale = scaleOfWords(words) ?? scaleOfWords(['in', ...words]);
    if (scale !== null) return scale;
  }
  // "Net asset value, m": a scale behind a comma needs no currency.
  const closing = /,\s+([^\s,]+)$/u.exec(title)?.[1];
  const closed = closing === undefined ? null : scaleOfWords(['in', closing]);
  if (closed !== null) return closed;
  const words = title.split(/[\s,;:()[\]]+/u).filter((word) => word !== '');
  for (let from = 0; from < words.length; from += 1) {
    const scale = scaleOfWords(words.slice(from));
    if (scale !== null) return scale;
  }
  return null;
});
