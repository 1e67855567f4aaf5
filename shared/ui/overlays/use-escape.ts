import { useEffect, useRef } from 'react';

type Handler = () => void;

/** What is open over the page, the topmost last; Escape is for that one only. */
const openOnes: { readonly current: Handler }[] = [];

/** An open list under a field closes itself on Escape and marks its field so. */
export function isTakenByList(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isTakenByList(event.target)) return;
  openOnes.at(-1)?.current();
}

/**
 * Calls back on Escape while `isOpen`, if nothing opened later is still there. Listens at the document, after everything
 * inside had its turn: a menu or an editor that uses Escape for itself stops the key on its way.
 */
export function useEscape(isOpen: boolean, onEscape: Handler): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return;
    openOnes.push(latest);
    if (openOnes.length === 1) document.addEventListener('keydown', handleKeyDown);
    return () => {
      openOnes.splice(openOnes.indexOf(latest), 1);
      if (openOnes.length === 0) document.removeEventListener('keydown', handleKeyDown);
    };
  }, [isOpen]);
}
