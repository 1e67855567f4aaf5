import type { DocumentContext } from '../facts/document-context.ts';
import type { Fact } from '../facts/fact.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import type { ReadValue } from './read-as.ts';
import { readDateValue } from './read-day.ts';
import { readAnyNumber } from './read-number.ts';
import { readText } from './read-text.ts';

function isTextual({ metric }: TargetMetric): boolean {
  return !['CURRENCY', 'NUMERIC', 'PERCENTAGE', 'DATE'].includes(metric.type);
}

/** Reads a fact as a value of a metric; null when its form does not suit the metric's type. */
export function readValue(fact: Fact, wanted: TargetMetric, context: DocumentContext): ReadValue | null {
  // Numbers and dates of running text are found with the sentence around them.
  if (fact.kind === 'clause' && !isTextual(wanted)) return null;
  switch (wanted.metric.type) {
    case 'CURRENCY':
    case 'NUMERIC':
    case 'PERCENTAGE':
      return readAnyNumber(fact, wanted, context);
    case 'DATE':
      return readDateValue(fact, wanted, context);
    default:
      return fact.kind === 'prose' ? null : readText(fact, wanted);
  }
}
