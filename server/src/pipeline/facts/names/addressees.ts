import { SAME_EDGE } from '../../pdf/geometry.ts';
import { textOf } from '../../graph/lines.ts';
import { nameWords } from '../../vocabulary/name-words.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { Block } from '../../graph/blocks.ts';
import { findDates } from '../../values/dates.ts';
import type { Word } from '../../contract/page.ts';
import {
  ADDRESS,
  ADDRESSED_TO,
  ATTENTION,
  DELIVERY,
  GREETING,
  INSTITUTION,
  NO_ADDRESSEE,
  UNNAMED,
} from '../../vocabulary/entity-words.ts';
import { isLabel } from '../../vocabulary/metric-terms.ts';
import { joinedText } from './joined-text.ts';
import type { PlacedName } from './name-places.ts';
import { namesAmount, saysPaper } from './name-places.ts';
import type { OrganisationName } from './organisation-names.ts';
import { isBound } from './wrapped-names.ts';

const PERSON = nameWords('person', 'beginning');

/** "Mrs A. Smith" stands for the organisation on the next line, unless the line names a settlement of hers. */
function isPerson(text: string): boolean {
  return PERSON.test(text) && !INSTITUTION.test(text);
}

/** How far under its address a letter greets, in lines. */
const GREETING_REACH = 8;
/** Log-odds of one whom a letter greets by name. */
const GREETED = 2.4;
/** The same of a person, who may read for an institution. */
const GREETED_PERSON = 0.6;
/** Log-odds of one whose name stands alone over the title of a letter. */
const OVER_TITLE = 1;

/** Longer lines that name a paper are running text under a heading. */
const MAX_TITLE_LENGTH = 10;

const LONGEST = 14;
const LINES_BELOW = 5;
/** An addressee stands in the upper part of the page. */
const LOWEST = 0.45;
const BIAS = -2.6;
const LEAST = -3;

/** True for a block over the greeting of a letter, at the same edge. */
function isOverGreeting(page: PageGraph, block: Block): boolean {
  const last = block.phrases.at(-1)?.line ?? 0;
  return page.rows
    .slice(last + 1, last + 1 + GREETING_REACH)
    .flatMap(([first]) => first ?? [])
    .some(({ text, x0 }) => GREETING.test(text) && Math.abs(x0 - block.x0) < SAME_EDGE);
}

/** True for a block with a person whom a letter greets: "Dear Anil" of "Dr Anil Featherstone". */
function isGreeted(page: PageGraph, { phrases }: Block): boolean {
  const last = phrases.at(-1)?.line ?? 0;
  const below = page.rows.slice(last + 1).flatMap(([first]) => first ?? []);
  const greeting = below.find(({ text }) => GREETING.test(text) && !isPerson(text));
  const greeted = (greeting?.text ?? '').split(/[\s,:]+/u).slice(1);
  const persons = phrases.flatMap(({ text }) => (isPerson(text) ? text.split(/[\s,]+/u) : []));
  return greeted.some((word) => word.length > 2 && !isPerson(word) && persons.includes(word));
}

/** The first and last name of a person. */
const FULL_NAME = /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,3}$/u;

/** "Hello Kestrel Living Trust,", "Hi Ada Fenwick,": an institution or a person that a letter greets by its whole name. */
export function greeted(page: PageGraph | undefined): PlacedName[] {
  return (page?.rows.flat() ?? []).flatMap(({ words, text }) => {
    if (!/[,:]$/u.test(text) || !GREETING.test(text)) return [];
    const named = words.slice(1);
    const name = textOf(named).replace(/[,:]$/u, '');
    const isNamed = named.length > 1 && /^\p{Lu}/u.test(name);
    if (page === undefined || !isNamed || UNNAMED.test(name) || isPerson(name)) return [];
    if (INSTITUTION.test(name)) return [{ page, words: named, text: name, odds: GREETED }];
    const isWhole = FULL_NAME.test(name) && !isLabel(name) && !saysPaper(name);
    return isWhole ? [{ page, words: named, text: name, odds: GREETED_PERSON }] : [];
  });
}

/** The line of a block that names the addressee, whole, with the lines below it. */
interface Lead {
  block: Block;
  first: Phrase;
  words: Word[];
  text: string;
  rest: string[];
}

/**
 * True for a board without the institution whose it is, as is "The Secretary to the Trustees": "The Trustees of the Selby
 * Pension Scheme" are named.
 */
export function isUnnamed(text: string): boolean {
  const board = UNNAMED.exec(text)?.[0];
  if (board === undefined) return false;
  const institution = text.slice(board.length).replace(/^\P{Lu}+/u, '');
  return !INSTITUTION.test(institution) || isUnnamed(institution);
}

