import { formatNumber, MIN_CURRENCY_PRECISION } from '@assay/shared/domain';

/** How much a check is off by, without its sign: whole, or with as many decimals as an amount of money has. */
export function differenceText(difference: string): string {
  const size = difference.replace('-', '');
  return formatNumber(size, { minPrecision: size.includes('.') ? MIN_CURRENCY_PRECISION : 0 });
}
