import { SCALED_MARK, withPlainSigns } from '../graph/value-shape.ts';
import { trimZeros } from './decimals.ts';
import { CURRENCY_MARK, currencyOfMark } from '../vocabulary/currencies.ts';
import { MULTIPLE_MARK, powerOf, UNIT_BEHIND } from '../vocabulary/units.ts';

/** Which sign separates the decimals of a document's numbers. */
export type DecimalStyle = 'point' | 'comma';

/** A printed number. `value` is a plain decimal string with its sign, the unit not yet applied. */
export interface PrintedNumber {
  value: string;
  /** ISO 4217 code or bare symbol as printed beside the number, null when none is. */
  currency: string | null;
  isPercentage: boolean;
  isMultiple: boolean;
  /** Power of ten of a printed unit (k 3, m 6, bn 9), 0 when none is printed. */
  unit: number;
  /** True when the text can be read with either decimal sign (1.234). */
  isAmbiguous: boolean;
  /** Digits only: no separators, sign, currency or unit. */
  isBare: boolean;
}

const MULTIPLE = new RegExp(`^(?:${MULTIPLE_MARK})$`, 'u');

const NUMBER = new RegExp(
  `^(?<open>\\(?)\\s*(?<sign1>[-—+]?)\\s*(?<pre>${CURRENCY_MARK})?` +
    "\\s*(?<sign2>[-—+]?)\\s*(?<open2>\\(?)\\s*(?<digits>\\d[\\d.,'’\\s]*\\d|\\d|[.,]\\d+)\\s*(?<close2>\\)?)" +
    `\\s*(?<unit>%|${MULTIPLE_MARK}|${UNIT_BEHIND})?` +
    `\\s*(?<close>\\)?)\\s*(?<unit2>%|x)?\\s*(?<sign4>-?)\\s*(?:de\\s|d[’'])?(?<post>${CURRENCY_MARK})?\\s*(?<close3>\\)?)\\s*(?<sign3>-?)\\s*(?<side>[CcDd][Rr]\\.?)?$`,
  'u',
);
const FOOTNOTE = /(?<=[\d)%x])\s?(?:\*+|†|‡|\(\d\)|[¹²³⁴⁵⁶⁷⁸⁹])$/u;

/** "€ 96.000,-": a dash where the decimals of a whole amount would stand; it is no sign. */
const WHOLE_DASH = /(?<=\d)[.,][-—]{1,2}(?=\s|\p{Sc}|\p{L}|[)\]]|$)/u;

/** Whole groups of thousands, by the sign between them; in India hundreds of thousands and more go by two digits. */
const GROUPED = {
  ',': /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d?(?:,\d\d)+,\d{3}$/u,
  '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/u,
};

