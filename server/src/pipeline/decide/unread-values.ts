import type { MetricDataType } from '@assay/shared/domain';

import type { DocumentDoubt } from '../contract/document-doubt.ts';
import { MAX_DOUBT_TEXT } from '../contract/document-doubt.ts';
import type { Lesson } from '../contract/lesson.ts';
import type { Word } from '../contract/page.ts';
import type { Fact } from '../facts/fact.ts';
import { displayBox } from '../graph/document-graph.ts';
import type { Claim, ClaimListener } from '../match/propose.ts';
import { unionRect } from '../pdf/geometry.ts';
import { isNumberType } from '../values/same-value.ts';
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

/** Remembers where labels of metrics are printed with a value beside them. */
export class PrintedLabels {
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
    if (this.#settled.get(wanted.metric.fin)?.has(comparableText(withoutDates(fact.label)))) return;
    const known = this.#claims.get(wanted);
    if (known === undefined || similarity > known.similarity) this.#claims.set(wanted, claim);
  };

  /** A doubt for each metric that has no value though its label is printed with one that no other metric was given [AMB-135]. */
  doubts(isAbsent: (fin: string) => boolean, taken: ReadonlySet<Word>): DocumentDoubt[] {
    return [...this.#claims].flatMap(([{ metric }, { fact }]) => {
      if (!isAbsent(metric.fin) || fact.words.some((word) => taken.has(word))) return [];
      return [
        {
          kind: 'unreadValue' as const,
          severity: 'doubt' as const,
          page: fact.page.place.page.number,
          box: displayBox(fact.page.place, unionRect(fact.words)),
          text: `${fact.label} ${fact.text}`.slice(0, MAX_DOUBT_TEXT),
          fins: [metric.fin],
        },
      ];
    });
  }
}
