import type { Pages } from '../graph/built-pages.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { isNumberLike } from '../graph/value-shape.ts';
import type { Word } from '../pdf/page-words.ts';
import { FUND_FORM, INSTITUTION, NUMBERED, SERVICE_NAME, UNNAMED } from './entity-words.ts';
import { cellFacts } from './cell-facts.ts';
import type { Fact } from './facts.ts';
import { spatialFacts } from './facts.ts';
import { columnRole } from './header-roles.ts';
import type { MetricTerms } from './lexicon.ts';
import { isLabel } from './lexicon.ts';
import { kinOdds, managerOdds } from './manager-odds.ts';
import type { OrganisationName } from './organisation-names.ts';
import { isLegalForm, organisationNames } from './organisation-names.ts';
import { addressees, greeted } from './addressees.ts';
import { columnInvestors } from './column-names.ts';
import { letterheads, preparedFor, saysPaper, titledFunds, titledInvestors } from './name-places.ts';
import { otherNames } from './other-names.ts';
import type { Proposal } from './proposal.ts';
import { isTooShort } from './likeness.ts';
import { furtherLines } from './wrapped-names.ts';
import { labelTokens } from './text.ts';
import type { Wanted } from './values.ts';
import { likenessTo } from './wordings.ts';

/** A name proposed for an entity metric. */
interface NameCandidate {
  page: PageGraph;
  words: Word[];
  text: string;
  odds: number;
}

/** Everything known about the names of a document, gathered once. */
interface NameEvidence {
  pages: readonly PageGraph[];
  facts: readonly Fact[];
  names: readonly OrganisationName[];
}

/** Names are looked for on this many pages; later pages repeat them. */
const PAGES_READ = 30;
/** Gathers names and labelled texts of the first pages. */
function gatherNames(pages: Pages): NameEvidence {
  const read = pages.slice(0, PAGES_READ);
  const facts = read.flatMap((page) => [...spatialFacts(page), ...cellFacts(page)]);
  return { pages: read, facts, names: read.flatMap(organisationNames) };
}

/** "Name" alone means the name of what the heading above says. */
function nameLabel(fact: Fact): string[] {
  const tokens = fact.tokens.filter((token) => !/^\d+$/u.test(token));
  return tokens.length === 1 && tokens[0] === 'name' ? [...labelTokens(fact.heading), 'name'] : tokens;
}

/** Names have capitals and are neither a column's period or scope ("Fonds gesamt") nor a bare legal form. */
function isNameText(text: string): boolean {
  const { period, scope } = columnRole([text]);
  const isColumn =
    period !== null || (scope !== null && text.split(' ').length <= 3 && !INSTITUTION.test(text));
  return /\p{Lu}/u.test(text) && !isLegalForm(text) && !isColumn;
}

