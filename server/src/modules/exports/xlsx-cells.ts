import { decimalPlacesOf, isIsoDate, movePointLeft, UNKNOWN_DATE } from '@assay/shared/domain';
import type { CellForm } from './metric-rows.ts';
import { DATE_STYLES, MAX_DECIMALS, numberStyle, TITLE_STYLE } from './xlsx-parts.ts';

/** Longest text that a cell of a workbook holds. */
const CELL_LIMIT = 32_767;
/** Digits that a workbook keeps of a number; a longer one is written as text, so that nothing is rounded. */
const EXACT_DIGITS = 15;

const asWorkbooksWrite = (char: string) =>
  `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

// oxlint-disable-next-line no-control-regex -- they are what XML has no way to write
const NEEDS_ESCAPE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff&<>\r]|_x/;

/**
 * A text as a workbook's XML holds it, from which every letter comes back: characters that XML cannot carry are written
 * by their numbers, a text that looks like that is kept apart from it, and a line break stays the one that it is.
 */
function escapeXml(text: string): string {
  if (!NEEDS_ESCAPE.test(text)) return text;
  return (
    text
      .toWellFormed()
      .replace(/_(?=x[\da-f]{4}_)/gi, asWorkbooksWrite)
      // oxlint-disable-next-line no-control-regex -- they are what XML has no way to write
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, asWorkbooksWrite)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\r', '&#13;')
  );
}

/** Whether a workbook would round a number. */
const isTooLong = (text: string) =>
  text.length > EXACT_DIGITS && text.replace(/\D/g, '').length > EXACT_DIGITS;

/** Days are counted from 1900, as a leap year that it was not: an earlier one is another day in each program. */
const FIRST_DAY = '1900-03-01';
/** The number of 1970-01-01. */
const EPOCH_DAY = 25_569;
const MS_PER_DAY = 86_400_000;

const styleOf = (style: number) => (style === 0 ? '' : ` s="${style}"`);

function textOf(text: string, style: number): string {
  if (text === '') return '<c/>';
  return `<c${styleOf(style)} t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, CELL_LIMIT))}</t></is></c>`;
}

const numberOf = (value: string | number, style: number) => `<c${styleOf(style)}><v>${value}</v></c>`;

function quantityOf(text: string, minDecimals: number): string {
  const isParenthesised = text.startsWith('(');
  const plain = isParenthesised ? `-${text.slice(1, -1)}` : text;
  const isPercent = plain.endsWith('%');
  const shown = isPercent ? plain.slice(0, -1) : plain;
  const decimals = Math.max(minDecimals, decimalPlacesOf(shown));
  if (isTooLong(text) || decimals > MAX_DECIMALS) return textOf(text, 0);
  const value = isPercent ? movePointLeft(shown, 2) : shown;
  return numberOf(value, numberStyle({ isPercent, isParenthesised, decimals }));
}

/** Cells as a workbook's XML. An inline text is never run as a formula, so it needs no mark. */
export const XML_CELLS: CellForm<string> = {
  text: (text) => textOf(text, 0),
  number: (text) => (isTooLong(text) ? textOf(text, 0) : numberOf(text, 0)),
  quantity: quantityOf,
  date: ({ text, iso, form }) =>
    isIsoDate(iso) && iso >= FIRST_DAY && iso !== UNKNOWN_DATE
      ? numberOf(Date.parse(iso) / MS_PER_DAY + EPOCH_DAY, DATE_STYLES[form])
      : textOf(text, 0),
};

/** A row of cells. */
export const xmlRow = (cells: readonly string[]) => `<row>${cells.join('')}</row>`;

/** The row of bold titles. */
export const titleRow = (titles: readonly string[]) =>
  xmlRow(titles.map((title) => textOf(title, TITLE_STYLE)));
