import { textOf } from '../graph/lines.ts';
import type { PipelineMetric, PipelineSchema } from '../contract/job.ts';
import type { Pages } from '../graph/built-pages.ts';
import { pageNumbered } from '../graph/built-pages.ts';
import { displayBox } from '../graph/document-graph.ts';
import type { Word } from '../contract/page.ts';
import { unionRect } from '../pdf/geometry.ts';
import type { DocumentContext } from '../facts/document-context.ts';
import { readContext } from '../facts/document-context.ts';
import type { Fact, FactKind } from '../facts/fact.ts';
import { spatialFacts } from '../facts/facts.ts';
import { termsOf } from '../vocabulary/metric-terms.ts';
import { isLine } from '../decide/unread-values.ts';
import { proseFacts } from '../facts/prose-facts.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import { deriveFromRows } from './derive-rows.ts';
import type {
  DerivedLesson,
  SenderFormat,
  UnscopedLesson,
  ReviewedValue,
  DerivationInput,
} from '../contract/lesson.ts';
import type { Box } from './places.ts';
import { coverage, COVERED, isLikeName, wordsIn } from './places.ts';
import { habitsThatGive, ofSize, readWith } from '../match/habits.ts';
import { findName, lessonLabel } from '../match/learned-places.ts';
import { factSimilarities } from '../match/likeness.ts';
import { comparableText, withoutDates } from '../values/stable-text.ts';

interface Derivation {
  pages: Pages;
  context: DocumentContext;
  wanted: TargetMetric;
  reviewed: ReviewedValue;
  /** Where the other confirmed values stand that were read right. */
  others: readonly NonNullable<ReviewedValue['place']>[];
}

const KINDS: readonly FactKind[] = ['beside', 'colon', 'above', 'below', 'clause', 'prose'];

function boxOf({ page, words }: Pick<Fact, 'page' | 'words'>): Box {
  return displayBox(page, unionRect(words));
}

function pageRule(number: number, pages: Pages): 'first' | 'last' | 'any' {
  const [first] = pages.slice(0, 1);
  if (number === first?.page.number) return 'first';
  return number === (first?.page.number ?? 1) + pages.length - 1 ? 'last' : 'any';
}

interface ReadFact {
  fact: Fact;
  habits: SenderFormat;
}

/** Whether words are a part of others: a sentence that prints a value holds more than the value. */
const isWithin = (part: readonly Word[], whole: readonly Word[]): boolean =>
  part.length < whole.length && part.every((word) => whole.includes(word));

/** Facts that print the reviewed value and little else: inside the reviewer's box, or anywhere when none was drawn. */
function printedFacts({ pages, context, wanted, reviewed }: Derivation): ReadFact[] {
  const { place } = reviewed;
  const looked = place === null ? pages : pageNumbered(pages, place.page);
  const found: ReadFact[] = [];
  for (const page of looked) {
    for (const fact of [...spatialFacts(page), ...proseFacts(context, page)]) {
      if (fact.words.length === 0 || lessonLabel(fact) === '') continue;
      if (place !== null && coverage(boxOf(fact), place) < COVERED) continue;
      const habits = habitsThatGive(wanted, reviewed.value, (one) => readWith(fact, wanted, context, one));
      if (habits !== null) found.push({ fact, habits });
    }
  }
  return found
    .filter((one) => !found.some((other) => isWithin(other.fact.words, one.fact.words)))
    .sort((a, b) => KINDS.indexOf(a.fact.kind) - KINDS.indexOf(b.fact.kind));
}

/** What a place is named: the same on another page is no other place. */
const nameOf = ({ fact }: ReadFact): string =>
  [lessonLabel(fact), ...fact.headers].map(comparableText).join('|');

/** A label with one value beside it: of a list of values, not of a table that says more of what it lists. */
function isAlone({ fact: { page, kind, label, order, words } }: ReadFact): boolean {
  if ((kind !== 'beside' && kind !== 'colon') || order > 0) return false;
  const [first] = words;
  return !spatialFacts(page).some(
    (other) => other.order > 0 && other.label === label && other.words[0]?.y0 === first?.y0,
  );
}

/** A label this like a metric's is its label. */
const ALIKE = 0.9;

/**
 * Of the places that print a typed value the one that the reviewer meant: not where another confirmed value stands, and the
 * only one under that name, else under one like the metric's, else with a label of its own. None where that leaves several.
 */
