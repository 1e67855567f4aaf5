import {
  isDateType,
  isCurrencyCode,
  isNumericDataType,
  normaliseEntityName,
  printedDateOrder,
  printedMark,
  type DateOrder,
  type DecimalMark,
  type MetricDataType,
} from '@assay/shared/domain';
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

/** What the printed values of some types show, each once. */
function readPrinted<Shown>(
  { metrics, states }: Read,
  isOfType: (dataType: MetricDataType) => boolean,
  show: (printed: string, value: string) => Shown | null,
): readonly Shown[] {
  const shown = [...metrics.values()].flatMap(({ id, dataType }) => {
    const found = states[id]?.datapoints.find(({ isUserModified }) => !isUserModified);
    return found && isOfType(dataType) ? (show(found.text, found.value) ?? []) : [];
  });
  return [...new Set(shown)];
}

/** The decimal marks of the numbers printed in a document: one if they are written consistently. */
export function findPrintedMarks(document: Read): readonly DecimalMark[] {
  return readPrinted(document, isNumericDataType, printedMark);
}

/** The orders of day and month in the dates printed in a document; none where no date shows it. */
export function findPrintedOrders(document: Read): readonly DateOrder[] {
  return readPrinted(document, isDateType, printedDateOrder);
}

/** Who sends documents of this kind: the fund manager, else the fund, normalised; null where neither was found. */
export function findSender({ metrics, states }: Read): string | null {
  const valueOf = (fin: string) => {
    const metric = [...metrics.values()].find((one) => one.fin === fin);
    const state = metric && states[metric.id];
    return state ? normaliseEntityName(currentDatapoint(state).value) : '';
  };
  return valueOf('fund_manager') || valueOf('fund') || null;
}
