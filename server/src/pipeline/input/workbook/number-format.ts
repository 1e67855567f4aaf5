import { dateText, dateTokens } from './date-text.ts';
import type { PlainDigits } from './decimal-text.ts';
import { digitsOf, generalText, roundDigits } from './decimal-text.ts';

/** Formats that every workbook knows by number; those that follow the reader's country are given as a plain date. */
const BUILT_IN: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0;-$#,##0',
  6: '$#,##0;-$#,##0',
  7: '$#,##0.00;-$#,##0.00',
  8: '$#,##0.00;-$#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '#,##0;(#,##0);"-"',
  42: '$#,##0;($#,##0);"-"',
  43: '#,##0.00;(#,##0.00);"-"',
  44: '$#,##0.00;($#,##0.00);"-"',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
  48: '##0.0E+0',
  49: '@',
};

/** The code of a built-in format; General for what is not listed. */
export function builtInFormat(id: number): string {
  return BUILT_IN[id] ?? 'General';
}

const QUOTED = /"[^"]*"|\\.|_.|\*./gu;

/** The parts of a format between its semicolons. */
function sectionsOf(code: string): string[] {
  const sections = [''];
  for (const [piece] of code.matchAll(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]|[^]/gu)) {
    if (piece === ';') sections.push('');
    else sections[sections.length - 1] += piece;
  }
  return sections;
}

/** True when a section shows a moment: it has units of dates outside quotes and brackets. */
export function isDateSection(section: string): boolean {
  const bare = section.replace(QUOTED, '').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, '');
  return /[ymdhs]/iu.test(bare.replace(/general/giu, '')) && !/[0#?]/u.test(bare.replace(/\.0+/u, ''));
}

interface Section {
  text: string;
  /** True when the section has a condition or place of its own for negative numbers and shows them without sign. */
  isOwnSign: boolean;
}

const CONDITION = /\[(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)\]/u;

function holds(value: number, sign: string, limit: number): boolean {
  if (sign === '<') return value < limit;
  if (sign === '<=') return value <= limit;
  if (sign === '>') return value > limit;
  if (sign === '>=') return value >= limit;
  return sign === '=' ? value === limit : value !== limit;
}

function sectionFor(value: number, sections: readonly string[]): Section {
  const [first = 'General', second, third] = sections;
  if (sections.some((section) => CONDITION.test(section))) {
    const fitting = sections.find((section) => {
      const [, sign, limit] = CONDITION.exec(section) ?? [];
      return sign === undefined || holds(value, sign, Number(limit));
    });
    return { text: fitting ?? first, isOwnSign: false };
  }
  if (value < 0 && second !== undefined) return { text: second, isOwnSign: true };
  return { text: value === 0 && third !== undefined ? third : first, isOwnSign: false };
}

/** Pieces of a number section: text as it is printed, and one place for the digits. */
interface NumberPieces {
  before: string;
  digits: string;
  after: string;
}

function literalOf(piece: string): string {
  if (piece.startsWith('"')) return piece.replaceAll('"', '');
  if (piece.startsWith('\\')) return piece.slice(1);
  if (piece.startsWith('_')) return ' ';
  if (piece.startsWith('*')) return '';
  if (piece.startsWith('[')) return /^\[\$([^-\]]*)/u.exec(piece)?.[1] ?? '';
  return piece;
}

