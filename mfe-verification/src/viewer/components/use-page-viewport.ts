import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { PageBox } from '../../document/page-box.ts';
import {
  anchorAt,
  assumedShape,
  heightOf,
  layOutPages,
  pageAt,
  pagesInView,
  pagesToDraw,
  type PageLayout,
  type PageRange,
  type PageShape,
} from '../model/page-layout.ts';
import { rotateBox, rotateClockwise } from '../model/rotation.ts';
import { FIRST_VIEW, type ViewSettings } from '../model/view-settings.ts';
import { scaleOf, zoomedIn, zoomedOut } from '../model/zoom.ts';

/** The scrolled column of pages: what is visible, its zoom, and how to move in it. */
export interface PageViewport {
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  /** Whether the view has a size. Before that the pages are laid out far too small, and no place in them can be gone to. */
  readonly isMeasured: boolean;
  readonly layout: PageLayout;
  /** The pages to draw. */
  readonly range: PageRange;
  readonly inView: PageRange;
  readonly currentPage: number;
  readonly isFitWidth: boolean;
  readonly goToPage: (page: number) => void;
  /** Scrolls a box into view. Does nothing if it is visible, away from the edges. */
  readonly scrollToBox: (box: PageBox) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fitWidth: () => void;
  readonly rotate: () => void;
  /** Sets the shape of a page, which is known once the page is read. */
  readonly setPageShape: (page: number, shape: PageShape) => void;
}

interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/** A box nearer to an edge than this counts as hidden, in CSS pixels. */
const EDGE = 48;

/** The size of the scroller. */
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

interface VisiblePages extends PageRange {
  readonly current: number;
}

const FIRST_PAGES: VisiblePages = { first: 1, last: 1, current: 1 };

/** The pages in view. Scrolling within the same pages renders nothing. */
function useVisiblePages(
  scrollerRef: RefObject<HTMLDivElement | null>,
  layout: PageLayout,
  viewHeight: number,
): VisiblePages {
  const [visible, setVisible] = useState(FIRST_PAGES);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const { first, last } = pagesInView(layout, scroller.scrollTop, viewHeight);
      const current = pageAt(layout, scroller.scrollTop + viewHeight / 2);
      setVisible((before) =>
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
  return visible;
}

/** Keeps the same part of the document in view when pages change their size. */
function useStablePosition(scrollerRef: RefObject<HTMLDivElement | null>, layout: PageLayout) {
  const lastLayout = useRef(layout);
  const lastTop = useRef(0);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const remember = () => {
      lastTop.current = scroller.scrollTop;
    };
    scroller.addEventListener('scroll', remember, { passive: true });
    return () => scroller.removeEventListener('scroll', remember);
  }, [scrollerRef]);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller || lastLayout.current === layout) return;
    const { scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth } = scroller;
    // A column that became shorter has already been scrolled back to its end by the browser.
    const isCutOff = scrollTop >= scrollHeight - clientHeight - 1;
    const top = isCutOff ? Math.max(scrollTop, lastTop.current) : scrollTop;
    if (top > 0) {
      const anchor = anchorAt(lastLayout.current, top + clientHeight / 2);
      scroller.scrollTop = heightOf(layout, anchor) - clientHeight / 2;
    }
    scroller.scrollLeft = Math.max(0, (scrollWidth - clientWidth) / 2);
    lastLayout.current = layout;
    lastTop.current = scroller.scrollTop;
  }, [scrollerRef, layout]);
}

/** Scrolls a box to a third of the view from the top, and a whole page to the top. */
function scrollBoxIntoView(scroller: HTMLElement, layout: PageLayout, box: PageBox) {
  const index = box.page - 1;
  const pageHeight = layout.heights[index] ?? 0;
  const pageWidth = layout.widths[index] ?? 0;
  const top = (layout.tops[index] ?? 0) + box.y * pageHeight;
  const bottom = top + box.h * pageHeight;
  const isVisible =
    top >= scroller.scrollTop + EDGE && bottom <= scroller.scrollTop + scroller.clientHeight - EDGE;
  if (!isVisible) scroller.scrollTop = Math.max(0, top - (box.h < 1 ? scroller.clientHeight / 3 : 1));
  const columnWidth = Math.max(scroller.clientWidth, layout.width);
  const left = (columnWidth - pageWidth) / 2 + box.x * pageWidth;
  const right = left + box.w * pageWidth;
  if (left < scroller.scrollLeft) scroller.scrollLeft = left - EDGE;
  else if (right > scroller.scrollLeft + scroller.clientWidth)
    scroller.scrollLeft = right - scroller.clientWidth + EDGE;
}

/** The state of the column. Pages that were not read yet count as large as the first one. */
export function usePageViewport(
  pageCount: number,
  firstPage: PageShape,
  [settings, setSettings]: readonly [ViewSettings, (next: ViewSettings) => void],
): PageViewport {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const view = useViewSize(scrollerRef);
  const { zoom, turns } = settings;
  const [shapes, setShapes] = useState<ReadonlyMap<number, PageShape>>(() => new Map([[1, firstPage]]));

  const scale = scaleOf(zoom, view.width, shapes, turns);
  const layout = useMemo(
    () => layOutPages({ pageCount, shapes, scale, turns }),
    [pageCount, shapes, scale, turns],
  );
  useStablePosition(scrollerRef, layout);
  const visible = useVisiblePages(scrollerRef, layout, view.height);

  const setPageShape = useCallback((page: number, shape: PageShape) => {
    setShapes((known) => {
      const { width, height, upright } = known.get(page) ?? assumedShape(known);
      if (width === shape.width && height === shape.height && upright === shape.upright) return known;
      return new Map(known).set(page, shape);
    });
  }, []);
  const scrollToBox = useCallback(
    (box: PageBox) => {
      const own = layout.turns[box.page - 1] ?? 0;
      if (scrollerRef.current) scrollBoxIntoView(scrollerRef.current, layout, rotateBox(box, own));
    },
    [layout],
  );
  const goToPage = (page: number) => {
    const wanted = Math.max(1, Math.min(pageCount, page));
    if (scrollerRef.current) scrollerRef.current.scrollTop = (layout.tops[wanted - 1] ?? 0) - 1;
  };

  return {
    scrollerRef,
    isMeasured: view.width > 0,
    layout,
    range: pagesToDraw(visible, layout),
    inView: visible,
    currentPage: visible.current,
    isFitWidth: zoom.kind === 'fitWidth',
    goToPage,
    scrollToBox,
    zoomIn: () => setSettings({ ...settings, zoom: zoomedIn(scale) }),
    zoomOut: () => setSettings({ ...settings, zoom: zoomedOut(scale) }),
    fitWidth: () => setSettings({ ...settings, zoom: FIRST_VIEW.zoom }),
    rotate: () => setSettings({ ...settings, turns: rotateClockwise(turns) }),
    setPageShape,
  };
}

/** Scrolls to each new target once, and not again when only the zoom changes. */
export function useScrollTarget({ scrollToBox, isMeasured }: PageViewport, target: PageBox | null): void {
  useEffect(() => {
    if (target && isMeasured) scrollToBox(target);
    // oxlint-disable-next-line react/exhaustive-deps -- `scrollToBox` changes with the layout, which must not scroll back.
  }, [target, isMeasured]);
}
