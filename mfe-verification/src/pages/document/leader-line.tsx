import { useEffect, useState, type RefObject } from 'react';
import classes from './document.module.css';

export interface LeaderLineProps {
  /** What holds both panes; the line is drawn over it. */
  readonly panesRef: RefObject<HTMLElement | null>;
  readonly activeId: string | null;
}

const isWithin = (inner: DOMRect, outer: DOMRect) => {
  const middle = inner.top + inner.height / 2;
  return middle > outer.top && middle < outer.bottom;
};

/** The path from the active row to its box, both in view; null when one of them is not. */
function measure(panes: HTMLElement): string | null {
  const row = panes.querySelector('[data-field][data-active]');
  const box = panes.querySelector('[data-highlight][data-active]');
  const [viewer, panel] = panes.children;
  if (!row || !box || !viewer || !panel) return null;
  const frame = panes.getBoundingClientRect();
  const [from, to] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  const [left, right] = [viewer.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (!isWithin(from, right) || !isWithin(to, left) || to.right > left.right) return null;
  const rowY = from.top + Math.min(14, from.height / 2) - frame.top;
  const boxY = to.bottom - 1 - frame.top; // Along its lower edge: at half its height the line would strike words out.
  const elbow = left.right - frame.left - 12;
  return `M ${right.left - frame.left} ${rowY} H ${elbow} V ${boxY} H ${to.right - frame.left + 2}`;
}

/** A hairline from the active field to its box on the page. */
export function LeaderLine({ panesRef, activeId }: LeaderLineProps) {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const panes = panesRef.current;
    if (!panes) return;
    let frame = 0;
    const update = () => {
      frame = 0;
      setPath(measure(panes));
    };
    // Two frames: in the first one the viewer answers the same scrolling with new pages and boxes.
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        frame = requestAnimationFrame(update);
      });
    };
    schedule();
    const changes = new MutationObserver(schedule);
    changes.observe(panes, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['style', 'data-active'],
    });
    const sizes = new ResizeObserver(schedule);
    sizes.observe(panes);
    panes.addEventListener('scroll', schedule, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      panes.removeEventListener('scroll', schedule, { capture: true });
    };
  }, [panesRef, activeId]);

  if (path === null) return null;
  return (
    <svg className={classes.leader} aria-hidden>
      <path d={path} />
    </svg>
  );
}
