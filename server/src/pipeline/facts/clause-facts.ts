import { textOf } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import type { Block } from '../graph/blocks.ts';
import type { Word } from '../contract/page.ts';
import { memoizeText } from '../memoize.ts';
import { bankNames, saysBank } from './names/bank-names.ts';
import type { Fact } from './fact.ts';
import { plainFact } from './fact.ts';
import { HOLDS_ACCOUNT } from '../vocabulary/entity-words.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import { MIN_SIMILARITY, likeness } from '../vocabulary/label-parts.ts';
import { isLabel } from '../vocabulary/metric-terms.ts';
import { withoutAnyJoint } from '../vocabulary/naming-words.ts';
import type { OrganisationName } from './names/organisation-names.ts';
import { isLegalForm } from '../vocabulary/legal-forms.ts';
import { organisationNames } from './names/organisation-names.ts';
import { hasIbanLength } from '../values/iban.ts';
import { labelTokens, wordsOf } from '../vocabulary/label-tokens.ts';

const MAX_LABEL_LENGTH = 4;
const AND = new Set(inAllLanguages(({ links }) => links.and));
const MAX_VALUE_LENGTH = 10;
function ends(word: string): boolean {
  return /[;,|·]$/u.test(word) || (/[.]$/u.test(word) && word.length > 3 && !/\.\p{L}+\.$/u.test(word));
}

/** The parts of a block between its commas, semicolons, dots and full stops. */
function clausesOf(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [];
  let clause: Word[] = [];
  for (const [index, word] of words.entries()) {
    if (/^[;|·–—•]$/u.test(word.text)) {
      clauses.push(clause);
      clause = [];
      continue;
    }
    clause.push(word);
    // A legal form behind a comma belongs to the name before it.
    const isInName = word.text.endsWith(',') && isLegalForm(words[index + 1]?.text ?? '');
    if (isInName || !ends(word.text)) continue;
    clauses.push(clause);
    clause = [];
  }
  return [...clauses, clause].filter((one) => one.length >= 2);
}

/** How many words make the label that a text begins with, the longest reading; 0 when none does. */
const labelLength = memoizeText((beginning): number => {
  const words = beginning.split(' ');
  if (!/\p{L}/u.test(words[0] ?? '')) return 0;
  for (let size = words.length; size >= 1; size -= 1) {
    const text = words.slice(0, size).join(' ');
    // "med", "from", "van" name something only when a colon says so.
    const isWord = text.endsWith(':') || withoutAnyJoint(wordsOf(text)).length > 0;
    if (isWord && labelTokens(text).join('').length > 2 && isLabel(text)) return size;
  }
  return 0;
});

/** The words up to a bracket that closes an aside which began before them: "BIC RHHBCH22) by that day". */
function upToClosing(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ text }) => /\)[,.;:]?$/u.test(text));
  const isOpened = words.slice(0, at + 1).some(({ text }) => text.includes('('));
  return at < 0 || isOpened ? words : words.slice(0, at + 1);
}

/** Length of the label that begins at a word of a clause, which goes on behind it. */
function labelAt(clause: readonly Word[], at: number): number {
  return labelLength(textOf(clause.slice(at, Math.min(at + MAX_LABEL_LENGTH, clause.length - 1))));
}

/** "Bank" behind another word with a capital belongs to a name, unless a colon makes it a label. */
function isInsideName(words: readonly Word[], at: number): boolean {
  const [before, own] = [words[at - 1]?.text ?? '', words[at]?.text ?? ''];
  // "Kestrel Bank AB. Reference": the name ends with its form, and the sentence with it.
  if (before.endsWith('.') && isLegalForm(before)) return false;
  // "Domiciliation : Crédit Fluvial": two words with a capital behind a colon are a name.
  if (/:$/u.test(before) && [at, at + 1].every((index) => /^\p{Lu}\p{Ll}+$/u.test(words[index]?.text ?? '')))
    return true;
  return (
    /^\p{Lu}/u.test(before) && /^\p{Lu}\p{Ll}/u.test(own) && ![before, own].some((one) => one.endsWith(':'))
  );
}

