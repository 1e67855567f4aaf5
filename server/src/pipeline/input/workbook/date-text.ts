const MILLISECONDS_PER_DAY = 86_400_000;
/** Day 0 of the two counts: 30 December 1899 (which swallows the 29 February 1900 that never was), 1 January 1904. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_DAY = 2_958_465;
const FALSE_LEAP_DAY = 60;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Units of a date format in their order; literal text begins with a quote. */
export type DateToken = string;

const two = (value: number): string => String(value).padStart(2, '0');

/** The moment of a serial number, to the second; null outside the calendar. */
export function dateFromSerial(serial: number, is1904: boolean): Date | null {
  if (!(serial >= 0 && serial <= LAST_DAY)) return null;
  const shifted = !is1904 && serial < FALSE_LEAP_DAY ? serial + 1 : serial;
  const seconds = Math.round(shifted * 86_400);
  return new Date((is1904 ? EPOCH_1904 : EPOCH_1900) + seconds * 1000);
}

/**
 * Splits a date format into its units: `yyyy`, `mm`, `min`, `mmin`, `dd`, `hh`, `ss`, `AM/PM`, `[h]`, and literal text behind a
 * quote. An m beside hours or seconds means minutes.
 */
export function dateTokens(format: string): DateToken[] {
  const tokens: DateToken[] = [];
  const pattern = /\[(?:h+|m+|s+)\]|\[[^\]]*\]|"[^"]*"|\\.|_.|\*.|AM\/PM|A\/P|y+|m+|d+|h+|s+|\.0+|[^]/giu;
  for (const [raw] of format.matchAll(pattern)) {
    if (/^(?:\[(?:h+|m+|s+)\]|AM\/PM|A\/P|y+|m+|d+|h+|s+|\.0+)$/iu.test(raw)) tokens.push(raw.toLowerCase());
    else if (raw.startsWith('[') || raw.startsWith('*')) continue;
    else if (raw.startsWith('_')) tokens.push("' ");
    else if (raw.startsWith('"')) tokens.push(`'${raw.slice(1, -1)}`);
    else tokens.push(`'${raw.replace(/^\\/u, '')}`);
  }
  const isUnit = (token: DateToken): boolean => !token.startsWith("'");
  return tokens.map((token, index) => {
    if (!/^m{1,2}$/u.test(token)) return token;
    const before = tokens.slice(0, index).filter(isUnit).at(-1) ?? '';
    const after = tokens.slice(index + 1).find(isUnit) ?? '';
    return /^\[?h/u.test(before) || /^s/u.test(after) ? `${token}in` : token;
  });
}

function unitText(token: DateToken, moment: Date, isHalfDay: boolean): string {
  const month = moment.getUTCMonth();
  const hour = isHalfDay ? moment.getUTCHours() % 12 || 12 : moment.getUTCHours();
  switch (token) {
    case 'm':
      return String(month + 1);
    case 'mm':
      return two(month + 1);
    case 'mmm':
      return (MONTHS[month] ?? '').slice(0, 3);
    case 'mmmmm':
      return (MONTHS[month] ?? '').slice(0, 1);
    case 'min':
      return String(moment.getUTCMinutes());
    case 'mmin':
      return two(moment.getUTCMinutes());
    case 'd':
      return String(moment.getUTCDate());
    case 'dd':
      return two(moment.getUTCDate());
    case 'ddd':
      return (DAYS[moment.getUTCDay()] ?? '').slice(0, 3);
    case 'h':
      return String(hour);
    case 'hh':
      return two(hour);
    case 's':
      return String(moment.getUTCSeconds());
    case 'ss':
      return two(moment.getUTCSeconds());
    case 'am/pm':
      return moment.getUTCHours() < 12 ? 'AM' : 'PM';
    case 'a/p':
      return moment.getUTCHours() < 12 ? 'A' : 'P';
    default:
      if (token.startsWith('y'))
        return token.length > 2 ? String(moment.getUTCFullYear()) : two(moment.getUTCFullYear() % 100);
      if (token.startsWith('mmmm')) return MONTHS[month] ?? '';
      if (token.startsWith('dddd')) return DAYS[moment.getUTCDay()] ?? '';
      return '';
  }
}

function elapsedText(token: DateToken, serial: number): string {
  const perDay = token.includes('h') ? 24 : token.includes('m') ? 1440 : 86_400;
  return String(Math.floor((serial * perDay * MILLISECONDS_PER_DAY) / MILLISECONDS_PER_DAY + 1e-9));
}

/**
 * A serial number by the tokens of a date format. Dates of digits only are written year first: 03/04/2024 means one day
 * to the sender and another to the reader, and the workbook knows which.
 */
export function dateText(serial: number, tokens: readonly DateToken[], is1904: boolean): string | null {
  const moment = dateFromSerial(serial, is1904);
  if (moment === null) return null;
  const isHalfDay = tokens.some((token) => token === 'am/pm' || token === 'a/p');
  const has = (pattern: RegExp): boolean => tokens.some((token) => pattern.test(token));
  const isAllDigits = has(/^m{1,2}$/u) && has(/^d{1,2}$/u) && has(/^y/u);
  const date = `${moment.getUTCFullYear()}-${two(moment.getUTCMonth() + 1)}-${two(moment.getUTCDate())}`;
  if (isAllDigits) {
    const time = has(/^h/u) ? ` ${two(moment.getUTCHours())}:${two(moment.getUTCMinutes())}` : '';
    return `${date}${time}`;
  }
  return tokens
    .map((token) => {
      if (token.startsWith("'")) return token.slice(1);
      return token.startsWith('[') ? elapsedText(token, serial) : unitText(token, moment, isHalfDay);
    })
    .join('')
    .trim();
}
