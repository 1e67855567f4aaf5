import { memo } from 'react';
import { CellText, renderedIndexes, type RenderedColumns } from './grid-cells.tsx';
import type { GridCellView } from './grid-view.ts';
import classes from './data-grid.module.css';

/** The header of a grid; it stays in view. */
export const GridHead = memo(function GridHead(props: RenderedColumns) {
  const { columns, places } = props;
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.line}>
        <div className={classes.gutter} aria-hidden />
        {renderedIndexes(props).map((index) => (
          <div
            key={index}
            role="columnheader"
            aria-colindex={index + 1}
            className={classes.cell}
            data-frozen={index === 0 || undefined}
            data-align={columns[index]?.align}
            title={columns[index]?.label}
            style={places[index]}
          >
            {columns[index]?.label}
          </div>
        ))}
      </div>
    </div>
  );
});

export interface GridTotalsProps extends RenderedColumns {
  /** By column; null for an empty cell. */
  readonly totals: readonly (GridCellView | null)[];
  readonly rowIndex: number;
}

/** The row of totals under the cells; it stays in view. */
export const GridTotals = memo(function GridTotals(props: GridTotalsProps) {
  const { columns, places, totals, rowIndex } = props;
  return (
    <div role="rowgroup" className={classes.totals}>
      <div role="row" aria-rowindex={rowIndex} className={classes.line}>
        <div className={classes.gutter} aria-hidden />
        {renderedIndexes(props).map((index) => {
          const total = totals[index];
          return (
            <div
              key={index}
              role={index === 0 ? 'rowheader' : 'gridcell'}
              aria-colindex={index + 1}
              aria-readonly={index === 0 ? undefined : true}
              aria-description={total?.note}
              className={classes.cell}
              data-frozen={index === 0 || undefined}
              data-align={columns[index]?.align}
              data-tone={total?.tone}
              title={total?.note}
              style={places[index]}
            >
              {total && <CellText {...total} />}
            </div>
          );
        })}
      </div>
    </div>
  );
});
