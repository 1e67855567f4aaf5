import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  columnsToRender,
  rowsToRender,
  scrollInto,
  type ColumnLayout,
  type GridView,
  type IndexRange,
} from './grid-layout.ts';
import type { CellPlace } from './grid-selection.ts';

/** The part of a grid that is rendered, and how to scroll in it. */
export interface GridWindow {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly rows: IndexRange;
  readonly columns: IndexRange;
  /** How many whole rows are in view. */
  readonly page: number;
  /** Brings a cell into view. */
  readonly show: (place: CellPlace) => void;
}

interface GridWindowOptions {
  readonly rowCount: number;
  readonly layout: ColumnLayout;
  readonly rowHeight: number;
  /** The height of what stays in view above and below the rows. */
  readonly edges: number;
}

/** Used where nothing has a size yet, such as before the first layout. */
const ASSUMED: GridView = { top: 0, left: 0, width: 1200, height: 600 };

const isSameRange = (left: IndexRange, right: IndexRange) =>
  left.first === right.first && left.last === right.last;

/** The visible part of the cells. The margin and the first column always cover the left of the scroller. */
function readView(scroller: HTMLElement, { layout, edges }: GridWindowOptions): GridView {
  const { scrollTop: top, scrollLeft: left, clientWidth, clientHeight } = scroller;
  if (clientHeight === 0) return { ...ASSUMED, top, left };
  const frozen = layout.lefts[1] ?? layout.width;
  return { top, left, width: Math.max(0, clientWidth - frozen), height: Math.max(0, clientHeight - edges) };
}

/** The same object while the range is the same, so that what is rendered of it stays as it is. */
function useSameRange({ first, last }: IndexRange): IndexRange {
  return useMemo(() => ({ first, last }), [first, last]);
}

/** Computes which rows and columns are rendered, again with each scroll and each change of size. */
export function useGridWindow(options: GridWindowOptions): GridWindow {
  const { rowCount, layout, rowHeight, edges } = options;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<GridView>(ASSUMED);
  const rows = useSameRange(rowsToRender(rowCount, rowHeight, view));
  const columns = useSameRange(columnsToRender(layout, view));
  const rendered = useRef({ rows, columns, view });
  useLayoutEffect(() => {
    rendered.current = { rows, columns, view };
  });

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const read = (update: (next: GridView) => void) => {
      const next = readView(scroller, { rowCount, layout, rowHeight, edges });
      const before = rendered.current;
      const isSame =
        isSameRange(before.rows, rowsToRender(rowCount, rowHeight, next)) &&
        isSameRange(before.columns, columnsToRender(layout, next)) &&
        before.view.height === next.height;
      if (!isSame) update(next);
    };
    // The rows must be there before the browser paints the new position.
    const handleScroll = () => read((next) => flushSync(() => setView(next)));
    read(setView);
    scroller.addEventListener('scroll', handleScroll, { passive: true });
    const sizes = new ResizeObserver(() => read(setView));
    sizes.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', handleScroll);
      sizes.disconnect();
    };
  }, [rowCount, layout, rowHeight, edges]);

  const show = useCallback(
    ({ row, column }: CellPlace) => {
      const scroller = scrollerRef.current;
      if (!scroller) return;
      const { top, left, width, height } = readView(scroller, { rowCount, layout, rowHeight, edges });
      const start = row * rowHeight;
      scroller.scrollTop = scrollInto(top, height, { start, end: start + rowHeight });
      if (column === 0) return;
      const x = (layout.lefts[column] ?? 0) - (layout.lefts[1] ?? 0);
      scroller.scrollLeft = scrollInto(left, width, { start: x, end: x + (layout.widths[column] ?? 0) });
    },
    [rowCount, layout, rowHeight, edges],
  );
  return { scrollerRef, rows, columns, page: Math.max(1, Math.floor(view.height / rowHeight)), show };
}
