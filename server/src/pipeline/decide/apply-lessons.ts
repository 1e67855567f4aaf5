import { textOf } from '../graph/lines.ts';
import type { Pages } from '../graph/built-pages.ts';
import { displayBox } from '../graph/document-graph.ts';
import { unionRect } from '../pdf/geometry.ts';
import type { Word } from '../contract/page.ts';
import type { DocumentContext } from '../facts/document-context.ts';
import type { Fact } from '../facts/fact.ts';
import type { Proposal } from '../match/proposal.ts';
import { rank } from '../match/proposal.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import { comparableText, isMisread } from '../values/stable-text.ts';
import type { LabelEvidence, NameEvidence, SpeakingLesson } from '../contract/lesson.ts';
import { readWith } from '../match/habits.ts';
import type { Bound } from '../match/learned-group.ts';
import { boundTo } from '../match/learned-group.ts';
import { findName, lessonLabel } from '../match/learned-places.ts';

/** Log-odds of a value that stands where a lesson says, and what each difference from the lesson takes away. */
const ODDS = {
  learned: 5,
  near: -2.5,
  otherHeaders: -2,
  otherOrder: -2,
  otherHeading: -0.5,
  otherKind: -1.5,
  misread: -1,
  otherPage: -0.5,
  place: 0.5,
  name: 4.5,
  /** A name as the document itself may print it for somebody else. */
  ownName: 3,
} as const;
const MIN_ODDS = 1;
/** From here a lesson was met fully: it goes before what the document itself suggests. */
const FULLY_MET = 4;
const AHEAD = 0.5;
/** A label that shares so many of its words may be the lesson's in another period ("Ultimo III", "Ultimo IV"). */
const MIN_SHARED = 0.55;
/** A changed label is believed only this near to the lesson's place, as a fraction of the page. */
const NEAR_PLACE = 0.1;
const FAR_PLACE = 0.3;

/** What the lessons of a document's layout add to its query. */
export interface Learned {
  /** Passes facts on and remembers those that a lesson speaks of. */
  listen(facts: Iterable<Fact>): Iterable<Fact>;
  /**
   * Adds what lessons propose to the ranked proposals, once all facts have passed. May be repeated: what was added
   * before and lowered since stands again where the lesson puts it. What stands beside a label that is none of the metric's goes.
   */
  addTo(ranked: Map<TargetMetric, Proposal[]>): void;
}

function sharedWords(a: string, b: string): number {
  const [first, second] = [new Set(a.split(' ')), new Set(b.split(' '))];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / new Set([...first, ...second]).size;
}

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.map(comparableText).filter(Boolean).join('|') === b.map(comparableText).filter(Boolean).join('|');

/** Whether a value was read from a picture: its label may be a letter off. */
const isRecognised = ({ words }: Fact): boolean => words.some(({ confidence }) => confidence !== undefined);

function labelOdds(
  fact: Fact,
  { as, label, order, headers }: LabelEvidence,
  distance: number,
): number | null {
  if ((as === 'prose') !== (fact.kind === 'prose')) return null;
  if (as === 'prose') return lessonLabel(fact) === label ? 0 : null;
  const [own, learned] = [comparableText(fact.label), comparableText(label)];
  if (own === learned) return as === fact.kind ? 0 : ODDS.otherKind;
  const isNear = as === fact.kind && order === fact.order && sameTexts(headers, fact.headers);
  if (isNear && isRecognised(fact) && isMisread(own, learned)) return ODDS.misread;
  return isNear && distance < NEAR_PLACE && sharedWords(own, learned) >= MIN_SHARED ? ODDS.near : null;
}

/** The numbers of the first and last page of a document. */
interface PageNumbers {
  first: number;
  last: number;
}

function numbersOf(pages: Pages): PageNumbers {
  const first = pages.slice(0, 1)[0]?.page.number ?? 1;
  return { first, last: first + pages.length - 1 };
}

function pageOdds(rule: LabelEvidence['page'], number: number, pages: PageNumbers): number {
  const isMet = rule === 'any' || number === pages[rule];
  return isMet ? 0 : ODDS.otherPage;
}

/** Log-odds that a fact is what a lesson means; null when it speaks of something else. */
function factOdds(fact: Fact, evidence: LabelEvidence, pages: PageNumbers): number | null {
  const box = displayBox(fact.page, unionRect(fact.words));
  const distance = Math.hypot(box.x - evidence.at.x, box.y - evidence.at.y);
  const label = labelOdds(fact, evidence, distance);
  if (label === null) return null;
  const hasHeaders = sameTexts(evidence.headers, fact.headers);
  const isInOrder = fact.order === evidence.order;
  const hasHeading = comparableText(fact.heading) === comparableText(evidence.heading);
  return (
    ODDS.learned +
    label +
    (hasHeaders ? 0 : ODDS.otherHeaders) +
    (isInOrder || (hasHeaders && fact.headers.length > 0) ? 0 : ODDS.otherOrder) +
    (hasHeading ? 0 : ODDS.otherHeading) +
    pageOdds(evidence.page, fact.page.page.number, pages) +
    ODDS.place * (1 - Math.min(1, distance / FAR_PLACE))
  );
}

