/** Moves the decimal point of a plain decimal string to the right; exact. */
export function shiftDecimal(value: string, places: number): string {
  if (places <= 0) return value;
  const negative = value.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? value.slice(1) : value).split('.');
  const digits = fraction.padEnd(places, '0');
  const moved = trimZeros(whole + digits.slice(0, places));
  const rest = digits.slice(places);
  return `${negative ? '-' : ''}${moved}${rest === '' ? '' : `.${rest}`}`;
}

/** Without leading zeros; at least one digit stays. */
export function trimZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/u, '');
}

/** The amount without its sign. */
export function absoluteDecimal(value: string): string {
  return value.startsWith('-') ? value.slice(1) : value;
}
