import { isDecimal, normaliseDecimal } from '../decimals/index.ts';
import { isMetricDataType, isNumericDataType } from '../formats/index.ts';

/** A value in the form in which it is stored, so that 1.50 and 1.5 are equal; not validated. */
export function comparableValue(
  { data_type: dataType }: { readonly data_type: string },
  value: string,
): string {
  const trimmed = value.trim();
  const isNumber = isMetricDataType(dataType) && isNumericDataType(dataType) && isDecimal(trimmed);
  return isNumber ? normaliseDecimal(trimmed) : trimmed;
}

/** A value with its currency, as one of two people entered it. */
interface Entry {
  readonly value: string;
  readonly currency: string | null;
}

/** Whether two entries of a metric say the same: numbers by value, text without surplus white space. */
export function isSameEntry(metric: { readonly data_type: string }, one: Entry, other: Entry): boolean {
  const textOf = ({ value }: Entry) =>
    comparableValue(metric, value).normalize('NFC').replaceAll(/\s+/gu, ' ');
  return textOf(one) === textOf(other) && (one.currency ?? '') === (other.currency ?? '');
}
