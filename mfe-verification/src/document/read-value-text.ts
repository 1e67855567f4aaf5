import {
  formatNumber,
  hasOwnUnit,
  normaliseEntityName,
  optionsOf,
  readWrittenDate,
  readWrittenNumber,
  scaleDecimal,
  spellDate,
  validateMetricValue,
  type Language,
  type TestPattern,
} from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { currentDatapoint, type MetricState, type TypedValue } from './metric-state.ts';
import { offeredPowerOf, type DocumentTyping } from './page-scales.ts';
import type { ReviewMetric } from './review-document.ts';

/** What helps to read the text of a cell, the same as in the editors of values [AMB-123, AMB-124]. */
export interface ValueReadingContext {
  readonly language: Language;
  readonly typing: DocumentTyping;
  readonly testPattern: TestPattern;
}

/** The text of a cell as a value, as no change, or as a problem that is shown at the cell. */
export type ValueReading =
  | { readonly kind: 'value'; readonly value: TypedValue }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'problem'; readonly problem: string };

const problem = (words: string): ValueReading => ({ kind: 'problem', problem: words });

/** A currency code that names a currency. AUTO only says that the document has one. */
export const namedCurrency = (code: string | null) => (code === 'AUTO' || code === '' ? null : code);

interface RawValue {
  readonly value: string;
  readonly currency?: string | undefined;
  readonly scaledBy?: number | undefined;
}

type ReadMetric = Pick<ReviewMetric, 'fin' | 'label' | 'dataType' | 'validators'>;

interface TypedText {
  readonly typed: string;
  readonly metric: ReadMetric;
  readonly state: MetricState | undefined;
  /** The values that were found for the cell. */
  readonly ownValues: readonly string[];
}

/** A number in the scale of its page where the user answered so before; as it is written where nobody was asked. */
function readScale(
  read: RawValue,
  { typed, metric, state }: TypedText,
  { typing }: ValueReadingContext,
): RawValue {
  if (hasOwnUnit(typed)) return read;
  const power = offeredPowerOf(read.value, metric, { state, scales: typing.scales });
  if (power === 0) return read;
  const isScaled = typing.scaleAnswers?.get(power) ?? false;
  return isScaled
    ? { ...read, value: scaleDecimal(read.value, power), scaledBy: power }
    : { ...read, scaledBy: 0 };
}

function readNumber(typedText: TypedText, context: ValueReadingContext): RawValue | string {
  const { typed, ownValues } = typedText;
  const { language, typing } = context;
  const words = typed.replace(/\s*[x×]$/i, ''); // Multiples are written as 1.43x.
  const read = readWrittenNumber(words, { ...typing.numbers, language, ownValues });
  if (read.kind === 'invalid') return text('validation.invalidNumber');
  if (read.kind === 'number')
    return readScale({ value: read.value, currency: read.currency }, typedText, context);
  const [first, second] = read.readings;
  return text('tables.ambiguousNumber', { first: formatNumber(first), second: formatNumber(second) });
}

function readDate({ typed, ownValues }: TypedText, context: ValueReadingContext): RawValue | string {
  const { language, typing } = context;
  const read = readWrittenDate(typed, { ...typing.dates, language, ownValues });
  if (read.kind === 'invalid') return text('validation.invalidDate');
  if (read.kind === 'date') return { value: read.value };
  const [first, second] = read.readings;
  return text('tables.ambiguousDate', { first: spellDate(first), second: spellDate(second) });
}

/** The text as its type stores it; a problem where it cannot be read. */
function readByType(text: TypedText, context: ValueReadingContext): RawValue | string {
  switch (text.metric.dataType) {
    case 'DATE':
      return readDate(text, context);
    case 'NUMERIC':
    case 'CURRENCY':
    case 'PERCENTAGE':
      return readNumber(text, context);
    case 'STRING':
    case 'ENTITY_NAME':
    case 'ENTITY_LINK':
      return { value: optionFor(text.typed, text.metric) };
  }
}

/** A name in one spelling: `Unrealized` is `Unrealised`. */
const spellingOf = (name: string) => normaliseEntityName(name).replaceAll(/iz(?=e|ing|ation)/gu, 'is');

/** The option of an INCLUDE validator that the text means, in its own spelling; else the text itself. */
function optionFor(typed: string, { validators }: Pick<ReviewMetric, 'validators'>): string {
  const wanted = spellingOf(typed);
  return optionsOf(validators)?.find((option) => spellingOf(option) === wanted) ?? typed;
}

/**
 * Reads the text of a cell, such as one from a spreadsheet, by the readers of the editors: numbers with separators,
 * brackets, scale words and currency codes, dates in the order of the language. Where a page states amounts in another scale,
 * the user's answer in the editors decides. An amount keeps the currency of its cell unless the text names one. What
 * validators refuse is a problem.
 */
export function readValueText(
  typed: string,
  metric: ReadMetric,
  state: MetricState | undefined,
  context: ValueReadingContext,
): ValueReading {
  const current = state && currentDatapoint(state);
  const trimmed = typed.trim();
  if (trimmed === '' && (current?.value ?? '') === '') return { kind: 'unchanged' };
  const ownValues = (state?.datapoints ?? []).flatMap((found) => (found.isUserModified ? [] : [found.value]));
  const raw =
    trimmed === '' ? { value: '' } : readByType({ typed: trimmed, metric, state, ownValues }, context);
  if (typeof raw === 'string') return problem(raw);
  const { value } = raw;
  const { dataType, validators } = metric;
  const failure = validateMetricValue({
    value,
    dataType,
    validators,
    hasDatapoint: (current?.value ?? '') !== '',
    testPattern: context.testPattern,
  });
  if (failure?.key === 'validation.failedDescription')
    return problem(text('validation.invalidDescription', failure.params));
  if (failure) return problem(textOf(failure.key, failure.params));
  const currency =
    dataType === 'CURRENCY'
      ? (raw.currency ?? namedCurrency(current?.currency ?? null) ?? context.typing.currency)
      : (current?.currency ?? null);
  if (current && current.value === value && current.currency === currency) return { kind: 'unchanged' };
  const { scaledBy } = raw;
  return { kind: 'value', value: { value, currency, ...(scaledBy === undefined ? {} : { scaledBy }) } };
}