/** Reads digits with separators; null when the grouping is broken (12,34,5). */
function readDigits(raw: string, style: DecimalStyle): { value: string; isAmbiguous: boolean } | null {
  const text = raw.replace(/['’\s]/gu, '');
  const spaced = /\s/u.test(raw) && !/^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/u.test(raw);
  if (spaced) return null;
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  let decimal: ',' | '.' | '' = '';
  let isAmbiguous = false;
  if (comma >= 0 && point >= 0) decimal = comma > point ? ',' : '.';
  else if (comma >= 0 || point >= 0) {
    const sign = comma >= 0 ? ',' : '.';
    const grouped = GROUPED[sign].test(text);
    const once = text.indexOf(sign) === text.lastIndexOf(sign);
    const own = style === 'comma' ? ',' : '.';
    if (!grouped) decimal = sign;
    else if (once) {
      isAmbiguous = true;
      decimal = sign === own ? sign : '';
    }
  }
  const group = decimal === ',' ? '.' : decimal === '.' ? ',' : null;
  const [whole = '', fraction = '', ...more] = decimal === '' ? [text] : text.split(decimal);
  if (more.length > 0) return null;
  const bare = group === null ? whole.replace(/[.,]/gu, '') : whole.replaceAll(group, '');
  if (/[.,]/u.test(bare)) return null;
  if (/[.,]/u.test(whole) && !/^\d{1,3}(?:[.,]\d{3})+$/u.test(whole) && !GROUPED[','].test(whole))
    return null;
  const head = trimZeros(bare === '' ? '0' : bare);
  return { value: fraction === '' ? head : `${head}.${fraction}`, isAmbiguous };
}

/** "3,125 %": no rate or multiple needs groups of thousands, so its one sign stands before decimals. */
function styleOfRate(digits: string, style: DecimalStyle): DecimalStyle {
  const [sign, ...more] = digits.match(/[.,]/gu) ?? [];
  return sign === undefined || more.length > 0 ? style : sign === ',' ? 'comma' : 'point';
}

/** Digits in groups of three, whatever parts them; some groups may have run together. */
const GROUPS = /^\D*[1-9]\d{0,8}(?:[.,\s](?:\d{3})+)+\D*$/u;

/** A whole amount as recognised, without what parts its groups: recognition takes points for commas and loses both. */
export function withoutGroups(text: string): string {
  return GROUPS.test(text) ? text.replaceAll(/(?<=\d)[.,\s](?=\d)/gu, '') : text;
}

/** "Rs. 3.2 Cr": ten millions, where no whole amount of rupees stands. */
const isCrore = ({ pre, side = '', digits = '' }: Record<string, string | undefined>): boolean =>
  /^cr/iu.test(side) && currencyOfMark(pre ?? null) === 'INR' && /^\d{1,5}(?:\.\d+)?$/u.test(digits);

/** Reads a text that is a number and nothing else; null when it is not. "[10]%" is left to be filled in and is none. */
export function readNumber(text: string, style: DecimalStyle): PrintedNumber | null {
  const printed = withPlainSigns(text);
  const scaled = SCALED_MARK.exec(printed)?.groups;
  const plain = printed.replace(SCALED_MARK, '$<sign>$<mark> ');
  const trimmed = plain.replace(FOOTNOTE, '').replace(WHOLE_DASH, '');
  const parts = NUMBER.exec(trimmed)?.groups;
  if (parts === undefined) return null;
  const { open, open2, close, close2, close3, digits = '', unit, unit2, pre, post } = parts;
  const currency = pre ?? post ?? null;
  if (Boolean(open || open2) !== Boolean(close || close2 || close3)) return null;
  const isRate = [unit, unit2].some((item) => item === '%' || (item !== undefined && MULTIPLE.test(item)));
  const read = readDigits(digits, isRate ? styleOfRate(digits, style) : style);
  if (read === null) return null;
  const signed = [parts.sign1, parts.sign2, parts.sign3, parts.sign4].some(
    (sign) => sign !== '' && sign !== '+' && sign !== undefined,
  );
  // A debit takes from a partner's capital, a credit adds to it.
  const isDebit = /^d/iu.test(parts.side ?? '');
  const isNegative = (signed || isDebit || Boolean(open || open2)) && !/^0(?:\.0*)?$/u.test(read.value);
  const units = [unit, unit2].filter((item) => item !== undefined);
  return {
    value: isNegative ? `-${read.value}` : read.value,
    currency,
    isPercentage: units.includes('%'),
    isMultiple: units.some((item) => MULTIPLE.test(item)),
    unit: powerOf(unit ?? (isCrore(parts) ? 'crore' : scaled?.['unit'])),
    isAmbiguous: read.isAmbiguous,
    isBare: /^\d+$/u.test(trimmed),
  };
}

/** Three digits before a unit are as well decimals ("€2.311m"). */
const UNGROUPED = /^\P{N}*\d{1,3}[.,]\d{3}(?:m|mm|mn|bn)\P{L}*$/iu;
/** Digits that only one style can have: in groups, or with decimals; no group begins with a nought ("0.043"). */
const COMMA_STYLE = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$|^\d+,(?:\d{1,2}|\d{4,})$|^0,\d+$/u;
const POINT_STYLE = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$|^\d+\.(?:\d{1,2}|\d{4,})$|^0\.\d+$/u;

/** The decimal style most numbers of a document vote for; `fallback` decides a draw. */
export function voteDecimalStyle(texts: Iterable<string>, fallback: DecimalStyle): DecimalStyle {
  let comma = 0;
  let point = 0;
  for (const text of texts) {
    const digits = /\d[\d.,]*\d/u.exec(text)?.[0];
    if (digits === undefined || UNGROUPED.test(text)) continue;
    if (/\d,[-–—]/u.test(text)) comma += 1;
    if (COMMA_STYLE.test(digits)) comma += /,|\..*\./u.test(digits) ? 2 : 1;
    if (POINT_STYLE.test(digits)) point += /\.|,.*,/u.test(digits) ? 2 : 1;
  }
  return comma === point ? fallback : comma > point ? 'comma' : 'point';
}
