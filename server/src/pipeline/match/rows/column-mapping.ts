import type { SenderFormat } from '../../contract/lesson.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import type { LearnedOrigin } from '../learned-group.ts';
import type { ColumnUnit } from './read-cell.ts';

/** A column that holds a metric. `share` is the part of its cells that read as the metric, `titled` 0 without title. */
export interface MappedColumn {
  wanted: TargetMetric;
  column: number;
  unit: ColumnUnit;
  similarity: number;
  share: number;
  titled: 0 | 1;
  /** How well its title says another metric that has no other column; 0 where none. */
  rival: number;
  /** True when its amounts are in one currency, though its rows state several. */
  isOfOneCurrency: boolean;
  /** The lesson that names the column, and how its values are meant. `isFirm` in the very table it was learned in. */
  learned?: { origin: LearnedOrigin; most: number; habits: SenderFormat; isFirm: boolean };
}

/** The columns of a grid that hold metrics of a group, and the one that states each row's currency. */
export interface Mapping {
  columns: MappedColumn[];
  currencyColumn: number | null;
}
