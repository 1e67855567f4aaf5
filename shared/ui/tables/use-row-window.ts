import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** The rows of a long table that are drawn: those in view and some on either side. */
export interface RowWindow {
  readonly first: number;
  /** The row after the last. */
  readonly end: number;
  /** Height in px of the rows that are left out. */
  readonly above: number;
  readonly below: number;
}

/** Rows drawn beside those in view, so that a step by keyboard or a short scroll finds them. */
const BESIDE = 10;
/** Until a row is measured. */
const DEFAULT_ROW_HEIGHT = 37;

const heightOfRow = (body: HTMLElement): number =>
  body.querySelector<HTMLElement>('tr[data-row-key]')?.offsetHeight || DEFAULT_ROW_HEIGHT;

/** @param count of all rows; @param isOn false draws all of them [AMB-026] */
export function useRowWindow(
  count: number,
  isOn: boolean,
): [body: RefObject<HTMLTableSectionElement | null>, shown: RowWindow] {
  const body = useRef<HTMLTableSectionElement>(null);
  const [range, setRange] = useState({ first: 0, end: BESIDE * 2, rowHeight: DEFAULT_ROW_HEIGHT });
  const measure = useCallback(() => {
    if (!body.current) return;
    const rowHeight = heightOfRow(body.current);
    const { top } = body.current.getBoundingClientRect();
    const first = Math.max(0, Math.floor(-top / rowHeight) - BESIDE);
    const end = Math.max(first, Math.ceil((window.innerHeight - top) / rowHeight) + BESIDE);
    setRange((before) =>
      before.first === first && before.end === end && before.rowHeight === rowHeight
        ? before
        : { first, end, rowHeight },
    );
  }, []);
  useLayoutEffect(() => {
    if (!isOn) return;
    measure();
    // Whatever scrolls, the table or something around it.
    const options = { capture: true, passive: true };
    const root = body.current?.getRootNode() ?? document;
    document.addEventListener('scroll', measure, options);
    // The document does not hear what scrolls inside a shadow root.
    root.addEventListener('scroll', measure, options);
    window.addEventListener('resize', measure);
    return () => {
      document.removeEventListener('scroll', measure, options);
      root.removeEventListener('scroll', measure, options);
      window.removeEventListener('resize', measure);
    };
  }, [isOn, count, measure]);
  if (!isOn) return [body, { first: 0, end: count, above: 0, below: 0 }];
  const first = Math.min(range.first, Math.max(0, count - BESIDE));
  const end = Math.min(count, range.end);
  return [body, { first, end, above: first * range.rowHeight, below: (count - end) * range.rowHeight }];
}
