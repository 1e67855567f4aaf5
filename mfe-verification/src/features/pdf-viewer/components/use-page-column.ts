import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { PageBox } from '../../../document/page-box.ts';
import { turnBox, turnClockwise, type QuarterTurns } from '../model/quarter-turns.ts';
import {
  anchorAt,
  assumedSize,
  heightOf,
  layOutPages,
  pageAt,
  pagesToDraw,
  type PageAnchor,
  type PageLayout,
  type PageRange,
  type PageSize,
} from '../model/page-layout.ts';
import { scaleOf, zoomedIn, zoomedOut, type Zoom } from '../model/zoom.ts';

/** The scrolled column of pages: what is visible, how large, and how to move. */
export interface PageColumn {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly layout: PageLayout;
  readonly range: PageRange;
  readonly currentPage: number;
  readonly turns: QuarterTurns;
  readonly isFitWidth: boolean;
  readonly goToPage: (page: number) => void;
  /** Scrolls a box into view; does nothing when it is comfortably visible. */
  readonly reveal: (box: PageBox) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fitWidth: () => void;
  readonly turn: () => void;
  /** Called by a page that learned its own size. */
  readonly learnSize: (page: number, size: PageSize) => void;
}

interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/** Distance from the edges within which a revealed box counts as hidden, in CSS pixels. */
const COMFORT = 48;

/** How large the scroller is. */
function useViewSize(scrollerRef: RefObject<HTMLDivElement | null>): ViewSize {
  const [size, setSize] = useState<ViewSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = scroller;
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    };
    read();
    const resizes = new ResizeObserver(read);
    resizes.observe(scroller);
    return () => resizes.disconnect();
  }, [scrollerRef]);
  return size;
}

interface Place extends PageRange {
  readonly current: number;
}

/** The pages at the scrolled place. Scrolling within them changes nothing, so that it renders nothing either. */
function usePlace(
  scrollerRef: RefObject<HTMLDivElement | null>,
  layout: PageLayout,
  viewHeight: number,
): Place {
  const [place, setPlace] = useState<Place>({ first: 1, last: 1, current: 1 });
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const { first, last } = pagesToDraw(layout, scroller.scrollTop, viewHeight);
      const current = pageAt(layout, scroller.scrollTop + viewHeight / 2);
      setPlace((before) =>
        before.first === first && before.last === last && before.current === current
          ? before
          : { first, last, current },
      );
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    scroller.addEventListener('scroll', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', schedule);
    };
  }, [scrollerRef, layout, viewHeight]);
  return place;
}

/** Keeps the same place of the document under the reader's eye when pages change their size. */
function useSteadyPlace(scrollerRef: RefObject<HTMLDivElement | null>, layout: PageLayout) {
  const last = useRef({ layout, anchor: { page: 1, fraction: 0 } satisfies PageAnchor as PageAnchor });
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller || last.current.layout === layout) return;
    const middle = scroller.scrollTop + scroller.clientHeight / 2;
    const isAtStart = scroller.scrollTop === 0;
    const anchor = anchorAt(last.current.layout, middle);
    last.current = { layout, anchor };
    if (!isAtStart) scroller.scrollTop = heightOf(layout, anchor) - scroller.clientHeight / 2;
    scroller.scrollLeft = Math.max(0, (scroller.scrollWidth - scroller.clientWidth) / 2);
  }, [scrollerRef, layout]);
}

/** Scrolls so that a box lies in view, a third from the top; a whole page lies at the top. */
function scrollToBox(scroller: HTMLElement, layout: PageLayout, box: PageBox) {
  const index = box.page - 1;
  const pageHeight = layout.heights[index] ?? 0;
  const pageWidth = layout.widths[index] ?? 0;
  const top = (layout.tops[index] ?? 0) + box.y * pageHeight;
  const bottom = top + box.h * pageHeight;
  const isVisible =
    top >= scroller.scrollTop + COMFORT && bottom <= scroller.scrollTop + scroller.clientHeight - COMFORT;
  if (!isVisible) scroller.scrollTop = Math.max(0, top - (box.h < 1 ? scroller.clientHeight / 3 : 1));
  const columnWidth = Math.max(scroller.clientWidth, layout.width);
  const left = (columnWidth - pageWidth) / 2 + box.x * pageWidth;
  const right = left + box.w * pageWidth;
  if (left < scroller.scrollLeft) scroller.scrollLeft = left - COMFORT;
  else if (right > scroller.scrollLeft + scroller.clientWidth)
    scroller.scrollLeft = right - scroller.clientWidth + COMFORT;
}

/** The state of the column. `firstPageSize` is what unseen pages are taken to measure. */
export function usePageColumn(pageCount: number, firstPageSize: PageSize): PageColumn {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const view = useViewSize(scrollerRef);
  const [zoom, setZoom] = useState<Zoom>({ kind: 'fitWidth' });
  const [turns, setTurns] = useState<QuarterTurns>(0);
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(() => new Map([[1, firstPageSize]]));

  const scale = scaleOf(zoom, view.width, sizes, turns);
  const layout = useMemo(
    () => layOutPages({ pageCount, sizes, scale, turns }),
    [pageCount, sizes, scale, turns],
  );
  useSteadyPlace(scrollerRef, layout);
  const place = usePlace(scrollerRef, layout, view.height);

  const learnSize = useCallback((page: number, size: PageSize) => {
    setSizes((known) => {
      const present = known.get(page) ?? assumedSize(known);
      if (present.width === size.width && present.height === size.height) return known;
      return new Map(known).set(page, size);
    });
  }, []);
  const reveal = useCallback(
    (box: PageBox) => {
      if (scrollerRef.current) scrollToBox(scrollerRef.current, layout, turnBox(box, turns));
    },
    [layout, turns],
  );
  const goToPage = (page: number) => {
    const wanted = Math.max(1, Math.min(pageCount, page));
    if (scrollerRef.current) scrollerRef.current.scrollTop = (layout.tops[wanted - 1] ?? 0) - 1;
  };

  return {
    scrollerRef,
    layout,
    range: place,
    currentPage: place.current,
    turns,
    isFitWidth: zoom.kind === 'fitWidth',
    goToPage,
    reveal,
    zoomIn: () => setZoom(zoomedIn(scale)),
    zoomOut: () => setZoom(zoomedOut(scale)),
    fitWidth: () => setZoom({ kind: 'fitWidth' }),
    turn: () => setTurns(turnClockwise),
    learnSize,
  };
}
