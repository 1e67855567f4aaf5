import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { OUTSIDE_CLICK_DELAY_MS } from '@assay/shared/domain';

/**
 * Calls back once a click outside has not been followed by one inside for 300 ms [DPE-002]. What counts as inside is what
 * React holds inside, so that the lists of a select, which float elsewhere in the document, belong to it.
 * @returns the handler to put on the element as `onClickCapture`.
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
