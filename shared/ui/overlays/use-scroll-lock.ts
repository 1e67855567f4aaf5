import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Keeps the page behind a modal from scrolling while `isLocked`, without a jump where the scroll bar was. By properties of
 * the element and not by a style sheet written at run time, so that a strict content security policy needs no nonce for it.
 */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const { style, clientWidth } = document.documentElement;
    const scrollBar = window.innerWidth - clientWidth;
    locks += 1;
    if (locks === 1) {
      style.overflow = 'hidden';
      style.paddingRight = scrollBar > 0 ? `${scrollBar}px` : '';
    }
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.overflow = '';
      style.paddingRight = '';
    };
  }, [isLocked]);
}
