import { textOf } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { Block } from '../../graph/blocks.ts';
import type { Word } from '../../contract/page.ts';
import {
  ANY_PARTICLE,
  BANK,
  BANK_IN_ONE_WORD,
  BANK_TITLE,
  BEFORE_BANK,
  BRANCH,
  labelsService,
} from '../../vocabulary/entity-words.ts';
import { ARTICLE } from '../../vocabulary/function-words.ts';
import { isLabel } from '../../vocabulary/metric-terms.ts';
import type { OrganisationName } from './organisation-names.ts';
import { memoize } from '../../memoize.ts';
import { isLegalForm } from '../../vocabulary/legal-forms.ts';
import { organisationNames } from './organisation-names.ts';

/** Names of banks that a page prints without a label, by what they are called and where they stand. */

/** True for a text that says that it speaks of a bank. */
export function saysBank(text: string): boolean {
  return BANK.test(text);
}

/** The words that print the name of a bank, and the name. */
export interface BankName {
  words: Word[];
  text: string;
}

/** A bank named in running text, with the words that join it to its sentence. */
interface BankInSentence extends BankName {
  block: Block;
  joint: Word[];
}

function named(words: Word[]): BankName {
  const text = textOf(words);
  return { words, text: text.replace(/[,.;:]$/u, '') };
}

/** A bank without the place that follows its name: "Truckee River Bank, Reno NV", "Kestrel Trust Company, N.A., Boston". */
export function withoutPlace(words: Word[]): Word[] {
  const at = words.findIndex(
    ({ text }, index) => text.endsWith(',') && !isLegalForm(words[index + 1]?.text ?? ''),
  );
  const isPlace = at > 0 && !words.some(({ text }) => BRANCH.test(text));
  const bank = isPlace ? words.slice(0, at + 1) : words;
  return BANK.test(textOf(bank)) ? bank : words;
}

/** A branch is named by so many words with its place. */
const BRANCH_REACH = 4;

/** A bank with the branch that its name goes on with: "Banque Insulaire S.A., Guernsey Branch". */
function withBranch({ block, words, text }: OrganisationName): BankName {
  const next = block.words.findLastIndex((word) => words.includes(word)) + 1;
  const behind = block.words.slice(next, next + BRANCH_REACH);
  const branch = behind.findIndex((word) => BRANCH.test(word.text));
  const place = behind.slice(0, branch + 1);
  const isPlace = place.length > 1 && place.every((word) => /^\p{Lu}/u.test(word.text));
  if (!isPlace || !/,$/u.test(words.at(-1)?.text ?? '')) return { words, text };
  return named([...words, ...place]);
}

const MAX_BANK_LENGTH = 7;
const IN_NAME = new RegExp(`^(?:[\\p{Lu}&]|(?:${ANY_PARTICLE}|d[’'])(?=$|\\p{Lu}))`, 'u');

/** Lines that are the name of a bank and nothing else, as in a list of payment instructions without labels. */
function bankLines(page: PageGraph): BankName[] {
  return page.rows.flat().flatMap(({ words, text }) => {
    const isName =
      words.length >= 2 && words.length <= MAX_BANK_LENGTH && words.every((word) => IN_NAME.test(word.text));
    if (!isName || !BANK.test(text) || /[\d:]/u.test(text) || BANK_TITLE.test(text) || isLabel(text))
      return [];
    return [named(withoutPlace(words))];
  });
}

/** Banks of one word in running text, with the capitals before it ("Svenska Handelsbanken"). */
function wordBanks(page: PageGraph): BankName[] {
  return page.blocks.flatMap(({ words }) =>
    words.flatMap((word, at) => {
      if (!BANK_IN_ONE_WORD.test(word.text) || isLabel(word.text)) return [];
      const before = words[at - 1]?.text ?? '';
      const from = /^\p{Lu}\p{Ll}+$/u.test(before) && !isLabel(before) ? at - 1 : at;
      return [named(words.slice(from, at + 1))];
    }),
  );
}

const SMALL = /^\p{Ll}/u;

/** The words from a place on that make a name: capitals, and small words between them. */
function nameFrom(words: readonly Word[], from: number): Word[] {
  const name: Word[] = [];
  for (const word of words.slice(from, from + MAX_BANK_LENGTH)) {
    if (!IN_NAME.test(word.text)) break;
    name.push(word);
    if (/[,.;:]$/u.test(word.text)) break;
  }
  while (SMALL.test(name.at(-1)?.text ?? '')) name.pop();
  return name;
}

/** Banks without a legal form behind the word that joins them to their sentence: "wire to Merchants Bank of the Coast, ABA". */
const banksInSentences = memoize((page: PageGraph): readonly BankInSentence[] =>
  page.blocks.flatMap((block) =>
    block.words.flatMap(({ text }, at) => {
      if (!BEFORE_BANK.test(text)) return [];
      const from = ARTICLE.test(block.words[at + 1]?.text ?? '') ? at + 2 : at + 1;
      if (!/^\p{Lu}/u.test(block.words[from]?.text ?? '')) return [];
      const bank = named(nameFrom(block.words, from));
      const isName = bank.words.length > 1 && BANK.test(bank.text) && !BANK_TITLE.test(bank.text);
      return isName && !isLabel(bank.text) ? [{ ...bank, block, joint: block.words.slice(at, from) }] : [];
    }),
  ),
);

/** Blocks of text without the banks that they name in passing: "to your account (at Kestrel Bank) on 18 July". */
export function withoutBanks(page: PageGraph): Block[] {
  const banks = banksInSentences(page);
  return [...new Set(banks.map(({ block }) => block))].map((block) => {
    const passing = new Set(banks.flatMap(({ joint, words }) => [...joint, ...words]));
    return { ...block, words: block.words.filter((word) => !passing.has(word)) };
  });
}

/** The banks that a page names. */
export function bankNames(page: PageGraph): BankName[] {
  const organisations = organisationNames(page).filter(
    ({ text, before }) => saysBank(text) && !labelsService(before),
  );
  return [
    ...organisations.map(withBranch),
    ...bankLines(page),
    ...wordBanks(page),
    ...banksInSentences(page),
  ];
}
