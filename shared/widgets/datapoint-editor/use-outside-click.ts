import { useEffect, useRef } from 'react';
import { OUTSIDE_CLICK_DELAY_MS } from '@assay/shared/domain';

/**
 * Calls back once a click outside has not been followed by one inside for 300 ms [1 §4, §9]. What counts as inside is what
 * React holds inside, so that the lists of a select, which float elsewhere in the document, belong to it.
 * @returns the handler to put on the element as `onClickCapture`.
 */
export function useOutsideClick(isActive: boolean, onOutside: () => void): () => void {
  const wasInside = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onOutside);
  useEffect(() => {
    latest.current = onOutside;
  });

  useEffect(() => {
    if (!isActive) return;
    const handleClick = () => {
      clearTimeout(timer.current);
      if (!wasInside.current) timer.current = setTimeout(() => latest.current(), OUTSIDE_CLICK_DELAY_MS);
      wasInside.current = false;
    };
    wasInside.current = false;
    document.addEventListener('click', handleClick);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('click', handleClick);
    };
  }, [isActive]);

  return () => {
    wasInside.current = true;
  };
}