function meantPlace(found: readonly ReadFact[], { wanted, others }: Derivation): ReadFact | undefined {
  const places = [...Map.groupBy(found, ({ fact }) => fact.words[0]).values()].flatMap((same) =>
    same.slice(0, 1),
  );
  const isTaken = ({ fact }: ReadFact): boolean =>
    others.some((place) => place.page === fact.page.page.number && coverage(boxOf(fact), place) >= COVERED);
  const free = places.filter((one) => !isTaken(one));
  const isNamedSo = ({ fact }: ReadFact): boolean => (factSimilarities(fact, [wanted])[0] ?? 0) >= ALIKE;
  for (const isMeant of [() => true, isNamedSo, isAlone]) {
    const meant = (free.length > 0 ? free : places).filter(isMeant);
    if (new Set(meant.map(nameOf)).size === 1) return meant[0];
  }
  return undefined;
}

/** A typed value may have kept the box of the wrong one: then its words are looked for in the whole document. */
function bestFact(derivation: Derivation): ReadFact | undefined {
  const boxed = derivation.reviewed.place === null ? [] : printedFacts(derivation);
  if (boxed.length > 0) return boxed[0];
  const anywhere = printedFacts({ ...derivation, reviewed: { ...derivation.reviewed, place: null } });
  return meantPlace(anywhere, derivation);
}

function fromLabel(derivation: Derivation): UnscopedLesson['evidence'] | null {
  const first = bestFact(derivation);
  if (first === undefined) return null;
  const { fact, habits } = first;
  const { x, y } = boxOf(fact);
  return {
    kind: 'label',
    as: fact.kind,
    label: lessonLabel(fact),
    headers: fact.headers.map(withoutDates).filter((text) => text !== ''),
    heading: withoutDates(fact.heading),
    order: fact.order,
    page: pageRule(fact.page.page.number, derivation.pages),
    at: { x, y },
    habits: ofSize(habits, derivation.reviewed.value),
  };
}

/** The name that the box shows, when it is not the entity's own; without a box the name itself, where it is printed. */
function fromName({ pages, reviewed }: Derivation): UnscopedLesson['evidence'] | null {
  const { place, value } = reviewed;
  if (place === null)
    return findName(pages, value) === null ? null : { kind: 'name', printed: value, entity: value };
  const [page] = pageNumbered(pages, place.page);
  if (page === undefined) return null;
  const words = page.lines.flatMap((line) => line.words);
  const printed = textOf(wordsIn(page, words, place));
  if (!isLikeName(printed, value)) return null;
  return { kind: 'name', printed, entity: value };
}

function evidenceFor(derivation: Derivation): UnscopedLesson['evidence'] | null {
  const labelled = fromLabel(derivation);
  if (labelled !== null || derivation.wanted.metric.type !== 'ENTITY_NAME') return labelled;
  return fromName(derivation);
}

/** The label beside which the reviewer saw no value of the metric. */
function absentLabel({ pages, context, reviewed: { place } }: Derivation): UnscopedLesson['evidence'] | null {
  if (place === null) return null;
  const [page] = pageNumbered(pages, place.page);
  const facts = page === undefined ? [] : [...spatialFacts(page), ...proseFacts(context, page)];
  const boxed = facts.filter((fact) => fact.words.length > 0 && coverage(boxOf(fact), place) >= COVERED);
  const [fact] = [...boxed.filter(isLine), ...boxed].filter((one) => lessonLabel(one) !== '');
  return fact === undefined ? null : { kind: 'absent', label: lessonLabel(fact) };
}

function metricOf(schema: PipelineSchema, { fin }: ReviewedValue): PipelineMetric | undefined {
  const singles = schema.groups.filter(({ isRepeatingGroup }) => !isRepeatingGroup);
  return singles.flatMap(({ metrics }) => metrics).find((metric) => metric.fin === fin);
}

/**
 * What corrected values show about a document's form. A value whose place cannot be told, or that no reading of its
 * place gives, shows nothing and is left out.
 */
export function deriveLessons(pages: Pages, schema: PipelineSchema, input: DerivationInput): DerivedLesson[] {
  const { values } = input;
  if (values.length === 0) return [];
  const context = readContext(pages);
  const singles = values.flatMap((one) => {
    const metric = metricOf(schema, one);
    if (metric === undefined || one.row !== null || !one.isCorrected) return [];
    const others = values.flatMap(({ isCorrected, place }) => (isCorrected || place === null ? [] : [place]));
    const wanted = { metric, terms: termsOf(metric) };
    const derivation = { pages, context, wanted, reviewed: one, others };
    const evidence = one.value === '' ? absentLabel(derivation) : evidenceFor(derivation);
    return evidence === null ? [] : [{ from: one.id, fin: one.fin, groupIdentifier: null, evidence }];
  });
  const groups = schema.groups.filter(({ isRepeatingGroup }) => isRepeatingGroup);
  return [...singles, ...groups.flatMap((group) => deriveFromRows(group, { pages, context, input }))];
}
