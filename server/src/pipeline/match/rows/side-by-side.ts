import { unionRect } from '../../pdf/geometry.ts';
import type { TargetGroup } from './group.ts';
import { titleSimilarity } from './title-likeness.ts';
import { isCellValue } from '../../facts/grids/row-words.ts';
import type { Grid, GridRow } from '../../facts/grids/grid.ts';

const SURE_TITLE = 0.9;

function partOf(row: GridRow, from: number, to: number): GridRow | null {
  const cells = row.cells.slice(from, to);
  const phrases = cells.flat();
  return phrases.length === 0 ? null : { ...row, ...unionRect(phrases), cells };
}

function isTextColumn(grid: Grid, column: number): boolean {
  const texts = grid.rows.flatMap((row) => row.cells[column] ?? []);
  return texts.filter((phrase) => isCellValue(phrase.text)).length < 0.3 * texts.length;
}

/** The columns that are titled as the name, where all of them are titled alike. */
function namedColumns(grid: Grid, { name, isNamed }: TargetGroup): number[] {
  const named = grid.titles.flatMap((title, column) =>
    isNamed && titleSimilarity(title, name) >= SURE_TITLE && isTextColumn(grid, column) ? [column] : [],
  );
  return new Set(named.map((column) => grid.titles[column]?.own.at(-1))).size > 1 ? [] : named;
}

/** Parts a grid in which tables stand side by side: every column that is titled as the name begins a part. */
export function blocksOf(grid: Grid, group: TargetGroup): Grid[] {
  const starts = namedColumns(grid, group);
  if (starts.length < 2) return [grid];
  return starts.map((start, index) => {
    const from = index === 0 ? 0 : start;
    const to = starts[index + 1] ?? grid.columns.length;
    const columns = grid.columns.slice(from, to);
    const rows = grid.rows.flatMap((row) => partOf(row, from, to) ?? []);
    const [x0, x1] = [columns[0]?.x0 ?? grid.x0, columns.at(-1)?.x1 ?? grid.x1];
    return { ...grid, x0, x1, columns, titles: grid.titles.slice(from, to), rows };
  });
}
