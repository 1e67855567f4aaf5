import type { FormulaPreview, FormulaProblemWire } from '@assay/shared/contracts';
import type { FormulaFaultCode, NoValueReason } from '@assay/shared/domain';
import { text, type MessageKey } from '@assay/shared/messages';

const PROBLEMS = {
  empty: 'metrics.problemEmpty',
  unexpectedEnd: 'metrics.problemUnexpectedEnd',
  tooDeep: 'metrics.problemTooDeep',
  conditionNeeded: 'metrics.problemConditionNeeded',
  valueNeeded: 'metrics.problemValueNeeded',
  mixedKinds: 'metrics.problemMixedKinds',
  amountTimesAmount: 'metrics.problemAmountTimesAmount',
  numberByAmount: 'metrics.problemNumberByAmount',
  placesNotFixed: 'metrics.problemPlacesNotFixed',
  amountNeeded: 'metrics.problemAmountNeeded',
  numberNeeded: 'metrics.problemNumberNeeded',
  typeNotCalculated: 'metrics.problemTypeNotCalculated',
} as const satisfies Partial<Record<FormulaFaultCode, MessageKey>>;

/** What a user reads about a fault of a formula. */
export function problemText({
  code,
  word,
  name = '',
  least = 0,
  most = 0,
  fin = '',
  fins,
}: FormulaProblemWire): string {
  switch (code as FormulaFaultCode) {
    case 'unexpected':
      return text('metrics.problemUnexpected', { word: word ?? '' });
    case 'unknownFunction':
      return text('metrics.problemUnknownFunction', { name });
    case 'argumentCount':
      return least === most
        ? text('metrics.problemArgumentCount', { name, count: least })
        : text('metrics.problemArgumentRange', { name, min: least, max: most });
    case 'unknownMetric':
      return text('metrics.problemUnknownMetric', { fin });
    case 'notNumeric':
      return text('metrics.problemNotNumeric', { fin });
    case 'otherOwner':
      return text('metrics.problemOtherOwner', { fin });
    case 'cycle':
      return text('metrics.problemCycle', { fins: (fins ?? []).join(' → ') });
    default:
      return text(
        Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code as keyof typeof PROBLEMS] : 'metrics.formulaInvalid',
      );
  }
}

/** Why a formula gives no value. */
export function reasonText(reason: NonNullable<FormulaPreview['examples'][number]['reason']>): string {
  const { code, fin = '', isPrevious, currencies = [] } = reason;
  switch (code as NoValueReason['code']) {
    case 'missing':
      return text(isPrevious ? 'metrics.reasonMissingPrevious' : 'metrics.reasonMissing', { fin });
    case 'noCurrency':
      return text('metrics.reasonNoCurrency', { fin });
    case 'currencies':
      return text('metrics.reasonCurrencies', { currencies: currencies.join(', ') });
    case 'divisionByZero':
      return text('metrics.reasonDivisionByZero');
    case 'tooLarge':
      return text('metrics.reasonTooLarge');
  }
}
