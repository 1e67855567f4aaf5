import type { PageGraph } from '../../graph/page-graph.ts';
import type { Features } from '../features.ts';
import { oddsOf } from '../features.ts';
import type { ReadValue } from '../read-as.ts';
import type { RowCell } from './group.ts';
import type { MappedColumn } from './column-mapping.ts';
import type { CellValue } from './read-cell.ts';

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
