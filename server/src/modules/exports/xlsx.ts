import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Language } from '@assay/shared/domain';
import { EXPORT_COLUMNS, toExportCells, type ExportCell, type ExportedMetric } from './metric-rows.ts';

/** Longest text that a cell of a workbook holds. */
const CELL_LIMIT = 32_767;
/** Digits that a workbook keeps of a number; a longer one is written as text, so that nothing is rounded. */
const EXACT_DIGITS = 15;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The parts of a workbook around its one sheet. */
const partsOf = (sheetName: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml':
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
    '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>' +
    '</Types>',
  '_rels/.rels':
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}">` +
    `<sheets><sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
});

const asWorkbooksWrite = (char: string) =>
  `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * A text as a workbook's XML holds it, from which every letter comes back: characters that XML cannot carry are written
 * by their numbers, a text that looks like that is kept apart from it, and a line break stays the one that it is.
 */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/_(?=x[\da-f]{4}_)/gi, asWorkbooksWrite)
      // eslint-disable-next-line no-control-regex -- they are what XML has no way to write
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, asWorkbooksWrite)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\r', '&#13;')
  );
}

function isExactNumber({ text, isNumber }: ExportCell): boolean {
  return isNumber && !text.endsWith('%') && text.replace(/\D/g, '').length <= EXACT_DIGITS;
}

/** An inline text is never run as a formula, so it needs no mark. */
function toCell(cell: ExportCell): string {
  if (isExactNumber(cell)) return `<c><v>${cell.text}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell.text.slice(0, CELL_LIMIT))}</t></is></c>`;
}

function* sheetOf(rows: Iterable<readonly ExportCell[]>): Generator<string> {
  yield `${HEAD}<worksheet xmlns="${SPREADSHEET}"><sheetData>`;
  for (const row of rows) yield `<row>${row.map(toCell).join('')}</row>`;
  yield '</sheetData></worksheet>';
}

/** A workbook with one sheet: numbers are numbers, everything else is text. @param sheetName letters and spaces only */
export async function writeWorkbook(
  sheetName: string,
  rows: Iterable<readonly ExportCell[]>,
): Promise<Buffer> {
  const zip = new ZipFile();
  // One fixed time keeps equal exports equal to the byte.
  const mtime = new Date('1980-01-01T00:00:00Z');
  for (const [name, content] of Object.entries(partsOf(sheetName)))
    zip.addBuffer(Buffer.from(content), name, { mtime });
  zip.addReadStream(Readable.from(sheetOf(rows)), 'xl/worksheets/sheet1.xml', { mtime });
  zip.end();
  return buffer(zip.outputStream);
}

function* metricRows(
  metrics: readonly ExportedMetric[],
  language: Language,
): Generator<readonly ExportCell[]> {
  yield EXPORT_COLUMNS.map((text) => ({ text, isNumber: false }));
  for (const metric of metrics) yield toExportCells(metric, language);
}

/** Metrics as a workbook with one sheet. */
export async function writeXlsx(metrics: readonly ExportedMetric[], language: Language): Promise<Buffer> {
  return writeWorkbook('Metrics', metricRows(metrics, language));
}
