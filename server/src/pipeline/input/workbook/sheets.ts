import { PipelineError } from '../../contract/failures.ts';
import type { Parts } from './parts.ts';
import { brokenWorkbook, readRelations, readXml, unpackParts } from './parts.ts';
import type { Sheet } from './sheet.ts';
import { readSheet } from './sheet.ts';
import { readStyles } from './styles.ts';

const MAX_SHEETS = 500;

/** The shared strings in their order; reading aids over characters are left out. */
function readStrings(parts: Parts, part: string | undefined): string[] {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  let isPhonetic = false;
  readXml(part === undefined ? undefined : parts.get(part), {
    open: (name) => {
      if (name === 'si') current = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = true;
    },
    text: (value) => {
      if (isText && !isPhonetic) current += value;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'si') strings.push(current);
    },
  });
  return strings;
}

interface Listed {
  sheets: { name: string; relation: string }[];
  is1904: boolean;
}

function listSheets(parts: Parts, workbook: string): Listed {
  const listed: Listed = { sheets: [], is1904: false };
  readXml(parts.get(workbook), {
    open: (name, attributes) => {
      if (name === 'workbookPr')
        listed.is1904 = attributes['date1904'] === '1' || attributes['date1904'] === 'true';
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      listed.sheets.push({ name: attributes['name'] ?? '', relation: attributes['id'] ?? '' });
    },
  });
  return listed;
}

/**
 * The visible sheets of an xlsx or xlsm workbook, with what their cells show. Macros are never looked at.
 * @throws PipelineError EXT_FAILED_INVALID_DOCUMENT for broken workbooks, EXT_FAILED beyond the limits.
 */
export function readSheets(bytes: Uint8Array): Sheet[] {
  const parts = unpackParts(bytes);
  const workbook = [...parts.keys()].find((name) => name.toLowerCase() === 'xl/workbook.xml');
  if (workbook === undefined) throw new PipelineError('EXT_FAILED_UNSUPPORTED_TYPE', 'A binary workbook.');
  const relations = readRelations(parts, workbook);
  const byType = (type: string): string | undefined =>
    [...relations.values()].find((relation) => relation.type === type)?.target;
  const { sheets, is1904 } = listSheets(parts, workbook);
  if (sheets.length > MAX_SHEETS) throw new PipelineError('EXT_FAILED', 'The workbook has too many sheets.');
  const shared = {
    strings: readStrings(parts, byType('sharedStrings')),
    styles: readStyles(parts, byType('styles')),
    is1904,
  };
  const budget = { cells: 0 };
  return sheets.flatMap(({ name, relation }) => {
    const found = relations.get(relation);
    if (found === undefined) throw brokenWorkbook('a sheet is missing');
    return found.type === 'worksheet' ? [readSheet(parts, { name, part: found.target }, shared, budget)] : [];
  });
}

/**
 * The texts of the first visible sheet, row by row, for files that are lists rather than documents.
 * @throws PipelineError as `readSheets`
 */
export function readCellTexts(bytes: Uint8Array): string[][] {
  const [sheet] = readSheets(bytes);
  const rows: string[][] = [];
  for (const { row, column, text } of sheet?.cells ?? []) {
    while (rows.length < row) rows.push([]);
    const cells = rows[row - 1] ?? [];
    while (cells.length < column) cells.push('');
    cells[column - 1] = text;
  }
  return rows;
}
