import { importProblemText, text } from '@assay/shared/messages';
import { BYTE_ORDER_MARK, csvRow } from '../exports/index.ts';
import type { LeftOutRow } from './stored-plan.repository.ts';

const textsOf = (cells: readonly string[]) => cells.map((cell) => ({ text: cell, isNumber: false }));

/** The titles of a file, and those of its rows that were left out, each with the reason: to be repaired and imported. */
export function writeLeftOutRows(titles: readonly string[], rows: readonly LeftOutRow[]): Buffer {
  const reason = text('entities.importReason');
  // The file of an earlier import has such a column already.
  const kept = titles.flatMap((title, column) => (title === reason ? [] : [column]));
  const cellsOf = (cells: readonly string[]) => kept.map((column) => cells[column] ?? '');
  const table = [
    [...cellsOf(titles), reason],
    ...rows.map(({ cells, problems }) => [...cellsOf(cells), problems.map(importProblemText).join('; ')]),
  ];
  return Buffer.from(BYTE_ORDER_MARK + table.map((row) => csvRow(textsOf(row), 'comma')).join(''));
}