/** "En Valladolid, a 20 de octubre de 2025" is where and when a letter was written. */
const hasDate = (text: string): boolean => findDates(text.split(/\s+/u), 'day-first').length > 0;

const stands = ({ text }: Phrase): boolean =>
  !DELIVERY.test(text) && !hasDate(text) && !isUnnamed(text) && !ADDRESSED_TO.test(text);

/** True for the second line of a name: a department stands under it, and only the first says what kind of institution it is. */
const isNameOver = (first: Phrase, next: Phrase, below: Phrase | undefined): boolean =>
  INSTITUTION.test(first.text) &&
  !ADDRESS.test(next.text) &&
  /^\p{Lu}[^\d,:]*$/u.test(next.text) &&
  below !== undefined &&
  ATTENTION.test(below.text);

/**
 * The addressee of a block: the organisation for which a person stands; the person where only an address follows.
 */
function leadOf(block: Block): Lead | null {
  const { phrases } = block;
  const person = phrases.findIndex((phrase) => stands(phrase) && isPerson(phrase.text));
  const other = phrases.findIndex((phrase) => stands(phrase) && !isPerson(phrase.text));
  const isAlone = other < 0 || (other > person && ADDRESS.test(phrases[other]?.text ?? ''));
  const at = person >= 0 && isAlone ? person : Math.max(0, other);
  const [first, next, below] = phrases.slice(at);
  if (first === undefined) return null;
  const isWrapped = next !== undefined && (isBound(first, next) || isNameOver(first, next, below));
  const all = isWrapped ? [...first.words, ...next.words] : first.words;
  const words = all.length > 1 && ADDRESSED_TO.test(all[0]?.text ?? '') ? all.slice(1) : all;
  const from = at + (isWrapped ? 2 : 1);
  const rest = phrases.slice(from, from + LINES_BELOW).map(({ text }) => text);
  return { block, first, words, text: joinedText(words), rest };
}

/** True for a line alone over the title of a paper: "Kestrel Holdings, S.L. / Capital call no. 5". */
function isOverTitle(page: PageGraph, { block, first, rest }: Lead): boolean {
  const next = rest.length === 0 ? page.rows[first.line + 1]?.[0] : undefined;
  if (next === undefined || next.words.length > MAX_TITLE_LENGTH) return false;
  return Math.abs(next.x0 - block.x0) < SAME_EDGE && saysPaper(next.text);
}

/** Log-odds that a line names an addressee by the lines below it and by where its block stands. */
function placeOdds(page: PageGraph, lead: Lead): number {
  const { block, text, rest } = lead;
  const isInstitution = INSTITUTION.test(text);
  const addressed = rest.filter((line) => ADDRESS.test(line) && line.split(' ').length <= 9).length;
  let odds = addressed > 1 ? 2.2 : addressed > 0 ? 1.6 : 0;
  if (rest.some((line) => ATTENTION.test(line))) odds += 1.2;
  // Windows of envelopes are at the right in France and Switzerland.
  if (block.x0 > page.width * 0.45) odds -= !isInstitution ? 2 : addressed > 1 ? 0.2 : 1.1;
  if (block.y0 < page.height * 0.075) odds -= isInstitution ? 0.8 : 1.6;
  if (rest.length > 0 && isOverGreeting(page, block)) odds += 0.8;
  if (rest.length === 0) odds += isOverTitle(page, lead) ? OVER_TITLE : -1.5;
  return odds + (isGreeted(page, block) ? GREETED : 0);
}

/** The block under which a letter is addressed: its first line names the addressee. */
export function addressees(
  page: PageGraph | undefined,
  organisations: readonly OrganisationName[],
): PlacedName[] {
  if (page === undefined) return [];
  return page.blocks.flatMap((block) => {
    const lead = leadOf(block);
    if (lead === null || lead.first.y0 > page.height * LOWEST || lead.words.length > LONGEST) return [];
    const { text, words } = lead;
    if (!/^\p{Lu}/u.test(text) || NO_ADDRESSEE.test(text) || isLabel(text) || namesAmount(page, lead.first))
      return [];
    const isOwn = organisations.some((name) => name.block === block && text.startsWith(name.text));
    const isElsewhere = organisations.some(
      (name) => name.block !== block && (text.includes(name.text) || name.text.startsWith(text)),
    );
    const odds =
      BIAS + placeOdds(page, lead) + (INSTITUTION.test(text) ? 2 : isOwn ? 1 : 0) - (isElsewhere ? 2.5 : 0);
    return odds < LEAST ? [] : [{ page, words, text, odds }];
  });
}
