import { textOf } from '../../graph/lines.ts';
import { nameWords } from '../../vocabulary/name-words.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { Block } from '../../graph/blocks.ts';
import { isNumberLike, isValueLike } from '../../graph/value-shape.ts';
import { overlapX } from '../../pdf/geometry.ts';
import type { Word } from '../../contract/page.ts';
import {
  ADDRESSED_TO,
  CONTACT,
  FUND_KIND,
  FUND_NOUN,
  FUND_WORD,
  INSTITUTION,
  isNumberedPart,
  PREPARED_BY,
  INVESTOR_WORD,
  SERVICE_PROVIDER,
  STREET,
} from '../../vocabulary/entity-words.ts';
import { anyWord, FOR } from '../../vocabulary/function-words.ts';
import { ANY_LEGAL_FORM, LEADING_FORM, isLegalForm } from '../../vocabulary/legal-forms.ts';
import { inAllLanguages } from '../../vocabulary/language-files.ts';
import { isLabel } from '../../vocabulary/metric-terms.ts';
import { columnRole } from '../columns/header-roles.ts';
import type { OrganisationName } from './organisation-names.ts';
import { saysOneOf, wordPattern } from '../../vocabulary/word-pattern.ts';

/** Where names stand that no label names: in titles, at the head of a sender's or addressee's lines, at a signature. */

/** A name at its place, with the log-odds its place gives it. */
export interface PlacedName {
  page: PageGraph;
  words: Word[];
  text: string;
  odds: number;
}

const NUMERAL = /\b(?:[IVX]{1,5}|\d{1,2})(?:-[A-Z])?$/u;
/** Titles of papers and columns: they may say "fund" or "pension" and are no names. */
const PAPER = nameWords('paper');
/** True for a text with a word that titles of papers have. */
export function saysPaper(text: string): boolean {
  return PAPER.test(text);
}

const FUND_SAYS = wordPattern(inAllLanguages(({ columns }) => [...columns.fund, ...columns.partner]));
const POST_CODE = /^\W*(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}|\b[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}$/u;
const TITLE_PART = 0.3;
const INVESTOR_PART = 0.5;
/** What stands this high or in the right half is the sender rather than an investor. */
const LETTERHEAD_PART = 0.075;
export const LETTERHEAD_LOWEST = 0.14;

const sizeOf = (phrase: Phrase): number => phrase.y1 - phrase.y0;

/** True for a text with a label at its left: it is what the label says and no title. */
function isLabelled(page: PageGraph, phrase: Phrase): boolean {
  return (page.rows[phrase.line] ?? []).some(
    (other) => other.x1 <= phrase.x0 && (other.text.endsWith(':') || isLabel(other.text)),
  );
}

/** True for a line with an amount beside it: it names the amount. */
export function namesAmount(page: PageGraph, { line, x1 }: Phrase): boolean {
  return (page.rows[line] ?? []).some(({ x0, text }) => x0 >= x1 && isNumberLike(text));
}

/** Signs that names do not have, and long numbers but for a year at the end: "Kestrel Partners 2019", "Kestrel 2019 SCSp". */
const UNLIKE_NAME = new RegExp(
  `[:?!]|(?<![\\d/])(?!(?:19|20)\\d\\d(?:,?\\s(?:${ANY_LEGAL_FORM}))?$)\\d{3,}|[.,;]$`,
  'u',
);

function isNameLine(phrase: Phrase): boolean {
  return (
    phrase.words.length >= 2 &&
    phrase.words.length <= 9 &&
    /^\p{Lu}/u.test(phrase.text) &&
    !UNLIKE_NAME.test(phrase.text) &&
    !isValueLike(phrase.text) &&
    !isLabel(phrase.text) &&
    !PAPER.test(phrase.text)
  );
}

/** A number of a series at the end of a name, with its legal form at most behind it; a year only with its form. */
const SERIES = new RegExp(
  `\\s(?:(?:[IVX]{1,5}|\\d{1,2})(?:,?\\s(?:${ANY_LEGAL_FORM}))?|(?:19|20)\\d\\d,?\\s(?:${ANY_LEGAL_FORM}))$`,
  'u',
);
/** The title of a paper has at most so many words. */
const SHORT_TITLE = 7;
/** A subject may stand lower than a title. */
const SUBJECT_PART = 0.5;

