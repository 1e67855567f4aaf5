import { useEffect, useRef } from 'react';
import { useUiSurroundings } from '../provider/ui-context.ts';

type Handler = () => void;
type HandlerRef = { readonly current: Handler };

/** The handlers of open overlays by the element they are inside, the topmost last. Escape calls only that one. */
const openHandlers = new WeakMap<HTMLElement, HandlerRef[]>();

/** An open list under a field closes itself on Escape and marks its field so. */
export function isTakenByList(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
}

/** The handlers of an element, which hears its keys from the first on. */
function handlersOf(rootElement: HTMLElement): HandlerRef[] {
  const known = openHandlers.get(rootElement);
  if (known) return known;
  const handlers: HandlerRef[] = [];
  openHandlers.set(rootElement, handlers);
  rootElement.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isTakenByList(event.target)) return;
    handlers.at(-1)?.current();
  });
  return handlers;
}

/**
 * Calls `onEscape` on Escape while `isOpen`, unless a later overlay is still open. Listens at the element that all of ours
 * is inside, so that a menu or an editor that uses Escape for itself can stop the event.
 */
export function useEscape(isOpen: boolean, onEscape: Handler): void {
  const { rootElement } = useUiSurroundings();
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return;
    const handlers = handlersOf(rootElement);
    handlers.push(latest);
    return () => void handlers.splice(handlers.indexOf(latest), 1);
  }, [isOpen, rootElement]);
}
