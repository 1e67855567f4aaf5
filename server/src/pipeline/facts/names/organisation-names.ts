import type { PageGraph } from '../../graph/page-graph.ts';
import type { Block } from '../../graph/blocks.ts';
import { leftOf } from '../../graph/key-values.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { Word } from '../../contract/page.ts';
import { isOneRow } from '../wrapped-text.ts';
import { isLabel } from '../../vocabulary/metric-terms.ts';
import { nameWords } from '../../vocabulary/name-words.ts';
import {
  BEFORE_NAME,
  CONNECTOR,
  INSTITUTION,
  isNumberedPart,
  MEMBERS,
} from '../../vocabulary/entity-words.ts';
import { OF } from '../../vocabulary/function-words.ts';
import {
  endOfForm,
  isFormAt,
  isLegalForm,
  lastWordOfName,
  LEADING_FORM,
} from '../../vocabulary/legal-forms.ts';
import { ANY_NUMBER_MARK } from '../../vocabulary/number-words.ts';
import { joinedText } from './joined-text.ts';

/** A name with a legal form found in running text, with what stands around it. */
export interface OrganisationName {
  page: PageGraph;
  block: Block;
  words: Word[];
  text: string;
  legalForm: string;
  /** Text right before and after the name inside its block. */
  before: string;
  after: string;
}

