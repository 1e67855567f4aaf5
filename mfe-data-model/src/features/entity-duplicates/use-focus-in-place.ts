import { useEffect, useRef, type RefObject } from 'react';

const groupsIn = (element: HTMLElement | null) => [
  ...(element?.querySelectorAll<HTMLElement>('td [role=group]') ?? []),
];

/**
 * After an answer, once its pair has left the list, the focus goes to the answers to the pair in its place, so that the next one
 * is answered by keyboard.
 * @param ref the element around the list
 * @param rows the pairs of the page
 * @returns what is called with an answer
 */
export function useFocusInPlace(ref: RefObject<HTMLElement | null>, rows: readonly unknown[]): () => void {
  const answered = useRef<number | null>(null);
  const focused = useRef(0);
  useEffect(() => {
    const element = ref.current;
    const note = ({ target }: FocusEvent) => {
      const place = groupsIn(element).findIndex((group) => target instanceof Node && group.contains(target));
      if (place !== -1) focused.current = place;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [ref]);
  useEffect(() => {
    const place = answered.current;
    answered.current = null;
    if (place === null || document.activeElement !== document.body) return;
    const shown = groupsIn(ref.current);
    (shown[place] ?? shown.at(-1))?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [ref, rows]);
  return () => {
    answered.current = focused.current;
  };
}
