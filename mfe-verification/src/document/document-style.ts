import { isCurrencyCode, isNumericDataType, printedMark, type DecimalMark } from '@assay/shared/domain';
import { currentDatapoint } from './metric-state.ts';
import type { ReviewDocument } from './review-document.ts';

type Read = Pick<ReviewDocument, 'metrics' | 'states'>;

/** The metric that names the currency of a document. */
const BASE_CURRENCY_FIN = 'base_currency';

const isKnownCurrency = (code: string | null): code is string =>
  code !== null && isCurrencyCode(code) && code !== 'AUTO';

/** The currency of a document: the one that it names, else that of most amounts; null if no amount has one. */
export function findBaseCurrency({ metrics, states }: Read): string | null {
  const counts = new Map<string, number>();
  for (const { id, fin } of metrics.values()) {
    const state = states[id];
    if (!state) continue;
    const { value, currency } = currentDatapoint(state);
    if (fin === BASE_CURRENCY_FIN && isKnownCurrency(value)) return value;
    if (value !== '' && isKnownCurrency(currency)) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, left], [, right]) => right - left);
  return most?.[0] ?? null;
}

/** The decimal marks of the numbers printed in a document: one if they are written consistently. */
export function findPrintedMarks({ metrics, states }: Read): readonly DecimalMark[] {
  const marks = [...metrics.values()].flatMap(({ id, dataType }) => {
    const found = states[id]?.datapoints.find(({ isUserModified }) => !isUserModified);
    return found && isNumericDataType(dataType) ? (printedMark(found.text, found.value) ?? []) : [];
  });
  return [...new Set(marks)];
}
