import { multiplyDecimals, roundDecimal, formatPercentage } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';

/** Digits after the dot of a percentage. */
const PERCENT_DIGITS = 1;
const MINUTE = 60;
const HOUR = 3600;

/** A share of 0 to 1 as a percentage: 0.953 is 95.3%. */
export function percentText(share: number): string {
  const percent = roundDecimal(multiplyDecimals(share.toFixed(6), '100'), PERCENT_DIGITS);
  return formatPercentage(percent.replace(/\.0$/, ''));
}

/** The part of a whole as a percentage; a dash where there is no whole. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? text('usage.none') : percentText(part / whole);
}

/** A time in seconds: `4 min 20 s`, `2 h 05 min`; a dash where none was measured. */
export function durationText(seconds: number | null): string {
  if (seconds === null || seconds === 0) return text('usage.none');
  if (seconds < MINUTE) return text('usage.seconds', { seconds });
  const minutes = Math.floor(seconds / MINUTE);
  if (seconds < HOUR) return text('usage.minutes', { minutes, seconds: seconds % MINUTE });
  return text('usage.hours', { hours: Math.floor(minutes / MINUTE), minutes: minutes % MINUTE });
}
