import { textOf } from '../graph/lines.ts';
import { isBlankMark } from '../graph/value-shape.ts';
import { CURRENCY_MARK } from '../vocabulary/currencies.ts';
import { findCurrency } from '../values/currencies.ts';
import type { Fact } from '../facts/fact.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import { isIban, isWrittenAsIban } from '../values/iban.ts';
import { matchesPattern } from '../values/patterns.ts';
import { isLabel } from '../vocabulary/metric-terms.ts';
import { saysBank, withoutPlace } from '../facts/names/bank-names.ts';
import { joinedText } from '../facts/names/joined-text.ts';
import { furtherLines } from '../facts/names/wrapped-names.ts';
import { wordsOf } from '../vocabulary/label-tokens.ts';
import { isLegalForm } from '../vocabulary/legal-forms.ts';
import type { ReadValue } from './read-as.ts';
import { plain } from './read-as.ts';

/** No account number whose digits contradict each other is surer. */
const MAX_MISREAD_CONFIDENCE = 0.5;
/** Ways to write a text as its validator wants it: as printed, without spaces, as a currency code. */
function spellings(text: string): string[] {
  const code = findCurrency(text)?.code;
  return [
    text,
    text.replace(/\s+/gu, ''),
    text.replace(/[^\p{L}\p{N}]/gu, ''),
    ...(code === undefined ? [] : [code]),
  ];
}

/** The letters of a text in their one spelling; recognition may lose the space between two words. */
const lettersOf = (text: string): string => wordsOf(text).join('');

function readOption(fact: Fact, { terms }: TargetMetric): ReadValue | null {
  const letters = lettersOf(fact.text);
  const option = terms.values.find(({ words }) => words.some((word) => lettersOf(word) === letters));
  return option === undefined ? null : plain(fact, option.value, 1);
}

/** What a text cannot be without: a code has digits, a name begins with a capital and holds no long number. */
const TEXT_SHAPES: Readonly<Record<string, RegExp>> = {
  code: /^(?!ABA|BLZ|BIC|CHIPS|Fedwire|Routing|Sort|Ref|\+)(?=(?:\D*\d){4})(?!.*\p{Ll}{3}.*\p{Ll}{3})[^:;]{4,40}$/u,
  name: /^["“„«]?(?:\p{Lu}|\d+\p{L})(?!.*\d{5})(?!.*:\s)/u,
};

/** Labels that stand for several: "IBAN / BIC". */
const SLASH = /\s\/\s/u;

/** A text that begins with a sum of money tells what is paid and is no text of its own: "Verwendung: 200.000 EUR Kosten". */
const MONEY = new RegExp(`^(?:\\p{Sc}\\s?\\d|\\d[\\d.,’'\\s]*\\s?(?:${CURRENCY_MARK})(?!\\p{L}))`, 'u');

/** What a bank or an account is known by: "HBOLDEM1XXX", "DE14". */
const CODE = /^(?=.*\d)[\p{Lu}\d]{4,}$|^\p{Lu}{8,11}$/u;

/** An address takes more than one comma; a name may end with the one place of its house, but none with a legal form. */
const ADDRESS = /,[^,]*,/u;

const hasPlaceBehindForm = ({ words }: Fact): boolean =>
  words.slice(0, -1).some(({ text }) => text.endsWith(',') && isLegalForm(text));

/**
 * "Handelsbank Oberland AG, BIC HBOLDEM1XXX", "Crédit Poitevin, agence de Niort", "Kestrel Trust Company ABA: 011900571",
 * "Kestrel Fishers’ Society (account 00417)": a code with its own label behind a comma or before a colon is no part of the
 * name before, nor is what begins with a small letter behind a comma or in brackets at the end, nor the place behind a post
 * code, nor the address of a bank.
 */
function withoutAside(fact: Fact): Fact {
  const isBracketed = fact.words.at(-1)?.text.endsWith(')') === true;
  const hasPlace = saysBank(fact.text) && (ADDRESS.test(fact.text) || hasPlaceBehindForm(fact));
  const place = hasPlace ? withoutPlace(fact.words).length : Infinity;
  const at = fact.words.findIndex(({ text }, index) => {
    const next = fact.words[index + 1]?.text ?? '';
    if (index >= place || (text.endsWith(':') && CODE.test(next))) return true;
    if (isBracketed && /^\(\p{Ll}[^)]*$/u.test(text)) return true;
    const isBehindComma = fact.words[index - 1]?.text.endsWith(',') === true;
    return isBehindComma && (/^(?:\p{Ll}{3}|\d{4,5}$)/u.test(text) || (isLabel(text) && CODE.test(next)));
  });
  if (at < 1) return fact;
  const words = fact.words.slice(0, at);
  const text = textOf(words).replace(/,$/u, '');
  return { ...fact, words, text };
}

/** "KG2-0021 as reference": a code without what the sentence goes on to call it. */
function withoutNameBehind(fact: Fact): Fact {
  const at = fact.words.findIndex(({ text }) => /^\p{Ll}/u.test(text));
  const [code, name] = [fact.words.slice(0, at), fact.words.slice(at + 1)].map((words) =>
    words.map(({ text }) => text.replace(/[.,;]$/u, '')).join(' '),
  );
  if (at < 1 || code === undefined || name === undefined || !/\d/u.test(code) || !isLabel(name)) return fact;
  return { ...fact, words: fact.words.slice(0, at), text: code };
}

/** A name under its label with the lines that it runs on over. */
function wholeName(fact: Fact): ReadValue {
  const more = fact.kind === 'above' ? furtherLines(fact) : [];
  const text = joinedText([{ text: fact.text }, ...more]);
  return { ...plain(fact, text, 0), words: [...fact.words, ...more], text };
}

/** Reads a fact as a text, a name, a code or one of several options; null when its form does not suit. */
export function readText(fact: Fact, wanted: TargetMetric): ReadValue | null {
  if (isBlankMark(fact.text)) return { ...plain(fact, '', 0), isBlank: true };
  if (MONEY.test(fact.text)) return null;
  if (wanted.terms.values.length > 0) return readOption(fact, wanted);
  const pattern = wanted.metric.validators.find((validator) => validator.regex)?.regex;
  if (pattern) {
    const matched = spellings(fact.text).find((text) => matchesPattern(pattern, text) !== false);
    if (matched === undefined) return null;
    const read = plain(fact, matched, 0.8);
    const isMisread = isWrittenAsIban(matched) && !isIban(matched);
    return isMisread ? { ...read, fit: 0, most: MAX_MISREAD_CONFIDENCE } : read;
  }
  const { shape } = wanted.terms;
  return readPlainText(shape === 'name' ? withoutAside(fact) : withoutNameBehind(fact), wanted);
}

function readPlainText(fact: Fact, wanted: TargetMetric): ReadValue | null {
  const shape = TEXT_SHAPES[wanted.terms.shape ?? ''];
  if (shape !== undefined && isWrittenAsIban(fact.text)) return null;
  if (shape?.test(fact.text) === false) return null;
  // "Payment details" over "Bank: Kestrel Bank plc": what has a label of its own is no value of another.
  const [own = '', ...rest] = fact.text.split(/\s?:\s/u);
  if (rest.length > 0 && isLabel(own)) return null;
  const isLong = fact.words.length > 12;
  if (isLong || fact.text.split(SLASH).every(isLabel) || /[:,]$/u.test(fact.text)) return null;
  return wanted.terms.shape === 'name' ? wholeName(fact) : plain(fact, fact.text, 0);
}
