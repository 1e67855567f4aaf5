import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Which of these widths in px the element with the ref reaches: the largest of them, 0 where it reaches none, infinite
 * until it is measured. The component renders again only when that changes.
 */
export function useFrameWidth<Element extends HTMLElement>(
  widths: readonly number[],
): [ref: RefObject<Element | null>, reached: number] {
  const ref = useRef<Element>(null);
  const [reached, setReached] = useState(Infinity);
  const steps = JSON.stringify(widths);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth } = element;
      const fitting = (JSON.parse(steps) as number[]).filter((width) => width <= clientWidth);
      setReached(clientWidth === 0 ? Infinity : Math.max(0, ...fitting));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [steps]);
  return [ref, reached];
}
