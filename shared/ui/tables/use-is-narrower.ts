import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the element with the ref is narrower than `width` px; false without a width. */
export function useIsNarrower<Element extends HTMLElement>(
  width: number | undefined,
): [ref: RefObject<Element | null>, isNarrower: boolean] {
  const ref = useRef<Element>(null);
  const [isNarrower, setIsNarrower] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || width === undefined) return;
    const measure = () => setIsNarrower(element.clientWidth < width);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [width]);
  return [ref, isNarrower];
}
