import type { DateForm } from './metric-rows.ts';

export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Numbers with up to so many decimals have a format of their own: as many as a cell has digits. */
export const MAX_DECIMALS = 15;
/** Index of the bold cell format in the part `styles.xml`; 0 is that of a cell without any. */
export const TITLE_STYLE = 1;
const FIRST_STYLE = 2;
/** Numbers of formats below 164 are the program's own. */
const FIRST_FORMAT = 164;

interface NumberStyle {
  readonly isPercent: boolean;
  /** Negative numbers stand in parentheses. */
  readonly isParenthesised: boolean;
  readonly decimals: number;
}

function numberFormat({ isPercent, isParenthesised, decimals }: NumberStyle): string {
  const digits = `${isPercent ? '0' : '#,##0'}${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}`;
  const format = isPercent ? `${digits}%` : digits;
  return isParenthesised ? `${format};(${format})` : format;
}

const WITH_DECIMALS = MAX_DECIMALS + 1;
const NUMBER_STYLES = [false, true].flatMap((isPercent) =>
  [false, true].flatMap((isParenthesised) =>
    Array.from({ length: WITH_DECIMALS }, (_, decimals) => ({ isPercent, isParenthesised, decimals })),
  ),
);

/** The index of the format of numbers with so many decimals, at most `MAX_DECIMALS`. */
export const numberStyle = ({ isPercent, isParenthesised, decimals }: NumberStyle): number =>
  FIRST_STYLE + ((isPercent ? 2 : 0) + (isParenthesised ? 1 : 0)) * WITH_DECIMALS + decimals;

const DATE_FORMATS: Readonly<Record<DateForm, string>> = {
  dayFirst: 'dd/mm/yyyy',
  monthFirst: 'mm/dd/yyyy',
  iso: 'yyyy-mm-dd',
};
const FIRST_DATE_STYLE = FIRST_STYLE + NUMBER_STYLES.length;

/** The indexes of the formats of dates. */
export const DATE_STYLES: Readonly<Record<DateForm, number>> = {
  dayFirst: FIRST_DATE_STYLE,
  monthFirst: FIRST_DATE_STYLE + 1,
  iso: FIRST_DATE_STYLE + 2,
};

function stylesPart(): string {
  const formats = [...NUMBER_STYLES.map(numberFormat), ...Object.values(DATE_FORMATS)];
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
    `<cellXfs count="${formats.length + FIRST_STYLE}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
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
