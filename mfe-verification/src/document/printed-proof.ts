import {
  isDecimal,
  normaliseDecimal,
  parseTypedDate,
  readTypedNumber,
  type MetricDataType,
} from '@assay/shared/domain';
import type { Datapoint } from './metric-state.ts';

const squeeze = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

function isSameNumber(value: string, printed: string): boolean {
  if (!isDecimal(value)) return false;
  const read = readTypedNumber(printed.replace(/\s*[x×]$/i, '')); // Multiples are printed as 1.43x.
  if (read.kind === 'invalid') return false;
  const readings = read.kind === 'number' ? [read.value] : read.readings;
  return readings.some((reading) => normaliseDecimal(reading) === normaliseDecimal(value));
}

/**
 * Whether the printed text in the box of a value says the same as the value. Both are read as the number, date or text
 * that the metric holds; a printed date counts in either order of day and month. False does not mean that the value is
 * wrong: amounts in thousands and spelled-out numbers are right, but their text alone does not prove them.
 */
export function isProvenByText(dataType: MetricDataType, { value, text, location }: Datapoint): boolean {
  if (value === '' || text === '' || !location) return false;
  switch (dataType) {
    case 'NUMERIC':
    case 'CURRENCY':
    case 'PERCENTAGE':
      return isSameNumber(value, text);
    case 'DATE':
      return parseTypedDate(text, 'en-gb') === value || parseTypedDate(text, 'en-us') === value;
    case 'STRING':
    case 'ENTITY_NAME':
    case 'ENTITY_LINK':
      return squeeze(text) === squeeze(value);
  }
}
