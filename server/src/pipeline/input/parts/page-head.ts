import { median } from '@assay/shared/domain';

import { memoize } from '../../memoize.ts';
import { fold } from '../../vocabulary/fold.ts';
import { GREETING } from '../../vocabulary/entity-words.ts';
import { QUARTER } from '../../vocabulary/period-words.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { isNumberLike } from '../../graph/value-shape.ts';
import { saysPaper, titledFunds } from '../../facts/names/name-places.ts';
import { organisationNames } from '../../facts/names/organisation-names.ts';
import { findDates, monthOf } from '../../values/dates.ts';
import { numbersPage } from './page-number.ts';

/** What stands above the text and the tables of a page: titles, names, days, a greeting. */
export interface PageHead {
  texts: readonly Phrase[];
  /** The funds, houses and partners that are named there. */
  names: readonly string[];
  /** The largest text that says what kind of paper it is; undefined where none does. */
  title: Phrase | undefined;
  /** True where the title is set larger than the text of the page. */
  isTitleLarge: boolean;
  /** True where a day or period stands in a line of its own. */
  isDated: boolean;
  /** True where a letter greets its reader. */
  greets: boolean;
  /** The height of the page's words, in points. */
  textSize: number;
}

/** A head ends above this part of the page. */
const HEAD_PART = 0.5;
/** A line of more texts is one of a table, one of more words is running text. */
const MAX_TEXTS = 3;
const MAX_WORDS = 14;
/** A day that stands for itself has at most so many words beside it. */
const MAX_DATE_WORDS = 7;
const LARGE = 1.15;
/** Log-odds under which a title is hardly the name of a fund. */
const MIN_NAME_ODDS = -0.5;

const heightOf = ({ y0, y1 }: Phrase): number => y1 - y0;

const textsAtTop = ({ rows, height }: PageGraph): Phrase[] =>
  rows
    .filter((row) => row.length <= MAX_TEXTS && !row.some(({ text }) => isNumberLike(text)))
    .flat()
    .filter(
      ({ y1, text, words }) => y1 < height * HEAD_PART && words.length <= MAX_WORDS && !numbersPage(text),
    );

/** The names above the first table of a page: what a table lists names no document. */
function namesIn(page: PageGraph, texts: readonly Phrase[]): string[] {
  const table = page.rows.findIndex((row) => row.length > MAX_TEXTS);
  const above = table < 0 ? texts : texts.filter(({ line }) => line < table);
  const words = new Set(above.flatMap((text) => text.words));
  const funds = titledFunds(page).filter(({ odds }) => odds > MIN_NAME_ODDS);
  const organisations = organisationNames(page);
  const named = [...funds, ...organisations].filter((name) => name.words.every((word) => words.has(word)));
  return [...new Set(named.map(({ text }) => text))];
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

/** True for a text that says a day, a quarter or a year. */
export function saysTime(text: string): boolean {
  return YEAR.test(text) || QUARTER.test(fold(text)) || findDates(text.split(/\s+/u), 'day-first').length > 0;
}

/** True for a page on which some line says a day, a quarter or a year. */
export const statesTime = memoize(({ rows }: PageGraph): boolean =>
  rows.some((row) => saysTime(row.map(({ text }) => text).join(' '))),
);

/** The head of a page. @param saysType whether a text names a type of paper */
export function headOf(page: PageGraph, saysType: (text: string) => boolean): PageHead {
  const texts = textsAtTop(page);
  const textSize = median(page.page.words.map(({ y0, y1 }) => y1 - y0)) ?? 0;
  const titles = texts.filter(({ text }) => !/[.,:;]$/u.test(text) && (saysPaper(text) || saysType(text)));
  const title = titles.sort((a, b) => heightOf(b) - heightOf(a))[0];
  return {
    texts,
    names: namesIn(page, texts),
    title,
    isTitleLarge: title !== undefined && heightOf(title) >= LARGE * textSize,
    isDated: texts.some(({ text, words }) => words.length <= MAX_DATE_WORDS && saysTime(text)),
    greets: texts.some(({ text }) => GREETING.test(text)),
    textSize,
  };
}

/** Texts of two pages stand at one place when they are no farther apart than this, in points. */
const SAME_PLACE = 8;
const SAME_HEIGHT = 0.12;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < SAME_PLACE;

/** True for texts of one size that begin, end or are centred at the same place of their pages. */
function isAtSamePlace(one: Phrase, other: Phrase): boolean {
  const isAligned =
    isNear(one.x0, other.x0) || isNear(one.x1, other.x1) || isNear(one.x0 + one.x1, other.x0 + other.x1);
  const isSize = Math.abs(heightOf(one) - heightOf(other)) < SAME_HEIGHT * heightOf(one);
  return isAligned && isSize && isNear(one.y0, other.y0);
}

/** The text at the place of another page's text; undefined where none stands there. */
function phraseAtPlaceOf({ texts }: PageHead, phrase: Phrase): Phrase | undefined {
  const there = texts.filter((other) => isAtSamePlace(phrase, other));
  return there.sort((a, b) => Math.abs(a.y0 - phrase.y0) - Math.abs(b.y0 - phrase.y0))[0];
}

/** What stands at the place of another page's text; empty where nothing does. */
export const textAtPlaceOf = (head: PageHead, phrase: Phrase): string =>
  phraseAtPlaceOf(head, phrase)?.text ?? '';

const labelOf = ({ texts }: PageHead, { line, x0 }: Phrase): string =>
  fold(texts.filter((other) => other.line === line && other.x1 <= x0).at(-1)?.text ?? '');

/** A text without its figures and months: "capital call no. #", "quarter ended # %". */
export function wordingOf(text: string): string {
  return fold(text)
    .split(/\s+/u)
    .map((word) => (monthOf(word.replace(/[.,]$/u, '')) === undefined ? word.replace(/\d+/gu, '#') : '%'))
    .join(' ');
}

/** The lines of a first page that stand on another page again with other figures: another day, period or number. */
export const renewedTexts = (first: PageHead, page: PageHead): string[] =>
  first.texts.flatMap((phrase) => {
    const there = phraseAtPlaceOf(page, phrase);
    if (there === undefined || wordingOf(there.text) !== wordingOf(phrase.text)) return [];
    const isPrinted = first.texts.some(({ text }) => fold(text) === fold(there.text));
    return isPrinted || labelOf(page, there) !== labelOf(first, phrase) ? [] : [there.text];
  });
