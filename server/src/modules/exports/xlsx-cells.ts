import { decimalPlacesOf, movePointLeft } from '@assay/shared/domain';
import type { CellForm, ExportCell } from './metric-rows.ts';
import { PERCENT_DECIMALS, STYLE } from './xlsx-parts.ts';

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

interface NumberCell {
  /** As a workbook stores it. */
  readonly value: string;
  readonly style: number;
}

/** A number as a cell holds it; null where a workbook would round it. */
function readNumber(text: string): NumberCell | null {
  if (text.length > EXACT_DIGITS && text.replace(/\D/g, '').length > EXACT_DIGITS) return null;
  const isParenthesised = text.startsWith('(');
  const plain = isParenthesised ? `-${text.slice(1, -1)}` : text;
  if (!plain.endsWith('%')) return { value: plain, style: isParenthesised ? STYLE.parentheses : 0 };
  const points = plain.slice(0, -1);
  const decimals = decimalPlacesOf(points);
  if (isParenthesised || decimals > PERCENT_DECIMALS) return null;
  return { value: movePointLeft(points, 2), style: STYLE.percent + decimals };
}

const styleOf = (style: number) => (style === 0 ? '' : ` s="${style}"`);

function textOf(text: string, style: number): string {
  if (text === '') return '<c/>';
  return `<c${styleOf(style)} t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, CELL_LIMIT))}</t></is></c>`;
}

/** Cells as a workbook's XML. An inline text is never run as a formula, so it needs no mark. */
export const XML_CELLS: CellForm<string> = {
  text: (text) => textOf(text, 0),
  number: (text) => {
    const number = readNumber(text);
    return number === null ? textOf(text, 0) : `<c${styleOf(number.style)}><v>${number.value}</v></c>`;
  },
};

/** A row of cells that are XML already. */
export const xmlRow = (cells: readonly string[]) => `<row>${cells.join('')}</row>`;

/** A row as a workbook's XML. */
export const toXmlRow = (cells: readonly ExportCell[]) =>
  xmlRow(cells.map(({ text, isNumber }) => (isNumber ? XML_CELLS.number(text) : XML_CELLS.text(text))));

/** The row of bold titles. */
export const titleRow = (titles: readonly string[]) =>
  xmlRow(titles.map((title) => textOf(title, STYLE.title)));
