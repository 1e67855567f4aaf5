import { strToU8, zipSync } from 'fflate';

/** One cell of a test workbook: shared text, or a number under a format; `xml` is taken as it is. */
export type TestCell = string | number | { value: number; style: number } | { xml: string } | null;

/** A sheet of a test workbook: its rows, and XML for what a test needs besides. */
export interface TestSheet {
  name: string;
  rows: readonly (readonly TestCell[])[];
  state?: 'hidden';
  /** XML before and after the rows. */
  before?: string;
  after?: string;
}

export interface TestWorkbook {
  sheets: readonly TestSheet[];
  /** Format codes; style 1 is the first of them. */
  formats?: readonly string[];
  is1904?: boolean;
  /** Parts that replace or join those that are made. */
  parts?: Readonly<Record<string, string>>;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

function sheetXml(sheet: TestSheet, shared: string[]): string {
  const rows = sheet.rows.map((cells, r) => {
    const xml = cells.map((cell, c) => {
      const address = `${String.fromCharCode(65 + c)}${r + 1}`;
      if (cell === null) return '';
      if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
      if (typeof cell === 'object' && 'xml' in cell) return cell.xml.replaceAll('{r}', address);
      if (typeof cell === 'object') return `<c r="${address}" s="${cell.style}"><v>${cell.value}</v></c>`;
      return `<c r="${address}" t="s"><v>${shared.push(cell) - 1}</v></c>`;
    });
    return `<row r="${r + 1}">${xml.join('')}</row>`;
  });
  return `<worksheet xmlns="${MAIN}">${sheet.before ?? ''}<sheetData>${rows.join('')}</sheetData>${sheet.after ?? ''}</worksheet>`;
}

/** Bytes of an xlsx workbook. */
export function buildWorkbook({
  sheets,
  formats = [],
  is1904 = false,
  parts = {},
}: TestWorkbook): Uint8Array {
  const shared: string[] = [];
  const files: Record<string, string> = {};
  sheets.forEach((sheet, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheet, shared);
  });
  const listed = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escape(name)}" sheetId="${index + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${index + 1}"/>`,
  );
  const related = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  files['xl/workbook.xml'] =
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${listed.join('')}</sheets></workbook>`;
  files['xl/_rels/workbook.xml.rels'] =
    `<Relationships xmlns="${PACKAGE}">${sheets.map((_, index) => related(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('')}${related('rId90', 'sharedStrings', 'sharedStrings.xml')}${related('rId91', 'styles', 'styles.xml')}</Relationships>`;
  files['xl/sharedStrings.xml'] =
    `<sst xmlns="${MAIN}">${shared.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')}</sst>`;
  const codes = formats.map(
    (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escape(code)}"/>`,
  );
  const styles = formats.map((_, index) => `<xf numFmtId="${164 + index}" fontId="0" borderId="0"/>`);
  files['xl/styles.xml'] =
    `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><fonts><font><sz val="11"/></font></fonts><borders><border/></borders><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`;
  const all = { ...files, ...parts };
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([name, xml]) => [name, [strToU8(xml), { mtime: '2024-01-01' }]]),
    ),
  );
}
