import { useEffect, useRef } from 'react';

type Handler = () => void;

/** The handlers of open overlays, the topmost last. Escape calls only that one. */
const openHandlers: { readonly current: Handler }[] = [];

/** An open list under a field closes itself on Escape and marks its field so. */
export function isTakenByList(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isTakenByList(event.target)) return;
  openHandlers.at(-1)?.current();
}

/**
 * Calls `onEscape` on Escape while `isOpen`, unless a later overlay is still open. Listens at the document, so that a menu
 * or an editor that uses Escape for itself can stop the event.
 */
export function useEscape(isOpen: boolean, onEscape: Handler): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return;
    openHandlers.push(latest);
    if (openHandlers.length === 1) document.addEventListener('keydown', handleKeyDown);
    return () => {
      openHandlers.splice(openHandlers.indexOf(latest), 1);
      if (openHandlers.length === 0) document.removeEventListener('keydown', handleKeyDown);
    };
  }, [isOpen]);
}
