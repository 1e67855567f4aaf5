import { textOf } from '../../graph/lines.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { Table, TableRow } from '../../graph/table-cells.ts';
import { columnRole } from '../../facts/columns/header-roles.ts';
import { isLabel } from '../../vocabulary/metric-terms.ts';
import type { ReadValue } from '../read-as.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import type { RowCell } from './group.ts';
import { cellsOf, columnsOf } from '../../facts/grids/grid.ts';
import { titleSimilarity } from './title-likeness.ts';
import { readCell, readName, unitOf } from './read-cell.ts';
import { isCellValue, isSumName } from '../../facts/grids/row-words.ts';
import type { SchedulePage } from './row-status.ts';
import { cellOf } from './column-mapping.ts';

/** Fewest metrics that the labels at the left must name, and fewest members side by side. */
const MIN_METRICS = 4;
const MIN_MEMBERS = 2;
const SURE_LABEL = 0.8;

interface LabelledRow {
  wanted: TargetMetric;
  similarity: number;
  label: string;
  cells: Phrase[][];
}

function phrasesOf(row: TableRow): Phrase[] {
  return row.cells.flatMap((cell) => cell.phrases);
}

function labelledRows(rows: readonly Phrase[][][], metrics: readonly TargetMetric[]): LabelledRow[] {
  const pairs = rows.flatMap((cells) => {
    const label = textOf(cells[0] ?? []);
    return metrics.map((wanted) => ({
      wanted,
      label,
      cells,
      similarity: titleSimilarity({ own: [label], over: [] }, wanted),
    }));
  });
  const found: LabelledRow[] = [];
  for (const pair of pairs.sort((a, b) => b.similarity - a.similarity)) {
    if (pair.similarity < SURE_LABEL) break;
    if (!found.some(({ wanted, cells }) => wanted === pair.wanted || cells === pair.cells)) found.push(pair);
  }
  return found;
}

/** True for the title of a column that stands for a period, a sum or a party of the fund instead of a member. */
function isNoMember(text: string, { group }: SchedulePage): boolean {
  const { period, scope, isPrior } = columnRole([text]);
  return (
    text === '' ||
    isCellValue(text) ||
    period !== null ||
    scope !== null ||
    isPrior ||
    isLabel(text) ||
    isSumName(text, group.status)
  );
}

/** Reads a table whose members stand side by side, their metrics below each other; null when it is none. */
export function readTransposed(
  table: Table,
  above: readonly Phrase[],
  context: SchedulePage,
): RowCell[][] | null {
  const { page, group } = context;
  if (!group.isNamed) return null;
  const lines = table.rows.map(phrasesOf);
  const wide = lines.filter((line) => line.length > MIN_MEMBERS);
  const columns = columnsOf(wide);
  const rows = lines.map((line) => cellsOf(line, columns));
  const labelled = labelledRows(
    rows,
    group.metrics.filter((wanted) => wanted !== group.name),
  );
  if (labelled.length < Math.min(MIN_METRICS, group.metrics.length - 1)) return null;
  const first = Math.min(...labelled.map(({ cells }) => rows.indexOf(cells)));
  const heads = rows
    .slice(0, first)
    .filter((cells) => cells.slice(1).filter((cell) => cell.length > 0).length >= MIN_MEMBERS);
  const head = heads.length > 0 ? heads : [cellsOf(above, columns)];
  const titles = columns.map((_, column) => head.flatMap((cells) => cells[column] ?? []));
  const members = columns.flatMap((_, column) => {
    const title = titles[column] ?? [];
    if (column === 0 || isNoMember(textOf(title), context)) return [];
    // A date or a number over a column says when, not what.
    if (title.some((phrase) => isCellValue(phrase.text))) return [];
    const place = { page, unit: unitOf(''), rowCurrency: null };
    const name = readName(title, group.name, place, group.context);
    return name === null ? [] : [{ column, name }];
  });
  const found = members.map(({ column, name }) => [
    transposedCell(name, { wanted: group.name, similarity: SURE_LABEL, label: '', cells: [] }, context),
    ...labelled.flatMap((row) => {
      const phrases = row.cells[column] ?? [];
      const place = { page, unit: unitOf(row.label), rowCurrency: null };
      const read = phrases.length === 0 ? null : readCell(phrases, row.wanted, place, group.context);
      return read === null || read.isBlank ? [] : [transposedCell(read, row, context)];
    }),
  ]);
  // Cards that stand side by side have their labels where such a table has its figures.
  const withFigures = found.filter(({ length }) => length > 1);
  return withFigures.length < MIN_MEMBERS ? null : withFigures;
}

function transposedCell(
  read: ReadValue,
  { wanted, similarity }: LabelledRow,
  { page }: SchedulePage,
): RowCell {
  const cell = cellOf(page, read, { wanted, similarity, share: 1 });
  return { ...cell, proposal: { ...cell.proposal, features: { ...cell.proposal.features, transposed: 1 } } };
}
