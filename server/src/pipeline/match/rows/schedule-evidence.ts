import type { PageGraph } from '../../graph/page-graph.ts';
import { isSumName, namesSchedule } from '../../facts/grids/row-words.ts';
import type { Grid } from '../../facts/grids/grid.ts';
import type { MappedColumn, Mapping } from './column-mapping.ts';
import type { TargetGroup } from './group.ts';
import { listsCompanies } from './map-columns.ts';
import { listsInvestors } from './row-doubts.ts';

/** A table holds a group for sure when it names at least this many of the metrics, and perhaps when it names the fewer. */
const STRONG_COLUMNS = 4;
const MIN_COLUMNS = 3;
const MIN_TITLED = 2;
const SURE_TITLE = 0.85;

/**
 * What says that a grid is a schedule of a group: enough columns of its metrics, names that are those of its members, or a
 * heading over it alone.
 */
export type ScheduleEvidence = 'columns' | 'names' | 'heading';

const isTitled = ({ titled, similarity }: MappedColumn): boolean => titled === 1 && similarity >= SURE_TITLE;

/** True where a text over a grid says that a schedule of the group's members follows: "Schedule of investments". */
const isHeaded = ({ rows }: PageGraph, { y0 }: Grid): boolean =>
  rows.some((row) => row.some(({ text, y1 }) => y1 <= y0 && namesSchedule(text)));

/** True for a column of money under its own title; "Total" alone may sum up anything. */
const isOfMoney = (grid: Grid, column: MappedColumn): boolean =>
  isTitled(column) &&
  column.wanted.metric.type === 'CURRENCY' &&
  !isSumName(grid.titles[column.column]?.own.join(' ') ?? '', undefined);

/** What says that a grid of a page is a schedule of a group; null where nothing says so. */
export function evidenceOfSchedule(
  grid: Grid,
  mapping: Mapping,
  { group, page }: { group: TargetGroup; page: PageGraph },
): ScheduleEvidence | null {
  const { columns } = mapping;
  const { metrics, name, isNamed } = group;
  const named = columns.find(({ wanted }) => wanted === name);
  if (named === undefined || listsInvestors(grid, mapping, group)) return null;
  if (columns.length > 1 && columns.some(({ learned }) => learned !== undefined)) return 'columns';
  const titled = columns.filter((column) => column.titled === 1).length;
  const hasColumns = (count: number): boolean => {
    const least = Math.min(count, metrics.length);
    return columns.length >= least && titled >= Math.min(MIN_TITLED, least);
  };
  if (hasColumns(STRONG_COLUMNS)) return 'columns';
  // A schedule may say no more of what it lists than its value.
  if (!hasColumns(MIN_COLUMNS) && !columns.some((column) => isOfMoney(grid, column))) return null;
  if (!isNamed || isTitled(named) || listsCompanies(grid, named.column)) return 'names';
  return isHeaded(page, grid) ? 'heading' : null;
}
