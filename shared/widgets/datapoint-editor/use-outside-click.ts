import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { OUTSIDE_CLICK_DELAY_MS } from '@assay/shared/domain';

/**
 * Calls back 300 ms after a click outside, unless a click inside follows [DPE-002]. Descendants in the React tree count as
 * inside, so that the list of a select, which is elsewhere in the DOM, belongs to it.
 * @returns the handler for `onClickCapture` of the element.
 */
export function useOutsideClick(isActive: boolean, onOutside: () => void): (event: MouseEvent) => void {
  const lastInside = useRef<Event>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onOutside);
  useEffect(() => {
    latest.current = onOutside;
  });

  useEffect(() => {
    if (!isActive) return;
    const handleClick = (event: Event) => {
      clearTimeout(timer.current);
      if (event !== lastInside.current)
        timer.current = setTimeout(() => latest.current(), OUTSIDE_CLICK_DELAY_MS);
    };
    document.addEventListener('click', handleClick);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('click', handleClick);
    };
  }, [isActive]);

  return (event) => {
    lastInside.current = event.nativeEvent;
  };
}
