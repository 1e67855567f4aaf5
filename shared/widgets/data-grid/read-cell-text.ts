import {
  dataTypeOf,
  hasCurrency,
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
import type { EditedMetric } from '../datapoint-editor/datapoint-draft.ts';
import type { TypingContext } from '../datapoint-editor/typing-context.ts';
import type { ClipboardCell, ExactValue } from './clipboard.ts';

/** A cell that a text is read for, as the editor of the cell knows it. */
export interface ReadCell {
  readonly metric: Pick<EditedMetric, 'dataType' | 'validators'>;
  /** The value of the cell, '' for an empty one; undefined where the cell does not exist yet. */
  readonly current: { readonly value: string; readonly currency: string | null } | undefined;
  /** The values that were found for the cell; they help to read the text [AMB-123]. */
  readonly foundValues: readonly string[];
  /** The power of ten by which an amount is offered, because its page states it so; 0 for none. */
  readonly offeredPower?: ((decimal: string) => number) | undefined;
}

/** What helps to read the text of a cell, the same as in the editors of values [AMB-123, AMB-124]. */
export interface CellReadingContext {
  readonly language: Language;
  readonly typing: TypingContext;
  readonly testPattern: TestPattern;
}

/** What a text says: a plain decimal, an ISO date or a text. */
export interface ReadValue {
  readonly value: string;
  readonly currency: string | null;
  /** The power of ten of its page that an amount was multiplied by; only where a page states one. */
  readonly scaledBy?: number | undefined;
}

/** The text of a cell as a value, as no change, or as a problem that is shown at the cell. */
export type CellReading<Value = ReadValue> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'problem'; readonly problem: string };

const problem = (words: string): CellReading => ({ kind: 'problem', problem: words });

/** A currency code that names a currency. AUTO only says that the document has one. */
export const namedCurrency = (code: string | null) => (code === 'AUTO' || code === '' ? null : code);

interface RawValue {
  readonly value: string;
  readonly currency?: string | undefined;
  readonly scaledBy?: number | undefined;
}

/** A number in the scale of its page where the user answered so before; as it is written where nobody was asked. */
function readScale(
  read: RawValue,
  typed: string,
  { offeredPower }: ReadCell,
  { typing }: CellReadingContext,
): RawValue {
  if (hasOwnUnit(typed)) return read;
  const power = offeredPower?.(read.value) ?? 0;
  if (power === 0) return read;
  const isScaled = typing.scaleAnswers?.get(power) ?? false;
  return isScaled
    ? { ...read, value: scaleDecimal(read.value, power), scaledBy: power }
    : { ...read, scaledBy: 0 };
}

function readNumber(typed: string, cell: ReadCell, context: CellReadingContext): RawValue | string {
  const { language, typing } = context;
  const words = typed.replace(/\s*[x×]$/i, ''); // Multiples are written as 1.43x.
  const read = readWrittenNumber(words, { ...typing.numbers, language, ownValues: cell.foundValues });
  if (read.kind === 'invalid') return text('validation.invalidNumber');
  if (read.kind === 'number')
    return readScale({ value: read.value, currency: read.currency }, typed, cell, context);
  const [first, second] = read.readings;
  return text('tables.ambiguousNumber', { first: formatNumber(first), second: formatNumber(second) });
}

function readDate(
  typed: string,
  { foundValues: ownValues }: ReadCell,
  { language, typing }: CellReadingContext,
): RawValue | string {
  const read = readWrittenDate(typed, { ...typing.dates, language, ownValues });
  if (read.kind === 'invalid') return text('validation.invalidDate');
  if (read.kind === 'date') return { value: read.value };
  const [first, second] = read.readings;
  return text('tables.ambiguousDate', { first: spellDate(first), second: spellDate(second) });
}

/** What is pasted as its type stores it: the value itself where it was copied here; a problem where its text cannot be read. */
function readByType(
  typed: string,
  exact: ExactValue | undefined,
  cell: ReadCell,
  context: CellReadingContext,
): RawValue | string {
  const { reading } = dataTypeOf(cell.metric.dataType);
  if (exact?.kind === reading) return { value: exact.value, currency: exact.currency ?? undefined };
  switch (reading) {
    case 'date':
      return readDate(typed, cell, context);
    case 'number':
      return readNumber(typed, cell, context);
    case 'text':
      return { value: optionFor(typed, cell.metric) };
  }
}

/** A name in one spelling: `Unrealized` is `Unrealised`. */
const spellingOf = (name: string) => normaliseEntityName(name).replaceAll(/iz(?=e|ing|ation)/gu, 'is');

/** The option of an INCLUDE validator that the text means, in its own spelling; else the text itself. */
function optionFor(typed: string, { validators }: ReadCell['metric']): string {
  const wanted = spellingOf(typed);
  return optionsOf(validators)?.find((option) => spellingOf(option) === wanted) ?? typed;
}

/**
 * Reads what is pasted into a cell: a value that was copied here as it is, a text such as one from a spreadsheet by the readers of the editors: numbers with separators,
 * brackets, scale words and currency codes, dates in the order of the language. Where a page states amounts in another scale,
 * the user's answer in the editors decides. An amount keeps the currency of its cell unless the text names one. What
 * validators refuse is a problem.
 */
export function readCellText(
  { text: typed, exact }: ClipboardCell,
  cell: ReadCell,
  context: CellReadingContext,
): CellReading {
  const { metric, current } = cell;
  const hasDatapoint = (current?.value ?? '') !== '';
  const trimmed = typed.trim();
  if (trimmed === '' && !hasDatapoint) return { kind: 'unchanged' };
  const raw = trimmed === '' ? { value: '' } : readByType(trimmed, exact, cell, context);
  if (typeof raw === 'string') return problem(raw);
  const { value } = raw;
  const { dataType, validators } = metric;
  const { testPattern, typing } = context;
  const failure = validateMetricValue({ value, dataType, validators, hasDatapoint, testPattern });
  if (failure?.key === 'validation.failedDescription')
    return problem(text('validation.invalidDescription', failure.params));
  if (failure) return problem(textOf(failure.key, failure.params));
  const currency = hasCurrency(dataType)
    ? (raw.currency ?? namedCurrency(current?.currency ?? null) ?? typing.currency)
    : (current?.currency ?? null);
  if (current && current.value === value && current.currency === currency) return { kind: 'unchanged' };
  const { scaledBy } = raw;
  return { kind: 'value', value: { value, currency, ...(scaledBy === undefined ? {} : { scaledBy }) } };
}
