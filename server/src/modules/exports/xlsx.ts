import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { divideDecimals, decimalPlacesOf, type ExportLayout, type Language } from '@assay/shared/domain';
import { createRowWriter, type ExportCell, type ExportedMetric } from './metric-rows.ts';
import { zipStream } from './zip-stream.ts';

/** Longest text that a cell of a workbook holds. */
const CELL_LIMIT = 32_767;
/** Rows of a sheet; further rows go to another one. */
const ROW_LIMIT = 1_048_576;
/** Digits that a workbook keeps of a number; a longer one is written as text, so that nothing is rounded. */
const EXACT_DIGITS = 15;
/** Decimals of the percentages that have a format of their own; one with more is written as text. */
const PERCENT_DECIMALS = 10;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of the cell formats in the part `styles.xml`. */
const STYLE = { title: 1, parentheses: 2, percent: 3 } as const;
/** Numbers of formats below 164 are the program's own. */
const FIRST_FORMAT = 164;

const percentFormat = (decimals: number) => (decimals === 0 ? '0%' : `0.${'0'.repeat(decimals)}%`);

function stylesPart(): string {
  const formats = [
    'General;(General)',
    ...Array.from({ length: PERCENT_DECIMALS + 1 }, (_, decimals) => percentFormat(decimals)),
  ];
  const numberFormats = formats
    .map((code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${code}"/>`)
    .join('');
  const cellFormats = formats
    .map(
      (_, at) =>
        `<xf numFmtId="${FIRST_FORMAT + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    )
    .join('');
  return (
    `${HEAD}<styleSheet xmlns="${SPREADSHEET}"><numFmts count="${formats.length}">${numberFormats}</numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${formats.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
    `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${cellFormats}</cellXfs></styleSheet>`
  );
}

/** The parts of a workbook around its sheets. */
function partsAround(sheetNames: readonly string[]): Readonly<Record<string, string>> {
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}" ContentType="${TYPES}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const sheets = sheetNames.map((name, at) => ({ name, file: `worksheets/sheet${at + 1}.xml`, id: at + 1 }));
  return {
    '[Content_Types].xml':
      `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `${part('workbook.xml', 'sheet.main')}${part('styles.xml', 'styles')}` +
      `${sheets.map(({ file }) => part(file, 'worksheet')).join('')}</Types>`,
    '_rels/.rels':
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
      `${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/styles.xml': stylesPart(),
    'xl/workbook.xml':
      `${HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews><sheets>` +
      `${sheets.map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
      `${sheets.map(({ file, id }) => relation(`rId${id}`, 'worksheet', file)).join('')}` +
      `${relation(`rId${sheets.length + 1}`, 'styles', 'styles.xml')}</Relationships>`,
  };
}

const asWorkbooksWrite = (char: string) =>
  `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

// eslint-disable-next-line no-control-regex -- they are what XML has no way to write
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
      // eslint-disable-next-line no-control-regex -- they are what XML has no way to write
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

/** A cell as a number; null where a workbook would round it. */
function readNumber({ text, isNumber }: ExportCell): NumberCell | null {
  if (!isNumber || text.replace(/\D/g, '').length > EXACT_DIGITS) return null;
  const isParenthesised = text.startsWith('(');
  const plain = isParenthesised ? `-${text.slice(1, -1)}` : text;
  if (!plain.endsWith('%')) return { value: plain, style: isParenthesised ? STYLE.parentheses : 0 };
  const points = plain.slice(0, -1);
  const decimals = decimalPlacesOf(points);
  if (isParenthesised || decimals > PERCENT_DECIMALS) return null;
  return { value: divideDecimals(points, '100', decimals + 2), style: STYLE.percent + decimals };
}

/** An inline text is never run as a formula, so it needs no mark. */
function toCell(cell: ExportCell): string {
  const number = readNumber(cell);
  if (number !== null) return `<c${styleOf(number.style)}><v>${number.value}</v></c>`;
  return textOf(cell.text, 0);
}

const styleOf = (style: number) => (style === 0 ? '' : ` s="${style}"`);

function textOf(text: string, style: number): string {
  return `<c${styleOf(style)} t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, CELL_LIMIT))}</t></is></c>`;
}

const rowOf = (cells: readonly ExportCell[]) => `<row>${cells.map(toCell).join('')}</row>`;

type Rows = readonly (readonly ExportCell[])[];

/** Rows of a workbook in batches, read once by the sheets one after the other. */
class RowSource {
  readonly #batches: AsyncIterator<Rows>;
  #next: Rows = [];

  constructor(batches: AsyncIterable<Rows>) {
    this.#batches = batches[Symbol.asyncIterator]();
  }

  async hasMore(): Promise<boolean> {
    while (this.#next.length === 0) {
      const result = await this.#batches.next();
      if (result.done === true) return false;
      this.#next = result.value;
    }
    return true;
  }

  /** At most `limit` of the next rows. */
  take(limit: number): Rows {
    const taken = this.#next.slice(0, limit);
    this.#next = this.#next.slice(limit);
    return taken;
  }
}

export interface WorkbookOptions {
  /** Letters and spaces only. */
  readonly sheetName: string;
  /** Bold titles that stay in sight, at the top of every sheet. */
  readonly titles?: readonly string[];
  readonly rows: AsyncIterable<Rows>;
  /** Rows of a sheet, for tests. */
  readonly rowLimit?: number;
}

async function* sheetOf(
  source: RowSource,
  titles: readonly string[] | undefined,
  limit: number,
): AsyncGenerator<string> {
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  yield `${HEAD}<worksheet xmlns="${SPREADSHEET}">${titles === undefined ? '' : frozen}<sheetData>`;
  let left = limit;
  if (titles !== undefined) {
    yield `<row>${titles.map((title) => textOf(title, STYLE.title)).join('')}</row>`;
    left -= 1;
  }
  while (left > 0 && (await source.hasMore())) {
    const rows = source.take(left);
    yield rows.map(rowOf).join('');
    left -= rows.length;
  }
  yield '</sheetData></worksheet>';
}

/** A workbook, written while it is read: numbers are numbers, everything else is text. */
export function writeWorkbook({ sheetName, titles, rows, rowLimit = ROW_LIMIT }: WorkbookOptions): Readable {
  return zipStream(async (add) => {
    const source = new RowSource(rows);
    const names: string[] = [];
    do {
      names.push(names.length === 0 ? sheetName : `${sheetName} ${names.length + 1}`);
      const sheet = Readable.from(sheetOf(source, titles, rowLimit));
      await add(`xl/worksheets/sheet${names.length}.xml`, sheet);
    } while (await source.hasMore());
    for (const [name, content] of Object.entries(partsAround(names))) await add(name, content);
  });
}

/** A small workbook, whole: each row as its cells. */
export function workbookOf(sheetName: string, rows: Rows): Promise<Buffer> {
  return buffer(writeWorkbook({ sheetName, rows: Readable.from([rows]) }));
}

/** Metrics as a workbook. */
export function writeXlsx(
  batches: AsyncIterable<readonly ExportedMetric[]>,
  layout: ExportLayout,
  language: Language,
): Readable {
  const toCells = createRowWriter(layout, language);
  async function* rows() {
    for await (const metrics of batches) yield metrics.map(toCells);
  }
  return writeWorkbook({
    sheetName: 'Metrics',
    titles: layout.columns.map(({ title }) => title),
    rows: rows(),
  });
}
