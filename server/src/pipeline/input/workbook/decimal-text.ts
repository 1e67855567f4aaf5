/** Digits of a number that Excel keeps. */
const PRECISION = 15;

/** A number as plain digits: `whole.fraction`, without sign or exponent. */
export interface PlainDigits {
  whole: string;
  fraction: string;
}

/** The digits of a number as Excel knows them: 15 significant ones, so that 0.1 + 0.2 is 0.3. */
export function digitsOf(value: number): PlainDigits {
  const [mantissa = '0', exponent = '0'] = Math.abs(value)
    .toExponential(PRECISION - 1)
    .split('e');
  const digits = mantissa.replace('.', '');
  const point = Number(exponent) + 1;
  const whole = point <= 0 ? '0' : digits.slice(0, point).padEnd(point, '0');
  const fraction = point <= 0 ? '0'.repeat(-point) + digits : digits.slice(point);
  return { whole, fraction: fraction.replace(/0+$/u, '') };
}

/** Rounds half away from zero to `places` decimals, as Excel shows numbers. */
export function roundDigits({ whole, fraction }: PlainDigits, places: number): PlainDigits {
  if (fraction.length <= places) return { whole, fraction: fraction.padEnd(places, '0') };
  const isUp = (fraction[places] ?? '0') >= '5';
  const kept = (BigInt(whole + fraction.slice(0, places)) + (isUp ? 1n : 0n)).toString();
  const padded = kept.padStart(places + 1, '0');
  return { whole: padded.slice(0, padded.length - places), fraction: padded.slice(padded.length - places) };
}

/** A number in the format "General": at most eleven characters of digits, no trailing zeros. */
export function generalText(value: number): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  if (size >= 1e11 || size < 1e-9) {
    const [mantissa = '', exponent = '0'] = size.toExponential(5).split('e');
    const power = Number(exponent);
    const places = String(Math.abs(power)).padStart(2, '0');
    return `${sign}${mantissa.replace(/\.?0+$/u, '')}E${power < 0 ? '-' : '+'}${places}`;
  }
  const digits = digitsOf(value);
  const { whole, fraction } = roundDigits(digits, Math.max(0, 10 - digits.whole.length));
  const decimals = fraction.replace(/0+$/u, '');
  return `${sign}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}