/** A part of a line as a name or title. */
export interface TitlePart {
  words: Word[];
  text: string;
  /** True when a word before it says that it is a fund: "Anlagegruppe Kestrel Global". */
  isKind: boolean;
  /** True when another part of the same line is the title of a paper. */
  isSubject: boolean;
}

/** The parts of a line between its dashes, bars, colons and the marks of a path: "Kestrel Growth V | Distribution notice". */
export function titleParts(phrase: Phrase): TitlePart[] {
  const parts: Word[][] = [[]];
  for (const [at, word] of phrase.words.entries()) {
    const [kind, number] = phrase.words.slice(at + 1, at + 3);
    const isInName = isNumberedPart(kind?.text, number?.text);
    if (!isInName && /^[-–—|·:›»]$/u.test(word.text)) parts.push([]);
    else {
      // "Kestrel Growth Trust (wholesale clients only)": an aside in small letters is no part of a name.
      if (/^\(\p{Ll}/u.test(word.text)) parts.push([]);
      parts.at(-1)?.push(word);
      if (/[:|]$/u.test(word.text)) parts.push([]);
    }
  }
  const filled = parts.filter((words) => words.length > 0);
  const texts = filled.map((words) => textOf(words).replace(/[:|]$/u, ''));
  return filled.map((all, index) => {
    const isKind = all.length > 2 && FUND_KIND.test(all[0]?.text ?? '');
    return {
      words: isKind ? all.slice(1) : all,
      text: isKind ? (texts[index] ?? '').split(' ').slice(1).join(' ') : (texts[index] ?? ''),
      isKind,
      isSubject: texts.some((text, other) => other !== index && PAPER.test(text)),
    };
  });
}

/** The parts of a line; of a sender's line, which goes on with an address, its first part. */
function ownParts(phrase: Phrase): TitlePart[] {
  const parts = titleParts(phrase);
  return parts.length > 1 && parts.some(({ text }) => POST_CODE.test(text)) ? parts.slice(0, 1) : parts;
}

/** Lines in the upper part of the first page that read like the name of a fund; the larger the type the better. */
export function titledFunds(page: PageGraph | undefined): PlacedName[] {
  if (page === undefined) return [];
  const phrases = page.rows.flat();
  const largest = Math.max(...phrases.map(sizeOf));
  return phrases.flatMap((phrase) =>
    phrase.y1 > page.height * SUBJECT_PART ||
    phrase.words.length > 14 ||
    isLabelled(page, phrase) ||
    namesAmount(page, phrase)
      ? []
      : ownParts(phrase).flatMap((part) => {
          const odds = titleOdds(part, phrase, page);
          const size = sizeOf(phrase) > 0.95 * largest ? 0.8 : 0;
          return odds === null ? [] : [{ page, words: part.words, text: part.text, odds: odds + size }];
        }),
  );
}

/** True for a street: the next line of its block begins with a post code. */
function isStreet(page: PageGraph, phrase: Phrase): boolean {
  const block = page.blocks.find(({ phrases }) => phrases.includes(phrase))?.phrases ?? [];
  return POST_CODE.test(block[block.indexOf(phrase) + 1]?.text ?? '');
}

/** True when the line right above or below says what the paper is: "Distribution notice no. 14". */
function isBesideTitle(page: PageGraph, phrase: Phrase): boolean {
  return [-1, 1].some((step) => {
    const [other, ...more] = page.rows[phrase.line + step] ?? [];
    return (
      other !== undefined &&
      more.length === 0 &&
      other.words.length <= SHORT_TITLE &&
      overlapX(other, phrase) > 0 &&
      PAPER.test(other.text)
    );
  });
}

/** Log-odds that a part of a title is the name of a fund; null when it does not read like one. */
function titleOdds(part: TitlePart, phrase: Phrase, page: PageGraph): number | null {
  const { text, words } = part;
  const isSubject = part.isSubject || isBesideTitle(page, phrase);
  if (phrase.y1 > page.height * TITLE_PART && !isSubject) return null;
  if (isStreet(page, phrase) || STREET.test(text)) return null;
  if (!isNameLine({ ...phrase, words, text }) || saysOneOf(FUND_SAYS, text)) return null;
  const isFormed = part.isKind || LEADING_FORM.test(text);
  const isSeries = SERIES.test(text);
  if (!FUND_WORD.test(text) && !isFormed && !isSeries) return null;
  const isFirst = phrase === page.rows[0]?.[0];
  return (
    -1.4 +
    (FUND_NOUN.test(text) ? 1 : 0) +
    (isSeries || NUMERAL.test(text) ? 0.8 : 0) +
    (isFormed ? 1.6 : 0) +
    (isSubject ? 1.2 : 0) +
    (isFirst && (isSeries || FUND_NOUN.test(text)) ? 0.8 : 0) -
    (INVESTOR_WORD.test(text) ? 1.5 : 0) -
    (SERVICE_PROVIDER.test(text) ? 2.5 : 0)
  );
}

const PREPARED_FOR = nameWords('preparedFor', 'beginning');
/** What the line of one to whom a letter goes begins with: "À l'attention de : Kestrel Endowment". */
const DESTINED_FOR = new RegExp(`${nameWords('destinedFor', 'beginning').source}(?:\\s?:)?\\s`, 'iu');
/** "Capital account of: Kestrel Endowment". */
const ACCOUNT_OF = nameWords('accountOf', 'end');
const ENDS_NAME = new RegExp(
  `^(?:${anyWord(({ dates }) => [...dates.on, ...dates.asOf])}|[|·–—-])$|^\\(\\p{Ll}[^)]*$`,
  'u',
);

const isOrganisation = (text: string): boolean =>
  INSTITUTION.test(text) || text.split(/[\s,]+/u).some(isLegalForm);

/** A title names whose account it is within so many words: "Statement of capital account of Kestrel Endowment". */
const TITLE_WORDS = 6;

/** Where the one begins whose account a title says it is; 0 where it says none. */
function startInTitle(words: readonly Word[]): number {
  const at = words.findIndex(
    (_, index) =>
      index > 0 &&
      index < TITLE_WORDS &&
      /^\p{Lu}/u.test(words[index + 1]?.text ?? '') &&
      ACCOUNT_OF.test(textOf(words.slice(0, index + 1))),
  );
  const rest = words.slice(at + 1);
  const small = rest.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return at < 0 || small > rest.length / 2 ? 0 : at + 1;
}

/** Where the one begins for whom a title says a paper is ("Statement of account for Kestrel Endowment"); 0 for none. */
function startOfBearer({ text, words }: Phrase): number {
  if (PREPARED_FOR.test(text)) return 2;
  const [destined] = DESTINED_FOR.exec(text) ?? [];
  if (destined !== undefined && isOrganisation(text)) return destined.trim().split(' ').length;
  const colon = words.findIndex((word) => word.text.endsWith(':'));
  const label = words.slice(0, colon + 1).map((word) => word.text);
  if (ACCOUNT_OF.test(label.join(' '))) return colon + 1;
  const titled = startInTitle(words);
  if (titled > 0) return titled;
  const at = words.findIndex((word, index) => index > 0 && FOR.test(word.text));
  const [title, name] = [words.slice(0, at), words.slice(at + 1)].map((part) => textOf(part));
  const isPaper = at > 0 && saysPaper(title ?? '') && /^\p{Lu}/u.test(name ?? '');
  return isPaper && INSTITUTION.test(name ?? '') ? at + 1 : 0;
}

/** The words that begin with the one for whom a paper is, in a line or beside "Capital account statement for:"; or none. */
function addresseeIn(row: readonly Phrase[], phrase: Phrase): Word[] {
  const label = row[row.indexOf(phrase) - 1];
  const isLabelled = label?.text.endsWith(':') === true && ACCOUNT_OF.test(label.text);
  const start = startOfBearer(phrase);
  return isLabelled ? phrase.words : start === 0 ? [] : phrase.words.slice(start);
}

/** "Prepared for Kestrel Endowment on 5 March": the one for whom a paper is. */
export function preparedFor(page: PageGraph | undefined): PlacedName[] {
  const lines = page?.rows.flatMap((row) => row.map((phrase) => addresseeIn(row, phrase))) ?? [];
  return lines.flatMap((rest) => {
    if (page === undefined || rest.length === 0) return [];
    const end = rest.findIndex(({ text }) => ENDS_NAME.test(text));
    const comma = rest.findIndex(
      ({ text }, at) => text.endsWith(',') && !isLegalForm(rest[at + 1]?.text ?? ''),
    );
    const words = rest.slice(0, Math.min(end < 0 ? rest.length : end, comma < 0 ? rest.length : comma + 1));
    const text = textOf(words).replace(
      isLegalForm(words.at(-1)?.text ?? '') ? /[,;]$/u : /[,;]$|(?<!\.\p{L})\.$/u,
      '',
    );
    return words.length < 2 || words.length > 9 ? [] : [{ page, words, text, odds: 2.2 }];
  });
}

/** Lines in the upper half of the first page that read like the name of an institution and stand beside no label. */
export function titledInvestors(page: PageGraph | undefined, funds: ReadonlySet<string>): PlacedName[] {
  if (page === undefined) return [];
  return page.rows
    .flat()
    .filter((phrase) => phrase.y1 < page.height * INVESTOR_PART && isNameLine(phrase))
    .filter(({ text }) => INSTITUTION.test(text) && !funds.has(text) && !saysOneOf(FUND_SAYS, text))
    .map((phrase) => {
      const words = ADDRESSED_TO.test(phrase.words[0]?.text ?? '') ? phrase.words.slice(1) : phrase.words;
      return { phrase, words };
    })
    .map(({ phrase, words }) => ({
      page,
      words,
      text: textOf(words),
      odds:
        0.2 -
        (FUND_NOUN.test(phrase.text) && !INVESTOR_WORD.test(phrase.text) ? 1.3 : 0) -
        (phrase.x0 > page.width * 0.5 || phrase.y1 < page.height * LETTERHEAD_PART ? 1.2 : 0),
    }));
}

/** Log-odds of a name that stands alone among the titles over a statement, beside those of the fund and the paper. */
const AMONG_TITLES = 0.6;

/** A line of the titles of columns has more texts than this. */
const TEXTS_OF_TITLE = 2;

/** The texts at the head of a page, down to the first line with an amount or with titles of columns. */
function titlesOf({ rows }: PageGraph): Phrase[] {
  const end = rows.findIndex(
    (row) => row.length > TEXTS_OF_TITLE || row.some(({ text }) => isNumberLike(text)),
  );
  return rows.slice(0, end < 0 ? 0 : end).flatMap(([first]) => first ?? []);
}

/** Names among the titles over a page's figures, where a title says what the paper is: whose statement it is. */
export function investorsAmongTitles(page: PageGraph): PlacedName[] {
  const titles = titlesOf(page);
  if (!titles.some(({ text, words }) => PAPER.test(text) && words.length <= SHORT_TITLE)) return [];
  return titles.flatMap((phrase) =>
    titleParts(phrase)
      .filter(({ text, words }) => isNameLine({ ...phrase, text, words }) && !saysOneOf(FUND_SAYS, text))
      .filter(({ text }) => isOrganisation(text) && columnRole([text]).period === null)
      .map(({ text, words }) => ({
        page,
        words,
        text,
        odds: AMONG_TITLES + (INSTITUTION.test(text) ? 1 : 0) - (FUND_NOUN.test(text) ? 1.3 : 0),
      })),
  );
}

/** Log-odds that a name in running text is the one who sends the paper: its lines give address, telephone, register. */
export function senderOdds(name: OrganisationName, addressee: Block | undefined): number {
  let odds = 0;
  if (PREPARED_BY.test(name.before)) odds += 2.4;
  if (name.block !== addressee && CONTACT.test(name.after.slice(0, 70))) odds += 1.3;
  return odds;
}
