import { SAME_EDGE } from '../../pdf/geometry.ts';
import { isUnnamed } from '../../facts/names/addressees.ts';
import { isLegalForm } from '../../vocabulary/legal-forms.ts';
import { isDateLike, isLoneCurrency, isNumberLike, numbersOf } from '../../graph/value-shape.ts';
import type { Word } from '../../contract/page.ts';
import { CONNECTOR, INSTITUTION, MANAGER_NAME, SERVICE_NAME } from '../../vocabulary/entity-words.ts';
import { ANY_AND, ANY_FOR, ANY_OF } from '../../vocabulary/function-words.ts';
import { saysBank } from '../../facts/names/bank-names.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { Fact } from '../../facts/fact.ts';
import { fundOdds } from './fund-odds.ts';
import { titleLines } from '../../facts/columns/column-titles.ts';
import { columnRole } from '../../facts/columns/header-roles.ts';
import type { MetricTerms } from '../../vocabulary/metric-terms.ts';
import { nameWords } from '../../vocabulary/name-words.ts';
import { joinedText } from '../../facts/names/joined-text.ts';
import { isLabel, termsOfBase } from '../../vocabulary/metric-terms.ts';
import { isTooShort } from '../likeness.ts';
import { managerOdds } from './manager-odds.ts';
import type { PlacedName } from '../../facts/names/name-places.ts';
import { saysPaper } from '../../facts/names/name-places.ts';
import type { OrganisationName } from '../../facts/names/organisation-names.ts';
import { labelTokens } from '../../vocabulary/label-tokens.ts';
import { likenessTo } from '../../vocabulary/wordings.ts';
import { furtherLines } from '../../facts/names/wrapped-names.ts';

/** Names that stand with a label: "Limited Partner: Kestrel Endowment". */

/** Labelled texts of some pages, and the names with a legal form on them. */
export interface LabelledTexts {
  facts: readonly Fact[];
  names: readonly OrganisationName[];
  /** The first page of the document. */
  first: PageGraph | undefined;
}

/** A label names an entity when it is so like what entities of its kind are called. */
const MIN_LIKENESS = 0.9;

/** "Name" alone means the name of what the heading above says. */
function nameLabel(fact: Fact): string[] {
  const tokens = fact.tokens.filter((token) => !/^\d+$/u.test(token));
  return tokens.length === 1 && tokens[0] === 'name' ? [...labelTokens(fact.heading), 'name'] : tokens;
}

/** A text with so many small words that no name has is a sentence. */
const SMALL_WORDS = 3;

/** "Tue 12-Mar-24 9:14 AM" is when a paper was sent. */
const HAS_TIME = /(?<!\d)\d{1,2}:\d{2}(?!\d)/u;
/** "Date : 9 September 2025" is a pair of its own, whatever stands at its left. */
const IS_PAIR = /:\s/u;

/**
 * Names have capitals and are neither a day, a column's period or scope ("Fonds gesamt"), a bare legal form or currency nor a
 * sentence.
 */
function isNameText(text: string): boolean {
  const { period, scope } = columnRole([text]);
  const words = text.split(' ');
  const isColumn = period !== null || (scope !== null && words.length <= 3 && !INSTITUTION.test(text));
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !CONNECTOR.test(word));
  if (isLegalForm(text) || isLoneCurrency(text) || isDateLike(text)) return false;
  if (HAS_TIME.test(text) || IS_PAIR.test(text)) return false;
  return /\p{Lu}/u.test(text) && !isColumn && small.length < SMALL_WORDS;
}

const BETWEEN_PERSONS = new RegExp(`,\\s|\\s(?:&|${ANY_AND})\\s`, 'u');
/** A first and a last name. */
const PERSON = /^\p{Lu}[\p{L}.'’-]*\s\p{Lu}[\p{L}'’-]*$/u;

/**
 * "Ulrike Benkert, Jens Raithel": two names at least and no word of an organisation in them are those of persons, as is
 * a name before a department: "Priya Okonedo, Finance".
 */
function namesPersons(text: string): boolean {
  const parts = text.split(BETWEEN_PERSONS);
  const saysOrganisation = (some: string): boolean => INSTITUTION.test(some) || MANAGER_NAME.test(some);
  if (parts.length < 2 || text.split(/[\s,]+/u).some(isLegalForm)) return false;
  const [first = '', second = ''] = parts;
  const isOfDepartment = parts.length === 2 && PERSON.test(first) && !second.includes(' ');
  return !saysOrganisation(isOfDepartment ? first : text);
}

