import { memoize } from '../../memoize.ts';
import { nameWords } from '../../vocabulary/name-words.ts';
import type { Pages } from '../../graph/built-pages.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { addressees, greeted } from '../../facts/names/addressees.ts';
import { cellFacts } from '../../facts/cell-facts.ts';
import { columnInvestors } from '../../facts/names/column-names.ts';
import { columnRole, columnWords } from '../../facts/columns/header-roles.ts';
import { LEADING_FORM, isBareForm, isLegalForm, withoutForm } from '../../vocabulary/legal-forms.ts';
import { beginsWithOneOf } from '../../vocabulary/word-pattern.ts';
import { spatialFacts } from '../../facts/facts.ts';
import { CONNECTOR, FUND_NOUN, labelsService, NUMBERED } from '../../vocabulary/entity-words.ts';
import { IN } from '../../vocabulary/function-words.ts';
import { fundOdds, isListed } from './fund-odds.ts';
import type { LabelledTexts } from './labelled-names.ts';
import { labelledNames } from './labelled-names.ts';
import type { MetricTerms, TargetMetric } from '../../vocabulary/metric-terms.ts';
import { kinOdds, managerOdds } from './manager-odds.ts';
import type { PlacedName } from '../../facts/names/name-places.ts';
import { letterheads, namedManagers, SIGNATURE_PART, signatures } from '../../facts/names/manager-places.ts';
import {
  investorsAmongTitles,
  LETTERHEAD_LOWEST,
  preparedFor,
  titledFunds,
  titledInvestors,
} from '../../facts/names/name-places.ts';
import type { OrganisationName } from '../../facts/names/organisation-names.ts';
import { organisationNames } from '../../facts/names/organisation-names.ts';
import { otherNames } from '../../facts/names/other-names.ts';
import { otherInvestors, ownInvestors } from '../../facts/names/own-shares.ts';
import type { Proposal } from '../proposal.ts';

/** Everything known about the names of a document, gathered once. */
interface NameEvidence extends LabelledTexts {
  pages: readonly PageGraph[];
  /** Names that a label calls the investor. */
  investors: ReadonlySet<string>;
}

/** Names are looked for on this many pages; later pages repeat them. */
const PAGES_READ = 30;
/** Titles say whose account it is on one of the first pages: a letter or the statements of the whole fund may stand before. */
const TITLED_PAGES = 4;
/** Gathers names and labelled texts of the first pages. */
function gatherNames(pages: Pages, wanted: readonly TargetMetric[]): NameEvidence {
  const read = pages.slice(0, PAGES_READ);
  const facts = read.flatMap((page) => [...spatialFacts(page), ...cellFacts(page)]);
  const names = read.flatMap(organisationNames);
  const [first] = read;
  const terms = wanted.find((one) => one.terms.base === 'limited_partner')?.terms;
  const investors = terms === undefined ? [] : labelledNames({ facts, names, first }, terms);
  return { pages: read, first, facts, names, investors: new Set(investors.map(({ text }) => text)) };
}

/** "The capital account of Kestrel Holdings LLC": whose account it is. */
const BEARS = nameWords('accountOf', 'end');
const BEARER = 1.6;
/** Log-odds against an investor who bears the house's first word: it is the one who sends. */
const NAMESAKE = 1.5;

/** The word that a house gives its names; a form before it is none. */
const firstWord = (text: string): string =>
  text.split(' ')[LEADING_FORM.test(text) ? 1 : 0]?.toLowerCase() ?? '';

/** The names that running text says an account is of. */
function bearers(names: readonly OrganisationName[]): PlacedName[] {
  return names
    .filter(({ before }) => BEARS.test(before))
    .map(({ page, words, text }) => ({ page, words, text, odds: BEARER }));
}

/** True for a name that is part of a longer one at the same place and no less likely. */
function isPartOf(one: PlacedName, other: PlacedName): boolean {
  return (
    other.words.length > one.words.length &&
    other.odds >= one.odds &&
    one.words.every((word) => other.words.includes(word))
  );
}