function nameProposal(pages: Pages, { origin, evidence }: Bound<NameEvidence>): Proposal[] {
  const found = findName(pages, evidence.printed);
  if (found === null) return [];
  const { page, words } = found;
  return [
    {
      value: evidence.entity,
      currency: null,
      words,
      text: textOf(words),
      page: page.place,
      odds: evidence.printed === evidence.entity ? ODDS.ownName : ODDS.name,
      features: { learned: 1 },
      isBlank: false,
      origin,
    },
  ];
}

/** Own proposals with the learned ones; a lesson that was fully met goes before what the document suggests. */
function joined(ranked: readonly Proposal[], learned: readonly Proposal[]): Proposal[] {
  const own = ranked.filter(({ origin }) => origin?.kind !== 'learned');
  const bestOwn = Math.max(-Infinity, ...own.map(({ odds }) => odds));
  const lifted = learned.map((one) =>
    one.odds >= FULLY_MET ? { ...one, odds: Math.max(one.odds, bestOwn + AHEAD) } : one,
  );
  return rank([...own, ...lifted]);
}

/** What is asked of a document. */
export interface LearnedQuery {
  pages: Pages;
  context: DocumentContext;
  wanted: readonly TargetMetric[];
}

/** Labels that lessons say are none of a metric's, and the words that stand beside them. */
class AbsentLabels {
  readonly #ofMetric = new Map<TargetMetric, { labels: Set<string>; words: Set<Word | undefined> }>();

  add(metric: TargetMetric, label: string): void {
    const own = this.#ofMetric.get(metric) ?? { labels: new Set(), words: new Set() };
    own.labels.add(comparableText(label));
    this.#ofMetric.set(metric, own);
  }

  hear(fact: Fact): void {
    for (const { labels, words } of this.#ofMetric.values())
      if (labels.has(comparableText(lessonLabel(fact)))) words.add(fact.words[0]);
  }

  /** Takes out what stands beside such a label. */
  removeFrom(ranked: Map<TargetMetric, Proposal[]>): void {
    for (const [metric, { words }] of this.#ofMetric) {
      const left = (ranked.get(metric) ?? []).filter((proposal) => !words.has(proposal.words[0]));
      ranked.set(metric, left);
    }
  }
}

/** Binds the lessons of a document's layout to the metrics that are wanted of it outside tables. */
export function learnedFor(
  lessons: readonly SpeakingLesson[],
  { pages, context, wanted }: LearnedQuery,
): Learned {
  const labels: Bound<LabelEvidence>[] = [];
  const absent = new AbsentLabels();
  const proposals = new Map<TargetMetric, Proposal[]>();
  for (const lesson of lessons) {
    const one = wanted.find(({ metric }) => metric.fin === lesson.fin);
    if (one === undefined || lesson.groupIdentifier !== null) continue;
    const { evidence } = lesson;
    if (evidence.kind === 'label') labels.push({ ...boundTo(lesson, one), evidence });
    if (evidence.kind === 'absent') absent.add(one, evidence.label);
    if (evidence.kind === 'name') {
      const found = nameProposal(pages, { ...boundTo(lesson, one), evidence });
      proposals.set(one, [...(proposals.get(one) ?? []), ...found]);
    }
  }
  const numbers = numbersOf(pages);
  const hear = (fact: Fact): void => {
    absent.hear(fact);
    for (const { origin, most, wanted: one, evidence } of labels) {
      if (fact.words.length === 0) continue;
      const odds = factOdds(fact, evidence, numbers);
      if (odds === null || odds < MIN_ODDS) continue;
      const read = readWith(fact, one, context, evidence.habits);
      if (read === null) continue;
      const { value, currency, words, text, isBlank, scaledBy } = read;
      const proposal = {
        value,
        currency,
        words,
        text,
        isBlank,
        page: fact.page.place,
        odds,
        features: { learned: odds / ODDS.learned },
        origin,
        most: Math.min(read.most ?? 1, most),
        scaledBy,
      };
      proposals.set(one, [...(proposals.get(one) ?? []), proposal]);
    }
  };
  return {
    *listen(facts) {
      for (const fact of facts) {
        hear(fact);
        yield fact;
      }
    },
    addTo(ranked) {
      absent.removeFrom(ranked);
      for (const [one, more] of proposals) ranked.set(one, joined(ranked.get(one) ?? [], more));
    },
  };
}