interface ClauseParts {
  label: string;
  words: Word[];
}

function factOf(page: PageGraph, { label, words }: ClauseParts): Fact {
  const text = textOf(words)
    .replace(/^["“„«‚‘']+|["”“»’'](?=[.,;]?$)/gu, '')
    .replace(/(?:[,;]|(?<=\d):|(?<!\.\p{L})\.|\.(?=\.))$/u, '')
    .replace(/\.\.$/u, '.');
  return plainFact({ page, kind: 'clause', label, words, text });
}

const OPENS_QUOTE = /^["“„«]/u;
const CLOSES_QUOTE = /["”“»][.,;:)]*$/u;

/** What a label right before it names within quotation marks, whatever stands there: 'quoting "K4 call 11 – 0038"'. */
function quotedParts(words: readonly Word[]): ClauseParts[] {
  return words.flatMap(({ text }, at) => {
    if (!OPENS_QUOTE.test(text) || CLOSES_QUOTE.test(text)) return [];
    const length =
      words.slice(at, at + MAX_VALUE_LENGTH).findIndex((word) => CLOSES_QUOTE.test(word.text)) + 1;
    const label = Array.from({ length: MAX_LABEL_LENGTH }, (_, size) =>
      textOf(words.slice(Math.max(0, at - MAX_LABEL_LENGTH + size), at)),
    ).find((one) => one !== '' && labelLength(one) === one.split(' ').length);
    return length === 0 || label === undefined ? [] : [{ label, words: words.slice(at, at + length) }];
  });
}

/** True for a value that begins a quotation and ends before it does. */
function breaksQuote({ words }: ClauseParts): boolean {
  const [first] = words;
  return (
    first !== undefined && OPENS_QUOTE.test(first.text) && !words.some(({ text }) => CLOSES_QUOTE.test(text))
  );
}

/** Length of the label that begins at a word of a clause; 0 for what a name begins with: "Bank of the Southern Isles Ltd". */
function sizeOfLabel(clause: readonly Word[], at: number, names: readonly OrganisationName[]): number {
  const size = isInsideName(clause, at) ? 0 : labelAt(clause, at);
  const [last, next] = clause.slice(at + size - 1, at + size + 1);
  const isName = names.some(
    ({ words }) => words.some((word) => word === last) && words.some((word) => word === next),
  );
  return isName ? 0 : size;
}

/**
 * What words behind a label are the value: the name that they begin with where another one or too much follows
 * ("Kestrel II, FCR en Banco …"), or else all; null for longer texts.
 */
function valueOf(words: readonly Word[], names: readonly OrganisationName[]): Word[] | null {
  const firsts = new Set(names.map(({ words: [first] }) => first));
  const next = words.findIndex((word, at) => at > 0 && firsts.has(word));
  const own = names.find(({ words: [first] }) => first === words[0]);
  if (own !== undefined && (next > 0 || words.length > MAX_VALUE_LENGTH)) return own.words;
  const before = words.slice(0, Math.max(0, next));
  const name = before.slice(0, before.findLastIndex(({ text }) => isLegalForm(text)) + 1);
  const kept = name.length > 0 ? name : words;
  return kept.length > 0 && kept.length <= MAX_VALUE_LENGTH ? [...kept] : null;
}

/** Labels inside a clause, each with the value up to the next label: "IBAN LU90 0400 BIC BPLALULL". */
function labelledParts(clause: readonly Word[], names: readonly OrganisationName[]): ClauseParts[] {
  const starts: { at: number; size: number }[] = [];
  for (let at = 0; at < clause.length - 1; at += 1) {
    const longest = sizeOfLabel(clause, at, names);
    if (longest === 0) continue;
    // "Abierta a nombre de": the joint at the end of one label begins the next.
    const size = longest > 1 && sizeOfLabel(clause, at + longest - 1, names) > 1 ? longest - 1 : longest;
    starts.push({ at, size });
    // A word behind a label is none ("bank Crédit Kestrel"); several are ("transfer in the name of"), or one behind a colon.
    const isHeading = clause[at + size - 1]?.text.endsWith(':') ?? false;
    at += isHeading || sizeOfLabel(clause, at + size, names) > 1 ? size - 1 : size;
  }
  return starts.flatMap(({ at, size }, index) => {
    const all = upToClosing(clause.slice(at + size, starts[index + 1]?.at ?? clause.length));
    const words = valueOf(all.slice(0, all.findLastIndex(({ text }) => !AND.has(text)) + 1), names);
    return words === null ? [] : [{ label: textOf(clause.slice(at, at + size)), words }];
  });
}

/** "Please pay to Kestrel Bank plc, in favour of": whoever is paid through a bank is not the bank. */
function isPaidThrough({ label, words }: ClauseParts): boolean {
  return saysBank(textOf(words)) && likeness(label, 'beneficiary_name') >= MIN_SIMILARITY;
}

/** A telephone number in international form, or the beginning of one: "+44". */
const PHONE = /^\(?\+\d{1,3}\)?/u;
const ENDS_SENTENCE = /(?:\p{L}{2}|\d)[)”"’]?[.!?]$/u;

/** True for a reference in a sentence that gives a telephone number: it is quoted by who calls, not by who pays. */
function isOfEnquiry({ label, words: [value] }: ClauseParts, words: readonly Word[]): boolean {
  if (value === undefined || likeness(label, 'payment_reference') < MIN_SIMILARITY) return false;
  const at = words.indexOf(value);
  const isEnd = ({ text }: Word): boolean => ENDS_SENTENCE.test(text);
  const from = words.slice(0, at).findLastIndex(isEnd) + 1;
  const length = words.slice(at).findIndex(isEnd) + 1;
  const sentence = words.slice(from, length === 0 ? undefined : at + length);
  return sentence.some(({ text }) => PHONE.test(text));
}

function blockFacts(page: PageGraph, block: Block, names: readonly OrganisationName[]): Fact[] {
  const parts = clausesOf(block.words).flatMap((clause) => labelledParts(clause, names));
  return [...quotedParts(block.words), ...parts.filter((one) => !breaksQuote(one))]
    .filter((one) => !isPaidThrough(one) && !isOfEnquiry(one, block.words))
    .map((one) => factOf(page, one));
}

const IBAN_START = /^[A-Z]{2}\d{2}[A-Z\d]*$/u;
const IBAN_GROUP = /^[A-Z\d]{1,4}[,.;]?$/u;
/** Account numbers that say by their form what they are, in running text without a label. */
function formedIbans(page: PageGraph): Fact[] {
  return page.blocks.flatMap(({ words }) =>
    words.flatMap(({ text }, at) => {
      if (!IBAN_START.test(text)) return [];
      const rest = words.slice(at + 1);
      const end = rest.findIndex((word) => !IBAN_GROUP.test(word.text));
      const found = [words[at], ...(end < 0 ? rest : rest.slice(0, end))].filter(
        (word) => word !== undefined,
      );
      const account = textOf(found).replace(/[^A-Z\d]/gu, '');
      return hasIbanLength(account) ? [factOf(page, { label: 'iban', words: found })] : [];
    }),
  );
}

/**
 * Texts that running text names by a label right before them ("beneficiary Kestrel II; reference KII/4"), and the banks
 * that a page names.
 */
export function clauseFacts(page: PageGraph): Fact[] {
  const names = organisationNames(page);
  const banks = bankNames(page).map(({ words, text }) => ({
    ...factOf(page, { label: 'bank name', words }),
    text,
  }));
  const holders = names
    .filter(({ after }) => HOLDS_ACCOUNT.test(after))
    .map(({ words, text }) => ({ ...factOf(page, { label: 'beneficiary', words }), text }));
  return [
    ...holders,
    ...formedIbans(page),
    ...page.blocks.filter(({ words }) => words.length > 3).flatMap((block) => blockFacts(page, block, names)),
    ...banks,
  ];
}
