import { isNumericDataType, METRIC_DATA_TYPE_NAMES } from '@assay/shared/domain';

const NUMBERS: ReadonlySet<string> = new Set(METRIC_DATA_TYPE_NAMES.filter(isNumericDataType));

/** Whether values of this type are written as plain decimals. */
export const isNumberType = (type: string): boolean => NUMBERS.has(type);

function plainText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Plain decimals of any spelling that mean one number, and texts that differ in case and spaces only. */
export function isSameValue(type: string, a: string, b: string): boolean {
  if (!isNumberType(type)) return plainText(a) === plainText(b);
  const normal = (text: string): string => {
    const [whole = '', fraction = ''] = text.replace(/^-/u, '').split('.');
    const digits = `${whole.replace(/^0+(?=\d)/u, '')}.${fraction.replace(/0+$/u, '')}`;
    return `${text.startsWith('-') && digits !== '0.' ? '-' : ''}${digits}`;
  };
  return normal(a.trim()) === normal(b.trim());
}