/** A name as mentions of it are told apart: "FPCI Kestrel 4" is "Kestrel 4 FPCI". */
function nameKey(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const words = LEADING_FORM.test(text) ? [...rest, first] : [first, ...rest];
  return words
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** True for a name that another one says in full: "kestrel partners" of a letterhead, of "Kestrel Partners, L.P.". */
function isShortOf({ text }: PlacedName, { text: full }: PlacedName): boolean {
  return (
    full.length > text.length &&
    full.toLowerCase().startsWith(text.toLowerCase()) &&
    isLegalForm(full.slice(text.length).replace(/^,?\s/u, ''))
  );
}

/** A name in capitals throughout, as forms print it: elsewhere it is written as it is. */
const isAllCaps = ({ text }: PlacedName): boolean => !/\p{Ll}{2}/u.test(text);

/** One candidate per name: its best mention, with a little more belief for each further mention. */
function merge(candidates: readonly PlacedName[]): PlacedName[] {
  const byName = new Map<string, PlacedName & { count: number }>();
  for (const candidate of candidates) {
    const key = nameKey(candidate.text);
    const known = byName.get(key);
    if (known === undefined) byName.set(key, { ...candidate, count: 1 });
    else {
      const [better, other] = candidate.odds > known.odds ? [candidate, known] : [known, candidate];
      const best = isAllCaps(better) && !isAllCaps(other) ? { ...other, odds: better.odds } : better;
      byName.set(key, { ...best, count: known.count + 1 });
    }
  }
  const all = [...byName.values()].map((one, _, names) => ({
    ...one,
    odds: Math.max(one.odds, ...names.filter((other) => isShortOf(other, one)).map(({ odds }) => odds)),
  }));
  return all
    .filter((one) => !all.some((other) => isPartOf(one, other) || isShortOf(one, other)))
    .map(({ count, ...candidate }) => ({
      ...candidate,
      odds: candidate.odds + Math.min(0.8, 0.25 * (count - 1)),
    }))
    .sort((a, b) => b.odds - a.odds);
}

const SHARE_OF = columnWords('shareOf');

/** What a genitive goes on with: "Kestrel County Retirement System’s allocation", not "Kestrel Children’s Hospital". */
const isOwned = (what: string): boolean => /^\p{Ll}/u.test(what) || beginsWithOneOf(SHARE_OF, what);

/** A name without what a title says to be its own: "Kestrel County Retirement System’s Allocation of Total Fund". */
function withoutOwned(name: PlacedName): PlacedName {
  const texts = name.words.map(({ text }) => text);
  const end = texts.findIndex(
    (text, at) => /\p{L}['’]s$/u.test(text) && isOwned(texts.slice(at + 1).join(' ')),
  );
  if (end < 0) return name;
  const text = texts
    .slice(0, end + 1)
    .join(' ')
    .slice(0, -'’s'.length);
  return { ...name, words: name.words.slice(0, end + 1), text };
}

/** Log-odds against a name without a label of the role for being one that a label calls the investor. */
const LABELLED_INVESTOR = 2;

/** Log-odds that one whom a list of investors has, and the paper names besides, is its reader. */
const LISTED_INVESTOR = 1.4;

const listedInvestors = (page: PageGraph, pages: Pages): PlacedName[] =>
  ownInvestors(page, pages).map(({ text, words }) => ({ page, words, text, odds: LISTED_INVESTOR }));

/** Log-odds against a house without a number for being its own fund, where it sends a paper on one that has a number. */
const HOUSE_OF_SERIES = 1.2;

/** True for a text that stands alone on a line of the head of a page or where a letter is signed: its sender's name. */
const isSender = (text: string, { rows, height }: PageGraph): boolean =>
  rows.some(
    ([line, ...more]) =>
      line?.text === text &&
      more.length === 0 &&
      (line.y1 < height * LETTERHEAD_LOWEST || line.y0 > height * SIGNATURE_PART),
  );

/** Lowers the names of houses that send the paper of a fund of theirs: "Kestrel Partners" over "Kestrel Partners IV". */
function lowerHouses(names: readonly PlacedName[], first: PageGraph | undefined): void {
  const numbered = names.filter(({ text }) => NUMBERED.test(text));
  for (const name of names) {
    const isHouse = numbered.every(({ text }) => text !== name.text) && first !== undefined;
    const hasFund = numbered.some(({ text }) => firstWord(text) === firstWord(name.text));
    if (isHouse && hasFund && isSender(name.text, first)) name.odds -= HOUSE_OF_SERIES;
  }
}

/** A name without the fund that it holds a share of: "Kestrel Pensions in Marram Fund II". */
function withoutFund(name: PlacedName, fund: string | undefined): PlacedName {
  const at = fund === undefined ? -1 : name.text.indexOf(fund);
  if (at <= 0) return name;
  const before = name.text.slice(0, at).trim().split(' ');
  const kept = before.slice(0, -1);
  if (kept.length < 2 || !IN.test(before.at(-1) ?? '')) return name;
  return { ...name, words: name.words.slice(0, kept.length), text: kept.join(' ').replace(/,$/u, '') };
}

/** Ranked names for an entity metric, from labels, running text, letterhead and addressee. */
function nameCandidates(evidence: NameEvidence, terms: MetricTerms, fund: string | undefined): PlacedName[] {
  const candidates = labelledNames(evidence, terms);
  const fromText = (odds: (name: OrganisationName) => number, names = evidence.names): PlacedName[] =>
    names.map((name) => ({
      page: name.page,
      words: name.words,
      text: name.text,
      odds: odds(name) - (evidence.investors.has(name.text) ? LABELLED_INVESTOR : 0),
    }));
  const { first } = evidence;
  if (terms.base === 'fund')
    candidates.push(...fromText((name) => fundOdds(name, first)), ...titledFunds(first));
  if (terms.base === 'fund_manager')
    candidates.push(
      // Who stands in a line of a schedule, or behind "Custodian:", manages nothing.
      ...fromText(
        (name) => managerOdds(name) + kinOdds(name, fund),
        evidence.names.filter((name) => !isListed(name) && !labelsService(name.before)),
      ),
      ...letterheads(first, fund),
      ...namedManagers(evidence.pages, fund),
      ...signatures(first, fund),
    );
  if (terms.base === 'limited_partner')
    candidates.push(
      ...addressees(first, evidence.names),
      ...greeted(first),
      ...bearers(evidence.names),
      ...evidence.pages.slice(0, TITLED_PAGES).flatMap(preparedFor),
      ...evidence.pages.flatMap(columnInvestors),
      ...evidence.pages.flatMap((page) => listedInvestors(page, evidence.pages)),
      ...evidence.pages.slice(1, TITLED_PAGES).flatMap(investorsAmongTitles),
      ...titledInvestors(first, new Set(fund === undefined ? [] : [fund])),
    );
  const own = candidates.map(withoutOwned);
  if (terms.base === 'fund') lowerHouses(own, first);
  const names = terms.base === 'limited_partner' ? own.map((name) => withoutFund(name, fund)) : own;
  if (terms.base === 'fund' || fund === undefined) return merge(names);
  if (terms.base === 'limited_partner')
    for (const name of names) if (firstWord(name.text) === firstWord(fund)) name.odds -= NAMESAKE;
  return merge(names.filter(({ text }) => nameKey(text) !== nameKey(fund)));
}

/** The mark of a note behind a name. */
const MARK = /^(?:\((?:\d{1,2}|[a-z])\))+$/u;

/** Log-odds against a name with such a mark: it stands in a list more often than in an address or a title. */
const MARKED = 3;

/** A name without the marks of notes behind it. */
function unmarked<Name extends PlacedName>(name: Name): Name {
  const end = name.words.findLastIndex(({ text }) => !MARK.test(text)) + 1;
  if (end === 0 || end === name.words.length) return name;
  const marks = name.words.slice(end).map(({ text }) => text);
  return {
    ...name,
    words: name.words.slice(0, end),
    text: name.text.replace(` ${marks.join(' ')}`, ''),
    odds: name.odds - MARKED,
  };
}

/** The title of a column of amounts has at most so many words. */
const TITLE_WORDS = 2;

/** True for a title of a column that says a period and no name: "QTD". */
const isPeriod = (text: string): boolean =>
  text.split(' ').length <= TITLE_WORDS && columnRole([text]).period !== null;

/** A name less likely than this to be the fund may bear another role. */
const MIN_FUND_ODDS = -0.8;

/** A paper whose likeliest manager is less likely than this names none: nothing said of it, nor its place, makes it one. */
const MIN_MANAGER_ODDS = -1.5;

/** How many characters of a kind a text has. */
const countOf = (text: string, kind: RegExp): number => text.match(kind)?.length ?? 0;

/**
 * True for a form alone, for one with nothing before it but what all of a kind are called ("Fund of Funds, L.P."), and for a
 * number of a paragraph: "ASC 946-205-45-1".
 */
function namesNobody(text: string): boolean {
  if (countOf(text, /\p{Nd}/gu) > countOf(text, /\p{L}/gu)) return true;
  const own = withoutForm(text);
  const isKind = (word: string): boolean =>
    CONNECTOR.test(word) || FUND_NOUN.test(word.replace(/s?,?$/u, ''));
  return isBareForm(text) || (own !== text && own.split(/\s+/u).every(isKind));
}

/** Ranked names for every entity metric; fund and manager are settled first, because no investor bears their name. */
export function entityProposals(
  pages: Pages,
  wanted: readonly TargetMetric[],
): Map<TargetMetric, Proposal[]> {
  if (wanted.length === 0) return new Map();
  const evidence = gatherNames(pages, wanted);
  const fundTerms = wanted.find(({ terms }) => terms.base === 'fund')?.terms;
  const candidatesOf = memoize((terms: MetricTerms): readonly PlacedName[] =>
    nameCandidates(evidence, terms, terms.base === 'fund' ? undefined : fund),
  );
  const [likeliest] = fundTerms === undefined ? [] : candidatesOf(fundTerms);
  const fund = likeliest !== undefined && likeliest.odds > MIN_FUND_ODDS ? likeliest.text : undefined;
  const managerTerms = wanted.find(({ terms }) => terms.base === 'fund_manager')?.terms;
  const [manager] = managerTerms === undefined ? [] : candidatesOf(managerTerms);
  const isManager = ({ text, odds }: PlacedName): boolean =>
    manager !== undefined && manager.text === text && manager.odds > odds;
  const investorTerms = wanted.find(({ terms }) => terms.base === 'limited_partner')?.terms;
  const [investor] = investorTerms === undefined ? [] : candidatesOf(investorTerms);
  const isInvestor = ({ text, odds }: PlacedName): boolean =>
    investor !== undefined && investor.text === text && investor.odds > odds;
  const candidatesFor = ({ terms }: TargetMetric): PlacedName[] => {
    const all = candidatesOf(terms).filter(({ text }) => !namesNobody(text) && !isPeriod(text));
    if (terms.base === 'fund_manager')
      return all.some(({ odds }) => odds > MIN_MANAGER_ODDS) ? all.filter((one) => !isInvestor(one)) : [];
    if (terms.base !== 'limited_partner') return all;
    const others = new Set(evidence.pages.flatMap((page) => otherInvestors(page, pages)));
    return all.filter((one) => !isManager(one) && !one.words.some((word) => others.has(word)));
  };
  return new Map(
    wanted.map((one) => [
      one,
      candidatesFor(one)
        .map(unmarked)
        .map(({ page, words, text, odds }) => ({
          akas: otherNames(text, evidence.names),
          value: text,
          currency: null,
          words,
          text,
          page: page.place,
          odds,
          features: { nameOdds: odds },
          isBlank: false,
        })),
    ]),
  );
}