const BREAK_AFTER = /[:;|·–—•!?]$|^[-–—|·•]$/u;
const PAPER = nameWords('paper', 'whole');
/** Abbreviations inside names: "St. Columba", "Kestrel (No. 2)". */
const ABBREVIATION = /^(?:St|Mrs|Mr|Dr|Co|S\.à|\(?N[or])\.?$/u;
const MAX_NAME_LENGTH = 14;
const CONTEXT_WORDS = 8;
/** A word with a capital or number, which a small one may cling to: "d’Épargne", "l’Alzette". */
const NAME_PART = /^(?:[dl]['’])?["“(]?[\p{Lu}\p{N}]/u;

function isNamePart(text: string): boolean {
  return NAME_PART.test(text) || CONNECTOR.test(text) || /^\p{L}+-$/u.test(text);
}

/** The label right beside a line; undefined where none stands there. */
const labelBeside = (page: PageGraph, line: Phrase): Phrase | undefined =>
  leftOf(page, line).find((left) => left.line === line.line && isLabel(left.text));

/** True for a line of a list with its own label, as the line before it: it continues nothing. */
function hasOwnLabel(page: PageGraph, before: Phrase, line: Phrase): boolean {
  const [label, next] = [labelBeside(page, before), labelBeside(page, line)];
  return label !== undefined && next !== undefined && !isOneRow(page, label, next);
}

/**
 * Words that begin a new line although they would have fitted on the line before, or under the label that heads the block,
 * what somebody does or what a paper is, or beside a label of their own: there a new thought begins, and no name runs over it.
 */
function hardBreaks(page: PageGraph, block: Block): Set<Word> {
  const breaks = new Set<Word>();
  block.phrases.forEach((phrase, index) => {
    const before = block.phrases[index - 1];
    const [first] = phrase.words;
    if (before === undefined || first === undefined) return;
    const room = block.x1 - block.x0 - (before.x1 - before.x0);
    const isHeaded = index === 1 && isLabel(before.text);
    const hasRoom = first.x1 - first.x0 + 0.3 * (phrase.y1 - phrase.y0) < room;
    const isBelowTitle = JOB_TITLE.test(before.text) || TITLE_OF_PAPER.test(before.text);
    if (hasRoom || isHeaded || isBelowTitle || hasOwnLabel(page, before, phrase)) breaks.add(first);
  });
  return breaks;
}

/** "Kestrel Gestion, SAS au capital de 850 000 €": behind a comma this says what the company is, not how it is called. */
const hasCapital = (words: readonly Word[], at: number): boolean =>
  words[at + 1]?.text === 'au' && words[at + 2]?.text === 'capital';

/** True for a bracket that stays open up to the end of a name: "our bank (Kestrel Bank AG, Chur)". */
function opensAside(words: readonly Word[], at: number, end: number): boolean {
  return (
    words[at]?.text.startsWith('(') === true &&
    !words.slice(at, end).some(({ text }) => /\)[,;]?$/u.test(text))
  );
}

/** "Chief Financial Officer" or "Statement of account" over a name: the two are not one. */
const JOB_TITLE = nameWords('jobTitles', 'end');
const TITLE_OF_PAPER = nameWords('paper', 'end');
const BOARD = nameWords('board', 'whole');
const MAX_BOARD_LENGTH = 4;

/** How many words name a board and lead to the one whose it is: "Board of Directors of Kestrel GP, LLC". */
function lengthOfBoard(words: readonly Word[]): number {
  const texts = words.slice(0, MAX_BOARD_LENGTH + 1).map(({ text }) => text);
  const of = texts.findLastIndex((text, at) => OF.test(text) && BOARD.test(texts.slice(0, at).join(' ')));
  return of + 1;
}

/** How many words name a paper and lead to the one whose it is: "Limited Partnership Agreement of Kestrel Fund II, L.P.". */
function lengthOfPaper(words: readonly Word[]): number {
  const texts = words.slice(0, MAX_BOARD_LENGTH + 1).map(({ text }) => text);
  return 1 + texts.findLastIndex((text, at) => OF.test(text) && PAPER.test(texts[at - 1] ?? ''));
}

/** Where the name that ends at `end` starts. */
function startOfName(words: readonly Word[], end: number, breaks: ReadonlySet<Word>): number {
  let start = end;
  while (start > 0 && end - start < MAX_NAME_LENGTH) {
    const first = words[start];
    if (first !== undefined && breaks.has(first)) break;
    const word = words[start - 1]?.text ?? '';
    const here = first?.text ?? '';
    if (opensAside(words, start, end)) break;
    const isCompanyChain = /^(?:&|Co\.|Co)$/u.test(here) || word === 'S.à' || isLegalForm(here);
    const isRest = /\p{L}-$/u.test(words[start - 2]?.text ?? '');
    if (BREAK_AFTER.test(word) || !(isNamePart(word) || isRest)) break;
    if (CONNECTOR.test(word) && MEMBERS.test(words[start - 2]?.text ?? '')) break;
    if (word.endsWith(',') && (!isLegalForm(here) || hasCapital(words, start))) break;
    if (/[.]$/u.test(word) && !isCompanyChain && !/^(?:\p{Lu}\.)+$/u.test(word) && !ABBREVIATION.test(word))
      break;
    if (isFormAt([word, here], 0) && !isCompanyChain) break;
    start -= 1;
  }
  while (start < end) {
    const word = words[start]?.text ?? '';
    const board = lengthOfBoard(words.slice(start, end));
    if (board > 0) {
      start += board;
      continue;
    }
    const paper = lengthOfPaper(words.slice(start, end));
    if (paper > 0) {
      start += paper;
      continue;
    }
    if (CONNECTOR.test(word) || BEFORE_NAME.test(word) || /^\d[\d.]*$/u.test(word)) start += 1;
    else break;
  }
  return start;
}

const NUMBER_MARK = new RegExp(`^(?:${ANY_NUMBER_MARK})\\.?$`, 'iu');

/** Where a name ends that goes on with a number, its own or of a part: "Kestrel Trust No. 3", "Kestrel ICAV – Compartment 4". */
function endOfPart(words: readonly Word[], end: number): number {
  const isNumbered = /^\d{1,2}[,;:.)]*$/u.test(words[end + 2]?.text ?? '');
  if (isNumbered && NUMBER_MARK.test(words[end + 1]?.text ?? '')) return end + 2;
  const at = /^[–—-]$/u.test(words[end + 1]?.text ?? '') ? end + 2 : end + 1;
  return isNumberedPart(words[at]?.text, words[at + 1]?.text) ? at + 1 : end;
}

/** What an institution goes on with that holds for another one. */
const CAPACITY = nameWords('capacity', 'whole');
const MAX_CAPACITY_LENGTH = 5;
const IN_CAPACITY = new RegExp(`\\s${nameWords('capacity').source}\\s.*`, 'iu');

/** A name without those for whom it holds. */
export const withoutCapacity = (name: string): string => name.replace(IN_CAPACITY, '');

/** Where a name ends that says for whom it holds: "Kestrel Trustees Limited as trustee of the Ardley Pension Scheme". */
function endOfCapacity({ words, phrases }: Block, end: number): number {
  const rest = words.slice(end + 1).map(({ text }) => text);
  const size = Array.from({ length: MAX_CAPACITY_LENGTH }, (_, at) => at + 1).find((length) =>
    CAPACITY.test(rest.slice(0, length).join(' ')),
  );
  if (size === undefined) return end;
  const lineStarts = new Set(phrases.map(({ words: [first] }) => first));
  let last = end + size;
  while (last - end < MAX_NAME_LENGTH && isNamePart(words[last + 1]?.text ?? '')) {
    const isWhole = INSTITUTION.test(words[last]?.text ?? '') && lineStarts.has(words[last + 1]);
    if (isWhole || /[,;:.]$/u.test(words[last]?.text ?? '')) break;
    last += 1;
  }
  while (last > end && !/^\p{Lu}/u.test(words[last]?.text ?? '')) last -= 1;
  return last;
}

function namesInBlock(page: PageGraph, block: Block): OrganisationName[] {
  const { words } = block;
  const breaks = hardBreaks(page, block);
  const texts = words.map(({ text }) => text);
  const names: OrganisationName[] = [];
  for (let at = 1; at < words.length; at += 1) {
    if (!isFormAt(texts, at)) continue;
    const form = endOfForm(texts, at);
    const end = endOfCapacity(block, endOfPart(words, form));
    const start = startOfName(words, at, breaks);
    if (start >= at) continue;
    const found = words.slice(start, end + 1);
    const text = joinedText(
      found.map((word, index) => {
        if (index < found.length - 1)
          return { text: index === 0 ? word.text.replace(/^[("“„]+/u, '') : word.text };
        return { text: lastWordOfName(word.text) };
      }),
    );
    names.push({
      page,
      block,
      words: found,
      text,
      legalForm: lastWordOfName(words[words[form - 1]?.text === 'de' ? at : form]?.text ?? ''),
      before: words
        .slice(Math.max(0, start - CONTEXT_WORDS), start)
        .map((word) => word.text)
        .join(' '),
      after: words
        .slice(end + 1, end + 1 + CONTEXT_WORDS)
        .map((word) => word.text)
        .join(' '),
    });
    at = end;
  }
  return names;
}

/** A name behind its form has at least so many words with a capital or a number: "FPCI Kestrel Croissance 4". */
const MIN_BEHIND = 2;

/** Names that begin with the legal form of a fund, in running text; they stand on one line. */
function formedNames(page: PageGraph, block: Block): OrganisationName[] {
  const { words } = block;
  const breaks = new Set(block.phrases.map(({ words: [first] }) => first));
  const textOf = (from: number, to: number): string =>
    words
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(' ');
  return words.flatMap(({ text }, at): OrganisationName[] => {
    if (!/^\p{Lu}{3,5}$/u.test(text) || !LEADING_FORM.test(textOf(at, at + 2))) return [];
    const behind = words.slice(at + 1, at + MAX_NAME_LENGTH);
    const stop = behind.findIndex(
      (next, index) =>
        breaks.has(next) ||
        !/^[\p{Lu}\d]/u.test(next.text) ||
        isLegalForm(next.text) ||
        /[,;:.)]$/u.test(behind[index - 1]?.text ?? ''),
    );
    const end = at + 1 + (stop < 0 ? behind.length : stop);
    if (end - at - 1 < MIN_BEHIND || isLegalForm(words[end]?.text ?? '')) return [];
    return [
      {
        page,
        block,
        words: words.slice(at, end),
        text: textOf(at, end).replace(/[,;:.)]$/u, ''),
        legalForm: text,
        before: textOf(at - CONTEXT_WORDS, at),
        after: textOf(end, end + CONTEXT_WORDS),
      },
    ];
  });
}

/** True for a line that says whose print or software a page is: "© 2024 Kestrel Software Ltd". */
const isCopyright = ({ words }: Block): boolean => words.some(({ text }) => text.startsWith('©'));

/** All names with a legal form on a page, but for those of copyright lines: they are nobody the paper speaks of. */
export function organisationNames(page: PageGraph): OrganisationName[] {
  return page.blocks
    .filter((block) => !isCopyright(block))
    .flatMap((block) => [...namesInBlock(page, block), ...formedNames(page, block)]);
}
