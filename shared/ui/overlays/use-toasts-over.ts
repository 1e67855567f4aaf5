import { useLayoutEffect, type RefObject } from 'react';
import { useUiSurroundings } from '../provider/ui-context.ts';

/** The distance of toasts to the bottom of the window, in px: `--assay-space-6`. */
const TOAST_BOTTOM = 24;

/**
 * Shows toasts over an element instead of the bottom centre of the window, while the component is mounted: nothing else
 * moves or is covered. Without the element they stay where they are.
 * @param above how far above the bottom of the element, in px
 */
export function useToastsOver(elementRef: RefObject<HTMLElement | null>, above: number): void {
  const { rootElement } = useUiSurroundings();
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const { style } = rootElement;
    const place = () => {
      const { left, width, bottom } = element.getBoundingClientRect();
      style.setProperty('--assay-toast-center', `${Math.round(left + width / 2)}px`);
      style.setProperty(
        '--assay-toast-lift',
        `${Math.round(window.innerHeight - bottom + above - TOAST_BOTTOM)}px`,
      );
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty('--assay-toast-center');
      style.removeProperty('--assay-toast-lift');
    };
  }, [elementRef, above, rootElement]);
}
