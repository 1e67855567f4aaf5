import type { CheckedValue, FundCheck, MetricDataType } from '@assay/shared/domain';
import { findImpliedValue } from '@assay/shared/domain';

import type { DocumentDoubt } from '../contract/document-doubt.ts';
import { MAX_DOUBT_TEXT } from '../contract/document-doubt.ts';
import type { Lesson } from '../contract/lesson.ts';
import type { Word } from '../contract/page.ts';
import type { DocumentContext } from '../facts/document-context.ts';
import type { Fact } from '../facts/fact.ts';
import { spatialFacts } from '../facts/facts.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import { displayBox } from '../graph/document-graph.ts';
import type { Claim, ClaimListener } from '../match/propose.ts';
import { unionRect } from '../pdf/geometry.ts';
import { absoluteDecimal, shiftDecimal } from '../values/decimals.ts';
import { readNumber } from '../values/numbers.ts';
import { isNumberType, isSameValue } from '../values/same-value.ts';
import { comparableText, withoutDates } from '../values/stable-text.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';

/** A label this like that of a metric is its label. */
const MIN_SIMILARITY = 0.9;

/** A line of a label and its value; a cell under column titles may be of another period, class or unit. */
export const isLine = ({ kind, headers, order }: Fact): boolean =>
  (kind === 'beside' || kind === 'colon') && headers.length === 0 && order === 0;

/** One number and no words. */
const NUMBER = /^[^\p{L}\d]*\d[\d.,'’\s]*[^\p{L}\d]*$/u;

/** A number that is printed in another form than its metric has; a share is one only where a share is wanted. */
const isMisreadNumber = (text: string, type: MetricDataType): boolean =>
  isNumberType(type) && NUMBER.test(text) && (type === 'PERCENTAGE' || !text.includes('%'));

/** Labels that are none of a metric's by the lessons of the document's layout, by its fin. */
function settledLabels(lessons: readonly Lesson[]): ReadonlyMap<string, ReadonlySet<string>> {
  const settled = new Map<string, Set<string>>();
  for (const { fin, evidence } of lessons) {
    if (evidence.kind !== 'absent') continue;
    const labels = settled.get(fin) ?? new Set<string>();
    settled.set(fin, labels.add(comparableText(evidence.label)));
  }
  return settled;
}

/** What a document states, and which of it is the value of a metric. */
interface UnreadSources {
  readonly pages: readonly PageGraph[];
  readonly context: DocumentContext;
  readonly checks: readonly FundCheck[];
  /** The values that are shown, by fin. */
  readonly values: ReadonlyMap<string, CheckedValue>;
  isAbsent(fin: string): boolean;
  /** Words of values that are shown. */
  readonly taken: ReadonlySet<Word>;
}

type Stated = Pick<UnreadSources, 'pages' | 'context' | 'checks' | 'values'>;

/** The amounts that checks lack, each of one metric. */
const impliedValues = ({ checks, values }: Stated) =>
  checks.flatMap((check) => {
    const implied = findImpliedValue(check, values);
    return implied === null || isSameValue('CURRENCY', implied.value, '0') ? [] : [implied];
  });

/** The places where an amount is printed with a label, whatever its sign. */
function factsOfAmount(amount: string, { pages, context }: Stated): Fact[] {
  const wanted = absoluteDecimal(amount);
  const facts = pages.flatMap((page) => spatialFacts(page));
  return facts.filter((fact) => {
    const number = readNumber(fact.text, context.decimalStyle);
    if (number === null || number.isPercentage || number.isMultiple) return false;
    const held = context.scaleOf(fact.page.page.number, fact.words[0]?.y1 ?? 0, {
      text: fact.text,
      isExact: false,
    });
    const value = shiftDecimal(absoluteDecimal(number.value), number.unit > 0 ? number.unit : held.scale);
    return isSameValue('CURRENCY', value, wanted);
  });
}

/** Remembers where labels of metrics are printed with a value beside them. */
export class UnreadValues {
  readonly #claims = new Map<TargetMetric, Claim>();
  readonly #listener: ClaimListener | undefined;
  readonly #settled: ReadonlyMap<string, ReadonlySet<string>>;

  /** @param lessons those of the document's layout */
  constructor(listener: ClaimListener | undefined, lessons: readonly Lesson[]) {
    this.#listener = listener;
    this.#settled = settledLabels(lessons);
  }

  readonly see: ClaimListener = (wanted, claim) => {
    this.#listener?.(wanted, claim);
    const { fact, similarity, outcome } = claim;
    // A number that has another form is one all the same; what is no day may be a period, or anything else.
    const isMisread =
      outcome === 'the text has another form' && isMisreadNumber(fact.text, wanted.metric.type);
    const isStated = typeof outcome === 'string' ? isMisread : !outcome.isBlank;
    if (!isStated || similarity < MIN_SIMILARITY || !isLine(fact)) return;
    if (this.#isSettled(wanted.metric.fin, fact)) return;
    const known = this.#claims.get(wanted);
    if (known === undefined || similarity > known.similarity) this.#claims.set(wanted, claim);
  };

  /**
   * A doubt for each metric that has no value, though one is printed that no other metric was given: beside its label, or the
   * very amount that a check lacks of it [AMB-135].
   */
  doubts({ isAbsent, taken, ...finding }: UnreadSources): DocumentDoubt[] {
    const isUnread = (fin: string, { words }: Fact): boolean =>
      isAbsent(fin) && !words.some((word) => taken.has(word));
    const facts = new Map<string, Fact>();
    for (const [{ metric }, { fact }] of this.#claims)
      if (isUnread(metric.fin, fact)) facts.set(metric.fin, fact);
    for (const { fin, value } of impliedValues(finding)) {
      const fact = factsOfAmount(value, finding).find(
        (one) => isUnread(fin, one) && !this.#isSettled(fin, one),
      );
      if (fact !== undefined && !facts.has(fin)) facts.set(fin, fact);
    }
    return [...facts].map(([fin, fact]) => ({
      kind: 'unreadValue',
      severity: 'doubt',
      page: fact.page.place.page.number,
      box: displayBox(fact.page.place, unionRect(fact.words)),
      text: `${fact.label} ${fact.text}`.slice(0, MAX_DOUBT_TEXT),
      fins: [fin],
    }));
  }

  #isSettled(fin: string, { label }: Fact): boolean {
    return this.#settled.get(fin)?.has(comparableText(withoutDates(label))) === true;
  }
}