function piecesOf(section: string): NumberPieces {
  const pieces: NumberPieces = { before: '', digits: '', after: '' };
  for (const [piece] of section.matchAll(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]|E[+-]|[^]/giu)) {
    const isDigits = /^(?:[0#?.,]|E[+-])$/iu.test(piece);
    if (isDigits && (pieces.after === '' || /^E/iu.test(pieces.digits.slice(-2)))) pieces.digits += piece;
    else if (isDigits) pieces.digits += pieces.digits.includes('.') ? '' : piece;
    else if (pieces.digits === '') pieces.before += literalOf(piece);
    else pieces.after += literalOf(piece);
  }
  return pieces;
}

function grouped(whole: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');
}

/** Amounts are exact to the cent. */
const CENTS = 2;

/** Digits by their places: `0` always, `#` and `?` only where needed; commas at the end divide by thousands. */
function digitsText(value: number, pattern: string): { text: string; isZero: boolean } {
  const scale = /,+(?=\.|$)/u.exec(pattern)?.[0].length ?? 0;
  const places = pattern.replace(/,+(?=\.|$)/u, '');
  const [wholePart = '', fractionPart = ''] = places.split('.');
  const isAmount = scale > 0 || wholePart.includes(',');
  const most = Math.max(fractionPart.length, isAmount ? CENTS + 3 * scale : 0);
  const { whole, fraction }: PlainDigits = roundDigits(digitsOf(value / 1000 ** scale), most);
  const needed = fractionPart.replace(/[#?]+$/u, '').length;
  let decimals = fraction;
  while (decimals.length > needed && decimals.endsWith('0')) decimals = decimals.slice(0, -1);
  const least = wholePart.replace(/[^0]/gu, '').length;
  const padded = whole.replace(/^0+/u, '').padStart(least, '0');
  const shown = wholePart.includes(',') ? grouped(padded) : padded;
  const isZero = !/[1-9]/u.test(whole + fraction);
  return { text: decimals === '' ? shown : `${shown}.${decimals}`, isZero };
}

function scientificText(value: number, pattern: string): string {
  const [mantissa = '0'] = pattern.split(/E[+-]/iu);
  const places = (mantissa.split('.')[1] ?? '').length;
  const [digits = '', exponent = '0'] = Math.abs(value).toExponential(places).split('e');
  const power = Number(exponent);
  return `${digits}E${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

function numberText(value: number, { text: section, isOwnSign }: Section): string {
  const { before, digits, after } = piecesOf(section.replace(CONDITION, ''));
  if (digits === '') return before.trim();
  const percents = section.replace(QUOTED, '').split('%').length - 1;
  const size = Math.abs(value) * 100 ** percents;
  const isScientific = /E[+-]/iu.test(digits);
  const { text, isZero } = isScientific
    ? { text: scientificText(size, digits), isZero: false }
    : digitsText(size, digits);
  const printed = `${before}${text}${after}`.replace(/\s+/gu, ' ').trim();
  // A format may show negatives by colour alone; a sign that is only a colour would be lost.
  const showsSign = isOwnSign && /[-–−(]/u.test(before + after);
  return value < 0 && !isZero && !showsSign ? `-${printed}` : printed;
}

/**
 * A number as Excel shows it under a format code. Three differences, all where the shown text alone says less than the
 * workbook: dates of digits only are written year first, negatives that differ by colour only get their sign, and an amount
 * that the format rounds, to thousands or to whole units, has its decimals to the cent.
 */
export function formatNumber(value: number, code: string, is1904: boolean): string {
  const section = sectionFor(value, sectionsOf(code));
  const bare = section.text.replace(
    /\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)\]/giu,
    '',
  );
  if (/general/iu.test(bare) || bare.trim() === '@') {
    const text = generalText(value);
    return section.isOwnSign ? text.replace('-', '') : text;
  }
  if (isDateSection(bare)) return dateText(value, dateTokens(bare), is1904) ?? generalText(value);
  if (/[#?0]\s*\/\s*[#?\d]/u.test(bare)) return generalText(value); // fractions: nobody states money so
  return numberText(value, { ...section, text: bare });
}

/** A text cell under a format code: the fourth section may put words around it. */
export function formatText(text: string, code: string): string {
  const section = sectionsOf(code)[3];
  if (section === undefined || !section.includes('@')) return text;
  return [...section.matchAll(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]|[^]/gu)]
    .map(([piece]) => (piece === '@' ? text : literalOf(piece)))
    .join('')
    .trim();
}
