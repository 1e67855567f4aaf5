export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Decimals of the percentages that have a format of their own. */
export const PERCENT_DECIMALS = 10;
/** Indexes of the cell formats in the part `styles.xml`. */
export const STYLE = { title: 1, parentheses: 2, percent: 3 } as const;
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

const escapeName = (name: string) =>
  name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The parts of a workbook around its sheets. */
export function partsAround(sheetNames: readonly string[]): Readonly<Record<string, string>> {
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
      `${sheets.map(({ name, id }) => `<sheet name="${escapeName(name)}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
      `${sheets.map(({ file, id }) => relation(`rId${id}`, 'worksheet', file)).join('')}` +
      `${relation(`rId${sheets.length + 1}`, 'styles', 'styles.xml')}</Relationships>`,
  };
}
