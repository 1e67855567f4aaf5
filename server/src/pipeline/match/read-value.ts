import { dataTypeOf } from '@assay/shared/domain';
import type { DocumentContext } from '../facts/document-context.ts';
import type { Fact } from '../facts/fact.ts';
import type { TargetMetric } from '../vocabulary/metric-terms.ts';
import type { ReadValue } from './read-as.ts';
import { readDateValue } from './read-day.ts';
import { readAnyNumber } from './read-number.ts';
import { readText } from './read-text.ts';

/** Reads a fact as a value of a metric; null when its form does not suit the metric's type. */
export function readValue(fact: Fact, wanted: TargetMetric, context: DocumentContext): ReadValue | null {
  const { reading } = dataTypeOf(wanted.metric.type);
  // Numbers and dates of running text are found with the sentence around them.
  if (fact.kind === 'clause' && reading !== 'text') return null;
  switch (reading) {
    case 'number':
      return readAnyNumber(fact, wanted, context);
    case 'date':
      return readDateValue(fact, wanted, context);
    case 'text':
      return fact.kind === 'prose' ? null : readText(fact, wanted);
  }
}