/** The index of the line that a word stands on. */
const lineWith = ({ rows }: PageGraph, word: Word): number =>
  rows.findIndex((row) => row.some(({ words }) => words.includes(word)));

/** Bank details of a payment stand within so many lines of each other. */
const DETAILS_REACH = 3;
const ACCOUNTS = ['iban', 'account_number'];

/** True for the holder of an account: who holds it bears a label that investors bear, too, and its number stands near. */
function isAccountHolder({ page, tokens, words: [word] }: Fact): boolean {
  if (word === undefined || likenessTo(termsOfBase('beneficiary_name'), tokens) < MIN_LIKENESS) return false;
  const line = lineWith(page, word);
  return page.rows
    .slice(Math.max(0, line - DETAILS_REACH), line + DETAILS_REACH + 1)
    .flat()
    .some(({ text }) =>
      ACCOUNTS.some((base) => likenessTo(termsOfBase(base), labelTokens(text)) >= MIN_LIKENESS),
    );
}

/** True for a label of which a bracket is left open: it is part of a longer text. */
const isSplitLabel = ({ label }: Fact): boolean =>
  (label.match(/\(/gu) ?? []).length !== (label.match(/\)/gu) ?? []).length;

/** "Kestrel Foundation, limited partner": what a name is followed by in small letters may be its role. */
const ROLE_BEHIND = /^(.+),\s(\p{Ll}[\p{Ll}\s]+)$/u;

