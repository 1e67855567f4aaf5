import { useLayoutEffect, useRef, type ReactNode } from 'react';
import classes from './list-page.module.css';

/**
 * Keeps search and filters of a list in view while it scrolls. Sets its height on the page as `--assay-sticky-top`, so that the
 * header of the table stays below it.
 */
export function StickyTools({ children }: { readonly children: ReactNode }) {
  const tools = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tools.current;
    const page = element?.parentElement;
    if (!element || !page) return;
    const measure = () => page.style.setProperty('--assay-sticky-top', `${element.offsetHeight}px`);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={tools} className={classes.tools}>
      {children}
    </div>
  );
}
