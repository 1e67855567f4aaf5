import { useCallback, useEffect, useRef } from 'react';

const SIGNS = ['keydown', 'pointerdown', 'wheel'] as const;

/** Gives a function that tells whether the user did anything since it was called last. */
export function useActivity(): () => boolean {
  const isActiveRef = useRef(true);
  useEffect(() => {
    const mark = () => {
      isActiveRef.current = true;
    };
    for (const sign of SIGNS) window.addEventListener(sign, mark, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, mark, { capture: true });
    };
  }, []);
  return useCallback(() => {
    const isActive = isActiveRef.current;
    isActiveRef.current = false;
    return isActive;
  }, []);
}
