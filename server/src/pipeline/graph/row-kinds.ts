import type { RowKind, TableCell, TableRow } from './table-model.ts';
import { isNumberLike, isValueLike } from './value-shape.ts';
import { SUBTOTAL, isTotal } from '../vocabulary/sum-words.ts';
import { beginsWithOneOf } from '../vocabulary/word-pattern.ts';

/** Numbers that name a period or a column rather than a value: years, and `(1)`, `(2)` under titles. */
const PERIOD = /^(?:(?:19|20)\d{2}(?:[/-]\d{2,4})?[*a-e]?|\(\d{1,2}\)|Q[1-4](?:[ /-]?\d{2,4})?)$/iu;

function isValue({ text }: TableCell): boolean {
  return isNumberLike(text) && !PERIOD.test(text.trim());
}

/** Rows of titles above a first section: texts in the first column right over the values, below titles of columns. */
function withoutSections(rows: readonly TableRow[], first: number): number {
  let end = first;
  while (end > 1 && isLoneLabel(rows[end - 1]) && rows.slice(0, end - 1).some((row) => !isLoneLabel(row)))
    end -= 1;
  return end;
}

function isLoneLabel(row: TableRow | undefined): boolean {
  const [only] = row?.cells ?? [];
  return row?.cells.length === 1 && only?.column === 0;
}

/** Rows above the first one with values: a row of periods stays a row of titles when values follow. */
function headerRows(rows: readonly TableRow[]): number {
  const first = rows.findIndex(
    (row) => row.cells.length >= 2 && row.cells.some((cell) => cell.column > 0 && isValue(cell)),
  );
  if (first >= 0) return withoutSections(rows, first);
  const periods = rows.findIndex((row) => row.cells.some((cell) => isValueLike(cell.text)));
  return periods > 0 ? periods : rows.length > 1 ? 1 : 0;
}

function kindOf(row: TableRow, depth: number, isLast: boolean): RowKind {
  const [first] = row.cells;
  const text = first?.text.trim() ?? '';
  const hasValues = row.cells.some((cell) => cell.column > 0 && isValueLike(cell.text));
  if (!hasValues && row.cells.length === 1 && first !== undefined && !isValueLike(text)) return 'section';
  if (beginsWithOneOf(SUBTOTAL, text)) return 'subtotal';
  if (isTotal(text)) return isLast || depth === 0 ? 'total' : 'subtotal';
  return 'data';
}

/**
 * Says of every row what it is for. A total that sections follow sums up its section: a subtotal. Lines without values
 * above the first values are titles.
 */
export function markRowKinds(rows: readonly TableRow[]): TableRow[] {
  const headers = headerRows(rows);
  let sections = 0;
  return rows.map((row, index) => {
    const after = rows.slice(index + 1);
    const isLast = !after.some((other) => kindOf(other, 1, false) !== 'data');
    const kind = index < headers ? 'header' : kindOf(row, sections, isLast);
    if (kind === 'section') sections += 1;
    return { ...row, kind, isHeader: kind === 'header' };
  });
}
