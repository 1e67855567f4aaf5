import { textOf } from '../graph/lines.ts';
import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isLoneCurrency, isNumberLike, isValueLike } from '../graph/value-shape.ts';
import type { Word } from '../contract/page.ts';
import { isLabel } from '../vocabulary/metric-terms.ts';
import { readNumber } from '../values/numbers.ts';

/** A label with its colon and the words behind it, inside one line. */
export interface InlinePair {
  label: string;
  words: Word[];
}

/** What parts the pairs of a line. */
const PART = /^[–—|·•;/-]$/u;
const CLINGING_PART = /[;|·•]$/u;
/** What parts a line whatever stands around it; a dash may stand inside a value. */
const SURE_PART = /^[|·•]$/u;
/** A label has at most so many words, its colon included. */
const MAX_LABEL_LENGTH = 6;

/** The parts of a line between its dashes, dots and semicolons. */
export function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (PART.test(word.text)) {
      parts.push([]);
      continue;
    }
    parts.at(-1)?.push(word);
    if (CLINGING_PART.test(word.text)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** Where the known label begins that a colon ends, the longest that there is behind the colon before it; -1 for none. */
function labelBefore(part: readonly Word[], colon: number): number {
  const before = part.findLastIndex(({ text }, at) => at < colon && text.endsWith(':'));
  const from = Math.max(before + 1, colon - MAX_LABEL_LENGTH + 1);
  const texts = part.slice(from, colon + 1).map(({ text }) => text);
  const at = texts.findIndex((text, index) => text !== ':' && isLabel(texts.slice(index).join(' ')));
  return at < 0 ? -1 : from + at;
}

/**
 * The words of a part up to each known label with its colon that stands behind another one: "IBAN: IE50 …, BIC: THOMIE2D",
 * "Bank: Kestrel Bank ABA routing number: 011304478".
 */
function partsAtLabels(part: readonly Word[]): Word[][] {
  const colons = part.flatMap(({ text }, at) => (text.endsWith(':') ? [at] : []));
  const cuts = colons
    .map((colon) => labelBefore(part, colon))
    .filter((at) => at > 0 && colons.some((colon) => colon < at));
  return [0, ...cuts].map((from, index) => part.slice(from, cuts[index]));
}

function pairOf(part: readonly Word[]): InlinePair | null {
  const at = part.findIndex((word) => word.text.endsWith(':'));
  if (at < 0 || at >= MAX_LABEL_LENGTH || at === part.length - 1) return null;
  const label = textOf(part.slice(0, at + 1));
  return /\p{L}/u.test(label) ? { label, words: part.slice(at + 1) } : null;
}

/** "Valuta 12. September 2024": a known label with a date, a number or a currency right behind it; null otherwise. */
function valuePair(part: readonly Word[]): InlinePair | null {
  const text = (words: readonly Word[]): string => textOf(words);
  for (let size = Math.min(MAX_LABEL_LENGTH, part.length - 1); size > 0; size -= 1) {
    const words = part.slice(size);
    const value = text(words);
    const isValue = isValueLike(value) || isLoneCurrency(value);
    if (isValue && isLabel(text(part.slice(0, size)))) return { label: text(part.slice(0, size)), words };
  }
  return null;
}

/** "TVPI 1,51x – DPI 0,63x": parts that are a known label and its number; none when any part is something else. */
function numberedPairs(words: readonly Word[]): InlinePair[] {
  const parts = partsOf(words);
  const pairs = parts.flatMap((part): InlinePair[] => {
    const label = textOf(part.slice(0, -1));
    const number = part.at(-1);
    return number !== undefined && isNumberLike(number.text) && isLabel(label)
      ? [{ label, words: [number] }]
      : [];
  });
  return pairs.length === parts.length ? pairs : [];
}

const DASH = /^[–—-]$/u;

/** "Bank – Bay Ridge Business Bank": what stands before the first dash is a label by itself; null otherwise. */
function dashedPair(words: readonly Word[]): InlinePair | null {
  const at = words.findIndex(({ text }) => DASH.test(text));
  if (at < 1 || at >= MAX_LABEL_LENGTH || at === words.length - 1) return null;
  const label = textOf(words.slice(0, at));
  return isLabel(label) ? { label, words: words.slice(at + 1) } : null;
}

const SLASH = /\s\/\s/u;

/** Labels between slashes; what they share is said only once: "IRR netto / bruto", "Gross / net IRR", "IRR (net / gross)". */
export function slashedLabels(label: string): string[] {
  const [, before = '', inside = label] = /^([^()]*)\(([^()]*\s\/\s[^()]*)\)$/u.exec(label) ?? [];
  const parts = inside.split(SLASH).map((part) => part.split(/\s+/u));
  const [first = [], last = []] = [parts[0], parts.at(-1)];
  const areShort = (some: readonly string[][]): boolean => some.every(({ length }) => length === 1);
  const [head, tail] = [first.slice(0, -1), last.slice(1)];
  return parts.map((words, at) => {
    const shared = [
      ...(at > 0 && areShort(parts.slice(1)) ? [[...head, ...words]] : []),
      ...(at < parts.length - 1 && areShort(parts.slice(0, -1)) ? [[...words, ...tail]] : []),
      [before.trim(), ...words],
    ];
    return (shared.find((some) => isLabel(some.join(' '))) ?? words).join(' ');
  });
}

/** "DPI / RVPI / TVPI" beside "0,47 / 1,03 / 1,50": as many labels as values, each with its own; none otherwise. */
export function slashedPairs(label: string, value: Phrase): InlinePair[] {
  const labels = slashedLabels(label);
  if (labels.length < 2) return [];
  const parts: Word[][] = [[]];
  for (const word of value.words) {
    if (word.text === '/') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  if (parts.length !== labels.length || parts.some((words) => words.length === 0)) return [];
  return labels.map((one, at) => ({ label: one, words: parts[at] ?? [] }));
}

/**
 * The pairs of a line that strings several together ("Engagement : 4 000 000 € – Distributions : 117 876 €"); none when
 * it has fewer than two, unless a dot or bar parts the one from what follows. A dash inside a value parts nothing: only
 * what begins with a label of its own is a pair.
 */
export function inlinePairs(phrase: Phrase): InlinePair[] {
  const pairs: InlinePair[] = [];
  for (const part of partsOf(phrase.words).flatMap(partsAtLabels)) {
    const pair = pairOf(part);
    const last = pairs.at(-1);
    if (pair !== null) pairs.push(pair);
    else if (last !== undefined) last.words.push(...part);
  }
  if (pairs.length > 1) return pairs;
  const numbered = numberedPairs(phrase.words);
  if (numbered.length > 1) return numbered;
  const dashed = dashedPair(phrase.words);
  if (dashed !== null) return [dashed];
  const sure = phrase.words.some(({ text }) => SURE_PART.test(text)) ? partsOf(phrase.words) : [];
  return sure.flatMap((part) => pairOf(part) ?? valuePair(part) ?? []);
}

/** A value has at most so many words: "30 de septiembre de 2024". */
const MAX_VALUE_LENGTH = 5;

/** A text without the sign that parts it from what follows. */
export function withoutStop(text: string): string {
  return text.replace(/[,;.]$/u, '');
}

/** The value that words begin with and go on to explain: "12.4% after fees and carry"; none when they are all of it. */
export function leadingValue(words: readonly Word[]): Word[] {
  for (let size = Math.min(MAX_VALUE_LENGTH, words.length - 1); size > 0; size -= 1) {
    const parts = words.slice(0, size).map((word) => word.text);
    const text = withoutStop(parts.join(' '));
    // Scales in words ("€ 118,4 miljoen") are part of it.
    if (isValueLike(text) || readNumber(text, 'comma') !== null) return words.slice(0, size);
  }
  return [];
}

/** Words behind a phrase at no more than a space: a column of the lines around may have cut a name in two. */
export function runningOn(page: PageGraph, phrase: Phrase): Word[] {
  const next = page.rows[phrase.line]?.find((other) => other.x0 >= phrase.x1);
  const isNear = next !== undefined && next.x0 - phrase.x1 < 0.7 * (phrase.y1 - phrase.y0);
  return isNear && !isValueLike(next.text) && !next.text.includes(':')
    ? [...next.words, ...runningOn(page, next)]
    : [];
}
