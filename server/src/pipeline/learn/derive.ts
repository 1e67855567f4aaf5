import type { PipelineMetric, PipelineSchema } from '../contract/job.ts';
import type { Pages } from '../graph/built-pages.ts';
import { pageNumbered } from '../graph/built-pages.ts';
import { displayBox } from '../graph/document-graph.ts';
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
  Habits,
  UnscopedLesson,
  ReviewedValue,
  DerivationInput,
} from '../contract/lesson.ts';
import type { Box } from './places.ts';
import { coverage, COVERED, isLikeName, wordsIn } from './places.ts';
import { habitsThatGive, readWith } from '../match/habits.ts';
import { proseCue, withoutDates } from '../values/stable-text.ts';

interface Derivation {
  pages: Pages;
  context: DocumentContext;
  wanted: TargetMetric;
  reviewed: ReviewedValue;
}

const MIN_CUE = 2;
const KINDS: readonly FactKind[] = ['beside', 'colon', 'above', 'below', 'clause', 'prose'];

function boxOf({ page, words }: Pick<Fact, 'page' | 'words'>): Box {
  return displayBox(page, unionRect(words));
}

function labelText({ kind, label }: Fact): string {
  if (kind !== 'prose') return /\p{L}|\p{N}/u.test(withoutDates(label)) ? withoutDates(label) : '';
  const cue = proseCue(label);
  return cue.split(' ').length < MIN_CUE ? '' : cue;
}

function pageRule(number: number, pages: Pages): 'first' | 'last' | 'any' {
  const [first] = pages.slice(0, 1);
  if (number === first?.page.number) return 'first';
  return number === (first?.page.number ?? 1) + pages.length - 1 ? 'last' : 'any';
}

interface ReadFact {
  fact: Fact;
  habits: Habits;
}

/** Facts that print the reviewed value: inside the reviewer's box, or anywhere when none was drawn. */
function printedFacts({ pages, context, wanted, reviewed }: Derivation): ReadFact[] {
  const { place } = reviewed;
  const looked = place === null ? pages : pageNumbered(pages, place.page);
  const found: ReadFact[] = [];
  for (const page of looked) {
    for (const fact of [...spatialFacts(page), ...proseFacts(context, page)]) {
      if (fact.words.length === 0 || labelText(fact) === '') continue;
      if (place !== null && coverage(boxOf(fact), place) < COVERED) continue;
      const habits = habitsThatGive(wanted, reviewed.value, (one) => readWith(fact, wanted, context, one));
      if (habits !== null) found.push({ fact, habits });
    }
  }
  return found.sort((a, b) => KINDS.indexOf(a.fact.kind) - KINDS.indexOf(b.fact.kind));
}

/** A value that the page prints in several places shows nothing unless the reviewer said where. */
function isOnePlace(found: readonly ReadFact[]): boolean {
  return new Set(found.map(({ fact }) => fact.words[0])).size === 1;
}

/** A typed value may have kept the box of the wrong one: then its words are looked for in the whole document. */
function bestFact(derivation: Derivation): ReadFact | undefined {
  const boxed = derivation.reviewed.place === null ? [] : printedFacts(derivation);
  if (boxed.length > 0) return boxed[0];
  const anywhere = printedFacts({ ...derivation, reviewed: { ...derivation.reviewed, place: null } });
  return isOnePlace(anywhere) ? anywhere[0] : undefined;
}

function fromLabel(derivation: Derivation): UnscopedLesson['evidence'] | null {
  const first = bestFact(derivation);
  if (first === undefined) return null;
  const { fact, habits } = first;
  const { x, y } = boxOf(fact);
  return {
    kind: 'label',
    as: fact.kind,
    label: labelText(fact),
    headers: fact.headers.map(withoutDates).filter((text) => text !== ''),
    heading: withoutDates(fact.heading),
    order: fact.order,
    page: pageRule(fact.page.page.number, derivation.pages),
    at: { x, y },
    habits,
  };
}

/** The name that the box shows, when it is not the entity's own. */
function fromName({ pages, reviewed }: Derivation): UnscopedLesson['evidence'] | null {
  const { place, value } = reviewed;
  if (place === null) return null;
  const [page] = pageNumbered(pages, place.page);
  if (page === undefined) return null;
  const words = page.lines.flatMap((line) => line.words);
  const printed = wordsIn(page, words, place)
    .map((word) => word.text)
    .join(' ');
  if (!isLikeName(printed, value)) return null;
  return { kind: 'name', printed, entity: value };
}

function evidenceFor(derivation: Derivation): UnscopedLesson['evidence'] | null {
  const labelled = fromLabel(derivation);
  if (labelled !== null || derivation.wanted.metric.type !== 'ENTITY_NAME') return labelled;
  return fromName(derivation);
}

/** The label beside which the reviewer saw no value of the metric. */
function absentLabel(pages: Pages, { place }: ReviewedValue): UnscopedLesson['evidence'] | null {
  if (place === null) return null;
  const [page] = pageNumbered(pages, place.page);
  const facts = (page === undefined ? [] : [...spatialFacts(page)]).filter(
    (fact) => coverage(boxOf(fact), place) >= COVERED,
  );
  const label = withoutDates((facts.find(isLine) ?? facts[0])?.label ?? '');
  return label === '' ? null : { kind: 'absent', label };
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
    const evidence =
      one.value === ''
        ? absentLabel(pages, one)
        : evidenceFor({ pages, context, wanted: { metric, terms: termsOf(metric) }, reviewed: one });
    return evidence === null ? [] : [{ from: one.id, fin: one.fin, groupIdentifier: null, evidence }];
  });
  const groups = schema.groups.filter(({ isRepeatingGroup }) => isRepeatingGroup);
  return [...singles, ...groups.flatMap((group) => deriveFromRows(group, { pages, context, input }))];
}