/** What stands behind a name: a bracket, or a place with its post code. */
const BEHIND_NAME = /\s\(|,\s(?=\d{4,5}\s\p{Lu})/u;

/** The parts of a text between its dashes; a hyphen parts a name from what says paper only: "Kestrel - Capital call". */
function partsOf(text: string): string[] {
  return text.split(/\s[–—|·]\s/u).flatMap((part) => {
    const pieces = part.split(' - ');
    return pieces.some(saysPaper) ? pieces : [part];
  });
}

/** The part of a labelled text that is a name: of "Capital call 3 – Kestrel Fund II" the second. */
function namePart(fact: Fact): { text: string; words: Word[] } {
  const parts = partsOf(fact.text);
  const at = Math.max(
    0,
    parts.findIndex((part) => !saysPaper(part)),
  );
  const whole = parts[at]?.split(BEHIND_NAME)[0] ?? fact.text;
  const [, name, role] = ROLE_BEHIND.exec(whole) ?? [];
  const text = name !== undefined && role !== undefined && isLabel(role) ? name : whole;
  // Every part before takes its words and the dash behind it.
  const from = parts.slice(0, at).reduce((sum, part) => sum + part.split(' ').length + 1, 0);
  return { text, words: fact.words.slice(from, from + text.split(' ').length) };
}

/** True when a name's own words speak against the role its label gives it. */
function isUnlikely(name: OrganisationName, terms: MetricTerms, first: PageGraph | undefined): boolean {
  if (terms.base === 'fund') return fundOdds(name, first) < -1;
  return terms.base === 'fund_manager' && managerOdds(name) < -2;
}

/** What a name of several institutions goes on with: "Trust of Osage Falls", "Trust Company as trustee of". */
const GOES_ON = new RegExp(
  `^${nameWords('capacity').source}|^${nameWords('nameEnd').source}|^(?:${ANY_OF}|${ANY_FOR})\\s\\p{L}[\\p{L}\\s'’.-]*$`,
  'iu',
);

/** True when a name with a legal form is the text beside a label: it neither runs into the next row nor breaks off. */
function isWholeOf(fact: Fact, name: readonly Word[]): boolean {
  const last = fact.words.at(-1);
  if (fact.kind === 'beside' && last !== undefined && name.some((word) => word.y0 > last.y1)) return false;
  const rest = fact.words.slice(name.length).map(({ text }) => text);
  return !GOES_ON.test(rest.join(' '));
}

/** The name with a legal form that a labelled text begins with, or has in it ("your share in Kestrel Fund C.V."). */
function nameInside(
  fact: Fact,
  names: readonly OrganisationName[],
  { base }: MetricTerms,
): OrganisationName | undefined {
  const own = names.filter(({ page }) => page === fact.page);
  const within = own.filter(({ words }) => words.every((word) => fact.words.includes(word)));
  if (/^\p{Ll}/u.test(fact.text)) return within[0];
  // "Prepared by Kestrel Fund Administration Ltd for Ardley Management LLC": who serves a fund does so for its manager.
  const [first, second] = within;
  if (base === 'fund_manager' && second !== undefined && SERVICE_NAME.test(first?.text ?? '')) return second;
  return own.find((name) => name.words[0] === fact.words[0] && isWholeOf(fact, name.words));
}

/** Words of a label that two languages say one after the other: "Commanditaire vennoot Limited partner". */
const MAX_PAIR_LENGTH = 6;

/** How well a label says one of some wordings, in one language or in two; 0 to 1. */
function saysLabel(labels: MetricTerms['labels'], tokens: readonly string[]): number {
  const whole = likenessTo(labels, tokens);
  if (whole >= MIN_LIKENESS || tokens.length > MAX_PAIR_LENGTH) return whole;
  const pairs = tokens.slice(1).map((_, at) => [tokens.slice(0, at + 1), tokens.slice(at + 1)]);
  return Math.max(whole, ...pairs.map((pair) => Math.min(...pair.map((part) => likenessTo(labels, part)))));
}

/** "Issued to" and "issued by" differ in nothing but a word that means nothing in other labels. */
const MADE_FOR = nameWords('preparedFor', 'whole');
const MADE_BY = nameWords('preparedBy', 'whole');

/** True for a label that says the contrary of a role: for whom a paper is made, or who makes it. */
function saysContrary({ label }: Fact, { base }: MetricTerms): boolean {
  const said = label.replace(/\s?:$/u, '');
  return (base === 'limited_partner' ? MADE_BY : MADE_FOR).test(said);
}

/** Titles of cards side by side: "INVESTOR", "ADMINISTRATOR", "PAYMENTS". */
const CAPITALS = /^[\p{Lu}\s]+$/u;

/** True for a title that stands beside that of another column or card: "Fund" and "Committed" over a list of funds. */
function isBesideTitle({ kind, page, words: [word] }: Fact): boolean {
  if (kind !== 'beside' || word === undefined) return false;
  const line = lineWith(page, word);
  const row = page.rows[line] ?? [];
  return titleLines(page).has(line) || (row.length > 2 && row.every(({ text }) => CAPITALS.test(text)));
}

/** The lines of a list of funds have at least so many numbers, and the list has another line. */
const NUMBERS_OF_LISTED = 3;
/** True for the first of several names under the title of a column, in lines of numbers: "Ridderhof VI" under "Fund". */
function isFirstOfList({ kind, page, words: [word] }: Fact): boolean {
  if (kind !== 'above' || word === undefined) return false;
  const line = lineWith(page, word);
  return page.rows
    .slice(line, line + 2)
    .every(
      (row) =>
        numbersOf(row).length >= NUMBERS_OF_LISTED &&
        row.some(({ text, x0 }) => Math.abs(x0 - word.x0) < SAME_EDGE && !isNumberLike(text)),
    );
}

/** The names that labels of an entity metric name. */
export function labelledNames({ facts, names, first }: LabelledTexts, terms: MetricTerms): PlacedName[] {
  const found: PlacedName[] = [];
  for (const fact of facts) {
    if (
      fact.kind === 'prose' ||
      fact.kind === 'below' ||
      fact.kind === 'clause' ||
      /^[\d(]/u.test(fact.text) ||
      isTooShort(fact) ||
      isSplitLabel(fact) ||
      isLabel(fact.text)
    )
      continue;
    const tokens = nameLabel(fact);
    const similarity = saysLabel(terms.labels, tokens);
    if (similarity < MIN_LIKENESS || fact.label.split(' ').length > 4 || saysContrary(fact, terms)) continue;
    if (isBesideTitle(fact) || isFirstOfList(fact)) continue;
    const inside = nameInside(fact, names, terms);
    const { text, words: kept } = inside ?? namePart(fact);
    if (kept.length > 14 || !isNameText(text) || isUnnamed(text) || text.includes('@')) continue;
    if (terms.base === 'fund_manager' && namesPersons(text)) continue;
    if (terms.base === 'fund' && saysBank(text)) continue;
    if (terms.base === 'limited_partner' && isAccountHolder(fact)) continue;
    const mayGoOn = ['above', 'colon'].includes(fact.kind) && kept.at(-1) === fact.words.at(-1);
    const more = inside === undefined && mayGoOn ? furtherLines(fact) : [];
    const odds =
      (fact.kind === 'above' ? 2.2 : 3) +
      (similarity < 1 ? -0.6 : 0) -
      (text.split(' ').length < 2 ? 1.5 : 0) -
      (inside !== undefined && isUnlikely(inside, terms, first) ? 1.4 : 0);
    const whole = joinedText([{ text }, ...more]);
    found.push({ page: fact.page, words: [...kept, ...more], text: whole, odds });
  }
  return found;
}
