import { useEffect, useState, type RefObject } from 'react';
import classes from './document.module.css';

type ElementRef = RefObject<HTMLElement | null>;

export interface LeaderLineProps {
  /** Contains both panes; the line is drawn over it. */
  readonly panesRef: ElementRef;
  readonly pagesRef: ElementRef;
  readonly metricsRef: ElementRef;
  /** The row of the active field. */
  readonly rowRef: ElementRef;
  /** The box of the active field; empty while its page is not drawn. */
  readonly boxRef: ElementRef;
  readonly activeId: string | null;
}

const isWithin = (inner: DOMRect, outer: DOMRect) => {
  const middle = inner.top + inner.height / 2;
  return middle > outer.top && middle < outer.bottom;
};

/** The path from the active row to its box; null unless both are in view. */
function measurePath(refs: Omit<LeaderLineProps, 'activeId'>): string | null {
  const [row, box] = [refs.rowRef.current, refs.boxRef.current];
  const [panes, pages, metrics] = [refs.panesRef.current, refs.pagesRef.current, refs.metricsRef.current];
  if (!row || !box || !panes || !pages || !metrics) return null;
  const frame = panes.getBoundingClientRect();
  const [from, to] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  const [left, right] = [pages.getBoundingClientRect(), metrics.getBoundingClientRect()];
  if (!isWithin(from, right) || !isWithin(to, left) || to.right > left.right) return null;
  const rowY = from.top + Math.min(14, from.height / 2) - frame.top;
  const boxY = to.bottom - 1 - frame.top; // Along the lower edge: at half the height the line would cross out the text.
  const elbow = left.right - frame.left - 12;
  return `M ${right.left - frame.left} ${rowY} H ${elbow} V ${boxY} H ${to.right - frame.left + 2}`;
}

/** A hairline from the active field to its box on the page. */
export function LeaderLine({ panesRef, pagesRef, metricsRef, rowRef, boxRef, activeId }: LeaderLineProps) {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const panes = panesRef.current;
    if (!panes) return;
    let frame = 0;
    const update = () => {
      frame = 0;
      setPath(measurePath({ panesRef, pagesRef, metricsRef, rowRef, boxRef }));
    };
    // Two frames: in the first one the viewer responds to the same scrolling with new pages and boxes.
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        frame = requestAnimationFrame(update);
      });
    };
    schedule();
    // Zoom, rotation, drawn pages and growing rows move both ends without an event of their own.
    const layoutChanges = new MutationObserver(schedule);
    layoutChanges.observe(panes, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['style'],
    });
    const sizes = new ResizeObserver(schedule);
    sizes.observe(panes);
    panes.addEventListener('scroll', schedule, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      layoutChanges.disconnect();
      sizes.disconnect();
      panes.removeEventListener('scroll', schedule, { capture: true });
    };
  }, [panesRef, pagesRef, metricsRef, rowRef, boxRef, activeId]);

  if (path === null) return null;
  return (
    <svg className={classes.leader} aria-hidden>
      <path d={path} />
    </svg>
  );
}
