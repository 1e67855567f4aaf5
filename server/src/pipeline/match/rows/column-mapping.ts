import type { SenderFormat } from '../../contract/lesson.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import type { LearnedOrigin } from '../learned-group.ts';
import type { ColumnUnit, CellValue } from './read-cell.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { Features } from '../features.ts';
import { oddsOf } from '../features.ts';
import type { ReadValue } from '../read-as.ts';
import type { RowCell } from './group.ts';

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

const BEST_FIT = 0.6;
/** Another reading of a column that is so much worse is no rival. */
const CLOSE = 0.2;

/** A value read for a metric as a cell, with the evidence of its column. */
export function cellOf(
  page: PageGraph,
  read: CellValue | ReadValue,
  {
    wanted,
    similarity,
    share,
    rival = 0,
    titled = 1,
  }: Pick<MappedColumn, 'wanted' | 'similarity' | 'share'> & Partial<Pick<MappedColumn, 'rival' | 'titled'>>,
): RowCell {
  const features: Features = {
    bias: 1,
    similarity,
    fit: Math.min(read.fit, BEST_FIT),
    ...('isPartial' in read && read.isPartial === true ? { partialDate: 1 } : {}),
    ...(share < 1 ? { columnDoubt: 1 - share } : {}),
    ...(titled === 0 ? { untitled: 1 } : {}),
    ...(rival > 0 ? { columnRival: Math.max(0, rival - similarity + CLOSE) } : {}),
  };
  const odds = oddsOf(features, 'cell');
  const { value, currency, words, text, isBlank, most, scaledBy } = read;
  const proposal = {
    value,
    currency,
    words,
    text,
    isBlank,
    page: page.place,
    odds,
    features,
    most,
    scaledBy,
  };
  return { wanted, proposal };
}
