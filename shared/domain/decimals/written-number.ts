import { DEFAULT_LANGUAGE, type Language } from '../formats/language.ts';
import { compareDecimals, decimalPlacesOf, isDecimal, multiplyDecimals } from './decimal.ts';
import { readTypedNumber, type DecimalMark, type TypedNumber } from './typed-number.ts';

/** The context that decides how a typed number is read [AMB-123]. */
export interface NumberWriting {
  /** What the reviewer answered when asked; it holds for the rest of the document. */
  readonly answered?: DecimalMark | null | undefined;
  /** Plain decimals: the value that was found for the field, and its alternatives. */
  readonly ownValues?: readonly string[] | undefined;
  /** Decimal marks of the numbers printed in the document. */
  readonly printedMarks?: readonly DecimalMark[] | undefined;
  readonly language?: Language | undefined;
}

const MARK_OF_LANGUAGE: Readonly<Record<Language, DecimalMark>> = {
  'en-gb': '.',
  'en-us': '.',
  'de-de': ',',
};

const withoutSign = (value: string) => value.replace(/^-/, '');
const isSameSize = (left: string, right: string) =>
  isDecimal(left) && isDecimal(right) && compareDecimals(withoutSign(left), withoutSign(right)) === 0;

/**
 * Reads a typed number [AMB-123]. Where its form allows two readings, the field's own values and the style of the
 * document decide; the language decides if neither does. Only if they contradict each other the number stays ambiguous,
 * and the reviewer has to be asked.
 */
export function readWrittenNumber(text: string, writing: NumberWriting = {}): TypedNumber {
  const typed = readTypedNumber(text);
  if (typed.kind !== 'ambiguous') return typed;
  const { readings, separator, currency, symbol } = typed;
  const [grouped, decimal] = readings;
  const named = { ...(currency && { currency }), ...(symbol && { symbol }) };
  const by = (mark: DecimalMark) => (mark === separator ? decimal : grouped);
  if (writing.answered) return { kind: 'number', value: by(writing.answered), ...named };

  const own = readings.filter((reading) =>
    (writing.ownValues ?? []).some((value) => isSameSize(value, reading)),
  );
  const spoken = new Set([...own, ...(writing.printedMarks ?? []).map(by)]);
  if (spoken.size > 1) return typed;
  const [value = by(MARK_OF_LANGUAGE[writing.language ?? DEFAULT_LANGUAGE])] = spoken;
  return { kind: 'number', value, ...named };
}

/** The decimal mark that the reviewer chose for an ambiguous number. */
export function answeredMark(
  { readings, separator }: Extract<TypedNumber, { kind: 'ambiguous' }>,
  answer: string,
): DecimalMark {
  if (answer === readings[1]) return separator;
  return separator === '.' ? ',' : '.';
}

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');

/**
 * The decimal mark that a printed number shows, given the value that was read from it; null where it shows none, or
 * where the words are not that value's.
 */
export function printedMark(printed: string, value: string): DecimalMark | null {
  const words = printed.replace(/\s*[x×]$/i, ''); // Multiples are printed as 1.43x.
  const typed = readTypedNumber(words);
  if (typed.kind === 'invalid') return null;
  if (typed.kind === 'ambiguous') {
    const meant = typed.readings.find((reading) => isSameSize(reading, value));
    return meant === undefined ? null : answeredMark(typed, meant);
  }
  const separators = words.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined || digitsOf(typed.value) !== digitsOf(value)) return null;
  const isRepeated = separators.filter((separator) => separator === last).length > 1;
  const isPoint = isRepeated ? last === ',' : last === '.';
  return isPoint ? '.' : ',';
}

/** Powers of ten in which documents print their amounts: as they are, in thousands, millions or billions. */
const SCALES = [0, 3, 6, 9];

/** The decimal `1` with its point moved: `100000` for 5, `0.01` for -2. */
function powerOfTen(power: number): string {
  return power >= 0 ? `1${'0'.repeat(power)}` : `0.${'0'.repeat(-power - 1)}1`;
}

/**
 * One unit of the last place in which a value is printed, as a decimal: `100000` for 36500000 printed as 36.5, `0.01` for
 * 12.5 printed as 12.50. Null where none of the numbers in the words is that value's.
 */
export function printedPlace(printed: string, value: string): string | null {
  for (const digits of printed.match(/\d(?:[\d.,'’\s]*\d)?/g) ?? []) {
    const typed = readTypedNumber(digits);
    const readings =
      typed.kind === 'ambiguous' ? typed.readings : typed.kind === 'number' ? [typed.value] : [];
    for (const scale of SCALES) {
      const read = readings.find((reading) =>
        isSameSize(multiplyDecimals(reading, powerOfTen(scale)), value),
      );
      if (read !== undefined) return powerOfTen(scale - decimalPlacesOf(read));
    }
  }
  return null;
}