/** The part of a labelled text that is a name: of "Capital call 3 – Kestrel Fund II" the second. */
function namePart(fact: Fact): { text: string; words: Word[] } {
  const parts = fact.text.split(/\s[–—|·]\s/u);
  const at = Math.max(
    0,
    parts.findIndex((part) => !saysPaper(part)),
  );
  const text = parts[at]?.split(/\s\(/u)[0] ?? fact.text;
  // Every part before takes its words and the dash behind it.
  const from = parts.slice(0, at).reduce((sum, part) => sum + part.split(' ').length + 1, 0);
  return { text, words: fact.words.slice(from, from + text.split(' ').length) };
}

/** True when a name's own words speak against the role its label gives it. */
function isUnlikely(name: OrganisationName, terms: MetricTerms): boolean {
  if (terms.base === 'fund') return fundOdds(name) < -1;
  return terms.base === 'fund_manager' && managerOdds(name) < -2;
}

/** What a name of several institutions goes on with: "Trust of Osage Falls", "Trust Company as trustee of". */
const GOES_ON =
  /^(?:Company|Corporation|as trustees?)\b|^(?:of|for|de|du|des|der|för|van|voor|del)\s\p{Lu}[\p{L}\s'’.-]*$/u;

/** True when a name with a legal form is the text beside a label: it neither runs into the next row nor breaks off. */
function isWholeOf(fact: Fact, name: readonly Word[]): boolean {
  const last = fact.words.at(-1);
  if (fact.kind === 'beside' && last !== undefined && name.some((word) => word.y0 > last.y1)) return false;
  const rest = fact.words.slice(name.length).map(({ text }) => text);
  return !GOES_ON.test(rest.join(' '));
}

/** The name with a legal form that a labelled text begins with, or has in it ("your share in Kestrel Fund C.V."). */
function nameInside(fact: Fact, names: readonly OrganisationName[]): OrganisationName | undefined {
  const own = names.filter(({ page }) => page === fact.page);
  if (/^\p{Ll}/u.test(fact.text))
    return own.find(({ words }) => words.every((word) => fact.words.includes(word)));
  return own.find((name) => name.words[0] === fact.words[0] && isWholeOf(fact, name.words));
}

function labelled(evidence: NameEvidence, terms: MetricTerms): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (const fact of evidence.facts) {
    if (
      fact.kind === 'prose' ||
      fact.kind === 'below' ||
      fact.kind === 'clause' ||
      /^[\d(]/u.test(fact.text) ||
      isTooShort(fact) ||
      isLabel(fact.text)
    )
      continue;
    const tokens = nameLabel(fact);
    const similarity = likenessTo(terms.labels, tokens);
    if (similarity < 0.9 || fact.label.split(' ').length > 4) continue;
    const inside = nameInside(fact, evidence.names);
    const { text, words: kept } = inside ?? namePart(fact);
    if (kept.length > 14 || !isNameText(text) || UNNAMED.test(text) || text.includes('@')) continue;
    const more = fact.kind === 'above' && inside === undefined ? furtherLines(fact) : [];
    const odds =
      (fact.kind === 'above' ? 2.2 : 3) +
      (similarity < 1 ? -0.6 : 0) -
      (text.split(' ').length < 2 ? 1.5 : 0) -
      (inside !== undefined && isUnlikely(inside, terms) ? 1.4 : 0);
    const whole = [text, ...more.map((word) => word.text)].join(' ');
    found.push({ page: fact.page, words: [...kept, ...more], text: whole, odds });
  }
  return found;
}

/** "Innovatiefonds", "Wachstumsfonds"; a pension fund invests. */
const FUND_IN_ONE_WORD = /\p{L}{3}(?<!pensioen|pensions?)fonds\b/iu;

/** A line of a schedule has at least so many numbers. */
const SCHEDULE_NUMBERS = 3;

/** True for a name in a line of a schedule: it is one of what the fund holds. */
function isListed({ page, block, words }: OrganisationName): boolean {
  const line = block.phrases.find((phrase) => phrase.words.some((word) => word === words[0]))?.line ?? -1;
  const numbers = (page.rows[line] ?? []).filter((phrase) => isNumberLike(phrase.text));
  return numbers.length >= SCHEDULE_NUMBERS;
}

function fundOdds(name: OrganisationName): number {
  let odds = -1.6;
  const text = `${name.before} ~ ${name.after}`;
  if (
    /^\W*\(?\W*(?:the|der|die|le|la|het|de|el|nedan)\W+(?:fund|partnership|fonds|gesellschaft|fonden|bolaget|vennootschap|fondo|sociedad|société)\b/iu.test(
      name.after,
    )
  )
    odds += 3;
  if (
    /(?:re|subject|betreff|betr|objet|ang|avser|betreft|asunto|ref|concerne)\.?\s*:?\s*$/iu.test(name.before)
  )
    odds += 1.5;
  if (FUND_FORM.test(name.legalForm)) odds += 1.6;
  else odds -= 1.2;
  if (/\bfund\b|\bfonds\b|infrastru|mezzanine|buyout|growth|equity|income/iu.test(name.text)) odds += 0.7;
  if (FUND_IN_ONE_WORD.test(name.text)) odds += 1.8;
  if (NUMBERED.test(name.text)) odds += 0.6;
  if (SERVICE_NAME.test(name.text)) odds -= 3;
  if (/management/iu.test(name.text) || isListed(name)) odds -= 2;
  if (
    /(?:managed|prepared|advised|issued|operated) by\W*$|manager|as manager/iu.test(text.split('~')[0] ?? '')
  )
    odds -= 2.5;
  if (/behalf of\W*$/iu.test(name.before) && FUND_FORM.test(name.legalForm)) odds += 0.8;
  if (name.page.page.number === 1) odds += 0.5;
  if (name.words[0] === name.block.words[0]) odds += 0.4;
  return odds;
}

/** "The capital account of Kestrel Holdings LLC": whose account it is. */
const BEARS =
  /(?:capital account|account|interest|commitment|kapitalkonto|kapitalanteil|compte|engagement|cuenta|compromiso|rekening|toezegging|konto|åtagande) (?:of|for|der|des|von|de|van|voor|för|av)\W*$/iu;
const BEARER = 1.6;
/** Log-odds against an investor who bears the house's first word: it is the one who sends. */
const NAMESAKE = 1.5;

const firstWord = (text: string): string => text.split(' ')[0]?.toLowerCase() ?? '';

/** The names that running text says an account is of. */
function bearers(names: readonly OrganisationName[]): NameCandidate[] {
  return names
    .filter(({ before }) => BEARS.test(before))
    .map(({ page, words, text }) => ({ page, words, text, odds: BEARER }));
}

/** True for a name that is part of a longer one at the same place and no less likely. */
function isPartOf(one: NameCandidate, other: NameCandidate): boolean {
  return (
    other.words.length > one.words.length &&
    other.odds >= one.odds &&
    one.words.every((word) => other.words.includes(word))
  );
}

/** One candidate per name: its best mention, with a little more belief for each further mention. */
function merge(candidates: readonly NameCandidate[]): NameCandidate[] {
  const byName = new Map<string, NameCandidate & { count: number }>();
  for (const candidate of candidates) {
    const key = candidate.text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    const known = byName.get(key);
    if (known === undefined) byName.set(key, { ...candidate, count: 1 });
    else {
      const better = candidate.odds > known.odds ? candidate : known;
      byName.set(key, { ...better, count: known.count + 1 });
    }
  }
  const all = [...byName.values()];
  return all
    .filter((one) => !all.some((other) => isPartOf(one, other)))
    .map(({ count, ...candidate }) => ({
      ...candidate,
      odds: candidate.odds + Math.min(0.8, 0.25 * (count - 1)),
    }))
    .sort((a, b) => b.odds - a.odds);
}

/** Ranked names for an entity metric, from labels, running text, letterhead and addressee. */
function nameCandidates(
  evidence: NameEvidence,
  terms: MetricTerms,
  fund: string | undefined,
): NameCandidate[] {
  const candidates = labelled(evidence, terms);
  const fromText = (odds: (name: OrganisationName) => number): NameCandidate[] =>
    evidence.names.map((name) => ({ page: name.page, words: name.words, text: name.text, odds: odds(name) }));
  const [first] = evidence.pages;
  if (terms.base === 'fund') candidates.push(...fromText(fundOdds), ...titledFunds(first));
  if (terms.base === 'fund_manager')
    candidates.push(
      ...fromText((name) => managerOdds(name) + kinOdds(name, fund)),
      ...letterheads(evidence.pages[0], fund),
    );
  if (terms.base === 'limited_partner')
    candidates.push(
      ...addressees(first, evidence.names),
      ...greeted(first),
      ...bearers(evidence.names),
      ...preparedFor(first),
      ...evidence.pages.flatMap(columnInvestors),
      ...titledInvestors(first, new Set(fund === undefined ? [] : [fund])),
    );
  const isOther = terms.base !== 'fund' && fund !== undefined;
  if (terms.base === 'limited_partner' && fund !== undefined)
    for (const candidate of candidates)
      if (firstWord(candidate.text) === firstWord(fund)) candidate.odds -= NAMESAKE;
  return merge(isOther ? candidates.filter((candidate) => candidate.text !== fund) : candidates);
}

/** A name less likely than this to be the fund may bear another role. */
const LEAST_FUND_ODDS = -0.8;

/** Ranked names for every entity metric; fund and manager are settled first, because no investor bears their name. */
export function entityProposals(pages: Pages, wanted: readonly Wanted[]): Map<Wanted, Proposal[]> {
  if (wanted.length === 0) return new Map();
  const evidence = gatherNames(pages);
  const fundTerms = wanted.find(({ terms }) => terms.base === 'fund')?.terms;
  const [likeliest] = fundTerms === undefined ? [] : nameCandidates(evidence, fundTerms, undefined);
  const fund = likeliest !== undefined && likeliest.odds > LEAST_FUND_ODDS ? likeliest.text : undefined;
  const managerTerms = wanted.find(({ terms }) => terms.base === 'fund_manager')?.terms;
  const [manager] = managerTerms === undefined ? [] : nameCandidates(evidence, managerTerms, fund);
  const isManager = ({ text, odds }: NameCandidate): boolean =>
    manager !== undefined && manager.text === text && manager.odds > odds;
  const candidatesFor = ({ terms }: Wanted): NameCandidate[] => {
    const all = nameCandidates(evidence, terms, fund);
    return terms.base === 'limited_partner' ? all.filter((one) => !isManager(one)) : all;
  };
  return new Map(
    wanted.map((one) => [
      one,
      candidatesFor(one).map(({ page, words, text, odds }) => ({
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
